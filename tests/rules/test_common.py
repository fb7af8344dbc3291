"""The clauses of common.md: cubes, the three effects, turn order, end, rows."""

import re
from collections.abc import Callable
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

import century
from clauses import rule
from scenario import Table, cubes, may, row, seat_of

MODES = {mode: facts["players"] for mode, facts in century.modes().items()}
TABLES = [(mode, players) for mode, counts in MODES.items() for players in counts]
every_mode = pytest.mark.parametrize("mode", MODES)
every_table = pytest.mark.parametrize(("mode", "players"), TABLES)

# How "produce 2 yellow" and "upgrade 2" are chosen in each mode.
PRODUCE_TWO = {
    "spice_road": "play s1",
    "new_world": "work A1.3",
    "east_west_1": "work A1.3",
    "east_west_2": "work A2.3",
    "east_west_3": "work A2.3",
}
UPGRADE_TWO = {
    "spice_road": "play s2",
    "new_world": "work A1.4",
    "east_west_1": "work A1.4",
    "east_west_2": "work A2.4",
    "east_west_3": "work A2.4",
}

# Every place that carries the effect of a merchant card out: from a table and a card, a table at
# which the returned actions lead to that effect.
Place = Callable[[Table, str], list[str]]


def in_hand(table: Table, card: str) -> list[str]:
    table.seat(0, hand=[card])
    return [f"play {card}"]


def in_the_route(table: Table, card: str) -> list[str]:
    table.seat(0, route=[card])
    return ["route 1"]


def used_at_a_market(table: Table, card: str) -> list[str]:
    table.market(card)
    return ["work E2.1", "use"]


def at_a_market_without_routes(table: Table, card: str) -> list[str]:
    table.market(card)
    return ["work E2.1"]


PLACES = [
    pytest.param("spice_road", in_hand, id="hand"),
    pytest.param("east_west_1", in_the_route, id="route"),
    pytest.param("east_west_1", used_at_a_market, id="market"),
    pytest.param("east_west_3", at_a_market_without_routes, id="market-only-used"),
]
every_place = pytest.mark.parametrize(("mode", "place"), PLACES)


def results(game: century.Game) -> list[str]:
    """What the turn's seat holds when its turn is over, for every way to go on."""
    turn = game.turn
    assert turn is not None
    found = []
    for action in game.actions():
        after = game.copy().play(action)
        found += [cubes(after, turn)] if after.decision == "turn" else results(after)
    return sorted(found)


def upgraded(held: str, steps: int) -> set[str]:
    """All that up to so many upgrades of any cubes in any order can make."""
    found = {held}
    for _ in range(steps):
        for before in list(found):
            for low, high in ("YR", "RG", "GB"):
                if low in before:
                    found.add(in_order(before.replace(low, high, 1)))
    return found


def in_order(held: str) -> str:
    return "".join(sorted(held, key="YRGB".index))


# Cubes


@rule("cube.colours")
def test_cubes_rise_from_yellow_over_red_and_green_to_brown() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="Y", hand=["m09"])
    game = table.play("play m09")
    for colour, after in (("Y", "R"), ("R", "G"), ("G", "B")):
        game.play(f"upgrade {colour}")
        assert cubes(game, 0) == after


@rule("cube.colours")
def test_cubes_are_told_in_rising_order() -> None:
    table = Table("spice_road")
    table.seat(0, cubes="BYGRYB")
    game = table.game()
    assert cubes(game, 0) == "YYRGBB"
    assert game.play("acquire 2").actions() == ["place Y", "place R", "place G", "place B"]


@rule("cube.colours")
@every_mode
def test_there_is_no_fifth_colour(mode: str) -> None:
    position = Table(mode).position()
    position["seats"][0]["cubes"] = "YP"
    with pytest.raises(century.InvalidPosition, match="cubes"):
        century.from_position(position)


@rule("cube.supply")
@every_table
def test_the_supply_gives_cubes_however_many_are_out(mode: str, players: int) -> None:
    for colour in "YRGB":
        table = Table(mode, players)
        for seat in range(players):
            table.seat(seat, cubes=10 * colour)
        table.seat(0, cubes=8 * colour)
        if mode == "spice_road":
            table.market(*((card, 40 * colour) for card in ("m01", "m02", "m03", "m04")))
        game = table.play(PRODUCE_TWO[mode])
        assert cubes(game, 0) == in_order(8 * colour + "YY")


@rule("cube.limit")
@every_mode
def test_more_than_ten_cubes_may_be_held_during_a_turn(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="RRRRRRRRRR")
    game = table.play(PRODUCE_TWO[mode])
    assert cubes(game, 0) == "YYRRRRRRRRRR"
    assert (game.turn, game.seat, game.decision) == (0, 0, "discard")


@rule("cube.limit")
@every_place
def test_a_trade_may_go_beyond_ten_cubes(mode: str, place: Place) -> None:
    table = Table(mode)
    table.seat(0, cubes="RRRRRRRRRR")
    game = table.play(*place(table, "m21"), "trade 2")  # a red for three yellow
    assert cubes(game, 0) == "YYYYYYRRRRRRRR"


@rule("cube.limit")
@every_mode
def test_a_turn_begins_with_at_most_ten_cubes(mode: str) -> None:
    table = Table(mode)
    table.seat(1, cubes="YYYYYYYYYYY")
    with pytest.raises(century.InvalidPosition, match="11 cubes"):
        table.game()


@rule("cube.limit.end-of-turn")
@every_mode
def test_cubes_beyond_ten_are_returned_at_the_end_of_the_turn(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="YRRRRRRGGB")
    game = table.play(PRODUCE_TWO[mode])
    assert game.actions() == ["discard Y", "discard R", "discard G"]
    game.play("discard R")
    assert (game.turn, game.seat, game.decision) == (0, 0, "discard")
    game.play("discard B")
    assert cubes(game, 0) == "YYYRRRRRGG"
    assert (game.turn, game.decision) == (1, "turn")


@rule("cube.limit.end-of-turn")
@every_mode
def test_every_choice_of_returned_cubes_is_open(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="YRRRRRRGGB")
    held = "YYYRRRRRRGGB"
    kept = set()
    for pair in combinations_with_replacement("YRGB", 2):
        left = held
        for colour in pair:
            left = left.replace(colour, "", 1)
        if len(left) == 10:
            kept.add(left)
    assert results(table.play(PRODUCE_TWO[mode])) == sorted(kept)


@rule("cube.limit.end-of-turn")
@every_mode
def test_ten_cubes_are_kept(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="RRRRRRGG")
    game = table.play(PRODUCE_TWO[mode])
    assert cubes(game, 0) == "YYRRRRRRGG"
    assert (game.turn, game.decision) == (1, "turn")


@rule("cube.limit.end-of-turn")
def test_a_player_who_was_paid_beyond_ten_returns_cubes_in_the_turn_of_another() -> None:
    table = Table("east_west_2", players=3)
    table.seat(0, cubes="G", ship=1)
    table.seat(1, cubes="YYYYYYYYYY", ship=0)
    table.seat(2, ship=5)
    game = table.play("work F2.2", "sail 0")
    assert cubes(game, 1) == "YYYYYYYYYYG"
    assert (game.turn, game.seat, game.actions()) == (0, 1, ["discard Y", "discard G"])
    game.play("discard Y")
    assert cubes(game, 1) == "YYYYYYYYYG"
    assert (game.turn, game.seat, game.decision) == (1, 1, "turn")


@rule("cube.limit.order")
@pytest.mark.parametrize("mode", ["east_west_2", "east_west_3"])
@pytest.mark.parametrize(("players", "turn"), [(2, 1), (3, 0), (3, 1), (4, 0), (4, 2), (4, 3)])
def test_who_had_the_turn_returns_cubes_first_then_the_others_in_turn_order(
    mode: str, players: int, turn: int
) -> None:
    table = Table(mode, players)
    table.island(1, "ginger1")  # a green for YYYYR
    for seat in range(players):
        table.seat(seat, cubes="RRRRRRRRRR", ship=1)
    table.seat(turn, cubes="YYYGGGGGGG", ship=0, settlers=2)
    table.turn(turn)
    game = table.play("work F2.2", "sail 1", *["pay Y"] * (players - 1), "skip", "trade 3")
    order = []
    while game.decision == "discard":
        assert game.turn == turn
        assert len(cubes(game, game.seat or 0)) > 10
        if game.seat not in order:
            order.append(game.seat)
        game.play(game.actions()[-1])
    assert order == [(turn + i) % players for i in range(players)]
    assert game.turn == (turn + 1) % players
    assert all(len(cubes(game, seat)) == 10 for seat in range(players))


# The three effects

PRODUCED = {
    "m01": "YYY",
    "m02": "YR",
    "m03": "G",
    "m04": "YYYY",
    "m05": "YYR",
    "m06": "YG",
    "m07": "RR",
    "m08": "B",
}
PRODUCED_AT = {
    "A1.3": "YY",
    "B1.3": "YYR",
    "C1.1": "RR",
    "D1.4": "YG",
    "D1.6": "RB",
    "E1.1": "YYY",
    "E1.2": "YYYY",
    "E1.3": "B",
    "E1.5": "YRG",
    "E1.6": "YYB",
    "F1.2": "G",
}


@rule("effect.produce")
@every_place
def test_a_produce_card_gives_exactly_its_cubes(mode: str, place: Place) -> None:
    for card, shown in PRODUCED.items():
        table = Table(mode)
        table.seat(0, cubes="YRGB")
        game = table.play(*place(table, card))
        assert cubes(game, 0) == in_order("YRGB" + shown)
        assert (game.turn, game.decision) == (1, "turn")


@rule("effect.produce")
def test_a_production_location_gives_exactly_its_cubes() -> None:
    for location, shown in PRODUCED_AT.items():
        board = location[:2] if location[0] in "DEF" else "D1"
        table = Table("new_world", board=board)
        table.seat(0, cubes="YRGB")
        if location not in ("A1.3", "B1.3", "C1.1", "E1.1", "E1.2", "F1.2"):
            table.open(location, by=1)
        game = table.play(f"work {location}")
        assert cubes(game, 0) == in_order("YRGB" + shown)
        assert (game.turn, game.decision) == (1, "turn")


@rule("effect.produce")
@every_place
def test_producing_cannot_be_declined_with_a_full_storage(mode: str, place: Place) -> None:
    table = Table(mode)
    table.seat(0, cubes="YYYYYYYYYY")
    game = table.play(*place(table, "m07"))
    assert cubes(game, 0) == "YYYYYYYYYYRR"
    assert game.decision == "discard"


@rule("effect.upgrade")
@every_place
@pytest.mark.parametrize("held", ["Y", "YYYR", "YRG", "RGGB", "YYYYRRRGGB"])
def test_an_upgrade_card_makes_up_to_its_number_of_steps(
    mode: str, place: Place, held: str
) -> None:
    table = Table(mode)
    table.seat(0, cubes=held)
    assert results(table.play(*place(table, "m09"))) == sorted(upgraded(held, 3))


@rule("effect.upgrade")
@every_mode
@pytest.mark.parametrize("held", ["Y", "YYR", "YRG", "RGGB", "YYYYRRRGGB"])
def test_upgrade_two_makes_up_to_two_steps(mode: str, held: str) -> None:
    table = Table(mode)
    table.seat(0, cubes=held)
    assert results(table.play(UPGRADE_TWO[mode])) == sorted(upgraded(held, 2))


@rule("effect.upgrade")
@pytest.mark.parametrize(("location", "steps"), [("A1.4", 2), ("B1.5", 3), ("C1.6", 5)])
def test_an_upgrade_location_makes_up_to_its_number_of_steps(location: str, steps: int) -> None:
    table = Table("new_world", board="E1")
    table.seat(0, cubes="YYYRG")
    if location != "A1.4":
        table.open(location, by=1)
    assert results(table.play(f"work {location}")) == sorted(upgraded("YYYRG", steps))


@rule("effect.upgrade")
@every_mode
def test_none_of_the_upgrades_need_be_made(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="YR")
    game = table.play(UPGRADE_TWO[mode])
    assert game.actions() == ["upgrade Y", "upgrade R", "done"]
    game.play("done")
    assert cubes(game, 0) == "YR"
    assert game.turn == 1


@rule("effect.upgrade")
@every_mode
def test_the_same_cube_may_be_upgraded_several_times(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="Y")
    game = table.play(UPGRADE_TWO[mode], "upgrade Y", "upgrade R")
    assert cubes(game, 0) == "G"
    assert game.turn == 1


@rule("effect.upgrade.top")
@every_mode
def test_brown_cubes_cannot_be_upgraded(mode: str) -> None:
    table = Table(mode)
    table.seat(0, cubes="GBB")
    game = table.play(UPGRADE_TWO[mode])
    assert game.actions() == ["upgrade G", "done"]
    with pytest.raises(century.IllegalAction):
        game.play("upgrade B")
    game.play("upgrade G")
    assert cubes(game, 0) == "BBB"
    assert game.turn == 1


@rule("effect.trade")
@every_place
def test_a_trade_is_repeated_as_often_as_one_likes_and_can_pay(mode: str, place: Place) -> None:
    table = Table(mode)
    table.seat(0, cubes="YYYYYYYR")
    game = table.play(*place(table, "m10"))  # two yellow for a green
    assert game.actions() == ["trade 1", "trade 2", "trade 3"]
    assert cubes(game.copy().play("trade 1"), 0) == "YYYYYRG"
    assert cubes(game.copy().play("trade 2"), 0) == "YYYRGG"
    assert cubes(game.copy().play("trade 3"), 0) == "YRGGG"


@rule("effect.trade")
@every_place
def test_every_colour_of_the_cost_is_paid_each_time(mode: str, place: Place) -> None:
    table = Table(mode)
    table.seat(0, cubes="YYYYYGGBBB")
    game = table.play(*place(table, "m20"))  # YYG for BB
    assert game.actions() == ["trade 1", "trade 2"]
    assert cubes(game.play("trade 2"), 0) == "YBBBBBBB"


@rule("effect.trade")
def test_a_trade_location_is_repeated_as_often_as_one_likes_and_can_pay() -> None:
    table = Table("new_world", board="D1")
    table.seat(0, cubes="YYYYYRG")
    game = table.play("work A1.5")  # two yellow for two red
    assert game.actions() == ["trade 1", "trade 2"]
    assert cubes(game.play("trade 2"), 0) == "YRRRRRG"


@rule("effect.trade")
@pytest.mark.parametrize("mode", ["east_west_2", "east_west_3"])
def test_a_trade_by_ship_or_post_is_repeated_as_often_as_one_likes_and_can_pay(mode: str) -> None:
    table = Table(mode)
    table.island(3, "tea6")  # two yellow for a green
    table.seat(0, cubes="YYYYYYY", ship=3, posts=[3])
    for location in ("F2.1", "F2.3"):
        game = table.play(f"work {location}")
        assert game.actions() == ["trade 1", "trade 2", "trade 3"]
        assert cubes(game.play("trade 3"), 0) == "YGGG"


@rule("effect.trade.once")
@pytest.mark.parametrize(
    ("mode", "place"), [("spice_road", in_hand), ("east_west_1", in_the_route)]
)
def test_a_trade_card_that_cannot_be_paid_once_cannot_be_chosen(mode: str, place: Place) -> None:
    for held in ("", "YRRRRGGGBB", "GGGGGGGGGG", "YYYYYYRRBB"):
        table = Table(mode)
        table.seat(0, cubes=held)
        (action,) = place(table, "m20")  # YYG for BB
        game = table.game()
        assert action not in game.actions()
        with pytest.raises(century.IllegalAction, match="YYG"):
            game.play(action)


@rule("effect.trade.once")
@every_place
def test_a_trade_cannot_be_carried_out_zero_times(mode: str, place: Place) -> None:
    table = Table(mode)
    table.seat(0, cubes="YYYY")
    game = table.play(*place(table, "m10"))
    assert "trade 0" not in game.actions()
    with pytest.raises(century.IllegalAction):
        game.play("trade 0")


@rule("effect.trade.once")
@every_place
def test_a_trade_that_can_be_paid_once_only_is_carried_out_without_asking(
    mode: str, place: Place
) -> None:
    table = Table(mode)
    table.seat(0, cubes="YYY")
    game = table.play(*place(table, "m10"))
    assert cubes(game, 0) == "YG"
    assert game.turn == 1


@rule("effect.trade.once")
def test_a_trade_location_that_cannot_be_paid_once_cannot_be_chosen() -> None:
    table = Table("new_world", board="D1")
    table.seat(0, cubes="YRGGB")
    assert "work A1.5" not in table.game().actions()
    table.seat(0, cubes="YYRGGB")
    assert "work A1.5" in table.game().actions()


@rule("effect.trade.once")
def test_a_market_whose_trade_cannot_be_paid_once_cannot_be_used() -> None:
    table = Table("east_west_3")
    table.market("m10")
    table.seat(0, cubes="YRRGGB")
    assert "work E2.1" not in table.game().actions()
    table = Table("east_west_1")
    table.market("m10")
    table.seat(0, cubes="YRRGGB")
    game = table.play("work E2.1")  # taking the card is all that is left
    assert cubes(game, 0) == "YRRGGB"
    assert seat_of(game, 0)["route"] == [{"card": "m10", "settlers": 0}]


@rule("effect.trade.once")
@pytest.mark.parametrize("mode", ["east_west_2", "east_west_3"])
def test_a_ship_or_post_whose_trade_cannot_be_paid_once_cannot_be_chosen(mode: str) -> None:
    table = Table(mode)
    table.island(3, "tea6")
    table.seat(0, cubes="YRRGGB", ship=3, posts=[3])
    assert not {"work F2.1", "work F2.3"} & set(table.game().actions())
    table.seat(0, cubes="YY", ship=3, posts=[3])
    assert {"work F2.1", "work F2.3"} <= set(table.game().actions())


def box_with(folder: Path, box: str, changes: dict[str, str]) -> Path:
    """A box file: a built-in one with some texts replaced."""
    text = (files("century.data") / "boxes" / f"{box}.toml").read_text("utf-8")
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    path = folder / f"my_{box}.toml"
    path.write_text(text, "utf-8")
    return path


@rule("effect.trade.chain")
def test_cubes_gained_by_one_repetition_pay_for_the_next(tmp_path: Path) -> None:
    old = '{ id = "m10", trade = "YY", for = "G" }'
    new = '{ id = "m10", trade = "YY", for = "YR" }'
    table = Table("spice_road", box=box_with(tmp_path, "spice_road", {old: new}))
    table.seat(0, cubes="YYYY", hand=["m10"])
    game = table.play("play m10")
    assert game.actions() == ["trade 1", "trade 2", "trade 3"]
    assert cubes(game.play("trade 3"), 0) == "YRRR"


@rule("effect.trade.chain")
def test_a_trade_whose_gain_contains_its_whole_cost_is_an_error_in_a_box_file(
    tmp_path: Path,
) -> None:
    old = '{ id = "m10", trade = "YY", for = "G" }'
    new = '{ id = "m10", trade = "YY", for = "YYG" }'
    with pytest.raises(century.InvalidBox, match=r"m10.*endless"):
        century.new("spice_road", box=box_with(tmp_path, "spice_road", {old: new}))


@rule("effect.trade.chain")
@pytest.mark.parametrize("box", ["spice_road", "new_world", "eastern_wonders"])
def test_no_trade_of_the_boxes_gains_a_colour_that_it_costs(box: str) -> None:
    text = (files("century.data") / "boxes" / f"{box}.toml").read_text("utf-8")
    trades = re.findall(r'trade = "(\w+)", for = "(\w+)"', text)
    assert trades
    assert [trade for trade in trades if set(trade[0]) & set(trade[1])] == []


# Turn order and end


@rule("turn.order")
@every_table
def test_seats_take_turns_in_order_and_one_turn_of_each_is_a_round(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=1)
    for number in (1, 2, 3):
        for seat in range(players):
            assert (game.round, game.turn, game.seat) == (number, seat, seat)
            game.play("rest")


def about_to_trigger(mode: str, players: int, seat: int) -> tuple[Table, str]:
    """A table at which the seat's claim takes the card that triggers the end."""
    table = Table(mode, players)
    if mode == "spice_road":
        before = 5 if players <= 3 else 4
        table.points("p09", *(f"p{n:02}" for n in range(10, 14)))
        table.seat(seat, cubes="RRRRR", points=[f"p{n:02}" for n in range(20, 20 + before)])
        claim = "claim 1"
    else:
        table.points("n20")
        table.seat(seat, cubes="GG", bonus=[])
        owned = ["n01", "n02", "n04", "n06", "n07", "n09", "n10"]
        table.seat(seat, cards=owned)
        claim = "work A1.1" if mode in ("new_world", "east_west_1") else "work A2.1"
    table.turn(seat)
    return table, claim


def claim_last(table: Table, claim: str) -> century.Game:
    game = table.play(claim)
    if game.decision == "bonus":
        game.play("skip")
    return game


@rule("end.round")
@every_table
def test_the_round_in_which_the_end_is_triggered_is_finished(mode: str, players: int) -> None:
    for seat in range(players):
        game = claim_last(*about_to_trigger(mode, players, seat))
        for other in range(seat + 1, players):
            assert game.view()["ending"]
            assert (game.over, game.turn, game.round) == (False, other, 1)
            game.play("rest")
        assert game.over
        assert (game.turn, game.seat, game.decision, game.round) == (None, None, None, 1)
        assert game.actions() == []


@rule("end.round")
@every_mode
def test_nothing_can_be_played_after_the_end(mode: str) -> None:
    game = claim_last(*about_to_trigger(mode, 2, 1))
    with pytest.raises(century.IllegalAction, match="over"):
        game.play("rest")


@rule("end.last-discard")
@every_mode
def test_cubes_beyond_ten_are_returned_after_the_last_turn_before_scoring(mode: str) -> None:
    table, claim = about_to_trigger(mode, 2, 0)
    table.seat(1, cubes="RRRRRRRRRG")
    game = claim_last(table, claim).play(PRODUCE_TWO[mode])
    assert (game.over, game.turn, game.decision) == (False, 1, "discard")
    game.play("discard R").play("discard R")
    assert game.over
    assert cubes(game, 1) == "YYRRRRRRRG"
    assert game.scores()[1]["cubes"] == 8


@rule("end.last-discard")
def test_others_return_cubes_after_the_last_turn_too() -> None:
    table = Table("east_west_2", players=3, round_limit=1)
    table.seat(0, cubes="RRRRRRRRRR", ship=0)
    table.seat(1, ship=5)
    table.seat(2, cubes="G", ship=1)
    table.turn(2)
    game = table.play("work F2.2", "sail 0", "discard R")
    assert game.over
    assert cubes(game, 0) == "RRRRRRRRRG"


@rule("end.limit")
@every_table
def test_the_game_ends_at_the_end_of_round_300(mode: str, players: int) -> None:
    table = Table(mode, players)
    table.round(299)
    game = table.game()
    for number in (299, 300):
        for seat in range(players):
            assert (game.over, game.round, game.turn) == (False, number, seat)
            game.play("rest")
    assert game.over
    assert game.round == 300
    assert game.winner is not None
    assert not game.view()["ending"]


@rule("end.limit")
@every_mode
def test_the_last_round_is_an_option_of_every_mode(mode: str) -> None:
    assert century.modes()[mode]["options"]["round_limit"]["default"] == 300
    game = century.new(mode, 2, seed=1, round_limit=2)
    game.play("rest").play("rest").play("rest")
    assert not game.over
    assert game.play("rest").over


@rule("score.cubes")
@every_mode
def test_cubes_that_are_not_yellow_are_worth_a_point_each(mode: str) -> None:
    table = Table(mode, round_limit=1)
    table.seat(0, cubes="YYYYYRRGBB")
    table.seat(1, cubes="YYYY")
    scores = table.play("rest", "rest").scores()
    assert [score["cubes"] for score in scores] == [5, 0]
    assert [score["total"] for score in scores] == [5, 0]


@rule("score.winner")
@every_table
def test_the_most_points_win(mode: str, players: int) -> None:
    for best in range(players):
        table = Table(mode, players, round_limit=1)
        for seat in range(players):
            table.seat(seat, cubes="RRRRRR" if seat == best else "YYYRRRRR")
        game = table.game()
        for _ in range(players):
            assert game.winner is None
            game.play("rest")
        assert game.winner == best


@rule("score.tie")
@every_table
def test_among_tied_players_the_last_in_turn_order_wins(mode: str, players: int) -> None:
    for low in range(players):
        for high in range(low + 1, players):
            table = Table(mode, players, round_limit=1)
            for seat in range(players):
                table.seat(seat, cubes="GGG" if seat in (low, high) else "YYYYYYYYGG")
            game = table.game()
            for _ in range(players):
                game.play("rest")
            totals = [score["total"] for score in game.scores()]
            assert totals[low] == totals[high] == max(totals)
            assert game.winner == high


# Rows of cards


@rule("row.slide")
@pytest.mark.parametrize("place", range(5))
def test_point_cards_close_the_gap_and_the_deck_fills_the_last_place(place: int) -> None:
    cards = ["p09", "p10", "p16", "p18", "p05"]
    table = Table("spice_road")
    table.points(*cards, deck=["p36", "p35"])
    table.seat(0, cubes="RRRRRGGGG")
    game = table.play(f"claim {place + 1}")
    assert row(game, "points") == cards[:place] + cards[place + 1 :] + ["p36"]
    assert game.view()["points"]["deck"] == 36 - 6
    assert game.position()["hidden"]["points"][0] == "p35"


@rule("row.slide")
@pytest.mark.parametrize("mode", ["new_world", "east_west_1", "east_west_2", "east_west_3"])
@pytest.mark.parametrize("place", range(4))
def test_point_cards_above_the_forts_close_the_gap_and_the_deck_fills_the_last_place(
    mode: str, place: int
) -> None:
    cards = ["n01", "n02", "n04", "n06"]
    side = "1" if mode in ("new_world", "east_west_1") else "2"
    fort = ["A{}.1", "A{}.2", "B{}.1", "B{}.2"][place].format(side)
    table = Table(mode)
    table.points(*cards, deck=["n07", "n09"])
    table.seat(0, cubes="YYRRRRRGGB")
    game = table.play(f"work {fort}")
    if game.decision == "bonus":
        game.play("skip")
    assert seat_of(game, 0)["cards"] == [cards[place]]
    assert row(game, "points") == cards[:place] + cards[place + 1 :] + ["n07"]
    assert game.view()["points"]["next"] == "n09"


@rule("row.slide")
@pytest.mark.parametrize("place", range(6))
def test_merchant_cards_close_the_gap_and_the_deck_fills_the_last_place(place: int) -> None:
    cards = ["m01", "m02", "m03", "m04", "m05", "m06"]
    table = Table("spice_road")
    table.market(*cards, deck=["m43", "m42"])
    table.seat(0, cubes="YYYYYY")
    game = table.play(f"acquire {place + 1}")
    assert row(game, "market") == cards[:place] + cards[place + 1 :] + ["m43"]
    assert game.view()["market"]["deck"] == 43 - 7
    assert game.position()["hidden"]["market"][0] == "m42"


@rule("row.slide")
@pytest.mark.parametrize(("mode", "second"), [("east_west_1", "C2"), ("east_west_3", "D2")])
@pytest.mark.parametrize("place", range(4))
def test_merchant_cards_below_the_markets_close_the_gap_and_the_deck_fills_the_last_place(
    mode: str, second: str, place: int
) -> None:
    cards = ["m01", "m02", "m03", "m04"]
    table = Table(mode)
    table.market(*cards, deck=["m43", "m42"])
    location = ["E2.1", "E2.2", f"{second}.1", f"{second}.2"][place]
    game = table.play(f"work {location}")
    if game.decision == "market":
        game.play("use")
    assert row(game, "market") == cards[:place] + cards[place + 1 :] + ["m43"]
    assert game.position()["hidden"]["market"][0] == "m42"


@rule("row.empty-deck")
def test_with_the_deck_empty_the_row_of_merchants_stays_shorter() -> None:
    table = Table("spice_road")
    table.market("m01", "m02", "m03", spare=1)
    game = table.play("acquire 2", "rest")
    assert row(game, "market") == ["m01", "m03"]
    assert may(game, "acquire") == ["acquire 1", "acquire 2"]
    game.play("acquire 1").play("rest").play("acquire 1").play("rest")
    assert row(game, "market") == []
    assert may(game, "acquire") == []


@rule("row.empty-deck")
@pytest.mark.parametrize("mode", ["east_west_1", "east_west_3"])
def test_with_the_deck_empty_the_row_below_the_markets_stays_shorter(mode: str) -> None:
    table = Table(mode)
    table.market("m01", "m02", "m03", "m04", spare=1)
    game = table.play("work E2.2")
    if game.decision == "market":
        game.play("use")
    assert row(game, "market") == ["m01", "m03", "m04"]
    assert game.view()["market"]["deck"] == 0


def few_point_cards(folder: Path) -> Path:
    """A box in which 48 of the 56 point cards have the white star, so that new_world has 8."""
    kept = ("n01", "n02", "n04", "n06", "n07", "n09", "n10", "n20")
    text = (files("century.data") / "boxes" / "new_world.toml").read_text("utf-8")
    lines = []
    for line in text.splitlines():
        card = re.match(r'  \{ id = "(n\d\d)"', line)
        if card and card[1] not in kept:
            line = re.sub(r', star = "\w+"', "", line).replace(" }", ', star = "white" }')
        lines.append(line)
    path = folder / "few_point_cards.toml"
    path.write_text("\n".join(lines), "utf-8")
    return path


@rule("row.empty-deck")
def test_with_the_deck_empty_the_row_of_point_cards_stays_shorter(tmp_path: Path) -> None:
    table = Table("new_world", box=few_point_cards(tmp_path), board="D1")
    table.points("n01", "n02", "n04", "n06", spare=1)
    table.seat(0, cubes="YYRRRGGGB", bonus=["b14", "b15", "b16"])
    game = table.play("work A1.2")
    assert row(game, "points") == ["n01", "n04", "n06"]
    assert game.view()["points"] == {"row": ["n01", "n04", "n06"], "deck": 0}
    game.play("rest")
    assert "work B1.2" not in game.actions()  # no card above it, and no space for a bonus tile


@rule("deck.hidden")
@every_table
def test_the_view_tells_no_order_of_a_hidden_pile(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=3)
    position = game.position()
    piles = position["hidden"]
    known = 1 if mode != "spice_road" else 0
    piles["points"][known:] = piles["points"][known:][::-1]
    if "market" in piles:
        piles["market"].reverse()
    for stack in piles.get("bonus", {}).values():
        stack[1:] = stack[1:][::-1]
    other = century.from_position(position)
    assert other.position() != game.position()
    assert other.view() == game.view()
    assert "hidden" not in game.view()


@rule("deck.hidden")
def test_only_a_deck_that_lies_face_up_shows_its_top_card() -> None:
    for mode, players in TABLES:
        game = century.new(mode, players, seed=3)
        shown = game.view()["points"].get("next")
        top = game.position()["hidden"]["points"][0]
        assert shown == (None if mode == "spice_road" else top)
        assert "next" not in game.view().get("market", {})


@rule("deck.hidden")
@every_table
def test_a_redeal_keeps_the_known_top_card_and_deals_the_rest_anew(mode: str, players: int) -> None:
    game = century.new(mode, players, seed=3)
    piles = [game.redeal(seed).position()["hidden"] for seed in range(20)]
    tops = {pile["points"][0] for pile in piles}
    assert len(tops) > 1 if mode == "spice_road" else len(tops) == 1
    assert len({pile["points"][1] for pile in piles}) > 1
    assert len({pile["points"][-1] for pile in piles}) > 1
    if "market" in game.view():
        assert len({pile["market"][0] for pile in piles}) > 1
    assert all(game.redeal(seed).view() == game.view() for seed in range(20))


@rule("deck.hidden")
@pytest.mark.parametrize("mode", ["east_west_1", "east_west_3"])
def test_cards_that_were_put_under_the_deck_in_public_are_as_unknown_as_the_others(
    mode: str,
) -> None:
    table = Table(mode)
    table.market("m01", "m02", "m03", "m04")
    game = table.play("work E2.3")
    assert game.position()["hidden"]["market"][-4:] == ["m01", "m02", "m03", "m04"]
    ends = {tuple(game.redeal(seed).position()["hidden"]["market"][-4:]) for seed in range(20)}
    assert len(ends) > 15
    assert not any({"m01", "m02", "m03", "m04"} == set(end) for end in ends)
