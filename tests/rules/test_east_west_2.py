"""From East to West, Part II: the clauses of docs/rules/east_west_2.md."""

import json
from collections import Counter

import pytest

import century
from century.data.box import builtin_boxes
from clauses import rule
from scenario import Table, cubes, may, row, seat_of

COUNTS = (2, 3, 4)
LAYOUTS = ("star", "strait", "delta", "random")
SPACES = {"B2/1": 4, "B2/2": 4, "F2/1": 4, "F2/2": 4}
GOODS = ("ginger", "chili", "tea", "cloves")

BOX = builtin_boxes().new_world
UNMARKED = {tile.id for tile in BOX.bonus if tile.mark is None}
MARKETS = {tile.id: tile for tile in builtin_boxes().eastern_wonders.markets}

# What lies where on the tables of these tests; in the star 1 to 6 lie around the sea, and 7 to 12
# around those: 7 beside 1 and 2, 8 beside 2 and 3, and so on to 12 beside 6 and 1.
ISLANDS = {
    1: "ginger5",  # R for YYY
    2: "chili4",  # YY for RR
    3: "tea4",  # RR for GG
    4: "cloves5",  # YYY for B
    5: "ginger1",
    6: "chili2",
    7: "tea6",  # YY for G
    8: "cloves3",  # GG for BB
    9: "ginger4",
    10: "chili3",
    11: "tea5",
    12: "cloves2",  # YR for B
}


def deals(players: int, layout: str = "star") -> list[century.Game]:
    """New games with these islands."""
    return [century.new("east_west_2", players, seed, layout=layout) for seed in range(10)]


def island_table(players: int = 2) -> Table:
    """Nobody has cubes, and all ships are at sea."""
    table = Table("east_west_2", players)
    for index, tile in ISLANDS.items():
        table.island(index, tile)
    for seat in range(players):
        table.seat(seat, cubes="", settlers=6)
    return table


def places(game: century.Game) -> list[tuple[int, int]]:
    return [(island["at"][0], island["at"][1]) for island in game.view()["islands"]]


def beside(found: list[tuple[int, int]], index: int) -> set[int]:
    """The islands that share a side with this one."""
    q, r = found[index]
    around = {(q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)}
    return {other for other, place in enumerate(found) if place in around}


def sails(game: century.Game) -> set[int]:
    """Where the ship may go."""
    return {int(action.split()[1]) for action in may(game, "sail")}


# Setup


@rule("ew2.setup.boards")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_board_is_a2_b2_c1_f2(players: int) -> None:
    table = island_table(players)
    table.open_all()
    table.points("n27", "n20", "n44", "n42")
    table.seat(0, cubes="YYYRRRGGBB", settlers=12, ship=1, posts=[1])
    sizes = {"A2": 6, "B2": 5, "C1": 6, "F2": 5}
    expected = [f"work {name}.{n}" for name, size in sizes.items() for n in range(1, size + 1)]
    assert table.game().actions() == [*expected, "rest"]


@rule("ew2.setup.cards")
@pytest.mark.parametrize(
    ("players", "removed", "count"), [(2, ("3+", "=4"), 28), (3, ("=4",), 36), (4, (), 44)]
)
def test_cards_with_a_white_star_or_for_more_players_stay_in_the_box(
    players: int, removed: tuple[str, ...], count: int
) -> None:
    kept = [c.id for c in BOX.points if c.star != "white" and c.players not in removed]
    assert len(kept) == count
    for game in deals(players):
        assert sorted(row(game, "points") + game.position()["hidden"]["points"]) == kept


@rule("ew2.setup.cards", "nw.setup.cards.row")
@pytest.mark.parametrize(("place", "fort"), list(enumerate(["A2.1", "A2.2", "B2.1", "B2.2"])))
def test_the_row_lies_above_the_forts_from_left_to_right(place: int, fort: str) -> None:
    table = island_table()
    table.seat(0, cubes="YYYRRGG")
    table.points("n20", "n17", "n39", "n18", deck=["n01"])
    game = table.play(f"work {fort}")
    assert seat_of(game, 0)["cards"] == [("n20", "n17", "n39", "n18")[place]]
    assert row(game, "points")[3] == "n01"


@rule("ew2.setup.bonus")
@pytest.mark.parametrize("players", COUNTS)
def test_unmarked_bonus_tiles_fill_the_spaces_of_b2_and_f2(players: int) -> None:
    left_over: set[str] = set()
    for game in deals(players):
        stacks = game.position()["hidden"]["bonus"]
        tiles = {tile for stack in stacks.values() for tile in stack}
        assert {space: len(stack) for space, stack in stacks.items()} == SPACES
        assert len(tiles) == 16
        assert tiles < UNMARKED
        left_over |= UNMARKED - tiles
    assert len(left_over) > 3


@rule("ew2.setup.explore")
@pytest.mark.parametrize(("players", "left_over"), [(2, 1), (3, 1), (4, 3)])
def test_exploration_tiles_cover_seven_locations_and_two_more(players: int, left_over: int) -> None:
    expected = {"B2.3", "B2.4", "C1.3", "C1.4", "C1.5", "C1.6", "F2.4"}
    expected |= {"A2.5", "A2.6"} if players < 4 else set()
    for game in deals(players):
        locations = game.view()["locations"]
        assert locations.keys() == expected
        tiles = {place["tile"] for place in locations.values()}
        table = json.dumps(game.position())
        nowhere = {tile.id for tile in BOX.exploration if f'"{tile.id}"' not in table}
        assert (len(tiles), len(nowhere)) == (10 - left_over, left_over)
        assert ("work A2.5" in game.actions()) == (players == 4)


@rule("ew2.setup.side")
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_begins_with_three_trading_posts_in_each_of_four_rows(players: int) -> None:
    for game in deals(players):
        for seat in game.view()["seats"]:
            assert seat["posts"] == dict.fromkeys(GOODS, 3)
        assert not any(island["posts"] for island in game.view()["islands"])


@rule("ew2.setup.side")
def test_a_player_board_has_four_bonus_spaces() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3], bonus=["b01", "b02", "b03"])
    game = table.play("work F2.2", "sail 4", "build", "bonus B2/1")
    assert len(seat_of(game, 0)["bonus"]) == 4
    table.seat(0, bonus=["b01", "b02", "b03", "b04"])
    game = table.play("work F2.2", "sail 4", "build")
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.setup.islands")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_islands_are_a_sea_tile_and_three_market_tiles_of_each_symbol(
    layout: str, players: int
) -> None:
    for game in deals(players, layout):
        tiles = [island["tile"] for island in game.view()["islands"]]
        assert tiles[0] == "sea"
        assert len(set(tiles)) == len(tiles) == 13
        goods = [MARKETS[tile].symbol for tile in tiles[1:]]
        assert Counter(goods) == dict.fromkeys(GOODS, 3)


@rule("ew2.setup.islands")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_island_touches_two_others_and_all_hang_together(layout: str) -> None:
    for game in deals(2, layout):
        found = places(game)
        assert len(set(found)) == 13
        assert all(len(beside(found, index)) >= 2 for index in range(13))
        reached = {0}
        for _ in range(13):
            reached |= {other for index in reached for other in beside(found, index)}
        assert len(reached) == 13


@rule("ew2.setup.islands", "ew2.setup.islands.layout")
def test_any_market_tile_may_lie_on_any_island() -> None:
    games = [century.new("east_west_2", 2, seed).view() for seed in range(250)]
    for index in range(1, 13):
        assert {game["islands"][index]["tile"] for game in games} == MARKETS.keys()


@rule("ew2.setup.islands.layout")
@pytest.mark.parametrize("players", COUNTS)
def test_by_default_two_rings_of_six_lie_around_the_sea(players: int) -> None:
    game = century.new("east_west_2", players, 5)
    found = places(game)
    inner = beside(found, 0)
    outer = {other for index in inner for other in beside(found, index)} - inner - {0}
    assert game.options["layout"] == "star"
    assert (len(inner), len(outer)) == (6, 6)


@rule("ew2.setup.islands.layout")
@pytest.mark.parametrize("layout", ["star", "strait", "delta"])
def test_the_layouts_of_the_component_data_can_be_chosen(layout: str) -> None:
    printed = builtin_boxes().eastern_wonders.layouts
    assert len({frozenset(printed[name]) for name in ("star", "strait", "delta")}) == 3
    for game in deals(2, layout):
        assert places(game) == list(printed[layout])
        assert game.options["layout"] == layout


@rule("ew2.setup.islands.layout")
def test_a_random_layout_is_drawn_by_the_seed() -> None:
    drawn = [places(game) for game in deals(3, "random")]
    assert drawn == [places(game) for game in deals(3, "random")]
    assert len({frozenset(found) for found in drawn}) == len(drawn)


@rule("ew2.setup.ships")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_ship_begins_at_sea(layout: str, players: int) -> None:
    for game in deals(players, layout):
        islands = game.view()["islands"]
        assert [seat["ship"] for seat in game.view()["seats"]] == [0] * players
        assert islands[0]["ships"] == list(range(players))
        assert not any(island["ships"] for island in islands[1:])


# Ship moves


@rule("ew2.loc.sail", "ew2.loc.sail.must")
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("location", "steps"), [("F2.2", 1), ("F2.5", 2), ("F2.4", 12)])
def test_a_ship_moves_to_another_tile_within_its_steps(
    location: str, steps: int, layout: str
) -> None:
    table = Table("east_west_2", seed=3, layout=layout)
    table.open("F2.4", by=1)
    for start in range(13):
        table.seat(0, ship=start)
        game = table.play(f"work {location}")
        found = places(game)
        reached = {start}
        for _ in range(steps):
            reached |= {other for index in reached for other in beside(found, index)}
        assert sails(game) == reached - {start}


@rule("ew2.loc.sail")
def test_a_ship_move_moves_the_own_ship_only() -> None:
    table = island_table(players=3)
    table.seat(1, ship=3)
    game = table.play("work F2.2", "sail 5", "skip")
    assert [seat["ship"] for seat in game.view()["seats"]] == [5, 3, 0]
    assert [island["ships"] for island in game.view()["islands"]][:6] == [[2], [], [], [1], [], [0]]


@rule("ew2.loc.sail.must", "ew2.loc.sail.pay")
def test_a_ship_move_with_no_affordable_tile_cannot_be_chosen() -> None:
    table = island_table(players=3)
    table.seat(0, ship=7)
    table.seat(1, ship=1)
    table.seat(2, ship=2)
    actions = table.game().actions()
    assert "work F2.2" not in actions
    assert "work F2.5" in actions
    table.seat(0, cubes="Y")
    assert sails(table.play("work F2.2")) == {1, 2}
    table.seat(0, cubes="")
    table.seat(2, ship=9)
    game = table.play("work F2.2")
    assert (seat_of(game, 0)["ship"], game.decision) == (2, "build")


@rule("ew2.loc.sail.through")
def test_passing_through_a_tile_costs_nothing() -> None:
    table = island_table(players=3)
    table.seat(0, cubes="YR", ship=7)
    table.seat(1, ship=1)
    table.seat(2, ship=2)
    game = table.play("work F2.5", "sail 0")
    assert [cubes(game, seat) for seat in range(3)] == ["YR", "", ""]
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.loc.sail.through")
def test_a_penniless_ship_passes_through_a_crowd() -> None:
    table = island_table(players=3)
    table.seat(0, ship=7)
    table.seat(1, ship=1)
    table.seat(2, ship=2)
    assert sails(table.play("work F2.5")) == {0, 3, 6, 8, 12}


@rule("ew2.loc.sail.pay")
def test_the_owner_of_a_ship_on_the_tile_gets_a_cube_of_the_payers_choice() -> None:
    table = island_table()
    table.seat(0, cubes="YGB")
    table.seat(1, cubes="R", ship=1)
    game = table.play("work F2.2", "sail 1")
    assert (game.decision, game.actions()) == ("pay", ["pay Y", "pay G", "pay B"])
    game.play("pay G")
    assert (cubes(game, 0), cubes(game, 1)) == ("YB", "RG")


@rule("ew2.loc.sail.pay")
def test_ships_at_sea_are_paid_too() -> None:
    table = island_table(players=3)
    table.seat(0, cubes="YR", ship=1)
    table.seat(2, ship=5)
    game = table.play("work F2.2", "sail 0", "pay R")
    assert [cubes(game, seat) for seat in range(3)] == ["Y", "R", ""]
    assert (game.turn, game.decision) == (1, "turn")
    table.seat(0, cubes="")
    assert 0 not in sails(table.play("work F2.2"))


@rule("ew2.loc.sail.pay")
def test_nobody_is_paid_for_a_trading_post_or_a_ship_elsewhere() -> None:
    table = island_table()
    table.seat(0, cubes="B")
    table.seat(1, ship=7, posts=[1])
    game = table.play("work F2.2", "sail 1")
    assert (game.turn, cubes(game, 0), cubes(game, 1)) == (1, "B", "")


@rule("ew2.loc.sail.pay")
@pytest.mark.parametrize(("players", "ships"), [(2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3)])
def test_a_ship_cannot_end_where_it_cannot_pay_all(players: int, ships: int) -> None:
    table = island_table(players)
    for seat in range(1, 1 + ships):
        table.seat(seat, ship=1)
    table.seat(0, cubes="Y" * (ships - 1))
    assert sails(table.play("work F2.2")) == {2, 3, 4, 5, 6}
    table.seat(0, cubes="Y" * ships)
    assert sails(table.play("work F2.2")) == {1, 2, 3, 4, 5, 6}
    game = table.play("work F2.2", "sail 1")
    assert [cubes(game, seat) for seat in range(1 + ships)] == ["", *["Y"] * ships]


@rule("ew2.loc.sail.pay.order")
@pytest.mark.parametrize(
    ("players", "turn", "order"),
    [(3, 0, (1, 2)), (3, 1, (2, 0)), (4, 2, (3, 0, 1)), (4, 3, (0, 1, 2))],
)
def test_owners_are_paid_in_turn_order_after_the_payer(
    players: int, turn: int, order: tuple[int, ...]
) -> None:
    table = island_table(players)
    table.turn(turn)
    table.seat(turn, cubes="YRGB")
    for seat in order:
        table.seat(seat, ship=1)
    game = table.play("work F2.2", "sail 1")
    for seat, colour in zip(order, "GYB", strict=False):
        assert (game.turn, game.seat, game.decision) == (turn, turn, "pay")
        assert cubes(game, seat) == ""
        game.play(f"pay {colour}")
        assert cubes(game, seat) == colour


# Building


@rule("ew2.loc.sail.build")
def test_a_trading_post_may_be_built_on_arrival() -> None:
    table = island_table()
    game = table.play("work F2.2", "sail 2")
    assert (game.decision, game.actions()) == ("build", ["build", "skip"])
    game.play("build")
    assert game.view()["islands"][2]["posts"] == [0]
    assert (game.turn, game.decision) == (1, "turn")
    game = table.play("work F2.2", "sail 2", "skip")
    assert game.view()["islands"][2]["posts"] == []
    assert seat_of(game, 0)["posts"] == dict.fromkeys(GOODS, 3)
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.loc.sail.build")
def test_nobody_builds_twice_on_a_tile() -> None:
    table = island_table()
    table.seat(0, cubes="BBBB", posts=[2])
    game = table.play("work F2.2", "sail 2")
    assert game.view()["islands"][2]["posts"] == [0]
    assert (game.turn, game.decision, cubes(game, 0)) == (1, "turn", "BBBB")


@rule("ew2.loc.sail.build")
def test_nobody_builds_at_sea() -> None:
    table = island_table()
    table.seat(0, cubes="YYRR", ship=1)
    table.seat(1, ship=5)
    game = table.play("work F2.2", "sail 0")
    assert (game.turn, game.decision) == (1, "turn")
    assert game.view()["islands"][0]["posts"] == []


@rule("ew2.loc.sail.build")
def test_ships_are_paid_before_a_post_is_built() -> None:
    table = island_table(players=3)
    table.seat(0, cubes="B")
    table.seat(1, ship=2)
    table.seat(2, posts=[2])
    game = table.play("work F2.2", "sail 2")
    assert (cubes(game, 0), cubes(game, 1)) == ("", "B")
    assert (game.turn, game.view()["islands"][2]["posts"]) == (1, [2])
    table.seat(0, cubes="GB")
    game = table.play("work F2.2", "sail 2", "pay B", "build")
    assert (cubes(game, 0), cubes(game, 1), cubes(game, 2)) == ("", "B", "")
    assert game.view()["islands"][2]["posts"] == [0, 2]


@rule("ew2.loc.sail.build.price")
@pytest.mark.parametrize(
    ("players", "posts", "price"),
    [
        (2, 0, 0),
        (2, 1, 2),
        (3, 0, 0),
        (3, 1, 1),
        (3, 2, 2),
        (4, 0, 0),
        (4, 1, 1),
        (4, 2, 2),
        (4, 3, 3),
    ],
)
def test_a_post_costs_cubes_for_each_post_already_there(
    players: int, posts: int, price: int
) -> None:
    table = island_table(players)
    for seat in range(1, 1 + posts):
        table.seat(seat, posts=[2, 4])
    if price:
        table.seat(0, cubes="B" * (price - 1))
        game = table.play("work F2.2", "sail 2")
        assert (game.turn, 0 in game.view()["islands"][2]["posts"]) == (1, False)
    table.seat(0, cubes="B" * price)
    game = table.play("work F2.2", "sail 2", "build")
    assert [cubes(game, seat) for seat in range(players)] == [""] * players
    assert game.view()["islands"][2]["posts"] == list(range(1 + posts))


@rule("ew2.loc.sail.build.price")
def test_the_price_is_paid_in_any_colours() -> None:
    table = island_table()
    table.seat(0, cubes="YRGB")
    table.seat(1, posts=[2])
    game = table.play("work F2.2", "sail 2", "build")
    assert (game.decision, game.actions()) == ("spend", ["spend Y", "spend R", "spend G"])
    assert game.play("spend R").actions() == ["spend G", "spend B"]
    game.play("spend B")
    assert (cubes(game, 0), cubes(game, 1)) == ("YG", "")
    assert game.view()["islands"][2]["posts"] == [0, 1]


@rule("ew2.loc.sail.build.price")
def test_a_ship_on_the_tile_does_not_raise_the_price() -> None:
    table = island_table()
    table.seat(0, cubes="B")
    table.seat(1, ship=2)
    game = table.play("work F2.2", "sail 2", "build")
    assert game.view()["islands"][2]["posts"] == [0]


@rule("ew2.loc.sail.build.take")
@pytest.mark.parametrize(
    ("posts", "good", "left", "gained"),
    [
        ([], "cloves", 2, 1),
        ([8], "cloves", 1, 2),
        ([8, 12], "cloves", 0, 3),
        ([1, 5, 9], "cloves", 2, 1),
    ],
)
def test_the_leftmost_post_of_the_row_with_the_symbol_is_taken(
    posts: list[int], good: str, left: int, gained: int
) -> None:
    table = island_table()
    table.seat(0, posts=posts)
    before = table.game()
    game = table.play("work F2.2", "sail 4", "build")
    assert seat_of(game, 0)["posts"] == seat_of(before, 0)["posts"] | {good: left}
    assert game.scores()[0]["posts"] == before.scores()[0]["posts"] + gained


@rule("ew2.loc.sail.build.take")
def test_with_an_empty_row_nothing_can_be_built() -> None:
    table = island_table()
    table.seat(0, posts=[8, 12])
    game = table.game()
    # With the standard islands no table comes to this, so the last post is taken off by hand.
    game.state.posts_built[0, GOODS.index("cloves")] = 3
    game.play("work F2.2").play("sail 4")
    assert (game.turn, game.view()["islands"][4]["posts"]) == (1, [])


COLUMNS = [
    # posts so far, where the ship is, where it builds
    ([1, 2, 3], 0, 4),
    ([2, 3, 4], 0, 1),
    ([1, 5, 9, 2, 6, 3], 0, 4),
    ([1, 2, 3, 4, 5, 6, 7], 3, 8),
    ([1, 2, 3, 4, 5, 6, 8], 1, 7),
    ([1, 2, 3, 4, 5, 6, 7, 9, 10, 11], 3, 8),
    ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 1, 12),
]


@rule("ew2.loc.sail.build.column")
@pytest.mark.parametrize(("posts", "ship", "island"), COLUMNS)
def test_an_emptied_column_gives_a_bonus_tile_of_b2_or_f2(
    posts: list[int], ship: int, island: int
) -> None:
    table = island_table()
    table.seat(0, posts=posts, ship=ship, bonus=["b01"])
    table.stack("B2/2", "b05", "b06", "b07", "b08")
    game = table.play("work F2.2", f"sail {island}", "build")
    assert game.decision == "bonus"
    assert game.actions() == ["bonus B2/1", "bonus B2/2", "bonus F2/1", "bonus F2/2", "skip"]
    game.play("bonus B2/2")
    assert seat_of(game, 0)["bonus"] == ["b01", "b05"]
    assert game.view()["bonus"]["B2/2"] == {"top": "b06", "count": 3}
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.loc.sail.build.column")
def test_the_bonus_tile_of_a_column_may_be_left() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3])
    before = table.game()
    game = table.play("work F2.2", "sail 4", "build", "skip")
    assert (seat_of(game, 0)["bonus"], game.turn) == ([], 1)
    assert game.view()["bonus"] == before.view()["bonus"]


@rule("ew2.loc.sail.build.column")
@pytest.mark.parametrize(
    ("posts", "ship", "island"),
    [
        ([], 0, 4),
        ([1, 2], 0, 4),
        ([1, 5, 9, 2, 6, 10], 0, 4),
        ([1, 2, 3, 4], 4, 5),
        ([1, 2, 3, 4, 5, 6], 1, 7),
        ([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 6, 11),
    ],
)
def test_no_bonus_tile_while_a_post_is_left_in_the_column(
    posts: list[int], ship: int, island: int
) -> None:
    table = island_table()
    table.seat(0, posts=posts, ship=ship)
    game = table.play("work F2.2", f"sail {island}", "build")
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.loc.sail.build.column")
def test_the_columns_of_others_do_not_count() -> None:
    table = island_table()
    table.seat(0, cubes="BB")
    table.seat(1, posts=[1, 2, 3])
    game = table.play("work F2.2", "sail 4", "build")
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew2.loc.sail.build.column")
def test_an_emptied_column_gives_nothing_with_full_bonus_spaces() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3], bonus=["b01", "b02", "b03", "b04"])
    game = table.play("work F2.2", "sail 4", "build")
    assert (game.turn, game.decision) == (1, "turn")
    assert game.view()["islands"][4]["posts"] == [0]
    assert len(seat_of(game, 0)["bonus"]) == 4


@rule("ew2.loc.sail.build.column")
def test_an_emptied_column_gives_nothing_from_an_empty_stack() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3])
    table.seat(1, bonus=["b01", "b02", "b03", "b04"])
    table.stack("B2/1")
    game = table.play("work F2.2", "sail 4", "build")
    assert game.actions() == ["bonus B2/2", "bonus F2/1", "bonus F2/2", "skip"]


@rule("ew2.loc.sail.build.column", "ew2.loc.sail.trade")
def test_price_then_bonus_tile_then_trade() -> None:
    table = island_table(players=3)
    table.seat(0, cubes="YYYYRB", posts=[1, 2, 3])
    table.seat(1, ship=4)
    table.seat(2, posts=[4])
    game = table.play("work F2.2", "sail 4", "pay B", "build", "spend R")
    assert game.decision == "bonus"
    game.play("bonus F2/1")
    assert (game.decision, game.actions()) == ("trade", ["trade 0", "trade 1"])
    assert cubes(game.play("trade 1"), 0) == "YB"


# Trades


@rule("ew2.loc.sail.trade")
@pytest.mark.parametrize("built", ["build", "skip"])
def test_after_a_ship_move_the_trade_of_the_tile_may_be_carried_out(built: str) -> None:
    table = island_table()
    table.seat(0, cubes="YYYYY")
    for times, stored in enumerate(["YYYYY", "YYYRR", "YRRRR"]):
        game = table.play("work F2.2", "sail 2", built)
        assert (game.decision, game.actions()) == ("trade", ["trade 0", "trade 1", "trade 2"])
        game.play(f"trade {times}")
        assert (cubes(game, 0), game.turn) == (stored, 1)


@rule("ew2.loc.sail.trade")
def test_the_trade_follows_on_a_tile_with_an_own_post() -> None:
    table = island_table()
    table.seat(0, cubes="YY", posts=[2])
    assert table.play("work F2.2", "sail 2").actions() == ["trade 0", "trade 1"]


@rule("ew2.loc.sail.trade")
@pytest.mark.parametrize("index", range(1, 13))
def test_the_trade_is_that_of_the_tile_where_the_ship_arrives(index: int) -> None:
    effect = MARKETS[ISLANDS[index]].effect
    table = island_table()
    table.open("F2.4", by=1)
    table.seat(0, cubes=effect.cost, settlers=4)
    game = table.play("work F2.4", f"sail {index}", "skip", "trade 1")
    assert cubes(game, 0) == effect.gain


@rule("ew2.loc.sail.trade")
def test_there_is_no_trade_at_sea() -> None:
    table = island_table()
    table.seat(0, cubes="YYRRGGBB", ship=1)
    table.seat(1, ship=5)
    assert table.play("work F2.2", "sail 0").turn == 1


@rule("ew2.loc.ship-trade")
def test_ship_trade_carries_out_the_trade_where_the_ship_is() -> None:
    table = island_table()
    table.seat(0, cubes="YYYYR", ship=2)
    table.seat(1, ship=2)
    game = table.play("work F2.1")
    assert (game.decision, game.actions()) == ("trade", ["trade 1", "trade 2"])
    game.play("trade 2")
    assert (cubes(game, 0), cubes(game, 1)) == ("RRRRR", "")
    assert (game.turn, game.view()["islands"][2]["posts"]) == (1, [])


@rule("ew2.loc.ship-trade")
@pytest.mark.parametrize(("ship", "stored"), [(0, "YYYRRRGGBB"), (2, "YRRGGBB"), (3, "YYYYR")])
def test_ship_trade_cannot_be_chosen_at_sea_or_without_the_cost(ship: int, stored: str) -> None:
    table = island_table()
    table.seat(0, cubes=stored, ship=ship, posts=[2])
    assert "work F2.1" not in table.game().actions()


@rule("ew2.loc.post-trade")
def test_post_trade_carries_out_the_trade_of_a_tile_with_an_own_post() -> None:
    table = island_table()
    table.seat(0, cubes="YYYY", ship=10, posts=[2, 7])
    table.seat(1, posts=[4])
    game = table.play("work F2.3")
    assert (game.decision, game.actions()) == ("post", ["post 2", "post 7"])
    assert game.play("post 7").actions() == ["trade 1", "trade 2"]
    game.play("trade 2")
    assert (cubes(game, 0), seat_of(game, 0)["ship"], game.turn) == ("GG", 10, 1)
    game = table.play("work F2.3", "post 2", "trade 1")
    assert cubes(game, 0) == "YYRR"


@rule("ew2.loc.post-trade")
def test_only_posts_whose_trade_can_be_paid_can_be_chosen() -> None:
    table = island_table()
    table.seat(0, cubes="YYR", posts=[2, 3, 4, 7, 8])
    assert table.play("work F2.3").actions() == ["post 2", "post 7"]
    table.seat(0, cubes="YY", posts=[2, 3])
    game = table.play("work F2.3")
    assert (cubes(game, 0), game.turn) == ("RR", 1)
    table.seat(0, cubes="YRB")
    assert "work F2.3" not in table.game().actions()


@rule("ew2.loc.post-trade")
def test_post_trade_needs_an_own_post() -> None:
    table = island_table()
    table.seat(0, cubes="YYRRGGBB", ship=2)
    table.seat(1, posts=[2, 3])
    assert "work F2.3" not in table.game().actions()


@rule("ew2.loc.fort")
@pytest.mark.parametrize("fort", ["A2.1", "A2.2", "B2.1", "B2.2"])
def test_at_a_fort_only_the_card_can_be_claimed(fort: str) -> None:
    table = island_table()
    table.points("n20", "n17", "n39", "n18")
    table.seat(0, cubes="YYYRRGG")
    before = table.game()
    game = table.play(f"work {fort}")
    assert (len(seat_of(game, 0)["cards"]), seat_of(game, 0)["bonus"]) == (1, [])
    assert game.view()["bonus"] == before.view()["bonus"]
    assert (game.turn, game.decision) == (1, "turn")
    table.seat(0, cubes="YYGB")
    assert f"work {fort}" not in table.game().actions()


# Aid and tools


@rule("ew2.aid-tool")
@pytest.mark.parametrize(
    ("location", "aid", "needed"),
    [("F2.2", "n07", 1), ("F2.3", "n04", 1), ("F2.5", "n02", 2), ("F2.1", "n01", 1)],
)
def test_aid_lowers_the_number_of_settlers_by_the_symbol(
    location: str, aid: str, needed: int
) -> None:
    table = island_table()
    table.seat(0, cubes="YYR", ship=1, posts=[2, 7], cards=[aid], settlers=needed)
    game = table.play(f"work {location}")
    assert game.view()["locations"][location] == {"seat": 0, "settlers": needed}
    others = [card for card in ("n01", "n02", "n04", "n07") if card != aid]
    table.seat(0, cards=others)
    assert (f"work {location}" in table.game().actions()) == (location == "F2.1")


@rule("ew2.aid-tool")
def test_aid_lowers_the_number_of_settlers_for_ousting() -> None:
    table = island_table()
    table.seat(0, cubes="R", ship=1, cards=["n01"], settlers=3)
    table.seat(1, at={"F2.1": 3}, settlers=0)
    game = table.play("work F2.1")
    assert game.view()["locations"]["F2.1"] == {"seat": 0, "settlers": 3}
    assert seat_of(game, 1)["settlers"] == 3


@rule("ew2.aid-tool")
def test_aid_does_not_help_where_there_is_no_symbol() -> None:
    table = island_table()
    table.open("F2.4", by=1)
    table.seat(0, cards=["n01", "n02", "n04", "n07"], settlers=3)
    assert "work F2.4" not in table.game().actions()
    table.seat(0, settlers=4)
    assert "work F2.4" in table.game().actions()


@rule("ew2.aid-tool", "ew2.loc.sail.pay")
def test_the_cube_of_a_tool_can_pay_for_a_ship() -> None:
    table = island_table(players=3)
    table.seat(0, ship=7)
    table.seat(1, ship=1)
    table.seat(2, ship=2)
    assert "work F2.2" not in table.game().actions()
    table.seat(0, cards=["n10"])
    game = table.play("work F2.2")
    assert sails(game) == {1, 2}
    game.play("sail 2")
    assert [cubes(game, seat) for seat in range(3)] == ["", "", "Y"]
    table.seat(0, cards=["n09"])
    assert "work F2.2" not in table.game().actions()


@rule("ew2.aid-tool", "ew2.loc.sail.build.price")
def test_the_cubes_of_tools_can_pay_for_a_post() -> None:
    table = island_table()
    table.seat(0, cards=["n10", "n14"])
    table.seat(1, posts=[1])
    game = table.play("work F2.2", "sail 1", "build")
    assert (cubes(game, 0), game.view()["islands"][1]["posts"]) == ("", [0, 1])


@rule("ew2.aid-tool", "ew2.loc.sail.trade")
def test_the_cubes_of_tools_can_be_traded_on_arrival() -> None:
    table = island_table()
    table.seat(0, cubes="Y", cards=["n10"])
    assert cubes(table.play("work F2.2", "sail 2", "skip", "trade 1"), 0) == "RR"


@rule("ew2.aid-tool", "ew2.loc.ship-trade")
def test_the_cube_of_a_tool_makes_a_ship_trade_possible() -> None:
    table = island_table()
    table.seat(0, ship=1, cards=["n11"])
    assert "work F2.1" not in table.game().actions()
    table.seat(0, cards=["n16"])
    assert cubes(table.play("work F2.1"), 0) == "YYY"


@rule("ew2.aid-tool", "ew2.loc.post-trade")
def test_the_cube_of_a_tool_makes_a_post_trade_possible() -> None:
    table = island_table()
    table.seat(0, cubes="Y", posts=[2, 3], cards=["n16"])
    assert "work F2.3" not in table.game().actions()
    table.seat(0, cards=["n11"])
    assert cubes(table.play("work F2.3"), 0) == "RR"


# Scoring and limit


@rule("ew2.score.posts")
@pytest.mark.parametrize(
    ("posts", "points"),
    [
        ([], 0),
        ([1], 1),
        ([1, 5], 1 + 2),  # the example of the rulebook
        ([1, 2], 1 + 1),
        ([4, 8, 12], 1 + 2 + 3),
        ([1, 5, 2, 6, 10, 3], 3 + 6 + 1),
        (list(range(1, 13)), 4 * 6),
    ],
)
def test_uncovered_values_of_the_trading_post_section_are_points(
    posts: list[int], points: int
) -> None:
    table = island_table()
    table.seat(1, posts=posts)
    score = table.game().scores()
    assert (score[1]["posts"], score[1]["total"]) == (points, points)
    assert score[0]["posts"] == 0


FULL = "YYYYYYYYYR"


@rule("ew2.limit")
def test_a_player_paid_over_the_limit_discards_at_the_end_of_the_turn() -> None:
    table = island_table()
    table.seat(0, cubes="YYYB")
    table.seat(1, cubes=FULL, ship=2)
    game = table.play("work F2.2", "sail 2", "pay B")
    assert (game.decision, game.seat, cubes(game, 1)) == ("build", 0, FULL + "B")
    game.play("build")
    assert (game.decision, game.seat) == ("trade", 0)
    game.play("trade 1")
    assert (game.decision, game.turn, game.seat) == ("discard", 0, 1)
    assert game.actions() == ["discard Y", "discard R", "discard B"]
    game.play("discard R")
    assert (game.decision, game.turn, game.seat) == ("turn", 1, 1)
    assert (cubes(game, 0), cubes(game, 1)) == ("YRR", "YYYYYYYYYB")


@rule("ew2.limit")
def test_nine_cubes_and_a_paid_one_are_within_the_limit() -> None:
    table = island_table()
    table.seat(0, cubes="B")
    table.seat(1, cubes=FULL[1:], ship=1)
    game = table.play("work F2.2", "sail 1", "skip")
    assert (game.decision, game.turn, len(cubes(game, 1))) == ("turn", 1, 10)


@rule("ew2.limit")
@pytest.mark.parametrize(("turn", "order"), [(0, (1, 2, 3)), (2, (3, 0, 1)), (3, (0, 1, 2))])
def test_the_player_on_turn_discards_first_then_the_others_in_turn_order(
    turn: int, order: tuple[int, ...]
) -> None:
    table = island_table(players=4)
    table.turn(turn)
    table.seat(turn, cubes="RRRRRRRGGB")
    for seat in order:
        table.seat(seat, cubes=FULL, ship=1)
    game = table.play("work F2.2", "sail 1", *["pay G", "pay G", "pay B"], "skip", "trade 3")
    assert cubes(game, turn) == "YYYYYYYYYRRRR"
    for seat, times in ((turn, 3), *((seat, 1) for seat in order)):
        for _ in range(times):
            assert (game.decision, game.turn, game.seat) == ("discard", turn, seat)
            game.play("discard Y")
    assert (game.decision, game.turn) == ("turn", (turn + 1) % 4)
    assert [len(cubes(game, seat)) for seat in range(4)] == [10] * 4


@rule("ew2.limit")
def test_a_discarding_player_out_of_turn_still_has_the_next_turn() -> None:
    table = island_table(players=3)
    table.seat(0, cubes="B")
    table.seat(2, cubes=FULL, ship=1)
    game = table.play("work F2.2", "sail 1", "skip")
    assert (game.turn, game.seat) == (0, 2)
    game.play("discard Y")
    assert (game.turn, game.seat, game.decision) == (1, 1, "turn")
    assert game.play("rest").turn == 2


# What holds as in A New World


@rule("nw.setup.settlers", "nw.setup.cubes")
@pytest.mark.parametrize(("players", "settlers"), [(2, 7), (3, 6), (4, 6)])
def test_players_begin_with_the_settlers_and_cubes_of_a_new_world(
    players: int, settlers: int
) -> None:
    for game in deals(players):
        seats = game.view()["seats"]
        assert [seat["cubes"] for seat in seats] == ["YYY", "YYYY", "YYYY", "YYYR"][:players]
        for seat in seats:
            assert (seat["settlers"], seat["reserve"]) == (settlers, 12 - settlers)


@rule("nw.card.explore", "nw.card.explore.uncover")
@pytest.mark.parametrize("players", COUNTS)
def test_an_exploration_card_opens_a_location_to_everyone(players: int) -> None:
    table = island_table(players)
    table.points("n27")
    table.seat(0, cubes="RG")
    table.tile("F2.4", "x05")
    game = table.play("work A2.1")
    assert len(game.actions()) == (7 if players == 4 else 9)
    game.play("explore x05")
    assert seat_of(game, 0)["explored"] == ["x05"]
    assert "work F2.4" in game.actions()


@rule("nw.end")
@pytest.mark.parametrize("players", COUNTS)
def test_the_eighth_card_ends_the_game_with_the_round(players: int) -> None:
    table = island_table(players)
    table.points("n20")
    table.seat(0, cubes="GG", cards=["n01", "n02", "n04", "n06", "n07", "n09", "n10"])
    game = table.play("work A2.1")
    for _ in range(1, players):
        assert not game.over
        game.play("rest")
    assert (game.over, game.round) == (True, 1)
