"""Point cards that are claimed from their row in a turn, and the coins above it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.game.mechanisms.mechanism import (
    AMOUNT,
    Field,
    Fields,
    Mechanism,
    in_order,
    numbered,
)
from century.game.mechanisms.points import read_taken, taken_cards
from century.game.phrase import Phrase, cubes_phrase
from century.game.reason import Reason, cost_reason, row_reason
from century.rules.mechanisms.claims import GOLD, SILVER
from century.rules.questions import coin_at
from century.rules.scoring import CARDS
from century.rules.scoring import GOLD as GOLD_POINTS
from century.rules.scoring import SILVER as SILVER_POINTS

if TYPE_CHECKING:
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import SeatPart, TablePart
    from century.rules.constants import Constants
    from century.rules.state import State

COIN_NAMES = {GOLD: "gold", SILVER: "silver"}


class Claims(Mechanism):
    """Claiming from the row; a mode may do so without coins."""

    def is_in(self, mode: Mode) -> bool:
        return not mode.forts

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.row_claims = True
        c.coins = ruleset.mode.coins
        c.gold_value = ruleset.boxes.spice_road.gold
        c.silver_value = ruleset.boxes.spice_road.silver

    def turn_tokens(self, ruleset: Ruleset) -> Sequence[str]:
        return numbered("claim", ruleset.mode.point_row)

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        coins = {"gold": GOLD_POINTS, "silver": SILVER_POINTS} if ruleset.mode.coins else {}
        return {"points": CARDS} | coins

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        own: SeatPart = {"points": taken_cards(ruleset, s, seat)}
        if ruleset.mode.coins:
            own["gold"] = s.gold[seat]
            own["silver"] = s.silver[seat]
        return own

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        if not ruleset.mode.coins:
            return {}
        return {"coins": {"gold": s.gold_left, "silver": s.silver_left}}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("points", "gold", "silver") if ruleset.mode.coins else ("points",)

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("coins",) if ruleset.mode.coins else ()

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        read_taken(table, seat, reader, "points")
        if coins := _coins(table.ruleset):
            s.gold[seat] = reader.whole("gold", 0, coins)
            s.silver[seat] = reader.whole("silver", 0, coins)

    def read_table(self, table: TableReader) -> None:
        s, coins = table.state, _coins(table.ruleset)
        if not coins:
            return
        reader = table.top.inside("coins")
        reader.only(("gold", "silver"))
        s.gold_left = reader.whole("gold", 0, coins)
        s.silver_left = reader.whole("silver", 0, coins)
        for metal, left, owned in (
            ("gold", s.gold_left, s.gold),
            ("silver", s.silver_left, s.silver),
        ):
            number = left + sum(owned)
            if number != coins:
                reader.fail(f"{metal}: {number} coins in all, not {coins}")

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        if coins := _coins(ruleset):
            yield Field("gold_left", 1, coins, AMOUNT, "gold coins above the row")
            yield Field("silver_left", 1, coins, AMOUNT, "silver coins above the row")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        if coins := _coins(ruleset):
            yield Field("gold", 1, coins, AMOUNT, "gold coins")
            yield Field("silver", 1, coins, AMOUNT, "silver coins")

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        own: SeatPart = {"points": in_order(ruleset.points, seat["taken"])}
        if ruleset.mode.coins:
            own["gold"] = seat["gold"][0]
            own["silver"] = seat["silver"][0]
        return own

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        if not ruleset.mode.coins:
            return {}
        return {"coins": {"gold": table["gold_left"][0], "silver": table["silver_left"][0]}}


def _coins(ruleset: Ruleset) -> int:
    """Of each metal."""
    return ruleset.mode.coins * ruleset.players


def claim(scene: Scene, place: str) -> Phrase:
    card = scene.things.points[scene.view["points"]["row"][int(place) - 1]]
    coin = COIN_NAMES.get(coin_at(scene.game.state, int(place) - 1), "none")
    cost = cubes_phrase(card.cost)
    return Phrase("action-claim-row", card=card.id, points=card.points, cost=cost, coin=coin)


def why_no_claim(ruleset: Ruleset, s: State, place: str) -> Reason:
    if int(place) > s.points_shown:
        return row_reason(int(s.points_shown))
    return cost_reason(s, ruleset.constants.point_cost[s.points_row[int(place) - 1]])


Claims.actions = {"claim": claim}
Claims.in_sight = {"claim": lambda _, view, place: int(place) <= len(view["points"]["row"])}
Claims.refusals = {"claim": why_no_claim}
