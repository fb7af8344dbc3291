"""The clauses of east_west_1.md."""

import tomllib
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import century
from clauses import rule
from scenario import Table, cubes, may, row, seat_of

PLAYERS = (2, 3, 4)
SEEDS = range(8)
every_count = pytest.mark.parametrize("players", PLAYERS)

NEW_WORLD = (files("century.data") / "boxes" / "new_world.toml").read_text("utf-8")
POINT_CARDS: list[dict[str, Any]] = tomllib.loads(NEW_WORLD)["points"]
MERCHANTS = {f"m{n:02}" for n in range(1, 44)}
MARKETS = ("E2.1", "E2.2", "C2.1", "C2.2")
TILES = {f"x{n:02}" for n in range(1, 11)}


def new(players: int, seed: int) -> century.Game:
    return century.new("east_west_1", players, seed)


def route_of(game: century.Game, seat: int) -> list[tuple[str, int]]:
    """The cards of a route, each with its settlers."""
    return [(card["card"], card["settlers"]) for card in seat_of(game, seat)["route"]]


def work_table(players: int = 2) -> Table:
    """A table at which seat 0 has settlers enough for every location."""
    table = Table("east_west_1", players)
    table.seat(0, reserve=0)
    return table


# Setup


@rule("ew1.setup.boards")
def test_the_boards_are_a1_b1_e2_and_c2() -> None:
    table = work_table(players=4)
    table.seat(0, cubes="YYRR")
    sizes = {"A1": 6, "B1": 5, "E2": 4, "C2": 5}
    everywhere = [f"work {board}.{n + 1}" for board, size in sizes.items() for n in range(size)]
    game = table.game()
    assert may(game, "work") == everywhere
    for board in ("C1", "D1", "E1", "F1", "A2", "B2", "D2", "F2"):
        with pytest.raises(century.IllegalAction):
            game.play(f"work {board}.1")


@rule("ew1.setup.cards")
@every_count
def test_point_cards_with_a_black_star_or_for_more_players_are_removed(players: int) -> None:
    removed = {2: ("3+", "=4"), 3: ("=4",), 4: ()}[players]
    expected = {
        card["id"]
        for card in POINT_CARDS
        if card.get("star") != "black" and card.get("players") not in removed
    }
    assert any(card.get("star") == "white" for card in POINT_CARDS if card["id"] in expected)
    for seed in SEEDS:
        game = new(players, seed)
        deck = game.position()["hidden"]["points"]
        assert len(row(game, "points")) == 4
        assert game.view()["points"]["next"] == deck[0]
        assert sorted(row(game, "points") + deck) == sorted(expected)


@rule("ew1.setup.bonus")
@every_count
def test_bonus_tiles_marked_iii_are_removed_and_the_other_20_are_used(players: int) -> None:
    seen = set()
    for seed in range(40):
        stacks = new(players, seed).position()["hidden"]["bonus"]
        assert {space: len(stack) for space, stack in stacks.items()} == {
            "A1.1/1": 3,
            "A1.2/1": 3,
            "B1.1/1": 3,
            "B1.1/2": 2,
            "B1.2/1": 3,
            "B1.2/2": 2,
        }
        tiles = [tile for stack in stacks.values() for tile in stack]
        assert len(set(tiles)) == 16
        seen |= set(tiles)
    assert seen == {f"b{n:02}" for n in range(1, 21)}


@rule("ew1.setup.explore")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_two_exploration_tiles_cover_locations(players: int) -> None:
    covers = set()
    for seed in range(40):
        game = new(players, seed)
        lying = {place: found["tile"] for place, found in game.view()["locations"].items()}
        assert list(lying) == ["A1.6", "B1.5"]
        assert len(game.view()["beside"]) == 8
        assert {*lying.values(), *game.view()["beside"]} == TILES
        assert not {"work A1.6", "work B1.5"} & set(game.actions())
        covers |= set(lying.values())
    assert covers == TILES


@rule("ew1.setup.explore")
def test_with_four_players_all_exploration_tiles_lie_beside_the_board() -> None:
    for seed in SEEDS:
        game = new(4, seed)
        assert game.view()["locations"] == {}
        assert game.view()["beside"] == sorted(TILES)
        assert {"work A1.6", "work B1.5"} <= set(game.actions())


@rule("ew1.setup.side")
@every_count
def test_the_player_boards_have_three_bonus_spaces(players: int) -> None:
    table = work_table(players)
    table.points("n20")
    table.seat(0, cubes="GG", bonus=["b01", "b02"])
    game = table.play("work A1.1")
    assert game.actions() == ["bonus A1.1/1", "skip"]
    table.seat(0, cubes="GG", bonus=["b01", "b02", "b03"])
    game = table.play("work A1.1")  # there is only the card to take
    assert seat_of(game, 0)["cards"] == ["n20"]
    table.seat(0, cubes="", bonus=["b01", "b02", "b03"])
    assert not {"work A1.1", "work B1.2"} & set(table.game().actions())
    table.seat(0, bonus=["b01", "b02", "b03", "b04"])
    with pytest.raises(century.InvalidPosition, match="bonus"):
        table.game()


@rule("ew1.setup.side")
def test_there_are_no_trading_posts() -> None:
    assert all("posts" not in seat for seat in new(2, 1).view()["seats"])


@rule("ew1.setup.market")
@every_count
def test_four_of_the_43_merchant_cards_lie_below_the_markets(players: int) -> None:
    for seed in SEEDS:
        game = new(players, seed)
        deck = game.position()["hidden"]["market"]
        assert (len(row(game, "market")), len(deck)) == (4, 39)
        assert {*row(game, "market"), *deck} == MERCHANTS
        assert game.view()["market"]["deck"] == 39
        seats = game.view()["seats"]
        assert all((seat["route"], seat["discard"]) == ([], []) for seat in seats)


@rule("ew1.setup.market")
@pytest.mark.parametrize("place", range(4))
def test_markets_go_from_left_to_right(place: int) -> None:
    table = work_table()
    cards = ["m01", "m02", "m03", "m04"]
    table.market(*cards)
    game = table.play(f"work {MARKETS[place]}", "use")
    assert seat_of(game, 0)["discard"] == [cards[place]]


# Markets


@rule("ew1.loc.market")
@pytest.mark.parametrize("place", range(4))
def test_at_a_market_the_card_is_either_used_or_taken(place: int) -> None:
    table = work_table()
    table.seat(0, cubes="Y")
    cards = ["m01", "m02", "m03", "m04"]
    cards[place] = "m08"  # a brown cube
    table.market(*cards)
    game = table.play(f"work {MARKETS[place]}")
    assert (game.decision, game.actions()) == ("market", ["use", "take"])
    used = game.copy().play("use")
    assert (cubes(used, 0), route_of(used, 0), used.turn) == ("YB", [], 1)
    taken = game.copy().play("take")
    assert (cubes(taken, 0), route_of(taken, 0), taken.turn) == ("Y", [("m08", 0)], 1)


@rule("ew1.loc.market")
@pytest.mark.parametrize(("place", "settlers"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_a_market_needs_settlers_like_any_location(place: int, settlers: int) -> None:
    table = Table("east_west_1")
    table.market("m01", "m02", "m03", "m04")
    table.seat(0, settlers=settlers)
    game = table.play(f"work {MARKETS[place]}", "take")
    assert game.view()["locations"][MARKETS[place]] == {"seat": 0, "settlers": settlers}
    table.seat(0, settlers=settlers - 1)
    assert f"work {MARKETS[place]}" not in table.game().actions()


@rule("ew1.loc.market.use")
def test_a_used_card_has_its_effect_and_then_goes_to_the_discard_pile() -> None:
    table = work_table()
    table.market("m10", "m01", "m02", "m03", deck=["m43"])
    table.seat(0, cubes="YYYYR", discard=["m20"])
    game = table.play("work E2.1", "use")
    assert (game.decision, row(game, "market")[0]) == ("trade", "m10")
    assert seat_of(game, 0)["discard"] == ["m20"]
    game.play("trade 2")
    assert cubes(game, 0) == "RGG"
    assert seat_of(game, 0)["discard"] == ["m20", "m10"]
    assert route_of(game, 0) == []
    assert row(game, "market") == ["m01", "m02", "m03", "m43"]


@rule("ew1.loc.market.use")
def test_a_used_upgrade_card_goes_to_the_discard_pile_with_or_without_upgrades() -> None:
    table = work_table()
    table.market("m09")
    table.seat(0, cubes="YY")
    for actions, held in ((["done"], "YY"), (["upgrade Y", "upgrade Y", "upgrade R"], "RG")):
        game = table.play("work E2.1", "use", *actions)
        assert cubes(game, 0) == held
        assert seat_of(game, 0)["discard"] == ["m09"]


@rule("ew1.loc.market.use")
def test_a_trade_at_a_market_must_be_carried_out_at_least_once() -> None:
    table = work_table()
    table.market("m10")
    table.seat(0, cubes="YYYY")
    assert table.play("work E2.1", "use").actions() == ["trade 1", "trade 2"]
    table.seat(0, cubes="YRRRGGGBBB")
    game = table.play("work E2.1")  # it can only be taken
    assert (cubes(game, 0), route_of(game, 0)) == ("YRRRGGGBBB", [("m10", 0)])
    assert game.turn == 1


@rule("ew1.loc.market.take")
def test_a_taken_card_goes_without_its_effect_to_the_right_end_of_the_route() -> None:
    table = work_table()
    table.market("m01")
    table.seat(0, cubes="R", route=[("m05", 1), "m06"])
    game = table.play("work E2.1", "take")
    assert route_of(game, 0) == [("m05", 1), ("m06", 0), ("m01", 0)]
    assert cubes(game, 0) == "R"
    assert seat_of(game, 0)["discard"] == []


@rule("ew1.loc.market.full")
@pytest.mark.parametrize("place", range(5))
def test_with_five_cards_the_taken_card_replaces_one_of_them_at_its_place(place: int) -> None:
    table = work_table()
    table.market("m01")
    route = ["m05", "m06", "m07", "m08", "m09"]
    table.seat(0, cubes="R", route=route, discard=["m20"])
    game = table.play("work E2.1", "take")
    assert (game.decision, game.actions()) == ("replace", [f"replace {n}" for n in range(1, 6)])
    game.play(f"replace {place + 1}")
    kept = [*route[:place], "m01", *route[place + 1 :]]
    assert route_of(game, 0) == [(card, 0) for card in kept]
    assert seat_of(game, 0)["discard"] == ["m20", route[place]]
    assert (cubes(game, 0), game.turn) == ("R", 1)


@rule("ew1.loc.market.full")
def test_with_four_cards_nothing_is_replaced() -> None:
    table = work_table()
    table.market("m01")
    table.seat(0, route=["m05", "m06", "m07", "m08"])
    game = table.play("work E2.1", "take")
    assert [card for card, _ in route_of(game, 0)] == ["m05", "m06", "m07", "m08", "m01"]
    assert seat_of(game, 0)["discard"] == []
    assert game.turn == 1


@rule("ew1.loc.market.full")
def test_a_route_holds_at_most_five_cards() -> None:
    table = Table("east_west_1")
    table.seat(0, route=["m05", "m06", "m07", "m08", "m09", "m10"])
    with pytest.raises(century.InvalidPosition, match="route"):
        table.game()


@rule("ew1.loc.market.full.settlers")
def test_settlers_on_a_replaced_card_return_to_the_player_board() -> None:
    table = Table("east_west_1")
    table.market("m01")
    route = [("m05", 1), ("m06", 2), "m07", "m08", "m09"]
    table.seat(0, settlers=2, route=route)
    game = table.play("work E2.1", "take", "replace 2")
    assert route_of(game, 0) == [("m05", 1), ("m01", 0), ("m07", 0), ("m08", 0), ("m09", 0)]
    assert (seat_of(game, 0)["settlers"], seat_of(game, 0)["reserve"]) == (2 - 1 + 2, 7)


@rule("ew1.loc.market.refill")
@pytest.mark.parametrize("answers", [["use"], ["take"], ["take", "replace 3"]])
@pytest.mark.parametrize("place", range(4))
def test_the_row_is_closed_and_refilled_after_each_way_to_use_a_market(
    answers: list[str], place: int
) -> None:
    table = work_table()
    cards = ["m01", "m02", "m03", "m04"]
    table.market(*cards, deck=["m43", "m42"])
    if len(answers) > 1:
        table.seat(0, route=["m05", "m06", "m07", "m08", "m09"])
    game = table.play(f"work {MARKETS[place]}", *answers)
    assert row(game, "market") == [*cards[:place], *cards[place + 1 :], "m43"]
    assert game.position()["hidden"]["market"][0] == "m42"


@rule("ew1.loc.market.empty")
@pytest.mark.parametrize("shown", range(5))
def test_a_market_with_no_card_below_it_cannot_be_chosen(shown: int) -> None:
    table = work_table()
    table.market(*["m01", "m02", "m03", "m04"][:shown], spare=1)
    game = table.game()
    open_markets = [market for market in MARKETS if f"work {market}" in game.actions()]
    assert open_markets == list(MARKETS[:shown])
    for market in MARKETS[shown:]:
        with pytest.raises(century.IllegalAction):
            game.play(f"work {market}")


# Renew


@rule("ew1.loc.renew")
def test_renewing_puts_the_row_under_the_deck_and_draws_four_from_left_to_right() -> None:
    table = work_table()
    table.market("m01", "m02", "m03", "m04", deck=["m40", "m41", "m42", "m43", "m39"])
    game = table.play("work E2.3")
    assert row(game, "market") == ["m40", "m41", "m42", "m43"]
    deck = game.position()["hidden"]["market"]
    assert (deck[0], len(deck)) == ("m39", 39)
    assert set(deck[-4:]) == {"m01", "m02", "m03", "m04"}
    assert seat_of(game, 0)["discard"] == []


@rule("ew1.loc.renew")
@every_count
def test_who_renews_takes_another_turn_at_once(players: int) -> None:
    for seat in range(players):
        table = Table("east_west_1", players)
        table.turn(seat)
        game = table.play("work E2.3")
        assert (game.turn, game.seat, game.decision) == (seat, seat, "turn")
        game.play("work A1.3")
        assert game.turn == (seat + 1) % players


@rule("ew1.loc.renew.order")
def test_of_the_old_cards_the_leftmost_would_be_drawn_first() -> None:
    table = work_table()
    table.market("m04", "m01", "m03", "m02")
    game = table.play("work E2.3")
    assert game.position()["hidden"]["market"][-4:] == ["m04", "m01", "m03", "m02"]


@rule("ew1.loc.renew.order")
def test_with_a_short_deck_the_old_cards_come_back_leftmost_first() -> None:
    table = work_table()
    table.market("m04", "m01", "m03", "m02", deck=["m40", "m41"], spare=1)
    game = table.play("work E2.3")
    assert row(game, "market") == ["m40", "m41", "m04", "m01"]
    assert game.position()["hidden"]["market"] == ["m03", "m02"]


@rule("ew1.loc.renew.turn")
def test_the_cube_limit_is_checked_before_the_other_turn() -> None:
    table = work_table()
    table.seat(0, cubes="RRRRRRRRRG", cards=["n10"])  # a yellow cube at rivers
    game = table.play("work E2.3")
    assert cubes(game, 0) == "YRRRRRRRRRG"
    assert (game.turn, game.decision) == (0, "discard")
    game.play("discard G")
    assert cubes(game, 0) == "YRRRRRRRRR"
    assert (game.turn, game.seat, game.decision) == (0, 0, "turn")
    game.play("rest")
    assert (game.turn, game.decision) == (1, "turn")


@rule("ew1.loc.renew.turn")
def test_the_other_turn_is_a_full_one() -> None:
    table = work_table()
    table.market(deck=["m10", "m01", "m02", "m03"])
    table.points("n20")
    table.seat(0, cubes="YYYYGG", route=["m08", "m09"])
    game = table.play("work E2.3")
    assert seat_of(game, 0)["settlers"] == 10
    whole = {"work A1.1", "work A1.3", "work E2.1", "work C2.3", "route 1", "route 2", "rest"}
    assert whole <= set(game.actions())
    assert "work E2.3" not in game.actions()  # the own settlers are still there
    game.play("work E2.1").play("use").play("trade 2")
    assert cubes(game, 0) == "GGGG"
    assert game.turn == 1


@rule("ew1.loc.renew.turn")
@every_count
def test_the_other_turn_belongs_to_the_same_round(players: int) -> None:
    table = Table("east_west_1", players)
    table.round(7)
    table.turn(players - 1)
    game = table.play("work E2.3")
    assert (game.round, game.turn) == (7, players - 1)
    game.play("rest")
    assert (game.round, game.turn) == (8, 0)


@rule("ew1.loc.renew.turn")
def test_the_last_player_takes_another_turn_in_the_last_round_too() -> None:
    table = Table("east_west_1", round_limit=1)
    table.turn(1)
    game = table.play("work E2.3")
    assert (game.over, game.turn, game.decision) == (False, 1, "turn")
    game.play("work A1.3")
    assert game.over
    assert cubes(game, 1) == "YYYYYY"


@rule("ew1.loc.renew.turn")
def test_a_card_that_triggers_the_end_before_a_renewal_leaves_the_other_turn() -> None:
    table = Table("east_west_1")
    table.seat(0, cards=["n01", "n02", "n04", "n06", "n07", "n09", "n10", "n20"])
    table.turn(1)
    game = table.play("work E2.3")
    assert game.view()["ending"]
    assert (game.over, game.turn) == (False, 1)
    assert game.play("rest").over


@rule("ew1.loc.renew.short")
def test_with_fewer_than_four_cards_the_places_are_filled_from_the_left() -> None:
    table = work_table()
    table.market("m03", "m01", "m02", spare=1)
    game = table.play("work E2.3")
    assert row(game, "market") == ["m03", "m01", "m02"]
    assert game.view()["market"]["deck"] == 0
    assert "work C2.1" in game.actions()
    assert "work C2.2" not in game.actions()
    assert game.turn == 0


@rule("ew1.loc.renew.short")
def test_renewing_without_any_card_is_only_another_turn() -> None:
    table = work_table()
    table.market(spare=1)
    game = table.play("work E2.3")
    assert row(game, "market") == []
    assert game.view()["locations"]["E2.3"] == {"seat": 0, "settlers": 2}
    assert (game.turn, game.decision) == (0, "turn")
    assert game.play("rest").turn == 1


# Adjust


@rule("ew1.loc.adjust")
def test_adjusting_gives_a_yellow_cube_and_exchanges_two_cards() -> None:
    table = work_table()
    table.seat(0, cubes="R", route=["m05", "m06", "m07", "m08"])
    game = table.play("work C2.3")
    assert cubes(game, 0) == "YR"
    pairs = [f"swap {left} {right}" for left, right in combinations(range(1, 5), 2)]
    assert (game.decision, game.actions()) == ("swap", [*pairs, "skip"])
    game.play("swap 1 4")
    assert [card for card, _ in route_of(game, 0)] == ["m08", "m06", "m07", "m05"]
    assert game.turn == 1


@rule("ew1.loc.adjust")
@pytest.mark.parametrize(("left", "right"), list(combinations(range(5), 2)))
def test_any_two_cards_of_a_full_route_may_be_exchanged(left: int, right: int) -> None:
    route = ["m05", "m06", "m07", "m08", "m09"]
    table = work_table()
    table.seat(0, route=route)
    game = table.play("work C2.3", f"swap {left + 1} {right + 1}")
    route[left], route[right] = route[right], route[left]
    assert [card for card, _ in route_of(game, 0)] == route


@rule("ew1.loc.adjust")
def test_the_exchange_may_be_left_out() -> None:
    table = work_table()
    table.seat(0, cubes="", route=["m05", "m06"])
    game = table.play("work C2.3")
    assert game.actions() == ["swap 1 2", "skip"]
    game.play("skip")
    assert (cubes(game, 0), game.turn) == ("Y", 1)
    assert [card for card, _ in route_of(game, 0)] == ["m05", "m06"]


@rule("ew1.loc.adjust")
@pytest.mark.parametrize("route", [[], ["m05"]])
def test_with_fewer_than_two_cards_adjusting_only_gives_the_cube(route: list[str]) -> None:
    table = work_table()
    table.seat(0, cubes="", route=route)
    game = table.play("work C2.3")
    assert (cubes(game, 0), game.turn) == ("Y", 1)


@rule("ew1.loc.adjust.settlers")
def test_settlers_stay_on_their_card_when_it_moves() -> None:
    table = work_table()
    table.seat(0, route=[("m05", 3), "m06", ("m07", 1)])
    game = table.play("work C2.3", "swap 1 2")
    assert route_of(game, 0) == [("m06", 0), ("m05", 3), ("m07", 1)]
    assert seat_of(game, 0)["settlers"] == 12 - 4 - 1
    game = table.play("work C2.3", "swap 1 3")
    assert route_of(game, 0) == [("m07", 1), ("m06", 0), ("m05", 3)]


# Route


@rule("ew1.route")
def test_using_a_card_of_the_route_puts_settlers_on_it_and_has_its_effect() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="G", settlers=5, route=["m08", "m01"])
    game = table.play("route 2")  # three yellow
    assert cubes(game, 0) == "YYYG"
    assert route_of(game, 0) == [("m08", 0), ("m01", 2)]
    assert seat_of(game, 0)["settlers"] == 3
    assert game.view()["locations"].keys() == {"A1.6", "B1.5"}
    assert seat_of(game, 0)["discard"] == []
    assert game.turn == 1


@rule("ew1.route")
def test_a_card_with_settlers_on_it_cannot_be_used() -> None:
    table = Table("east_west_1")
    table.seat(0, route=["m08", ("m01", 1), "m02"])
    game = table.game()
    assert may(game, "route") == ["route 1", "route 3"]
    with pytest.raises(century.IllegalAction):
        game.play("route 2")
    with pytest.raises(century.IllegalAction):
        game.play("route 4")


@rule("ew1.route")
def test_only_the_own_route_can_be_used() -> None:
    table = Table("east_west_1")
    table.seat(1, route=["m08"])
    game = table.game()
    assert may(game, "route") == []
    assert may(game.play("rest"), "route") == ["route 1"]


@rule("ew1.route.cost")
@pytest.mark.parametrize("used", range(32))
def test_a_card_needs_one_settler_and_one_for_each_unused_card_on_its_left(used: int) -> None:
    cards = ["m01", "m02", "m03", "m04", "m05"]
    route = [(card, used >> place & 1) for place, card in enumerate(cards)]
    for place in range(5):
        if used >> place & 1:
            continue
        needed = 1 + sum(settlers == 0 for _, settlers in route[:place])
        table = Table("east_west_1")
        table.seat(0, cubes="", settlers=needed - 1, route=route)
        assert f"route {place + 1}" not in table.game().actions()
        table.seat(0, settlers=needed)
        game = table.play(f"route {place + 1}")
        assert route_of(game, 0)[place] == (cards[place], needed)
        assert seat_of(game, 0)["settlers"] == 0


@rule("ew1.route.cost")
def test_the_number_of_settlers_on_a_card_does_not_matter() -> None:
    table = Table("east_west_1")
    table.seat(0, settlers=1, route=[("m01", 5), "m02"])
    assert route_of(table.play("route 2"), 0) == [("m01", 5), ("m02", 1)]


@rule("ew1.route.cost")
def test_settlers_in_reserve_or_at_work_are_not_available() -> None:
    table = Table("east_west_1")
    table.seat(0, settlers=1, reserve=5, at={"A1.3": 6}, route=["m01", "m02"])
    assert may(table.game(), "route") == ["route 1"]


@rule("ew1.route.plain")
def test_aid_cards_do_not_apply_to_the_route() -> None:
    table = Table("east_west_1")
    table.seat(0, settlers=1, cards=["n01", "n02", "n04", "n07"], route=["m01", "m02"])
    assert may(table.game(), "route") == ["route 1"]
    table.seat(0, settlers=2)
    assert route_of(table.play("route 2"), 0) == [("m01", 0), ("m02", 2)]


@rule("ew1.route.plain")
def test_tool_cards_do_not_apply_to_the_route() -> None:
    table = Table("east_west_1")
    tools = ["n09", "n10", "n11", "n16"]  # one for each symbol
    table.seat(0, cubes="", cards=tools, route=["m03", "m21"])
    assert cubes(table.play("route 1"), 0) == "G"
    assert may(table.game(), "route") == ["route 1"]  # the red of the tool pays for no trade


@rule("ew1.route.trade")
def test_a_trade_card_of_the_route_must_be_carried_out_at_least_once() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="YYYYY", route=["m10", "m27"])
    game = table.game()
    assert may(game, "route") == ["route 1"]
    with pytest.raises(century.IllegalAction, match="RRR"):
        game.play("route 2")
    game.play("route 1")
    assert game.actions() == ["trade 1", "trade 2"]
    assert cubes(game.play("trade 2"), 0) == "YGG"


@rule("ew1.route.trade")
def test_an_unaffordable_card_still_counts_for_the_cards_on_its_right() -> None:
    table = Table("east_west_1")
    table.seat(0, cubes="", settlers=2, route=["m27", "m01"])
    assert route_of(table.play("route 2"), 0) == [("m27", 0), ("m01", 2)]
    table.seat(0, settlers=1)
    assert may(table.game(), "route") == []


@rule("ew1.route.example")
def test_using_d_with_settlers_only_on_b_needs_three() -> None:
    table = Table("east_west_1")
    a, b, c, d = "m01", "m02", "m03", "m04"
    table.seat(0, cubes="", settlers=3, route=[a, (b, 2), c, d])
    game = table.play("route 4")
    assert route_of(game, 0) == [(a, 0), (b, 2), (c, 0), (d, 1 + 2)]
    assert (cubes(game, 0), seat_of(game, 0)["settlers"]) == ("YYYY", 0)
    table.seat(0, settlers=2)
    assert may(table.game(), "route") == ["route 1", "route 3"]


# Rest


@rule("ew1.rest")
def test_resting_takes_settlers_back_from_the_game_board_and_from_the_route() -> None:
    table = Table("east_west_1")
    table.seat(0, settlers=1, at={"A1.3": 2, "E2.1": 1}, route=[("m01", 2), "m02", ("m03", 1)])
    table.seat(1, at={"C2.4": 2}, route=[("m04", 1)])
    game = table.play("rest")
    assert (seat_of(game, 0)["settlers"], seat_of(game, 0)["reserve"]) == (7, 5)
    assert route_of(game, 0) == [("m01", 0), ("m02", 0), ("m03", 0)]
    at_work = {place: at for place, at in game.view()["locations"].items() if "seat" in at}
    assert at_work == {"C2.4": {"seat": 1, "settlers": 2}}
    assert route_of(game, 1) == [("m04", 1)]
    assert game.turn == 1


@rule("ew1.rest")
def test_resting_is_allowed_with_no_settler_out() -> None:
    game = new(2, 1)
    before = seat_of(game, 0)
    assert seat_of(game.play("rest"), 0) == before
    assert game.turn == 1


# Exploration


def explorer(players: int) -> Table:
    """Seat 0 is about to claim an exploration card."""
    table = Table("east_west_1", players)
    table.points("n27")
    table.seat(0, cubes="RG", bonus=["b01", "b02", "b03"])
    return table


@rule("ew1.explore")
@every_count
def test_an_exploration_card_lets_one_take_any_tile_beside_or_on_the_board(players: int) -> None:
    game = explorer(players).play("work A1.1")
    assert game.decision == "explore"
    assert game.actions() == [f"explore {tile}" for tile in sorted(TILES)]


@rule("ew1.explore")
@every_count
def test_a_tile_from_beside_the_board_opens_nothing(players: int) -> None:
    table = explorer(players)
    beside = table.position()["beside"]
    before = table.game().view()["locations"]
    for tile in beside:
        game = table.play("work A1.1", f"explore {tile}")
        assert seat_of(game, 0)["explored"] == [tile]
        assert game.view()["beside"] == [other for other in beside if other != tile]
        after = game.view()["locations"]
        assert {place: after[place] for place in before} == before
        assert game.turn == 1


@rule("ew1.explore")
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("place", "other"), [("A1.6", "B1.5"), ("B1.5", "A1.6")])
def test_a_tile_on_the_board_opens_its_location_for_everyone(
    players: int, place: str, other: str
) -> None:
    table = explorer(players)
    table.tile(place, "x05")
    game = table.play("work A1.1", "explore x05")
    assert seat_of(game, 0)["explored"] == ["x05"]
    assert len(game.view()["beside"]) == 8
    for _ in range(players):
        assert f"work {place}" in game.actions()
        assert f"work {other}" not in game.actions()
        game.play("rest")


@rule("ew1.explore")
def test_a_tile_can_be_taken_once_only() -> None:
    table = explorer(2)
    table.seat(0, explored=["x05"])
    table.seat(1, explored=["x01", "x02"])
    taken = {"explore x01", "explore x02", "explore x05"}
    game = table.play("work A1.1")
    assert len(game.actions()) == 7
    assert not taken & set(game.actions())


# Scoring


@rule("ew1.score.merchant")
@pytest.mark.parametrize(
    ("route", "discard", "points"),
    [(0, 0, 0), (1, 0, 0), (1, 1, 1), (2, 0, 1), (0, 2, 1), (3, 2, 2), (3, 3, 3), (5, 4, 4)],
)
def test_the_bonus_tile_marked_i_gives_a_point_for_two_merchant_cards_of_route_and_discard_pile(
    route: int, discard: int, points: int
) -> None:
    table = Table("east_west_1", round_limit=1)
    cards = [f"m{n:02}" for n in range(1, 10)]
    table.seat(0, route=cards[:route], discard=cards[5 : 5 + discard], bonus=["b18"])
    table.seat(1, route=["m20", "m21"], discard=["m22", "m23"])
    scores = table.play("rest", "rest").scores()
    assert [score["bonus"] for score in scores] == [points, 0]


@rule("ew1.score.merchant")
def test_each_bonus_tile_marked_i_counts_by_itself() -> None:
    table = Table("east_west_1")
    table.seat(0, route=["m01", "m02", "m03"], discard=["m04"], bonus=["b18", "b19", "b20"])
    assert table.game().scores()[0]["bonus"] == 3 * 2


@rule("ew1.score.merchant")
def test_the_points_of_the_tile_are_data(tmp_path: Path) -> None:
    path = tmp_path / "dutch.toml"
    old, new = 'kind = "merchants", points = 1', 'kind = "merchants", points = 2'
    path.write_text(NEW_WORLD.replace(old, new), "utf-8")
    table = Table("east_west_1", box=path)
    table.seat(0, route=["m01", "m02", "m03"], discard=["m04"], bonus=["b18"])
    assert table.game().scores()[0]["bonus"] == 2 * 2


@rule("ew1.score.settlers")
def test_settlers_on_the_route_count_for_the_settlers_tile() -> None:
    table = Table("east_west_1")
    route = [("m01", 2), ("m02", 1)]
    table.seat(0, settlers=2, reserve=4, at={"A1.3": 3}, route=route, bonus=["b11"])
    assert table.game().scores()[0]["bonus"] == (2 + 3 + 3) // 2
    table.seat(0, settlers=1, reserve=5)
    assert table.game().scores()[0]["bonus"] == (1 + 3 + 3) // 2


@rule("ew1.score.cubes")
def test_cubes_that_are_not_yellow_score_a_point_green_ones_too() -> None:
    table = Table("east_west_1", round_limit=1)
    table.seat(0, cubes="YYYYRRGB")
    table.seat(1, cubes="YYGGG")
    scores = table.play("rest", "rest").scores()
    assert [score["cubes"] for score in scores] == [4, 3]
    assert [score["total"] for score in scores] == [4, 3]
