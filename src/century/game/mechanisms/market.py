"""Markets: locations below which a merchant card can be used; the discard pile; renewing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.game.mechanisms.mechanism import (
    AMOUNT,
    ORDER,
    Field,
    Fields,
    LocationKind,
    Mechanism,
    in_order,
)
from century.game.phrase import Phrase
from century.game.reason import Reason, cost_reason
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.questions import discard_bonus_due
from century.rules.state import ROUTE

if TYPE_CHECKING:
    from century.data.component import Boxes, Location
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Pending, SeatPart
    from century.rules.state import State


class MarketLocation(LocationKind):
    """A market."""

    name = "market"
    number = k.MARKET
    decisions = (d.BONUS, d.MARKET, d.REPLACE, d.TRADE, d.UPGRADE)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        if s.decision == d.BONUS:  # ew3.loc.market.fourth
            s.spaces = ruleset.constants.fourth_spaces
            if not discard_bonus_due(ruleset.constants, s, int(s.turn)):
                pending.fail(f"no bonus tile for {s.cards_count[s.turn]} discarded cards")
            return set()
        s.place = ruleset.constants.location_place[s.location]
        if s.place >= s.market_shown:
            pending.fail(f"location {ruleset.locations[s.location].id}: no card lies below it")
        if s.decision in (d.TRADE, d.UPGRADE):
            s.effect = s.market_row[s.place]
        if s.decision == d.REPLACE and s.route_count[s.turn] < ROUTE:
            pending.fail(f"the route of seat {s.turn} is not full")
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        place = ruleset.constants.location_place[location]
        if place >= s.market_shown:
            return Reason("reason-no-card", "no card lies below it")
        cost = ruleset.constants.effect_cost[s.market_row[place]]
        return cost_reason(s, cost, tools, "its card ")

    def phrase(self, scene: Scene, location: Location) -> Phrase:
        """Where a card can be taken too, it is asked; without its cost it is taken at once."""
        card = market_card(scene, location.id)
        effect = scene.merchant_effect(card)
        if not scene.game.ruleset.constants.routes:
            return Phrase("at-market-use", card=card, effect=effect)
        if scene.after(f"work {location.id}").decision == "market":
            return Phrase("at-market-either", card=card, effect=effect)
        return Phrase("at-market-take", card=card, effect=effect)

    def extra_cubes(self, ruleset: Ruleset, s: State) -> int | None:
        return None if s.decision == d.BONUS else 0  # a bonus tile comes after the effect


class Renewal(LocationKind):
    """A location where the row is dealt anew."""

    name = "renew"
    number = k.RENEW


class Market(Mechanism):
    """Markets and what becomes of their cards."""

    locations = (MarketLocation(), Renewal())

    def is_in(self, mode: Mode) -> bool:
        return bool(mode.markets)

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {"markets": list(mode.markets)}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        cards = s.cards[seat][: s.cards_count[seat]]
        return {"discard": [ruleset.merchant_ids[card] for card in cards]}

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        return {"again": True} if s.decision == d.DISCARD and s.again else {}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("discard",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        cards = table.all_of(table.merchants, reader, "discard")
        s.cards_count[seat] = table.fill(s.cards[seat], cards)

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        if s.decision != d.DISCARD:
            return None
        s.again = pending.has("again") and pending.flag("again")
        kinds = ruleset.constants.location_kind[: len(ruleset.locations)]
        renewals = [i for i, kind in enumerate(kinds) if kind == k.RENEW]
        if s.again and not any(s.held[s.turn] >> location & 1 for location in renewals):
            pending.fail(f"again: seat {s.turn} has no settlers where the market is renewed")
        return {"again"}

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("again", 1, 1, AMOUNT, "another turn of the same seat follows")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        cards = len(ruleset.merchants)
        yield Field("discard", cards, cards, ORDER, "each merchant card: its place in the pile")

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"discard": in_order(ruleset.merchants, seat["discard"])}

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        return {"again": True} if table["again"][0] else {}


def market_card(scene: Scene, location: str) -> str:
    """The merchant card below a market."""
    place = scene.game.ruleset.mode.markets.index(location)
    return scene.view["market"]["row"][place]["card"]
