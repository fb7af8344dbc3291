"""From East to West, Part III: the clauses of docs/rules/east_west_3.md."""

import json

import pytest

import century
from century.data.box import builtin_boxes
from clauses import rule
from scenario import Table, cubes, may, row, seat_of

COUNTS = (2, 3, 4)
MARKETS = ("E2.1", "E2.2", "D2.1", "D2.2")
SPACES = {"B2/1": 4, "B2/2": 4, "D2/1": 2, "D2/2": 2, "D2/3": 2, "D2/4": 2, "F2/1": 4, "F2/2": 4}
MARKETS_BONUS = ["bonus D2/1", "bonus D2/2", "bonus D2/3", "bonus D2/4", "skip"]

BOX = builtin_boxes().new_world
MERCHANTS = {card.id for card in builtin_boxes().spice_road.merchants}


def deals(players: int) -> list[century.Game]:
    return [century.new("east_west_3", players, seed) for seed in range(10)]


def market_table(players: int = 2) -> Table:
    """Nobody has cubes; the row gives YYY, G, RR and B."""
    table = Table("east_west_3", players)
    table.market("m01", "m03", "m07", "m08", deck=["m02", "m06", "m05", "m04", "m09"])
    for seat in range(players):
        table.seat(seat, cubes="", settlers=6)
    return table


def island_table() -> Table:
    """Four goods around the sea."""
    table = market_table()
    for index, tile in {1: "ginger5", 2: "chili4", 3: "tea4", 4: "cloves5"}.items():
        table.island(index, tile)
    return table


def deck(game: century.Game) -> list[str]:
    """The deck of the market, from the top down."""
    found: list[str] = game.position()["hidden"].get("market", [])
    return found


# Setup


@rule("ew3.setup.boards")
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_board_is_a2_b2_c1_d2_e2_f2(players: int) -> None:
    table = market_table(players)
    table.open_all()
    table.island(1, "ginger5")
    table.points("n27", "n20", "n25", "n17")
    table.seat(0, cubes="YYYRRRGGBB", settlers=12, ship=1, posts=[1])
    sizes = {"A2": 6, "B2": 5, "C1": 6, "D2": 4, "E2": 4, "F2": 5}
    expected = [f"work {name}.{n}" for name, size in sizes.items() for n in range(1, size + 1)]
    assert table.game().actions() == [*expected, "rest"]


@rule("ew3.setup.cards")
@pytest.mark.parametrize(
    ("players", "removed", "count"), [(2, ("3+", "=4"), 28), (3, ("=4",), 36), (4, (), 44)]
)
def test_cards_with_a_black_star_or_for_more_players_stay_in_the_box(
    players: int, removed: tuple[str, ...], count: int
) -> None:
    kept = [c.id for c in BOX.points if c.star != "black" and c.players not in removed]
    assert len(kept) == count
    for game in deals(players):
        assert sorted(row(game, "points") + game.position()["hidden"]["points"]) == kept


@rule("ew3.setup.bonus")
@pytest.mark.parametrize("players", COUNTS)
def test_24_of_all_25_bonus_tiles_fill_the_spaces_of_b2_d2_and_f2(players: int) -> None:
    everything = {tile.id for tile in BOX.bonus}
    assert len(everything) == 25
    for game in deals(players):
        stacks = game.position()["hidden"]["bonus"]
        tiles = {tile for stack in stacks.values() for tile in stack}
        assert {space: len(stack) for space, stack in stacks.items()} == SPACES
        assert len(tiles) == 24
        assert tiles < everything


@rule("ew3.setup.bonus")
def test_any_bonus_tile_may_be_left_over() -> None:
    left_over: set[str] = set()
    for seed in range(250):
        stacks = century.new("east_west_3", 2, seed).position()["hidden"]["bonus"]
        left_over |= {tile.id for tile in BOX.bonus}.difference(*stacks.values())
    assert len(left_over) == 25


@rule("ew3.setup.explore")
@pytest.mark.parametrize(("players", "left_over"), [(2, 1), (3, 1), (4, 3)])
def test_exploration_tiles_cover_seven_locations_and_two_more(players: int, left_over: int) -> None:
    expected = {"B2.3", "B2.4", "C1.3", "C1.4", "C1.5", "C1.6", "F2.4"}
    expected |= {"A2.5", "A2.6"} if players < 4 else set()
    for game in deals(players):
        assert game.view()["locations"].keys() == expected
        table = json.dumps(game.position())
        nowhere = [tile for tile in BOX.exploration if f'"{tile.id}"' not in table]
        assert len(nowhere) == left_over


@rule("ew3.setup.market")
@pytest.mark.parametrize("players", COUNTS)
def test_four_merchant_cards_lie_in_the_row_and_39_in_a_hidden_deck(players: int) -> None:
    for game in deals(players):
        market = game.view()["market"]
        assert market.keys() == {"row", "deck"}
        assert (len(market["row"]), market["deck"]) == (4, 39)
        assert {*row(game, "market"), *deck(game)} == MERCHANTS
        assert not any(f'"{card}"' in json.dumps(game.view()) for card in deck(game))


@rule("ew3.setup.market")
def test_the_merchant_cards_are_shuffled() -> None:
    games = [century.new("east_west_3", 2, seed) for seed in range(400)]
    for place in range(4):
        assert {row(game, "market")[place] for game in games} == MERCHANTS


@rule("ew3.setup.market", "ew3.loc.market")
@pytest.mark.parametrize(
    ("location", "settlers", "card", "stored", "left"),
    [
        ("E2.1", 1, "m01", "YYY", ["m03", "m07", "m08", "m02"]),
        ("E2.2", 1, "m03", "G", ["m01", "m07", "m08", "m02"]),
        ("D2.1", 2, "m07", "RR", ["m01", "m03", "m08", "m02"]),
        ("D2.2", 3, "m08", "B", ["m01", "m03", "m07", "m02"]),
    ],
)
def test_a_market_uses_the_card_below_it_and_the_row_closes(
    location: str, settlers: int, card: str, stored: str, left: list[str]
) -> None:
    table = market_table()
    table.seat(0, discard=["m10"])
    before = deck(table.game())
    game = table.play(f"work {location}")
    assert game.view()["locations"][location] == {"seat": 0, "settlers": settlers}
    assert cubes(game, 0) == stored
    assert seat_of(game, 0)["discard"] == ["m10", card]
    assert row(game, "market") == left
    assert deck(game) == before[1:]
    assert (game.turn, game.decision) == (1, "turn")


# Markets


@rule("ew3.loc.market")
def test_the_trade_of_a_market_is_carried_out_at_least_once() -> None:
    table = market_table()
    table.market("m10", "m11")
    table.seat(0, cubes="YYYYY")
    game = table.play("work E2.1")
    assert (game.decision, game.actions()) == ("trade", ["trade 1", "trade 2"])
    game.play("trade 2")
    assert (cubes(game, 0), seat_of(game, 0)["discard"]) == ("YGG", ["m10"])
    table.seat(0, cubes="YRGB")
    assert not {"work E2.1", "work E2.2"} & set(table.game().actions())


@rule("ew3.loc.market")
def test_the_upgrades_of_a_market_may_be_left_out() -> None:
    table = market_table()
    table.market("m09")
    table.seat(0, cubes="YY")
    game = table.play("work E2.1", "upgrade Y", "upgrade Y", "upgrade R")
    assert (cubes(game, 0), seat_of(game, 0)["discard"], game.turn) == ("RG", ["m09"], 1)
    game = table.play("work E2.1", "done")
    assert (cubes(game, 0), seat_of(game, 0)["discard"], game.turn) == ("YY", ["m09"], 1)


@rule("ew3.loc.market")
def test_a_card_cannot_be_taken_from_the_market() -> None:
    game = market_table().play("work E2.1")
    assert seat_of(game, 0).keys().isdisjoint({"route", "hand"})
    with pytest.raises(century.IllegalAction, match="no action of east_west_3"):
        game.play("take")


@rule("ew3.loc.market")
def test_the_row_stays_shorter_when_the_deck_is_empty() -> None:
    table = market_table()
    table.market("m01", "m03", "m07", spare=1)
    game = table.play("work E2.2")
    assert row(game, "market") == ["m01", "m07"]


FIVE = ["m10", "m11", "m12", "m13", "m14"]
SEVEN = [*FIVE, "m15", "m16"]


@rule("ew3.loc.market.fourth")
@pytest.mark.parametrize("discard", [SEVEN[:3], SEVEN])
def test_every_fourth_card_discarded_gives_a_bonus_tile_of_d2(discard: list[str]) -> None:
    table = market_table()
    table.seat(0, discard=discard)
    table.stack("D2/3", "b18", "b25")
    game = table.play("work E2.1")
    assert (game.decision, game.actions()) == ("bonus", MARKETS_BONUS)
    assert len(seat_of(game, 0)["discard"]) == len(discard) + 1
    game.play("bonus D2/3")
    assert seat_of(game, 0)["bonus"] == ["b18"]
    assert game.view()["bonus"]["D2/3"] == {"top": "b25", "count": 1}
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew3.loc.market.fourth")
def test_the_bonus_tile_of_the_fourth_card_may_be_left() -> None:
    table = market_table()
    table.seat(0, discard=SEVEN[:3])
    before = table.game().view()["bonus"]
    game = table.play("work E2.1", "skip")
    assert (game.turn, seat_of(game, 0)["bonus"], game.view()["bonus"]) == (1, [], before)


@rule("ew3.loc.market.fourth")
@pytest.mark.parametrize("count", [0, 1, 2, 4, 5, 6])
def test_other_numbers_of_discarded_cards_give_nothing(count: int) -> None:
    table = market_table()
    table.seat(0, discard=SEVEN[:count])
    table.seat(1, discard=["m20", "m21", "m22"])
    game = table.play("work E2.1")
    assert (game.turn, game.decision, seat_of(game, 0)["bonus"]) == (1, "turn", [])


@rule("ew3.loc.market.fourth")
def test_only_stacks_with_tiles_are_offered_for_the_fourth_card() -> None:
    table = market_table(players=4)
    table.seat(0, discard=SEVEN[:3])
    table.seat(1, bonus=["b01", "b02", "b03", "b04"])
    table.stack("D2/1")
    table.stack("D2/4")
    assert table.play("work E2.1").actions() == ["bonus D2/2", "bonus D2/3", "skip"]
    table.seat(2, bonus=["b05", "b06", "b07", "b08"])
    table.stack("D2/2")
    table.stack("D2/3")
    game = table.play("work E2.1")
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew3.loc.market.fourth")
def test_the_bonus_tile_of_the_fourth_card_comes_before_the_discard() -> None:
    table = market_table()
    table.seat(0, cubes="RRRRRRRRRR", discard=SEVEN[:3])
    game = table.play("work E2.1")
    assert game.decision == "bonus"
    assert game.play("bonus D2/1").decision == "discard"


@rule("ew3.loc.market.empty")
def test_a_market_with_no_card_below_it_cannot_be_chosen() -> None:
    table = market_table(players=3)
    for cards in range(4):
        table.market(*["m01", "m03", "m07"][:cards], spare=1)
        works = may(table.game(), "work")
        assert [place for place in MARKETS if f"work {place}" in works] == list(MARKETS[:cards])


# Renewing the market


@rule("ew3.loc.renew")
def test_renewing_puts_the_row_under_the_deck_and_deals_four_new_cards() -> None:
    table = market_table()
    before = deck(table.game())
    game = table.play("work E2.3")
    assert row(game, "market") == ["m02", "m06", "m05", "m04"]
    assert deck(game) == [*before[4:], "m01", "m03", "m07", "m08"]
    assert seat_of(game, 0)["discard"] == []


@rule("ew3.loc.renew")
@pytest.mark.parametrize(("players", "turn"), [(2, 0), (2, 1), (3, 1), (4, 3)])
def test_after_renewing_the_same_player_takes_another_turn_of_the_round(
    players: int, turn: int
) -> None:
    table = market_table(players)
    table.round(5)
    table.turn(turn)
    game = table.play("work E2.3")
    assert (game.turn, game.seat, game.decision, game.round) == (turn, turn, "turn", 5)
    assert game.view()["locations"]["E2.3"] == {"seat": turn, "settlers": 2}
    assert "work E2.3" not in game.actions()
    game.play("work E2.1")
    assert cubes(game, turn) == "YR"
    assert game.turn == (turn + 1) % players
    assert game.round == (6 if turn == players - 1 else 5)


@rule("ew3.loc.renew")
def test_the_other_turn_may_be_a_rest_and_is_only_one() -> None:
    table = market_table(players=3)
    game = table.play("work E2.3", "rest")
    assert (game.turn, seat_of(game, 0)["settlers"]) == (1, 6)
    assert game.play("rest").turn == 2


@rule("ew3.loc.renew")
def test_the_limit_holds_before_the_other_turn() -> None:
    table = market_table()
    table.seat(0, cubes="YYYYYYYYYR", cards=["n10"])
    game = table.play("work E2.3")
    assert (game.decision, game.turn, game.seat) == ("discard", 0, 0)
    assert game.actions() == ["discard Y", "discard R"]
    game.play("discard R")
    assert (game.decision, game.turn, cubes(game, 0)) == ("turn", 0, "YYYYYYYYYY")
    assert row(game, "market") == ["m02", "m06", "m05", "m04"]
    game.play("work E2.1").play("discard Y")
    assert (game.turn, len(cubes(game, 0))) == (1, 10)


@rule("ew3.loc.renew")
@pytest.mark.parametrize(
    ("before", "below", "after", "left"),
    [
        (
            ["m01", "m03", "m07", "m08"],
            ["m02", "m06"],
            ["m02", "m06", "m01", "m03"],
            ["m07", "m08"],
        ),
        (["m01", "m03", "m07", "m08"], [], ["m01", "m03", "m07", "m08"], []),
        (["m01", "m03", "m07"], [], ["m01", "m03", "m07"], []),
        (["m01"], [], ["m01"], []),
        ([], [], [], []),
    ],
)
def test_renewing_with_few_cards_fills_as_many_places_as_there_are_cards(
    before: list[str], below: list[str], after: list[str], left: list[str]
) -> None:
    table = market_table(players=3)
    table.market(*before, deck=below, spare=2)
    game = table.play("work E2.3")
    assert row(game, "market") == after
    assert deck(game) == left
    assert (game.turn, game.decision) == (0, "turn")


@rule("ew3.loc.renew")
def test_aid_and_ousting_apply_to_renewing() -> None:
    table = market_table()
    table.seat(0, cards=["n07"], settlers=2)
    table.seat(1, at={"E2.3": 2}, settlers=0)
    game = table.play("work E2.3")
    assert game.view()["locations"]["E2.3"] == {"seat": 0, "settlers": 2}
    assert seat_of(game, 1)["settlers"] == 2


@rule("ew3.loc.renew")
def test_the_other_turn_is_taken_in_the_last_round_too() -> None:
    table = market_table()
    table.turn(1)
    table.seat(0, cards=["n01", "n02", "n04", "n06", "n07", "n09", "n10", "n11"])
    game = table.play("work E2.3")
    assert (game.over, game.turn) == (False, 1)
    assert game.play("work E2.1").over
    assert cubes(game, 1) == "YR"


# Ships, forts, bonus tiles


@rule("ew3.loc.ships")
def test_an_emptied_column_gives_a_bonus_tile_of_b2_or_f2_only() -> None:
    table = island_table()
    table.seat(0, cubes="YYY", posts=[1, 2, 3])
    table.stack("F2/1", "b18", "b21", "b22", "b23")
    game = table.play("work F2.2", "sail 4", "build")
    assert game.actions() == ["bonus B2/1", "bonus B2/2", "bonus F2/1", "bonus F2/2", "skip"]
    game.play("bonus F2/1")
    assert seat_of(game, 0)["bonus"] == ["b18"]
    assert game.actions() == ["trade 0", "trade 1"]
    assert cubes(game.play("trade 1"), 0) == "B"


@rule("ew3.loc.ships")
@pytest.mark.parametrize(("players", "price"), [(2, 2), (3, 1), (4, 1)])
def test_ships_are_paid_and_posts_are_bought(players: int, price: int) -> None:
    table = market_table(players)
    table.island(1, "ginger5")
    table.seat(0, cubes="B" * (1 + price))
    table.seat(1, ship=1, posts=[1])
    game = table.play("work F2.2", "sail 1", "build")
    assert (cubes(game, 0), cubes(game, 1)) == ("", "B")
    assert game.view()["islands"][1]["posts"] == [0, 1]
    table.seat(0, cubes="B" * price)
    game = table.play("work F2.2", "sail 1")
    assert game.view()["islands"][1]["posts"] == [1]
    table.seat(0, cubes="")
    assert may(table.play("work F2.2"), "sail") == [f"sail {n}" for n in range(2, 7)]


@rule("ew3.loc.ships")
def test_a_player_paid_over_the_limit_discards() -> None:
    table = island_table()
    table.seat(0, cubes="B")
    table.seat(1, cubes="YYYYYYYYYY", ship=1)
    game = table.play("work F2.2", "sail 1", "skip")
    assert (game.decision, game.turn, game.seat) == ("discard", 0, 1)


@rule("ew3.loc.ships")
def test_ship_trade_and_post_trade_are_carried_out_at_least_once() -> None:
    table = island_table()
    table.seat(0, cubes="YYYY", ship=2, posts=[4])
    assert table.play("work F2.1").actions() == ["trade 1", "trade 2"]
    assert cubes(table.play("work F2.1", "trade 2"), 0) == "RRRR"
    assert cubes(table.play("work F2.3"), 0) == "YB"
    table.seat(0, cubes="YYYY", ship=0, posts=[3])
    assert not {"work F2.1", "work F2.3"} & set(table.game().actions())


@rule("ew3.loc.fort")
@pytest.mark.parametrize(("place", "fort"), list(enumerate(["A2.1", "A2.2", "B2.1", "B2.2"])))
def test_at_a_fort_only_the_card_can_be_claimed(place: int, fort: str) -> None:
    table = market_table()
    table.points("n20", "n17", "n21", "n18", deck=["n01"])
    table.seat(0, cubes="YYYRGGB")
    before = table.game().view()["bonus"]
    game = table.play(f"work {fort}")
    assert seat_of(game, 0)["cards"] == [("n20", "n17", "n21", "n18")[place]]
    assert (game.turn, game.decision, game.view()["bonus"]) == (1, "turn", before)
    table.seat(0, cubes="YRRB")
    assert f"work {fort}" not in table.game().actions()


@rule("ew3.bonus.full")
def test_with_four_bonus_tiles_nothing_more_can_be_taken() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3], discard=SEVEN[:3], bonus=["b01", "b02", "b03", "b04"])
    for actions in (["work E2.1"], ["work F2.2", "sail 4", "build"]):
        game = table.play(*actions)
        assert (game.turn, game.decision) == (1, "turn")
        assert seat_of(game, 0)["bonus"] == ["b01", "b02", "b03", "b04"]


@rule("ew3.bonus.full")
def test_with_three_bonus_tiles_a_fourth_can_be_taken() -> None:
    table = island_table()
    table.seat(0, posts=[1, 2, 3], discard=SEVEN[:3], bonus=["b01", "b02", "b03"])
    for actions in (["work E2.1", "bonus D2/1"], ["work F2.2", "sail 4", "build", "bonus B2/1"]):
        assert len(seat_of(table.play(*actions), 0)["bonus"]) == 4


# Scoring


@rule("ew3.score")
def test_points_come_from_cards_bonus_tiles_posts_exploration_tiles_and_cubes() -> None:
    table = island_table()
    table.seat(
        0,
        cubes="YYRGBB",
        cards=["n01", "n54"],
        bonus=["b21", "b25"],
        explored=["x05", "x07"],
        posts=[1, 2],
    )
    assert table.game().scores()[0] == {
        "cards": 5 + 14,
        "bonus": 2 * 2 + 3,
        "explored": 3,
        "cubes": 4,
        "posts": 1 + 1,
        "total": 35,
    }
    assert table.game().scores()[1]["total"] == 0


@rule("ew3.score.merchant")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (7, 3)])
def test_the_merchant_tile_counts_the_own_discard_pile(cards: int, points: int) -> None:
    table = market_table()
    table.seat(0, bonus=["b18"], discard=SEVEN[:cards])
    table.seat(1, bonus=["b14"], discard=["m20", "m21", "m22", "m23"])
    assert table.game().scores()[0]["bonus"] == points
    table.seat(0, bonus=["b18", "b20"])
    assert table.game().scores()[0]["bonus"] == 2 * points


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
    table = market_table(players)
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
    table = market_table(players)
    table.points("n20")
    table.seat(0, cubes="GG", cards=["n01", "n02", "n04", "n06", "n07", "n09", "n10"])
    game = table.play("work A2.1")
    for _ in range(1, players):
        assert not game.over
        game.play("rest")
    assert (game.over, game.round) == (True, 1)
