"""The clauses of spice_road.md."""

from itertools import combinations, product

import pytest

import century
from clauses import rule
from scenario import Table, cubes, may, row, seat_of

PLAYERS = (2, 3, 4, 5)
SEEDS = range(8)
every_count = pytest.mark.parametrize("players", PLAYERS)

POINT_CARDS = {f"p{n:02}" for n in range(1, 37)}
MERCHANTS = {f"m{n:02}" for n in range(1, 44)}


def coins(game: century.Game) -> tuple[int, int]:
    """Gold and silver coins above the row."""
    left = game.view()["coins"]
    return left["gold"], left["silver"]


def market_cubes(game: century.Game) -> list[str]:
    """The cubes on each merchant card of the row."""
    return [card["cubes"] for card in game.view()["market"]["row"]]


# Setup


@rule("sr.setup.points")
@every_count
def test_five_of_the_36_point_cards_lie_in_a_row_and_the_rest_is_a_face_down_deck(
    players: int,
) -> None:
    for seed in SEEDS:
        game = century.new("spice_road", players, seed)
        shown, deck = row(game, "points"), game.position()["hidden"]["points"]
        assert (len(shown), len(deck), game.view()["points"]["deck"]) == (5, 31, 31)
        assert {*shown, *deck} == POINT_CARDS
        assert game.view()["points"].keys() == {"row", "deck"}


@rule("sr.setup.points")
def test_point_cards_are_shuffled() -> None:
    games = [century.new("spice_road", 2, seed) for seed in range(60)]
    assert len({tuple(row(game, "points")) for game in games}) == 60
    assert len({row(game, "points")[0] for game in games}) > 20
    assert len({game.position()["hidden"]["points"][-1] for game in games}) > 20


@rule("sr.setup.coins")
@every_count
def test_two_gold_and_two_silver_coins_per_player_lie_above_the_row(players: int) -> None:
    game = century.new("spice_road", players, 1)
    assert coins(game) == (2 * players, 2 * players)
    assert all(seat["gold"] == seat["silver"] == 0 for seat in game.view()["seats"])


@rule("sr.setup.coins")
@every_count
def test_gold_lies_above_the_leftmost_card_and_silver_above_the_second(players: int) -> None:
    for claim, earned in (("claim 1", (1, 0)), ("claim 2", (0, 1)), ("claim 3", (0, 0))):
        table = Table("spice_road", players)
        table.points("p05", "p09", "p01")
        table.seat(0, cubes="YYRRRRR")
        game = table.play(claim)
        assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == earned


@rule("sr.setup.hand")
@every_count
def test_every_player_starts_with_produce_two_yellow_and_upgrade_two(players: int) -> None:
    game = century.new("spice_road", players, 1)
    for own in game.view()["seats"]:
        assert (own["hand"], own["played"], own["points"]) == (["s1", "s2"], [], [])
    for seat in range(players):
        before = cubes(game, seat)
        assert cubes(game.play("play s1"), seat) == "YY" + before
    for seat in range(players):
        before = cubes(game, seat)
        game.play("play s2").play("upgrade Y").play("upgrade Y")
        assert cubes(game, seat) == "".join(sorted("RR" + before[2:], key="YRGB".index))


@rule("sr.setup.hand")
@every_count
def test_the_other_starting_cards_are_not_used(players: int) -> None:
    piles = century.new("spice_road", players, 1).position()
    market = [card["card"] for card in piles["market"]["row"]] + piles["hidden"]["market"]
    assert not {"s1", "s2"} & set(market)


@rule("sr.setup.market")
@every_count
def test_six_of_the_43_merchant_cards_lie_in_a_row_and_the_rest_is_a_face_down_deck(
    players: int,
) -> None:
    for seed in SEEDS:
        game = century.new("spice_road", players, seed)
        shown, deck = row(game, "market"), game.position()["hidden"]["market"]
        assert (len(shown), len(deck), game.view()["market"]["deck"]) == (6, 37, 37)
        assert {*shown, *deck} == MERCHANTS
        assert market_cubes(game) == [""] * 6
        assert game.view()["market"].keys() == {"row", "deck"}


@rule("sr.setup.market")
def test_merchant_cards_are_shuffled() -> None:
    games = [century.new("spice_road", 2, seed) for seed in range(60)]
    assert len({tuple(row(game, "market")) for game in games}) == 60
    assert len({row(game, "market")[0] for game in games}) > 20
    assert len({game.position()["hidden"]["market"][-1] for game in games}) > 20


@rule("sr.setup.cubes")
@every_count
def test_starting_cubes_go_by_turn_order(players: int) -> None:
    for seed in SEEDS:
        game = century.new("spice_road", players, seed)
        held = [seat["cubes"] for seat in game.view()["seats"]]
        assert held == ["YYY", "YYYY", "YYYY", "YYYR", "YYYR"][:players]


# Turn


@rule("sr.turn.play")
def test_a_played_card_lies_face_up_before_its_player_and_its_effect_happens() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="Y", hand=["s1", "m02", "s2"], played=["m08"])
    game = table.play("play m02")  # produce YR
    assert seat_of(game, 0)["hand"] == ["s1", "s2"]
    assert seat_of(game, 0)["played"] == ["m08", "m02"]
    assert cubes(game, 0) == "YYR"
    assert game.turn == 1
    game.play("rest")
    assert may(game, "play") == ["play s1", "play s2"]


@rule("sr.turn.play")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    table = Table("spice_road")
    table.seat(0, hand=["s1", "m02"], played=["m08"])
    table.seat(1, hand=["s1", "s2", "m01"])
    table.market("m03")
    game = table.game()
    assert may(game, "play") == ["play s1", "play m02"]
    for card in ("s2", "m08", "m01", "m03"):
        with pytest.raises(century.IllegalAction):
            game.play(f"play {card}")


@rule("sr.turn.play")
def test_every_kind_of_card_is_carried_out() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YYYYR", hand=["s1", "m09", "m10"])
    assert cubes(table.play("play s1"), 0) == "YYYYYYR"
    assert cubes(table.play("play m09", "upgrade Y", "upgrade R", "upgrade R"), 0) == "YYYGG"
    assert cubes(table.play("play m10", "trade 2"), 0) == "RGG"


@rule("sr.turn.acquire")
def test_an_acquired_card_goes_from_the_row_to_the_hand() -> None:
    table = Table("spice_road")
    table.market("m01", "m02", "m03")
    table.seat(0, cubes="YYY", hand=["s2"], played=["s1"])
    game = table.play("acquire 3")
    assert seat_of(game, 0)["hand"] == ["s2", "m03"]
    assert seat_of(game, 0)["played"] == ["s1"]
    assert "m03" not in row(game, "market")
    assert game.turn == 1
    game.play("rest")
    assert may(game, "play") == ["play s2", "play m03"]


@rule("sr.turn.acquire")
def test_an_acquired_card_is_not_carried_out() -> None:
    table = Table("spice_road")
    table.market("m04")
    table.seat(0, cubes="Y")
    assert cubes(table.play("acquire 1"), 0) == "Y"


@rule("sr.turn.rest")
def test_resting_takes_all_played_cards_back() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="RG", hand=["m02"], played=["s2", "m08", "s1"])
    game = table.play("rest")
    assert seat_of(game, 0) == {
        "cubes": "RG",
        "hand": ["m02", "s2", "m08", "s1"],
        "played": [],
        "points": [],
        "gold": 0,
        "silver": 0,
    }
    assert game.turn == 1
    game.play("rest")
    assert may(game, "play") == ["play s1", "play s2", "play m02", "play m08"]


@rule("sr.turn.rest")
def test_resting_takes_back_no_cards_of_others() -> None:
    table = Table("spice_road")
    table.seat(1, played=["s1", "m01"])
    assert seat_of(table.play("rest"), 1)["played"] == ["s1", "m01"]


@rule("sr.turn.rest")
def test_resting_is_allowed_with_no_card_played() -> None:
    game = century.new("spice_road", 2, 1)
    before = seat_of(game, 0)
    game.play("rest")
    assert seat_of(game, 0) == before
    assert game.turn == 1


@rule("sr.turn.rest")
def test_resting_is_allowed_without_a_card_in_hand_and_without_cubes() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="", hand=[])
    assert table.game().actions() == ["acquire 1", "rest"]


@rule("sr.turn.claim")
def test_a_claimed_card_goes_from_the_row_to_the_player() -> None:
    table = Table("spice_road")
    table.points("p01", "p02", "p05")
    table.seat(0, cubes="RRRRR", points=["p36"])
    game = table.play("claim 3")
    assert seat_of(game, 0)["points"] == ["p36", "p05"]
    assert "p05" not in row(game, "points")
    assert game.turn == 1


@rule("sr.turn.play", "sr.turn.acquire", "sr.turn.rest", "sr.turn.claim")
def test_a_turn_is_exactly_one_of_play_acquire_claim_and_rest() -> None:
    table = Table("spice_road")
    table.points("p05", "p36")
    table.market("m01", "m02")
    table.seat(0, cubes="RRRRRR", hand=["s1", "m21"])
    game = table.game()
    assert {action.split()[0] for action in game.actions()} == {"play", "acquire", "claim", "rest"}
    for action in ("play s1", "acquire 1", "claim 1", "rest"):
        assert game.copy().play(action).turn == 1


# Play


@rule("sr.play.trade")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("m10", "YY"), ("m17", "YYYYY"), ("m19", "YR"), ("m20", "YYG"), ("m27", "RRR"), ("m42", "BB")],
)
def test_a_trade_card_can_be_played_only_if_its_trade_can_be_carried_out(
    card: str, cost: str
) -> None:
    table = Table("spice_road")
    table.seat(0, cubes=cost, hand=[card])
    assert may(table.game(), "play") == [f"play {card}"]
    for missing in range(len(cost)):
        short = cost[:missing] + cost[missing + 1 :]
        others = "".join(colour for colour in "YRGB" if colour not in cost)
        table.seat(0, cubes=short + others)
        assert may(table.game(), "play") == []


@rule("sr.play.upgrade")
@pytest.mark.parametrize("held", ["", "B", "BBBBBBBBBB"])
def test_an_upgrade_card_may_be_played_with_nothing_to_upgrade(held: str) -> None:
    table = Table("spice_road")
    table.seat(0, cubes=held, hand=["s2", "m09"])
    for card in ("s2", "m09"):
        game = table.play(f"play {card}")
        assert cubes(game, 0) == held
        assert seat_of(game, 0)["played"][-1] == card
        assert game.turn == 1


@rule("sr.play.upgrade")
def test_an_upgrade_card_may_be_played_without_upgrading() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YRG", hand=["m09"])
    game = table.play("play m09", "done")
    assert cubes(game, 0) == "YRG"
    assert seat_of(game, 0)["hand"] == []


# Acquire


@rule("sr.acquire.cost")
@pytest.mark.parametrize("held", range(8))
def test_a_card_costs_one_cube_for_each_card_on_its_left(held: int) -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YRGBYRGB"[:held])
    assert may(table.game(), "acquire") == [f"acquire {n}" for n in range(1, min(held, 5) + 2)]


@rule("sr.acquire.cost")
def test_the_leftmost_card_is_free() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="Y")
    game = table.play("acquire 1")
    assert cubes(game, 0) == "Y"
    assert market_cubes(game) == [""] * 6


@rule("sr.acquire.cost")
@pytest.mark.parametrize("place", range(1, 7))
def test_one_cube_is_put_on_each_card_on_the_left_and_on_no_other(place: int) -> None:
    table = Table("spice_road")
    table.seat(0, cubes="GGGGGGG")
    game = table.play(f"acquire {place}")
    assert cubes(game, 0) == "G" * (7 - (place - 1))
    assert market_cubes(game) == ["G"] * (place - 1) + [""] * (7 - place)


@rule("sr.acquire.each-card")
def test_the_colour_is_chosen_for_each_card_by_itself_leftmost_first() -> None:
    table = Table("spice_road")
    table.market("m01", ("m02", "Y"), "m03", "m04")
    table.seat(0, cubes="YRRB")
    game = table.play("acquire 4")
    assert game.actions() == ["place Y", "place R", "place B"]
    game.play("place B")
    assert market_cubes(game)[:3] == ["B", "Y", ""]
    assert game.actions() == ["place Y", "place R"]
    game.play("place R").play("place Y")
    assert row(game, "market")[:3] == ["m01", "m02", "m03"]
    assert market_cubes(game) == ["B", "YR", "Y", "", "", ""]
    assert cubes(game, 0) == "R"


@rule("sr.acquire.each-card")
def test_every_way_to_put_the_cubes_is_open() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="YRGB")
    found = set()
    for first, second in product("YRGB", repeat=2):
        game = table.play("acquire 3", f"place {first}")
        if f"place {second}" in game.actions():
            found.add(tuple(market_cubes(game.play(f"place {second}"))[:2]))
    pairs = [(a, b) for a, b in combinations("YRGB", 2)]
    assert found == {*pairs, *((b, a) for a, b in pairs)}


@rule("sr.acquire.first-pay")
def test_cubes_on_the_card_do_not_pay_for_it() -> None:
    table = Table("spice_road")
    table.market("m01", "m02", ("m03", "YYYY"))
    table.seat(0, cubes="R")
    assert may(table.game(), "acquire") == ["acquire 1", "acquire 2"]
    with pytest.raises(century.IllegalAction, match="2 cubes"):
        table.play("acquire 3")
    table.seat(0, cubes="RR")
    game = table.play("acquire 3")
    assert cubes(game, 0) == "YYYY"
    assert market_cubes(game)[:2] == ["R", "R"]


@rule("sr.acquire.first-pay")
def test_what_lies_on_the_card_is_not_yet_there_to_choose_from() -> None:
    table = Table("spice_road")
    table.market("m01", ("m02", "B"))
    table.seat(0, cubes="YR")
    assert table.play("acquire 2").actions() == ["place Y", "place R"]


@rule("sr.acquire.cubes")
def test_all_cubes_on_the_taken_card_go_to_the_storage() -> None:
    table = Table("spice_road")
    table.market(("m01", "YRB"), ("m02", "GG"))
    table.seat(0, cubes="Y")
    assert cubes(table.play("acquire 1"), 0) == "YYRB"
    game = table.play("acquire 2")
    assert cubes(game, 0) == "GG"
    assert market_cubes(game) == ["YYRB", "", "", "", "", ""]


@rule("sr.acquire.cubes")
def test_cubes_from_a_card_count_for_the_limit() -> None:
    table = Table("spice_road")
    table.market(("m01", "RRR"))
    table.seat(0, cubes="YYYYYYYYY")
    game = table.play("acquire 1")
    assert cubes(game, 0) == "YYYYYYYYYRRR"
    assert (game.seat, game.decision) == (0, "discard")


@rule("sr.acquire.refill")
def test_cubes_travel_with_their_card_and_the_new_card_carries_none() -> None:
    table = Table("spice_road")
    cards = [("m01", "Y"), ("m02", "R"), ("m03", "G"), ("m04", "B"), ("m05", "YY"), ("m06", "RR")]
    table.market(*cards, deck=["m43"])
    table.seat(0, cubes="BBBBB")
    for taken in range(6):
        game = table.play(f"acquire {taken + 1}")
        expected = [
            (card, held + "B" if place < taken else held)
            for place, (card, held) in enumerate(cards)
            if place != taken
        ]
        assert row(game, "market") == [card for card, _ in expected] + ["m43"]
        assert market_cubes(game) == [held for _, held in expected] + [""]


@rule("sr.acquire.refill")
def test_the_row_is_refilled_to_six() -> None:
    game = century.new("spice_road", 2, 1)
    for taken in range(1, 30):
        game.play("acquire 1")
        assert len(row(game, "market")) == 6
        assert game.view()["market"]["deck"] == 37 - taken


# Claim


@rule("sr.claim.pay")
@pytest.mark.parametrize(
    ("card", "cost"),
    [("p01", "YYRR"), ("p13", "YRGB"), ("p21", "YYYRGB"), ("p34", "RRGGBB"), ("p36", "BBBBB")],
)
def test_a_claim_needs_and_returns_all_cubes_shown(card: str, cost: str) -> None:
    table = Table("spice_road")
    table.points("p29", "p18", card, "p26")
    table.seat(0, cubes=cost)
    game = table.play("claim 3")
    assert cubes(game, 0) == ""
    assert market_cubes(game) == [""] * 6
    for missing in range(len(cost)):
        table.seat(0, cubes=cost[:missing] + cost[missing + 1 :])
        assert "claim 3" not in table.game().actions()


@rule("sr.claim.pay")
def test_only_the_cubes_shown_are_returned() -> None:
    table = Table("spice_road")
    table.points("p36", "p13")
    table.seat(0, cubes="YYYRRGGBB")
    game = table.game()
    assert may(game, "claim")[0] == "claim 2"
    with pytest.raises(century.IllegalAction, match="BBBBB"):
        game.play("claim 1")
    assert cubes(game.play("claim 2"), 0) == "YYRGB"


@rule("sr.claim.gold")
@every_count
def test_the_leftmost_card_earns_a_gold_coin(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p05")
    table.seat(0, cubes="RRRR", gold=1)
    game = table.play("claim 1")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (2, 0)
    assert coins(game) == (2 * players - 2, 2 * players)


@rule("sr.claim.silver")
@every_count
def test_the_second_card_earns_a_silver_coin(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p36", "p05")
    table.seat(0, cubes="RRRR", silver=1)
    game = table.play("claim 2")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (0, 2)
    assert coins(game) == (2 * players, 2 * players - 2)


@rule("sr.claim.silver")
def test_the_second_card_earns_nothing_without_silver_above_it() -> None:
    table = Table("spice_road")
    table.points("p36", "p05")
    table.seat(0, cubes="RRRR")
    table.seat(1, silver=4)
    game = table.play("claim 2")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (0, 0)
    assert coins(game) == (4, 0)


@rule("sr.claim.gold", "sr.claim.silver")
@pytest.mark.parametrize("place", [3, 4, 5])
def test_the_other_cards_earn_no_coin(place: int) -> None:
    table = Table("spice_road")
    table.points(*["p36", "p35", "p34", "p33"][: place - 1], "p05")
    table.seat(0, cubes="RRRR")
    game = table.play(f"claim {place}")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (0, 0)
    assert coins(game) == (4, 4)


@rule("sr.claim.silver-moves")
@every_count
def test_last_gold_moves_silver_left(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p05", "p09", "p03")
    table.seat(0, cubes="RRRR")
    table.seat(1, cubes="YYRRRRR", gold=2 * players - 1)
    game = table.play("claim 1")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (1, 0)
    assert coins(game) == (0, 2 * players)
    assert seat_of(game.copy().play("claim 2"), 1)["silver"] == 0
    game.play("claim 1")
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["silver"]) == (2 * players - 1, 1)
    assert coins(game) == (0, 2 * players - 1)


@rule("sr.claim.silver-moves")
@every_count
def test_silver_stays_above_the_second_card_while_a_single_gold_coin_is_left(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p36", "p05")
    table.seat(0, cubes="RRRR")
    table.seat(1, gold=2 * players - 1)
    game = table.play("claim 2")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (0, 1)
    assert coins(game) == (1, 2 * players - 1)


@rule("sr.claim.silver-moves")
@every_count
def test_with_the_gold_gone_the_second_card_earns_nothing(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p36", "p05")
    table.seat(0, cubes="RRRR")
    table.seat(1, gold=2 * players)
    game = table.play("claim 2")
    assert (seat_of(game, 0)["gold"], seat_of(game, 0)["silver"]) == (0, 0)
    assert coins(game) == (0, 2 * players)


@rule("sr.claim.silver-moves")
@every_count
def test_the_leftmost_card_earns_silver_only_while_any_are_left(players: int) -> None:
    table = Table("spice_road", players)
    table.points("p05", "p09")
    table.seat(0, cubes="RRRR")
    table.seat(1, cubes="RRRRR", gold=2 * players, silver=2 * players - 1)
    game = table.play("claim 1")
    assert seat_of(game, 0)["silver"] == 1
    assert coins(game) == (0, 0)
    game.play("claim 1")
    assert seat_of(game, 1)["silver"] == 2 * players - 1
    assert coins(game) == (0, 0)


@rule("sr.claim.refill")
def test_the_row_of_point_cards_closes_and_is_refilled_to_five() -> None:
    table = Table("spice_road")
    table.points("p36", "p05", "p34", "p33", "p32", deck=["p01"])
    table.seat(0, cubes="RRRR")
    game = table.play("claim 2")
    assert row(game, "points") == ["p36", "p34", "p33", "p32", "p01"]
    assert game.view()["points"]["deck"] == 30


@rule("sr.claim.refill")
def test_coins_stay_above_their_places_when_cards_move() -> None:
    table = Table("spice_road")
    table.points("p05", "p09", "p36")
    table.seat(0, cubes="RRRR")
    table.seat(1, cubes="RRRRR")
    game = table.play("claim 1", "claim 1")  # the card that lay second, below the silver
    assert (seat_of(game, 1)["gold"], seat_of(game, 1)["silver"]) == (1, 0)
    assert coins(game) == (2, 4)


@rule("sr.claim.hidden")
def test_the_view_lists_the_claims_of_every_player() -> None:
    table = Table("spice_road")
    table.points("p05", "p09")
    table.seat(0, cubes="RRRR", points=["p36"])
    table.seat(1, cubes="RRRRR")
    seats = table.play("claim 1", "claim 1").view()["seats"]
    assert [seat["points"] for seat in seats] == [["p36", "p05"], ["p09"]]


@rule("sr.claim.hidden")
def test_claimed_cards_do_not_come_back() -> None:
    table = Table("spice_road")
    table.points("p05")
    table.seat(0, cubes="RRRR")
    game = table.play("claim 1")
    assert "p05" not in {*row(game, "points"), *game.position()["hidden"]["points"]}
    for seed in SEEDS:
        dealt = game.redeal(seed)
        assert seat_of(dealt, 0)["points"] == ["p05"]
        assert "p05" not in dealt.position()["hidden"]["points"]


# End and scoring


@rule("sr.end")
@pytest.mark.parametrize(("players", "enough"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_the_fifth_point_card_triggers_the_end_or_the_sixth_with_two_or_three_players(
    players: int, enough: int
) -> None:
    table = Table("spice_road", players)
    table.points("p05", "p09")
    owned = [f"p{n:02}" for n in range(20, 20 + enough - 2)]
    table.seat(0, cubes="RRRRRRRRR", points=owned)
    game = table.play("claim 1")
    assert not game.view()["ending"]
    for _ in range(players - 1):
        game.play("rest")
    assert not game.over
    game.play("claim 1")
    assert game.view()["ending"]
    for _ in range(players - 1):
        assert not game.over
        game.play("rest")
    assert game.over


@rule("sr.end")
@every_count
def test_point_cards_of_several_players_do_not_add_up(players: int) -> None:
    table = Table("spice_road", players)
    enough = 5 if players <= 3 else 4
    cards = iter(sorted(POINT_CARDS, reverse=True))
    for seat in range(players):
        table.seat(seat, points=[next(cards) for _ in range(enough)])
    game = table.game()
    for _ in range(2 * players):
        assert not game.view()["ending"]
        game.play("rest")
    assert not game.over


@rule("sr.score")
def test_points_are_those_of_cards_coins_and_cubes() -> None:
    table = Table("spice_road", players=3, round_limit=1)
    table.seat(0, cubes="YYYYRGGB", points=["p01", "p13", "p36"], gold=2, silver=3)
    table.seat(1, cubes="YYY", points=["p05"], silver=1)
    table.seat(2, cubes="BBBB", gold=1)
    scores = table.play("rest", "rest", "rest").scores()
    assert scores == [
        {"points": 6 + 12 + 20, "gold": 6, "silver": 3, "cubes": 4, "total": 51},
        {"points": 8, "gold": 0, "silver": 1, "cubes": 0, "total": 9},
        {"points": 0, "gold": 3, "silver": 0, "cubes": 4, "total": 7},
    ]


@rule("sr.score")
def test_cubes_on_merchant_cards_and_cards_in_hand_score_nothing() -> None:
    table = Table("spice_road", round_limit=1)
    table.market(("m01", "BBBB"))
    table.seat(0, cubes="", hand=["s1", "m08", "m04"])
    table.seat(1, cubes="")
    totals = [score["total"] for score in table.play("rest", "rest").scores()]
    assert totals == [0, 0]
