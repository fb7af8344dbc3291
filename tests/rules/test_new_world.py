"""A New World: the clauses of docs/rules/new_world.md."""

import json
import re
from importlib.resources import files
from operator import attrgetter
from pathlib import Path

import pytest

import century
from century.data.box import BonusTile, Location, PointCard, load_boxes
from clauses import rule
from scenario import FIXED_BOX, Table, cubes, may, row, seat_of

COUNTS = (2, 3, 4)
BOARDS = ("D1", "E1", "F1")
SPACES = {"A1.1/1": 3, "A1.2/1": 3, "B1.1/1": 3, "B1.1/2": 2, "B1.2/1": 3, "B1.2/2": 2}
FORTS = ("A1.1", "A1.2", "B1.1", "B1.2")

BOX = load_boxes(FIXED_BOX).new_world
LOCATIONS = [
    location for board in ("A1", "B1", "C1", *BOARDS) for location in BOX.boards[board].locations
]
UNMARKED = {tile.id for tile in BOX.bonus if tile.mark is None}
TEXT = (files("century.data") / "boxes" / "new_world.toml").read_text("utf-8")

NAMED = attrgetter("id")
RICH = "YYYRRRGB"  # pays for one use of every trade


def deals(players: int) -> list[century.Game]:
    """New games on every board."""
    return [
        century.new("new_world", players, seed, board=board)
        for board in BOARDS
        for seed in range(5)
    ]


def of_kind(kind: str) -> list[Location]:
    """The locations with this action."""
    return [location for location in LOCATIONS if location.kind == kind]


def board_of(location: str) -> str:
    """The board to choose so that the location is there."""
    board = location.partition(".")[0]
    return board if board in BOARDS else "D1"


def open_table(location: str = "A1.1", players: int = 2) -> Table:
    """A table with no tile left, on which the location is."""
    table = Table("new_world", players, board=board_of(location))
    table.open_all()
    return table


def placed(game: century.Game, location: str) -> int:
    """How many settlers lie on a location."""
    settlers: int = game.view()["locations"][location]["settlers"]
    return settlers


def covers(game: century.Game) -> dict[str, str]:
    """The exploration tiles on the board, by location."""
    locations = game.view()["locations"].items()
    return {place: lying["tile"] for place, lying in locations if "tile" in lying}


def edited_box(folder: Path, old: str, new: str) -> Path:
    """The built-in box with one thing replaced."""
    assert old in TEXT
    path = folder / "my_box.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


# Setup


@rule("nw.setup.boards")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("board", BOARDS)
def test_the_game_board_is_a1_b1_c1_and_the_chosen_board(board: str, players: int) -> None:
    table = Table("new_world", players, board=board)
    table.open_all()
    table.seat(0, cubes=RICH, settlers=12)
    sizes = {"A1": 6, "B1": 5, "C1": 6, board: 6}
    expected = [f"work {name}.{n}" for name, size in sizes.items() for n in range(1, size + 1)]
    assert table.game().actions() == [*expected, "rest"]


@rule("nw.setup.boards")
@pytest.mark.parametrize("players", COUNTS)
def test_the_seed_draws_the_board_where_none_is_chosen(players: int) -> None:
    drawn = [century.new("new_world", players, seed).options["board"] for seed in range(60)]
    again = [century.new("new_world", players, seed).options["board"] for seed in range(60)]
    assert drawn == again
    assert all(drawn.count(board) >= 10 for board in BOARDS)


@rule("nw.setup.cards.star")
@pytest.mark.parametrize("players", COUNTS)
def test_cards_with_a_white_star_stay_in_the_box(players: int) -> None:
    white = {card.id for card in BOX.points if card.star == "white"}
    assert len(white) == 12
    for game in deals(players):
        assert not white & {*row(game, "points"), *game.position()["hidden"]["points"]}


@rule("nw.setup.cards.players")
@pytest.mark.parametrize(
    ("players", "removed", "count"), [(2, ("3+", "=4"), 28), (3, ("=4",), 36), (4, (), 44)]
)
def test_cards_for_more_players_stay_in_the_box(
    players: int, removed: tuple[str, ...], count: int
) -> None:
    kept = [c.id for c in BOX.points if c.star != "white" and c.players not in removed]
    assert len(kept) == count
    for game in deals(players):
        assert sorted(row(game, "points") + game.position()["hidden"]["points"]) == kept


@rule("nw.setup.cards.row")
@pytest.mark.parametrize(("place", "fort"), list(enumerate(FORTS)))
def test_the_row_lies_above_the_forts_from_left_to_right(place: int, fort: str) -> None:
    table = Table("new_world")
    table.seat(0, cubes="YYYRRGG", bonus=["b01", "b02", "b03"])
    table.points("n20", "n17", "n39", "n18")
    assert seat_of(table.play(f"work {fort}"), 0)["cards"] == [("n20", "n17", "n39", "n18")[place]]


@rule("nw.setup.cards.row")
@pytest.mark.parametrize(("players", "deck"), [(2, 24), (3, 32), (4, 40)])
def test_four_cards_lie_in_the_row_and_the_deck_shows_its_top(players: int, deck: int) -> None:
    for game in deals(players):
        points = game.view()["points"]
        assert len(points["row"]) == 4
        assert points["deck"] == deck
        assert points["next"] == game.position()["hidden"]["points"][0]


@rule("nw.setup.cards.row")
def test_the_cards_are_shuffled() -> None:
    games = [century.new("new_world", 2, seed) for seed in range(250)]
    for place in range(4):
        assert len({row(game, "points")[place] for game in games}) == 28
    assert len({game.view()["points"]["next"] for game in games}) == 28


@rule("nw.setup.bonus")
@pytest.mark.parametrize("players", COUNTS)
def test_every_bonus_space_holds_a_stack_of_unmarked_tiles(players: int) -> None:
    for game in deals(players):
        stacks = game.position()["hidden"]["bonus"]
        tiles = [tile for stack in stacks.values() for tile in stack]
        assert {space: len(stack) for space, stack in stacks.items()} == SPACES
        assert len(set(tiles)) == 16
        assert set(tiles) < UNMARKED


@rule("nw.setup.bonus")
def test_only_the_top_tile_of_a_stack_is_visible() -> None:
    for game in deals(2):
        stacks = game.position()["hidden"]["bonus"]
        assert game.view()["bonus"] == {
            space: {"top": stack[0], "count": len(stack)} for space, stack in stacks.items()
        }
        below = {tile for stack in stacks.values() for tile in stack[1:]}
        assert not [tile for tile in below if f'"{tile}"' in json.dumps(game.view())]


@rule("nw.setup.bonus")
def test_the_stacks_and_the_left_over_tile_are_random() -> None:
    tops: dict[str, set[str]] = {space: set() for space in SPACES}
    left_over: set[str] = set()
    for seed in range(250):
        stacks = century.new("new_world", 2, seed).position()["hidden"]["bonus"]
        left_over |= UNMARKED - {tile for stack in stacks.values() for tile in stack}
        for space, stack in stacks.items():
            tops[space].add(stack[0])
    assert left_over == UNMARKED
    assert all(top == UNMARKED for top in tops.values())


@rule("nw.setup.explore")
@pytest.mark.parametrize(("players", "tiles"), [(2, 10), (3, 10), (4, 8)])
def test_exploration_tiles_cover_the_locations_of_the_player_count(
    players: int, tiles: int
) -> None:
    for game in deals(players):
        board = game.options["board"]
        expected = {f"{name}.{n}" for name in ("C1", board) for n in (3, 4, 5, 6)}
        if players < 4:
            expected |= {"A1.6", "B1.5"}
        locations = game.view()["locations"]
        assert locations.keys() == expected
        assert len({place["tile"] for place in locations.values()}) == tiles


@rule("nw.setup.explore")
@pytest.mark.parametrize("players", COUNTS)
def test_left_over_exploration_tiles_go_back_to_the_box(players: int) -> None:
    for game in deals(players):
        on_board = {place["tile"] for place in game.view()["locations"].values()}
        table = json.dumps(game.position())
        assert {tile.id for tile in BOX.exploration if f'"{tile.id}"' in table} == on_board


@rule("nw.setup.explore")
@pytest.mark.parametrize(("players", "is_open"), [(2, False), (3, False), (4, True)])
def test_locations_for_two_or_three_are_open_with_four_players(players: int, is_open: bool) -> None:
    for game in deals(players):
        assert ("work A1.6" in game.actions()) == is_open
        assert ("work B1.5" in game.actions()) == is_open


@rule("nw.setup.explore")
def test_exploration_tiles_are_shuffled() -> None:
    games = [century.new("new_world", 4, seed) for seed in range(150)]
    assert len({game.view()["locations"]["C1.3"]["tile"] for game in games}) == 10


@rule("nw.setup.boards.player")
@pytest.mark.parametrize("players", COUNTS)
def test_a_player_board_has_three_bonus_spaces(players: int) -> None:
    table = Table("new_world", players)
    table.seat(0, cubes="", bonus=["b01", "b02"])
    assert len(seat_of(table.play("work A1.1"), 0)["bonus"]) == 3
    table.seat(0, bonus=["b01", "b02", "b03"])
    assert "work A1.1" not in table.game().actions()


@rule("nw.setup.settlers")
@pytest.mark.parametrize(("players", "settlers"), [(2, 7), (3, 6), (4, 6)])
def test_every_player_begins_with_six_settlers_or_seven_of_two(players: int, settlers: int) -> None:
    for game in deals(players):
        for seat in game.view()["seats"]:
            assert (seat["settlers"], seat["reserve"]) == (settlers, 12 - settlers)


@rule("nw.setup.cubes")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_cubes_follow_the_turn_order(players: int) -> None:
    for game in deals(players):
        found = [seat["cubes"] for seat in game.view()["seats"]]
        assert found == ["YYY", "YYYY", "YYYY", "YYYR"][:players]


# Turn


@rule("nw.turn.work")
@pytest.mark.parametrize("players", COUNTS)
def test_work_puts_settlers_on_a_location_and_carries_out_its_action(players: int) -> None:
    table = Table("new_world", players)
    table.seat(0, cubes="G", settlers=5)
    game = table.play("work B1.3")
    assert game.view()["locations"]["B1.3"] == {"seat": 0, "settlers": 2}
    assert seat_of(game, 0)["settlers"] == 3
    assert cubes(game, 0) == "YYRG"


@rule("nw.turn.work")
def test_a_turn_is_one_action() -> None:
    game = century.new("new_world", 3, 1)
    assert game.play("work A1.3").turn == 1
    assert game.play("rest").turn == 2


@rule("nw.turn.rest")
@pytest.mark.parametrize("players", COUNTS)
def test_rest_takes_back_all_own_settlers_and_no_others(players: int) -> None:
    table = Table("new_world", players)
    table.seat(0, cubes="YR", at={"A1.3": 1, "B1.3": 2}, settlers=1)
    table.seat(1, at={"A1.4": 1, "A1.1": 2})
    before = table.game()
    game = table.play("rest")
    assert seat_of(game, 0) == seat_of(before, 0) | {"settlers": 4}
    assert seat_of(game, 1) == seat_of(before, 1)
    gone = {"A1.3", "B1.3"}
    assert game.view()["locations"] == {
        place: held for place, held in before.view()["locations"].items() if place not in gone
    }


@rule("nw.turn.rest")
def test_rest_is_allowed_with_no_settler_out() -> None:
    game = century.new("new_world", 2, 1)
    before = game.view()
    after = game.play("rest").view()
    assert after == before | {"turn": 1, "seat": 1}


@rule("nw.turn.rest")
def test_rest_is_the_only_action_of_a_player_with_nothing_to_place() -> None:
    table = Table("new_world")
    table.seat(0, cubes=RICH, settlers=0)
    assert table.game().actions() == ["rest"]


# Placing settlers


@rule("nw.work.covered")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_covered_location_cannot_be_chosen(board: str, players: int) -> None:
    table = Table("new_world", players, board=board)
    table.seat(0, cubes=RICH, settlers=12)
    game = table.game()
    covered = {f"work {place}" for place in game.view()["locations"]}
    assert len(covered) == (10 if players < 4 else 8)
    assert len(game.actions()) == 23 - len(covered) + 1
    assert not covered & set(game.actions())


@rule("nw.work.covered")
def test_each_tile_closes_its_own_location_only() -> None:
    table = Table("new_world")
    table.open("C1.5", by=1)
    assert may(table.game(), "work").count("work C1.5") == 1
    assert "work C1.3" not in table.game().actions()


@rule("nw.work.own")
def test_a_location_with_own_settlers_cannot_be_chosen() -> None:
    table = Table("new_world", players=3)
    table.seat(0, cubes=RICH, at={"A1.3": 1, "A1.1": 1}, settlers=9)
    table.seat(1, at={"A1.4": 1})
    actions = table.game().actions()
    assert "work A1.3" not in actions
    assert "work A1.1" not in actions
    assert "work A1.4" in actions


@rule("nw.work.empty")
@pytest.mark.parametrize("location", LOCATIONS, ids=NAMED)
def test_an_empty_location_needs_the_printed_number(location: Location) -> None:
    table = open_table(location.id)
    table.seat(0, cubes=RICH, settlers=12)
    game = table.play(f"work {location.id}")
    assert placed(game, location.id) == location.settlers
    assert seat_of(game, 0)["settlers"] == 12 - location.settlers
    table.seat(0, settlers=location.settlers - 1)
    assert f"work {location.id}" not in table.game().actions()
    table.seat(0, settlers=location.settlers)
    assert f"work {location.id}" in table.game().actions()


@rule("nw.work.oust")
@pytest.mark.parametrize("crew", [1, 2, 3, 6])
def test_ousting_needs_one_settler_more_than_lie_there(crew: int) -> None:
    table = Table("new_world")
    table.seat(0, settlers=crew + 1)
    table.seat(1, at={"A1.3": crew})
    assert placed(table.play("work A1.3"), "A1.3") == crew + 1
    table.seat(0, settlers=crew)
    assert "work A1.3" not in table.game().actions()


@rule("nw.work.oust")
def test_ousting_may_need_less_than_the_printed_number() -> None:
    table = Table("new_world")
    table.open("C1.5", by=1)
    table.seat(0, settlers=2)
    assert "work C1.5" not in table.game().actions()
    table.seat(1, at={"C1.5": 1})
    assert placed(table.play("work C1.5"), "C1.5") == 2


@rule("nw.work.oust")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_ousted_settlers_go_back_to_their_owner(owner: int) -> None:
    table = Table("new_world", players=4)
    table.turn(2)
    table.seat(2, settlers=6)
    table.seat(owner, at={"A1.3": 2, "A1.4": 1}, settlers=1)
    before = table.game()
    game = table.play("work A1.3")
    assert game.view()["locations"]["A1.3"] == {"seat": 2, "settlers": 3}
    assert game.view()["locations"]["A1.4"] == {"seat": owner, "settlers": 1}
    assert seat_of(game, owner) == seat_of(before, owner) | {"settlers": 3}
    for other in {0, 1, 3} - {owner}:
        assert seat_of(game, other) == seat_of(before, other)


@rule("nw.work.aid", "nw.card.aid")
def test_an_aid_card_saves_a_settler_at_its_symbol() -> None:
    table = Table("new_world")
    table.seat(0, settlers=1)
    assert "work B1.3" not in table.game().actions()
    table.seat(0, cards=["n02"])
    assert placed(table.play("work B1.3"), "B1.3") == 1


@rule("nw.work.aid", "nw.card.aid")
@pytest.mark.parametrize("location", ["B1.1", "B1.4", "C1.1", "C1.2"])
def test_an_aid_card_does_not_help_at_other_symbols(location: str) -> None:
    table = Table("new_world")
    table.seat(0, cubes=RICH, cards=["n02", "n06"], settlers=2)
    assert placed(table.play(f"work {location}"), location) == 2
    table.seat(0, settlers=1)
    assert f"work {location}" not in table.game().actions()


@rule("nw.work.aid")
def test_the_aid_cards_of_others_do_not_help() -> None:
    table = Table("new_world")
    table.seat(0, settlers=1)
    table.seat(1, cards=["n02"])
    assert "work B1.3" not in table.game().actions()


@rule("nw.card.aid")
@pytest.mark.parametrize(
    ("location", "cards"),
    [
        ("C1.5", ["n01", "n05"]),
        ("D1.5", ["n02", "n06"]),
        ("C1.6", ["n03", "n07"]),
        ("D1.6", ["n04", "n08"]),
    ],
    ids=["field", "hill", "river", "forest"],
)
def test_aid_cards_of_a_symbol_add_up(location: str, cards: list[str]) -> None:
    table = open_table(location, players=4)
    table.seat(0, cubes=RICH, cards=cards[:1], settlers=2)
    assert placed(table.play(f"work {location}"), location) == 2
    table.seat(0, cards=cards, settlers=1)
    assert placed(table.play(f"work {location}"), location) == 1


@rule("nw.work.aid", "nw.work.oust")
def test_aid_lowers_the_number_for_ousting_too() -> None:
    table = Table("new_world")
    table.seat(0, cards=["n02", "n06"], settlers=2)
    table.seat(1, at={"B1.3": 3}, settlers=0)
    game = table.play("work B1.3")
    assert placed(game, "B1.3") == 2
    assert seat_of(game, 1)["settlers"] == 3
    table.seat(0, settlers=1)
    assert "work B1.3" not in table.game().actions()


@rule("nw.work.oust", "nw.work.aid")
def test_the_aid_of_the_ousted_counts_only_in_what_it_placed() -> None:
    table = Table("new_world")
    table.seat(0, settlers=2)
    table.seat(1, at={"B1.3": 1}, cards=["n02"])
    assert placed(table.play("work B1.3"), "B1.3") == 2


@rule("nw.work.min")
def test_at_least_one_settler_is_needed() -> None:
    table = Table("new_world")
    table.seat(0, cards=["n02", "n06"], settlers=2)
    for location in ("A1.4", "B1.3"):
        assert placed(table.play(f"work {location}"), location) == 1
    table.seat(0, settlers=0)
    assert table.game().actions() == ["rest"]


@rule("nw.work.min")
def test_at_least_one_settler_is_needed_for_ousting() -> None:
    table = Table("new_world", players=3)
    table.seat(0, cards=["n02", "n06", "n34"], settlers=1)
    table.seat(1, at={"A1.4": 1, "B1.3": 2})
    for location in ("A1.4", "B1.3"):
        assert placed(table.play(f"work {location}"), location) == 1
    table.seat(0, settlers=0)
    assert table.game().actions() == ["rest"]


@rule("nw.work.supply")
def test_settlers_in_reserve_or_at_work_do_not_count() -> None:
    table = Table("new_world")
    table.seat(0, at={"A1.3": 4}, settlers=1, reserve=7)
    actions = table.game().actions()
    assert "work A1.4" in actions
    assert "work B1.3" not in actions
    table.seat(0, at={"A1.3": 4}, settlers=2, reserve=6)
    assert "work B1.3" in table.game().actions()


@rule("nw.work.tools", "nw.card.tool")
def test_the_cube_of_a_tool_can_pay_for_the_trade() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YB")
    assert "work A1.5" not in table.game().actions()
    table.seat(0, cards=["n10"])
    assert cubes(table.play("work A1.5"), 0) == "RRB"


@rule("nw.work.tools")
def test_the_cube_of_a_tool_can_be_upgraded() -> None:
    table = Table("new_world")
    table.seat(0, cubes="", cards=["n09"])
    game = table.play("work A1.4")
    assert game.actions() == ["upgrade Y", "done"]
    assert cubes(game.play("upgrade Y").play("upgrade R"), 0) == "G"


@rule("nw.card.tool")
def test_tools_of_a_symbol_add_up() -> None:
    table = Table("new_world")
    table.open("C1.4", by=1)
    table.seat(0, cubes="Y", cards=["n09"])
    assert "work C1.4" not in table.game().actions()
    assert cubes(table.play("work B1.3"), 0) == "YYYYR"
    table.seat(0, cards=["n09", "n13"])
    assert cubes(table.play("work C1.4"), 0) == "GG"
    assert cubes(table.play("work B1.3"), 0) == "YYYYYR"


@rule("nw.card.tool")
def test_a_tool_gives_the_cube_it_shows() -> None:
    table = Table("new_world", players=3)
    table.seat(0, cubes="R", cards=["n12", "n16"])
    assert cubes(table.play("work A1.3"), 0) == "YYYRR"
    assert cubes(table.play("work B1.4"), 0) == "YGG"


@rule("nw.card.tool", "nw.work.tools")
def test_tools_give_nothing_at_other_symbols_and_to_others() -> None:
    table = Table("new_world")
    table.seat(0, cubes="", cards=["n10"])
    table.seat(1, cubes="", cards=["n09"])
    assert cubes(table.play("work A1.3"), 0) == "YY"
    game = table.play("work B1.3")
    assert cubes(game, 0) == "YYR"
    assert cubes(game, 1) == ""


@rule("nw.work.tools", "nw.work.oust", "nw.work.aid")
def test_aid_and_tools_work_together_when_ousting() -> None:
    table = Table("new_world")
    table.seat(0, cubes="", cards=["n02", "n09", "n13"], settlers=2)
    table.seat(1, cubes="", at={"B1.3": 2}, settlers=0)
    game = table.play("work B1.3")
    assert placed(game, "B1.3") == 2
    assert cubes(game, 0) == "YYYYR"
    assert seat_of(game, 1)["settlers"] == 2
    assert cubes(game, 1) == ""


@rule("nw.work.tools", "nw.loc.fort.claim")
def test_the_cube_of_a_tool_can_pay_for_the_card_of_a_fort(tmp_path: Path) -> None:
    fort = "{ fort = true, bonus = [3], settlers = 1 }"
    box = edited_box(tmp_path, fort, fort.replace("settlers = 1", 'settlers = 2, symbol = "river"'))
    table = Table("new_world", box=box)
    table.points("n10")
    table.seat(0, cubes="RG", cards=["n07"], bonus=["b01", "b02", "b03"])
    assert "work A1.1" not in table.game().actions()
    table.seat(0, cards=["n07", "n14"])
    game = table.play("work A1.1")
    assert seat_of(game, 0)["cards"] == ["n07", "n14", "n10"]
    assert (placed(game, "A1.1"), cubes(game, 0)) == (1, "")


@rule("nw.work.tools")
def test_the_cubes_of_tools_count_for_the_limit() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YYYYYYYYYR", cards=["n09"])
    game = table.play("work A1.4", "done")
    assert (game.actions(), cubes(game, 0)) == (["discard Y", "discard R"], "YYYYYYYYYYR")
    assert cubes(game.play("discard R"), 0) == "YYYYYYYYYY"


@rule("nw.work.must")
@pytest.mark.parametrize("location", of_kind("trade"), ids=NAMED)
def test_a_trade_that_cannot_be_paid_once_cannot_be_chosen(location: Location) -> None:
    table = open_table(location.id)
    assert location.effect is not None
    cost = location.effect.cost
    for missing in set(cost):
        others = "YRGB".replace(missing, "") * 3
        table.seat(0, cubes=(cost.replace(missing, "", 1) + others)[:10], settlers=12)
        assert f"work {location.id}" not in table.game().actions()
    table.seat(0, cubes=cost)
    assert f"work {location.id}" in table.game().actions()


@rule("nw.work.must")
def test_a_fort_with_nothing_to_do_cannot_be_chosen() -> None:
    table = Table("new_world")
    table.seat(0, cubes="GR", bonus=["b01", "b02", "b03"], settlers=7)
    table.points("n20", "n27", "n07", "n18")
    works = may(table.game(), "work")
    assert [fort for fort in FORTS if f"work {fort}" in works] == ["A1.2"]


# Locations


@rule("nw.loc.production")
@pytest.mark.parametrize("location", of_kind("produce"), ids=NAMED)
def test_production_gives_exactly_the_printed_cubes(location: Location) -> None:
    table = open_table(location.id)
    table.seat(0, cubes="", settlers=3)
    game = table.play(f"work {location.id}")
    assert location.effect is not None
    assert cubes(game, 0) == location.effect.gain
    assert (game.turn, game.decision) == (1, "turn")


@rule("nw.loc.upgrade")
@pytest.mark.parametrize("location", of_kind("upgrade"), ids=NAMED)
def test_upgrades_go_up_to_the_printed_number(location: Location) -> None:
    table = open_table(location.id)
    assert location.effect is not None
    steps = location.effect.steps
    table.seat(0, cubes="YYYYYY", settlers=3)
    game = table.play(f"work {location.id}", *["upgrade Y"] * steps)
    assert (game.turn, cubes(game, 0)) == (1, "Y" * (6 - steps) + "R" * steps)
    game = table.play(f"work {location.id}", "upgrade Y", "done")
    assert (game.turn, cubes(game, 0)) == (1, "YYYYYR")


@rule("nw.loc.upgrade")
@pytest.mark.parametrize("stored", ["", "BBB"])
def test_an_upgrade_location_can_be_chosen_with_nothing_to_upgrade(stored: str) -> None:
    table = Table("new_world")
    table.seat(0, cubes=stored)
    game = table.play("work A1.4")
    assert (game.turn, cubes(game, 0)) == (1, stored)


@rule("nw.loc.upgrade")
def test_no_upgrade_at_all_is_allowed() -> None:
    table = Table("new_world")
    table.seat(0, cubes="YR")
    game = table.play("work A1.4", "done")
    assert (game.turn, cubes(game, 0)) == (1, "YR")


@rule("nw.loc.upgrade")
def test_one_cube_may_be_upgraded_several_times() -> None:
    table = open_table("B1.5")
    table.seat(0, cubes="Y")
    assert cubes(table.play("work B1.5", "upgrade Y", "upgrade R", "upgrade G"), 0) == "B"


@rule("nw.loc.trade")
@pytest.mark.parametrize("location", of_kind("trade"), ids=NAMED)
def test_a_trade_is_repeated_as_often_as_wished_but_not_never(location: Location) -> None:
    table = open_table(location.id)
    assert location.effect is not None
    cost, gain = location.effect.cost, location.effect.gain
    table.seat(0, cubes=cost * 2, settlers=3)
    assert table.play(f"work {location.id}").actions() == ["trade 1", "trade 2"]
    game = table.play(f"work {location.id}", "trade 1")
    assert sorted(cubes(game, 0)) == sorted(cost + gain)
    game = table.play(f"work {location.id}", "trade 2")
    assert sorted(cubes(game, 0)) == sorted(gain * 2)[:10]  # the limit holds for D1.3


# Forts


def fort_table(stored: str = "GG") -> Table:
    """n20 for GG lies above A1.1, with b01 on top of its stack."""
    table = Table("new_world")
    table.points("n20", "n17", "n39", "n18", deck=["n01", "n02"])
    table.stack("A1.1/1", "b01", "b02", "b03")
    table.stack("B1.1/1", "b04", "b05", "b06")
    table.stack("B1.1/2", "b07", "b08")
    table.seat(0, cubes=stored)
    return table


@rule("nw.loc.fort")
def test_at_a_fort_tile_and_card_can_both_be_taken() -> None:
    table = fort_table()
    game = table.play("work A1.1", "bonus A1.1/1", "claim")
    assert (seat_of(game, 0)["bonus"], seat_of(game, 0)["cards"]) == (["b01"], ["n20"])
    assert (game.turn, game.decision) == (1, "turn")


@rule("nw.loc.fort")
def test_at_a_fort_the_tile_alone_can_be_taken() -> None:
    game = fort_table().play("work A1.1", "bonus A1.1/1", "skip")
    assert (seat_of(game, 0)["bonus"], seat_of(game, 0)["cards"]) == (["b01"], [])
    assert (game.turn, cubes(game, 0)) == (1, "GG")
    assert row(game, "points") == ["n20", "n17", "n39", "n18"]


@rule("nw.loc.fort")
def test_at_a_fort_the_card_alone_can_be_taken() -> None:
    game = fort_table().play("work A1.1", "skip")
    assert (seat_of(game, 0)["bonus"], seat_of(game, 0)["cards"]) == ([], ["n20"])
    assert (game.turn, cubes(game, 0)) == (1, "")


@rule("nw.loc.fort")
def test_a_tile_cannot_be_left_out_where_the_card_cannot_be_paid() -> None:
    game = fort_table("GRY").play("work A1.1")
    assert (seat_of(game, 0)["bonus"], game.turn) == (["b01"], 1)
    assert cubes(game, 0) == "YRG"
    game = fort_table("GRY").play("work B1.1")
    assert game.actions() == ["bonus B1.1/1", "bonus B1.1/2"]
    game.play("bonus B1.1/2")
    assert (seat_of(game, 0)["bonus"], game.turn) == (["b07"], 1)


@rule("nw.loc.fort")
def test_a_card_is_claimed_at_once_where_no_tile_can_be_taken() -> None:
    table = fort_table()
    table.seat(0, bonus=["b11", "b12", "b13"])
    game = table.play("work A1.1")
    assert (seat_of(game, 0)["cards"], game.turn) == (["n20"], 1)


@rule("nw.loc.fort")
def test_a_fort_without_a_card_still_gives_its_tile(tmp_path: Path) -> None:
    few = re.sub(
        r'(id = "n(?!01|02|04|06|07)\d\d".*?)(?:, players = "..")? }', r'\1, players = "=4" }', TEXT
    )
    box = edited_box(tmp_path, TEXT, few)
    table = Table("new_world", box=box)
    table.seat(0, cubes="YYYRRRRGGB")
    table.seat(1, cards=["n01", "n02"])
    game = table.game()
    assert sorted(row(game, "points")) == ["n04", "n06", "n07"]
    game.play("work B1.2")
    assert game.actions() == ["bonus B1.2/1", "bonus B1.2/2"]
    game.play("bonus B1.2/1")
    assert (seat_of(game, 0)["cards"], game.turn) == ([], 1)
    table.seat(0, bonus=["b01", "b02", "b03"])
    assert "work B1.2" not in table.game().actions()


@rule("nw.loc.fort.order")
def test_the_tile_comes_before_the_card() -> None:
    table = fort_table()
    game = table.play("work A1.1")
    assert (game.decision, game.actions()) == ("bonus", ["bonus A1.1/1", "skip"])
    game.play("bonus A1.1/1")
    assert (game.decision, game.actions()) == ("claim", ["claim", "skip"])
    game = table.play("work A1.1", "skip")
    assert (seat_of(game, 0)["cards"], seat_of(game, 0)["bonus"]) == (["n20"], [])
    assert (game.turn, game.decision) == (1, "turn")


@rule("nw.loc.fort.bonus")
def test_the_top_tile_of_a_stack_at_this_fort_is_taken() -> None:
    table = fort_table("RRYY")
    table.seat(0, bonus=["b11"])
    game = table.play("work B1.1")
    assert game.actions() == ["bonus B1.1/1", "bonus B1.1/2", "skip"]
    game.play("bonus B1.1/1")
    assert seat_of(game, 0)["bonus"] == ["b11", "b04"]
    assert game.view()["bonus"]["B1.1/1"] == {"top": "b05", "count": 2}
    assert game.view()["bonus"]["B1.1/2"] == {"top": "b07", "count": 2}


@rule("nw.loc.fort.bonus")
def test_an_empty_stack_gives_nothing() -> None:
    table = fort_table("YYRR")
    table.stack("B1.1/2")
    table.seat(1, bonus=["b07", "b08"])
    assert table.play("work B1.1").actions() == ["bonus B1.1/1", "skip"]
    table.stack("A1.1/1")
    table.seat(1, bonus=["b01", "b02", "b03"])
    table.seat(0, bonus=["b07", "b08"])
    assert "work A1.1" not in table.game().actions()


@rule("nw.loc.fort.bonus")
def test_the_last_tile_of_a_stack_can_be_taken() -> None:
    table = fort_table("")
    table.stack("A1.1/1", "b01")
    table.seat(1, bonus=["b02", "b03"])
    game = table.play("work A1.1")
    assert seat_of(game, 0)["bonus"] == ["b01"]
    assert "A1.1/1" not in game.view()["bonus"]


@rule("nw.loc.fort.bonus")
def test_with_no_empty_bonus_space_no_tile_can_be_taken() -> None:
    table = fort_table("YYRR")
    table.seat(0, bonus=["b11", "b12", "b13"])
    game = table.play("work B1.1")
    assert seat_of(game, 0)["bonus"] == ["b11", "b12", "b13"]
    assert seat_of(game, 0)["cards"] == ["n39"]
    table.seat(0, cubes="YYRG")
    assert "work B1.1" not in table.game().actions()


@rule("nw.loc.fort.claim")
def test_claiming_returns_the_cubes_of_the_card() -> None:
    game = fort_table("YGGGB").play("work A1.1", "skip")
    assert cubes(game, 0) == "YGB"
    assert seat_of(game, 0)["cards"] == ["n20"]


@rule("nw.loc.fort.claim")
def test_only_the_card_above_this_fort_can_be_claimed() -> None:
    table = fort_table("GG")
    table.seat(0, bonus=["b11", "b12", "b13"])
    works = may(table.game(), "work")
    assert "work A1.1" in works
    assert not {"work A1.2", "work B1.1", "work B1.2"} & set(works)


@rule("nw.loc.fort.claim")
def test_cubes_of_a_higher_colour_do_not_pay_for_a_lower_one() -> None:
    table = fort_table("BBBBBBRRRY")
    table.seat(0, bonus=["b11", "b12", "b13"])
    assert "work A1.1" not in table.game().actions()


@rule("nw.loc.fort.refill")
@pytest.mark.parametrize(
    ("fort", "left"),
    [
        ("A1.1", ["n17", "n39", "n18", "n01"]),
        ("A1.2", ["n20", "n39", "n18", "n01"]),
        ("B1.1", ["n20", "n17", "n18", "n01"]),
        ("B1.2", ["n20", "n17", "n39", "n01"]),
    ],
)
def test_the_row_closes_to_the_left_and_the_deck_fills_the_last_place(
    fort: str, left: list[str]
) -> None:
    table = fort_table("YYYRRGG")
    table.seat(0, bonus=["b11", "b12", "b13"])
    before = table.game().view()["points"]["deck"]
    points = table.play(f"work {fort}").view()["points"]
    assert points == {"row": left, "deck": before - 1, "next": "n02"}


# Point cards


def claiming(card: str, stored: str, players: int = 2) -> Table:
    """A table on which `work A1.1` claims this card and takes no tile."""
    table = Table("new_world", players)
    table.points(card)
    table.seat(0, cubes=stored, bonus=["b11", "b12", "b13"])
    return table


@rule("nw.card.settlers")
@pytest.mark.parametrize(
    ("card", "stored", "reserve", "moved"),
    [
        ("n17", "YYYR", 5, 1),
        ("n21", "YYB", 5, 2),
        ("n21", "YYB", 2, 2),
        ("n21", "YYB", 1, 1),
        ("n21", "YYB", 0, 0),
        ("n17", "YYYR", 0, 0),
    ],
)
def test_new_settlers_come_from_the_reserve_as_many_as_there_are(
    card: str, stored: str, reserve: int, moved: int
) -> None:
    table = claiming(card, stored)
    table.seat(0, reserve=reserve)
    seat = seat_of(table.play("work A1.1"), 0)
    assert seat["cards"] == [card]
    assert (seat["settlers"], seat["reserve"]) == (12 - reserve - 1 + moved, reserve - moved)


@rule("nw.card.aid", "nw.card.tool")
def test_a_claimed_card_helps_from_the_next_turn_on() -> None:
    table = claiming("n02", "RRG")
    game = table.play("work A1.1", "rest", "work B1.3")
    assert placed(game, "B1.3") == 1
    table = claiming("n09", "YYYRR")
    game = table.play("work A1.1", "rest", "work B1.3")
    assert cubes(game, 0) == "YYYR"


@rule("nw.card.explore")
@pytest.mark.parametrize("players", COUNTS)
def test_an_exploration_card_takes_one_tile_of_the_board(players: int) -> None:
    game = claiming("n27", "RG", players).play("work A1.1")
    on_board = covers(game)
    assert game.decision == "explore"
    assert game.actions() == [f"explore {tile}" for tile in sorted(on_board.values())]
    tile = on_board.pop("C1.4")
    game.play(f"explore {tile}")
    assert seat_of(game, 0)["explored"] == [tile]
    assert (game.turn, game.decision) == (1, "turn")
    assert covers(game) == on_board


@rule("nw.card.explore")
def test_tiles_of_players_and_of_the_box_cannot_be_explored() -> None:
    table = claiming("n27", "RG", players=4)
    table.seat(1, explored=["x05", "x10"])
    game = table.play("work A1.1")
    on_board = covers(game)
    assert len(on_board) == 6
    assert set(game.actions()) == {f"explore {tile}" for tile in on_board.values()}
    assert not {"explore x05", "explore x10"} & set(game.actions())


@rule("nw.card.explore")
def test_the_last_tile_is_taken_without_asking() -> None:
    table = claiming("n27", "RG")
    table.tile("C1.3", "x05")
    table.seat(0, explored=["x01"])
    table.seat(1, explored=["x02", "x03", "x04", "x06", "x07", "x08", "x09", "x10"])
    game = table.play("work A1.1")
    assert seat_of(game, 0)["explored"] == ["x01", "x05"]
    assert "C1.3" not in game.view()["locations"]
    assert game.turn == 1


@rule("nw.card.explore.uncover")
def test_an_uncovered_location_is_open_to_everyone() -> None:
    table = claiming("n27", "RG", players=3)
    table.tile("C1.5", "x05")
    table.tile("C1.6", "x06")
    game = table.play("work A1.1", "explore x05")
    assert "work C1.5" in game.actions()
    assert "work C1.6" not in game.actions()
    assert "work C1.5" in game.play("rest").actions()
    assert "work C1.5" in game.play("rest").actions()


@rule("nw.card.explore.none")
@pytest.mark.parametrize("players", COUNTS)
def test_with_no_tile_left_the_card_can_still_be_claimed(players: int) -> None:
    table = claiming("n27", "RG", players)
    table.open_all()
    before = table.game()
    game = table.play("work A1.1")
    assert seat_of(game, 0)["cards"] == ["n27"]
    assert seat_of(game, 0)["explored"] == seat_of(before, 0)["explored"]
    assert (game.turn, game.decision) == (1, "turn")


# Exploration tiles


def exploring(tile: str) -> Table:
    """A table on which `work A1.1`, `explore TILE` takes this tile."""
    table = claiming("n27", "YRG")
    table.tile("C1.3", tile)
    return table


@rule("nw.tile.cubes")
@pytest.mark.parametrize(("tile", "stored"), [("x01", "YYR"), ("x02", "YG"), ("x05", "Y")])
def test_the_cubes_of_a_tile_are_taken_at_once(tile: str, stored: str) -> None:
    assert cubes(exploring(tile).play("work A1.1", f"explore {tile}"), 0) == stored


@rule("nw.tile.settler")
@pytest.mark.parametrize(("tile", "moved"), [("x03", 1), ("x04", 1), ("x05", 0), ("x09", 0)])
def test_a_settler_tile_moves_one_from_the_reserve(tile: str, moved: int) -> None:
    seat = seat_of(exploring(tile).play("work A1.1", f"explore {tile}"), 0)
    assert (seat["settlers"], seat["reserve"]) == (6 + moved, 5 - moved)


@rule("nw.tile.settler")
def test_a_settler_tile_moves_none_from_an_empty_reserve() -> None:
    table = exploring("x03")
    table.seat(0, reserve=0)
    seat = seat_of(table.play("work A1.1", "explore x03"), 0)
    assert (seat["settlers"], seat["reserve"], seat["explored"]) == (11, 0, ["x03"])


@rule("nw.tile.points")
@pytest.mark.parametrize(
    ("explored", "points"), [([], 0), (["x05"], 3), (["x05", "x06"], 6), (["x01", "x04", "x07"], 0)]
)
def test_a_tile_with_points_is_worth_three_at_the_end(explored: list[str], points: int) -> None:
    table = Table("new_world")
    table.seat(0, explored=explored)
    score = table.game().scores()[0]
    assert score["explored"] == points
    assert score["total"] == points


@rule("nw.tile.symbol")
@pytest.mark.parametrize(
    ("tile", "bonus"), [("x07", "b01"), ("x08", "b02"), ("x09", "b03"), ("x10", "b04")]
)
def test_a_tile_with_a_symbol_counts_for_bonus_tiles(tile: str, bonus: str) -> None:
    table = Table("new_world")
    table.seat(0, bonus=[bonus], explored=[tile])
    assert table.game().scores()[0]["bonus"] == 2
    table.seat(0, explored=[other for other in ("x07", "x08", "x09", "x10") if other != tile])
    assert table.game().scores()[0]["bonus"] == 0


@rule("nw.tile.symbol")
def test_a_tile_with_a_symbol_is_no_card() -> None:
    table = Table("new_world")
    table.seat(0, cubes="", explored=["x07", "x08"])
    game = table.play("work B1.3")
    assert (placed(game, "B1.3"), cubes(game, 0)) == (2, "YYR")


# End and scoring

SEVEN = ["n01", "n02", "n04", "n06", "n07", "n09", "n10"]


@rule("nw.end")
@pytest.mark.parametrize(
    ("players", "seat"), [(players, seat) for players in COUNTS for seat in range(players)]
)
def test_the_eighth_card_ends_the_game_with_the_round(players: int, seat: int) -> None:
    table = Table("new_world", players)
    table.round(7)
    table.turn(seat)
    table.points("n20")
    table.seat(seat, cubes="GG", cards=SEVEN, bonus=["b11", "b12", "b13"])
    game = table.play("work A1.1")
    for later in range(seat + 1, players):
        assert (game.over, game.view()["ending"], game.turn) == (False, True, later)
        game.play("rest")
    assert game.over
    assert game.round == 7
    assert game.winner is not None


@rule("nw.end")
def test_the_seventh_card_does_not_end_the_game() -> None:
    table = Table("new_world")
    table.turn(1)
    table.points("n20")
    table.seat(0, cards=SEVEN)
    table.seat(1, cubes="GG", cards=["n13", "n14", "n16", "n17", "n18", "n21"])
    game = table.play("work A1.1", "skip")
    assert len(seat_of(game, 1)["cards"]) == 7
    assert (game.over, game.view()["ending"], game.round) == (False, False, 2)


@rule("nw.end")
def test_the_benefit_of_the_eighth_card_is_carried_out() -> None:
    table = exploring("x02")
    table.seat(0, cards=SEVEN)
    game = table.play("work A1.1")
    assert (game.decision, game.view()["ending"]) == ("explore", True)
    assert cubes(game.play("explore x02"), 0) == "YG"
    assert game.play("rest").over


@rule("nw.score")
def test_points_come_from_cards_bonus_tiles_exploration_tiles_and_cubes() -> None:
    table = Table("new_world")
    table.seat(
        0, cubes="YYRGBB", cards=["n01", "n32"], bonus=["b01", "b14"], explored=["x05", "x07"]
    )
    assert table.game().scores()[0] == {
        "cards": 5 + 11,
        "bonus": 2 * 2 + 3,
        "explored": 3,
        "cubes": 4,
        "total": 30,
    }
    assert table.game().scores()[1]["total"] == 0


@rule("nw.score")
@pytest.mark.parametrize("card", [card for card in BOX.points if card.star != "white"], ids=NAMED)
def test_every_card_scores_its_points(card: PointCard) -> None:
    table = Table("new_world", players=4)
    table.seat(2, cards=[card.id])
    assert table.game().scores()[2]["cards"] == card.points


@rule("nw.score.bonus")
def test_one_symbol_counts_for_several_tiles_each_by_itself() -> None:
    table = Table("new_world")
    table.seat(0, cards=["n01", "n02", "n09"], bonus=["b01", "b05", "b06"])
    assert table.game().scores()[0]["bonus"] == 2 * 2 + 1 * 3 + 0
    table.seat(0, bonus=["b01", "b05", "b02"])
    assert table.game().scores()[0]["bonus"] == 2 * 2 + 1 * 3 + 1 * 2


@rule("nw.score.bonus.symbol")
@pytest.mark.parametrize(
    ("bonus", "cards", "tile"),
    [
        ("b01", ["n01", "n02", "n04"], "x07"),
        ("b02", ["n09", "n10", "n11"], "x08"),
        ("b03", ["n17", "n21", "n23"], "x09"),
        ("b04", ["n25", "n27", "n28"], "x10"),
    ],
)
def test_a_symbol_tile_scores_two_for_each_symbol(bonus: str, cards: list[str], tile: str) -> None:
    table = Table("new_world")
    table.seat(0, bonus=[bonus])
    for count in range(4):
        table.seat(0, cards=cards[:count])
        assert table.game().scores()[0]["bonus"] == 2 * count
    table.seat(0, explored=[tile])
    assert table.game().scores()[0]["bonus"] == 8
    others = [n for n in ("n01", "n09", "n17", "n25") if n != cards[0]]
    table.seat(0, cards=others, explored=[])
    assert table.game().scores()[0]["bonus"] == 0


@rule("nw.score.bonus.pair")
@pytest.mark.parametrize("bonus", [tile for tile in BOX.bonus if tile.kind == "pair"], ids=NAMED)
def test_a_pair_tile_scores_three_for_each_complete_pair(bonus: BonusTile) -> None:
    cards = {
        "aid": ["n01", "n02", "n04"],
        "tool": ["n09", "n10", "n11"],
        "settlers": ["n17", "n21", "n23"],
        "explore": ["n25", "n27", "n28"],
    }
    first, second = bonus.of
    table = Table("new_world")
    for one in range(4):
        for other in range(4):
            table.seat(0, bonus=[bonus.id], cards=cards[first][:one] + cards[second][:other])
            assert table.game().scores()[0]["bonus"] == 3 * min(one, other)


@rule("nw.score.bonus.pair")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_a_pair_of_the_same_symbol_needs_two_of_it(count: int, points: int, tmp_path: Path) -> None:
    box = edited_box(tmp_path, 'of = ["aid", "tool"]', 'of = ["aid", "aid"]')
    table = Table("new_world", box=box)
    table.seat(0, bonus=["b05"], cards=["n01", "n02", "n04", "n06", "n07"][:count])
    assert table.game().scores()[0]["bonus"] == points


@rule("nw.score.bonus.settlers")
@pytest.mark.parametrize(
    ("settlers", "at", "points"),
    [(0, {}, 0), (1, {}, 0), (7, {}, 3), (8, {}, 4), (3, {"A1.3": 4, "A1.4": 1}, 4)],
)
def test_a_settlers_tile_scores_one_for_two_settlers_outside_the_reserve(
    settlers: int, at: dict[str, int], points: int
) -> None:
    table = Table("new_world")
    table.seat(0, bonus=["b11"], settlers=settlers, at=at)
    assert table.game().scores()[0]["bonus"] == points


@rule("nw.score.bonus.settlers")
def test_each_settlers_tile_scores_all_settlers() -> None:
    table = Table("new_world")
    table.seat(0, bonus=["b11", "b12", "b13"], settlers=12)
    assert table.game().scores()[0]["bonus"] == 18


@rule("nw.score.bonus.flat")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_flat_tile_scores_three(count: int) -> None:
    table = Table("new_world")
    table.seat(0, bonus=["b14", "b16", "b17"][:count])
    assert table.game().scores()[0]["bonus"] == 3 * count


@rule("nw.score.example")
def test_the_example_of_the_rulebook_scores_18() -> None:
    table = Table("new_world")
    table.seat(
        0,
        cards=["n01", "n02", "n04", "n09", "n10", "n11", "n17"],
        bonus=["b06", "b05", "b01"],
    )
    assert table.game().scores()[0]["bonus"] == 1 * 3 + 3 * 3 + 3 * 2
