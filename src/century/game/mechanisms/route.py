"""The trade route: merchant cards taken from the market, and used with settlers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from century.game.mechanisms.market import market_card
from century.game.mechanisms.mechanism import (
    AMOUNT,
    NAME,
    Field,
    Fields,
    LocationKind,
    Mechanism,
    in_row,
    numbered,
)
from century.game.phrase import Fact, Phrase
from century.game.reason import Reason, cost_reason, settlers_reason, there_are
from century.rules import constants as k
from century.rules import decisions as d
from century.rules.questions import route_required
from century.rules.state import NOWHERE, ROUTE, State

if TYPE_CHECKING:
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Pending, SeatPart, View
    from century.rules.constants import Constants


class Adjustment(LocationKind):
    """A location where two cards of the route may change places."""

    name = "adjust"
    number = k.ADJUST
    decisions = (d.SWAP,)

    def extra_cubes(self, ruleset: Ruleset, s: State) -> int | None:
        return 1  # ew1.loc.adjust: its cube comes first


class Route(Mechanism):
    """The route."""

    locations = (Adjustment(),)
    skips: ClassVar = {"swap": "skip-swap"}

    def is_in(self, mode: Mode) -> bool:
        return mode.market == "route"

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        c.routes = True

    def turn_tokens(self, ruleset: Ruleset) -> Sequence[str]:
        return numbered("route", ROUTE)

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        pairs = combinations(range(1, ROUTE + 1), 2)
        return {
            d.MARKET: ["use", "take"],
            d.REPLACE: numbered("replace", ROUTE),
            d.SWAP: [*(f"swap {left} {right}" for left, right in pairs), "skip"],
        }

    def prices(self, mode: Mode) -> Mapping[str, Sequence[int]]:
        bare = State()
        return {"route": [int(route_required(bare, 0, place)) for place in range(ROUTE)]}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        return {
            "route": [
                {
                    "card": ruleset.merchant_ids[s.route[seat][i]],
                    "settlers": s.route_settlers[seat][i],
                }
                for i in range(s.route_count[seat])
            ]
        }

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        if s.decision not in (d.TRADE, d.UPGRADE) or s.location != NOWHERE:
            return {}
        place: int = s.route[s.turn].index(s.effect)
        return {"route": place + 1}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("route",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        s = table.state
        route = reader.entries("route")
        if len(route) > ROUTE:
            reader.fail(f"route: {len(route)} cards, more than {ROUTE}")
        for place, card in enumerate(route):
            card.only(("card", "settlers"))
            s.route[seat, place] = table.one(table.merchants, card.get("card"), reader, "route")
            settlers = card.whole("settlers", 0, table.ruleset.mode.settlers)
            s.route_settlers[seat, place] = settlers
        s.route_count[seat] = len(route)

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        if s.decision not in (d.TRADE, d.UPGRADE) or pending.has("location"):
            return None
        place = pending.whole("route", 1, ROUTE) - 1
        if place >= s.route_count[s.turn] or s.route_settlers[s.turn, place] == 0:
            pending.fail(f"route {place + 1}: seat {s.turn} has no settlers there")
        s.effect = s.route[s.turn, place]
        return {"route"}

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        yield Field("route", 1, ROUTE, NAME, "the place in the route being used")

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        cards = len(ruleset.merchants)
        yield Field("route_cards", ROUTE, cards, NAME, "1 + the merchant card at each place")
        meaning = "settlers at each place of the route"
        yield Field("route_settlers", ROUTE, k.MAX_SETTLERS, AMOUNT, meaning)

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        cards = in_row(ruleset.merchants, seat["route_cards"])
        places = zip(cards, seat["route_settlers"], strict=False)
        return {"route": [{"card": card, "settlers": settlers} for card, settlers in places]}

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        place = table["route"][0]
        return {"route": place} if place else {}


# Words


def route_card(scene: Scene, place: str) -> str:
    return scene.own["route"][int(place) - 1]["card"]


def use_route(scene: Scene, place: str) -> Phrase:
    card, state = route_card(scene, place), scene.game.state
    return Phrase(
        "action-route",
        place=int(place),
        card=card,
        effect=scene.merchant_effect(card),
        settlers=int(route_required(state, int(state.turn), int(place) - 1)),
    )


def use(scene: Scene, _: str) -> Phrase:
    card = market_card(scene, scene.view["pending"]["location"])
    return Phrase("action-use", card=card, effect=scene.merchant_effect(card))


def take(scene: Scene, _: str) -> Phrase:
    card = market_card(scene, scene.view["pending"]["location"])
    return Phrase("action-take", card=card, effect=scene.merchant_effect(card))


def replace(scene: Scene, place: str) -> Phrase:
    card = route_card(scene, place)
    return Phrase("action-replace", place=int(place), card=card, effect=scene.merchant_effect(card))


def swap(scene: Scene, places: str) -> Phrase:
    left, right = (route_card(scene, place) for place in places.split())
    return Phrase("action-swap", first=left, second=right)


def ask_market(scene: Scene) -> Mapping[str, Fact]:
    return {"card": market_card(scene, scene.view["pending"]["location"])}


def is_in_route(_: Ruleset, view: View, place: str) -> bool:
    return int(place) <= len(view["seats"][view["seat"] or 0]["route"])


Route.actions = {
    "route": use_route,
    "use": use,
    "take": take,
    "replace": replace,
    "swap": swap,
}
Route.in_sight = {"route": is_in_route, "replace": is_in_route}
Route.questions = {"market": ask_market, "replace": ask_market, "swap": lambda _: {}}


# Refusals


def route_length(s: State) -> Reason:
    cards = int(s.route_count[s.turn])
    return Reason(
        "reason-route",
        lambda: f"{there_are(cards, 'card')} in the route of seat {s.turn}",
        cards=cards,
    )


def why_no_route(ruleset: Ruleset, s: State, number: str) -> Reason:
    seat, place = int(s.turn), int(number) - 1
    if place >= s.route_count[seat]:
        return route_length(s)
    if s.route_settlers[seat, place]:
        line = f"{there_are(int(s.route_settlers[seat, place]), 'settler')} on it"
        return Reason("reason-own", line)
    needed = int(route_required(s, seat, place))
    if needed > s.settlers[seat]:
        return settlers_reason(s, needed)
    return cost_reason(s, ruleset.constants.effect_cost[s.route[seat, place]])


Route.refusals = {"route": why_no_route, "swap": lambda _, s, __: route_length(s)}
