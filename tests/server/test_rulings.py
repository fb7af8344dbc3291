"""What the rules say about what lies open, told so that no client needs to know them."""

import pytest

from century.tables.responses import Rulings
from century.tables.rulings import rulings
from century.tables.table import BOT, HUMAN, Seat
from century.tables.table import Table as ServerTable
from clauses import rule
from scenario import Table


def rulings_at(table: Table) -> Rulings:
    game = table.game()
    return rulings(game, game.view()["points"]["row"])


def test_coins_lie_above_the_first_two_places() -> None:
    assert rulings_at(Table("spice_road"))["coins"] == ["gold", "silver", None, None, None]


@rule("sr.claim.silver-moves")
def test_silver_lies_above_the_first_place_when_gold_is_gone() -> None:
    cards = [f"p{n:02}" for n in range(1, 5)]
    table = Table("spice_road", players=2)
    table.seat(0, points=cards, gold=4)
    assert rulings_at(table)["coins"][:2] == ["silver", None]


def test_other_modes_have_no_coins() -> None:
    assert set(rulings_at(Table("new_world"))["coins"]) == {None}


def test_each_seat_can_pay_for_what_its_cubes_hold() -> None:
    table = Table("new_world", players=2)
    card = table.game().view()["points"]["row"][1]
    cost = next(one.cost for one in table.game().ruleset.points if one.id == card)
    table.seat(0, cubes="")
    table.seat(1, cubes=cost)
    none, some = rulings_at(table)["payable"]
    assert none == []
    assert card in some


def test_symbols_of_cards_and_exploration_tiles_are_counted() -> None:
    ruleset = Table("new_world").game().ruleset
    tools = [card.id for card in ruleset.points if card.benefit == "tool" and not card.players][:2]
    tile = next(tile for tile in ruleset.exploration if tile.symbol is not None)
    table = Table("new_world", players=2)
    table.seat(1, cards=tools, explored=[tile.id])
    expected = {"aid": 0, "tool": 2, "settlers": 0, "explore": 0}
    expected[str(tile.symbol)] += 1
    assert rulings_at(table)["symbols"] == [dict.fromkeys(expected, 0), expected]


@rule("nw.score.bonus")
def test_each_bonus_tile_counts_by_itself() -> None:
    ruleset = Table("new_world").game().ruleset
    tools = [card.id for card in ruleset.points if card.benefit == "tool" and not card.players][:2]
    flat = next(tile for tile in ruleset.bonus if tile.kind == "flat" and not tile.mark)
    per_tool = next(tile for tile in ruleset.bonus if tile.kind == "symbol" and "tool" in tile.of)
    table = Table("new_world", players=2)
    table.seat(1, cards=tools, bonus=[flat.id, per_tool.id])
    none, some = rulings_at(table)["bonus"]
    assert none == []
    assert some == [flat.points, 2 * per_tool.points]
    assert sum(some) == table.game().scores()[1]["bonus"]


@rule("score.tie")
@pytest.mark.parametrize(("out", "winner"), [([], 2), ([2], 1), ([1, 2], 0), ([0, 1, 2], 2)])
def test_who_has_left_cannot_win_and_ties_go_to_the_higher_seat(
    out: list[int], winner: int
) -> None:
    """Nobody has a point yet."""
    seats = [Seat(HUMAN, "x", "X"), Seat(HUMAN, "y", "Y"), Seat(BOT, bot="random")]
    table = ServerTable(
        id="game",
        mode="new_world",
        players=3,
        asked={},
        seed=1,
        public=False,
        creator="x",
        clock={"kind": "none"},
        created=0.0,
        seats=seats,
    )
    table.start()
    for seat in out:
        seats[seat].out = "resigned"
    assert {score["total"] for score in table.look.scores} == {0}
    table.finish("resigned")
    assert table.result == {"reason": "resigned", "winner": winner, "totals": [0, 0, 0]}
