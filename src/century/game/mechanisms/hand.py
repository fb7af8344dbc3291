"""A hand of merchant cards: played, acquired from the row, taken back by a rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from century.game.cubes import unpack
from century.game.mechanisms.common import always, why_not_this_cube
from century.game.mechanisms.mechanism import (
    NAME,
    ORDER,
    Field,
    Fields,
    Mechanism,
    coloured,
    in_order,
    numbered,
)
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.reason import Reason, cost_reason, count_of, held_cubes, holding, row_reason
from century.rules import decisions as d
from century.rules.machine.cubes import LIMIT

if TYPE_CHECKING:
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Pending, SeatPart, View
    from century.rules.constants import Constants
    from century.rules.state import State


class Hand(Mechanism):
    """Merchant cards in hand."""

    def is_in(self, mode: Mode) -> bool:
        return mode.market == "hand"

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.hands = True

    def turn_tokens(self, ruleset: Ruleset) -> Sequence[str]:
        return [
            *(f"play {card.id}" for card in ruleset.merchants),
            *numbered("acquire", ruleset.mode.market_row),
        ]

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {d.PLACE: coloured("place")}

    def prices(self, mode: Mode) -> Mapping[str, Sequence[int]]:
        return {"acquire": [price_at(place) for place in range(1, mode.market_row + 1)]}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        names = ruleset.merchant_ids
        cards = [names[card] for card in s.cards[seat][: s.cards_count[seat]]]
        held = len(cards) - s.played_count[seat]
        return {"hand": cards[:held], "played": cards[held:]}

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        return {"acquire": s.place + 1, "steps": s.steps} if s.decision == d.PLACE else {}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("hand", "played")

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        """Every seat has starting cards of its own, with the same ids."""
        s = table.state
        hand = table.all_of(table.own_merchants, reader, "hand")
        played = table.all_of(table.own_merchants, reader, "played")
        for start in table.ruleset.start_merchants:
            if not table.seen.pop(start.id, None):
                reader.fail(f"{start.id} is missing: every seat has it, in hand or played")
        s.cards_count[seat] = table.fill(s.cards[seat], hand + played)
        s.played_count[seat] = len(played)
        s.hand[seat] = sum(1 << card for card in hand)

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        if s.decision == d.PLACE:
            return _read_place(s, pending)
        at_location = ruleset.locations and pending.has("location")
        if s.decision not in (d.TRADE, d.UPGRADE) or at_location:
            return None
        if s.played_count[s.turn] == 0:
            pending.fail(f"seat {s.turn} has played no card")
        s.effect = s.cards[s.turn, s.cards_count[s.turn] - 1]
        return set()

    def cube_limit(self, ruleset: Ruleset, s: State) -> int | None:
        return LIMIT - (int(s.place) - int(s.steps)) if s.decision == d.PLACE else None

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        places = ruleset.mode.market_row
        yield Field("acquire", 1, places, NAME, "the place in the row that is being paid for")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        cards = len(ruleset.merchants)
        yield Field("hand", cards, cards, ORDER, "each merchant card: its place in hand")
        yield Field("played", cards, cards, ORDER, "each merchant card: its place once played")

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {
            "hand": in_order(ruleset.merchants, seat["hand"]),
            "played": in_order(ruleset.merchants, seat["played"]),
        }

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        place = table["acquire"][0]
        return {"acquire": place} if place else {}

    def rest_facts(self, scene: Scene) -> Mapping[str, Fact]:
        return {"cards": len(scene.own["played"])}


def _read_place(s: State, pending: Reader) -> set[str]:
    """Each card on the left of the chosen one is paid in its turn."""
    s.place = pending.whole("acquire", 2, max(2, int(s.market_shown))) - 1
    if s.place >= s.market_shown:
        pending.fail(f"acquire {s.place + 1}: there are {s.market_shown} cards in the row")
    s.steps = pending.whole("steps", 1, int(s.place))
    for paid in range(s.place - s.steps):
        if not s.market_cubes[paid]:
            pending.fail(f"steps {s.steps}: no cube lies on card {paid + 1} of the row")
    cubes = len(unpack(s.cubes[s.turn]))
    if cubes < s.steps:
        pending.fail(f"steps {s.steps}: seat {s.turn} has {cubes} cubes")
    return {"acquire", "steps"}


def price_at(place: int) -> int:
    """sr.acquire.cost: a cube for each card on the left."""
    return place - 1


# Words


def play(scene: Scene, card: str) -> Phrase:
    return Phrase("action-play", card=card, effect=scene.merchant_effect(card))


def acquire(scene: Scene, place: str) -> Phrase:
    price = price_at(int(place))
    offer = scene.view["market"]["row"][int(place) - 1]
    effect = scene.merchant_effect(offer["card"])
    if offer["cubes"]:
        cubes = cubes_phrase(offer["cubes"])
        return Phrase(
            "action-acquire-cubes", card=offer["card"], effect=effect, price=price, cubes=cubes
        )
    return Phrase("action-acquire", card=offer["card"], effect=effect, price=price)


def place_cube(scene: Scene, cube: str) -> Phrase:
    return Phrase("action-place", cube=cube, card=card_to_pay(scene))


def card_to_pay(scene: Scene) -> str:
    """The merchant card of the row that the next cube is put on."""
    pending = scene.view["pending"]
    return scene.view["market"]["row"][pending["acquire"] - 1 - pending["steps"]]["card"]


def is_own_card(_: Ruleset, view: View, card: str) -> bool:
    own = view["seats"][view["seat"] or 0]
    return card in own["hand"] or card in own["played"]


Hand.actions = {"play": play, "acquire": acquire, "place": place_cube}
Hand.in_sight = {
    "play": is_own_card,
    "acquire": lambda _, view, place: int(place) <= len(view["market"]["row"]),
    "place": always,
}
Hand.questions = {"place": lambda scene: {"card": card_to_pay(scene)}}


# Refusals


def why_no_play(ruleset: Ruleset, s: State, name: str) -> Reason:
    card = ruleset.merchant_ids.index(name)
    if s.hand[s.turn] >> card & 1:
        return cost_reason(s, ruleset.constants.effect_cost[card])
    if card in s.cards[s.turn][: s.cards_count[s.turn]]:
        return Reason("reason-played", f"seat {s.turn} has played it and must rest first")
    return Reason("reason-not-in-hand", f"it is not in the hand of seat {s.turn}")


def why_no_acquire(ruleset: Ruleset, s: State, place: str) -> Reason:
    if int(place) > s.market_shown:
        return row_reason(int(s.market_shown))
    price = price_at(int(place))
    return Reason(
        "reason-cubes",
        lambda: f"costs {count_of(price, 'cube')}, and {holding(s)}",
        count=price,
        have=held_cubes(s),
    )


Hand.refusals = {"play": why_no_play, "acquire": why_no_acquire, "place": why_not_this_cube}
