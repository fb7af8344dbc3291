"""Forts: a bonus tile, then the point card above, with its benefit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from century.game.components import benefit_phrase, bonus_phrase
from century.game.mechanisms.common import always
from century.game.mechanisms.mechanism import Fields, LocationKind, Mechanism, in_order
from century.game.mechanisms.points import read_taken, taken_cards
from century.game.phrase import Fact, Phrase, cubes_phrase
from century.game.reason import Reason, cost_reason
from century.rules import decisions as d
from century.rules.constants import EXPLORE, FORT
from century.rules.questions import learn
from century.rules.scoring import CARDS

if TYPE_CHECKING:
    from century.data.component import Boxes, Location, PointCard
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import SeatPart
    from century.rules.state import State


class Fort(LocationKind):
    """A fort."""

    name = "fort"
    number = FORT
    decisions = (d.BONUS, d.CLAIM, d.EXPLORE)

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        if s.decision == d.BONUS:
            s.spaces = ruleset.constants.location_spaces[s.location]
        elif s.decision == d.CLAIM:  # it is asked only after a bonus tile
            s.took = 1
            if s.bonus_count[s.turn] == 0:
                pending.fail(f"seat {s.turn} has taken no bonus tile")
        else:
            last = int(s.taken_count[s.turn]) - 1
            if last < 0 or ruleset.constants.point_benefit[s.taken[s.turn, last]] != EXPLORE:
                pending.fail(f"the last card of seat {s.turn} is none to explore with")
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        """nw.loc.fort: at least one of the two."""
        card = why_no_card(ruleset, s, location, tools)
        if not ruleset.constants.location_spaces[location]:
            return card
        bonus = NO_TILE
        if s.bonus_count[s.turn] >= ruleset.constants.own_bonus:
            line = f"seat {s.turn} has {s.bonus_count[s.turn]} bonus tiles, and no space left"
            bonus = Reason("reason-full", line)
        return Reason("reason-both", f"{card.line}; {bonus.line}", card=card, bonus=bonus)

    def phrase(self, scene: Scene, location: Location) -> Phrase:
        """Tile and card, where one of them follows without a question or both are open."""
        after = scene.after(f"work {location.id}")
        ruleset, before, now = after.ruleset, scene.game.state, after.state
        seat = int(before.turn)
        if after.decision == "bonus":
            if "skip" in after.actions():
                card = fort_card(scene, location.id)
                return Phrase("at-fort-either", card=card.id, points=card.points)
            return Phrase("at-fort-bonuses")
        if now.taken_count[seat] > before.taken_count[seat]:
            card = ruleset.points[now.taken[seat, now.taken_count[seat] - 1]]
            return Phrase("at-fort-card", **_claim_facts(card))
        tile = ruleset.bonus[now.bonus[seat, now.bonus_count[seat] - 1]]
        return Phrase("at-fort-bonus", tile=tile.id, worth=bonus_phrase(tile))


NO_TILE = Reason("reason-no-tile", "no bonus tile is left there")


class Forts(Mechanism):
    """Point cards that are claimed at forts."""

    locations = (Fort(),)
    skips: ClassVar = {"claim": "skip-claim"}

    def is_in(self, mode: Mode) -> bool:
        return bool(mode.forts)

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        return {d.CLAIM: ["claim", "skip"]}

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        return {"cards": CARDS}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        return {"forts": list(mode.forts)}

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        return {"cards": taken_cards(ruleset, s, seat)}

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        return ("cards",)

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        for card in read_taken(table, seat, reader, "cards"):
            learn(table.ruleset.constants, table.state, seat, card)

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        return {"cards": in_order(ruleset.points, seat["taken"])}


# Words


def fort_card(scene: Scene, location: str) -> PointCard:
    """The point card above a fort."""
    place = scene.game.ruleset.mode.forts.index(location)
    return scene.things.points[scene.view["points"]["row"][place]]


def _claim_facts(card: PointCard) -> dict[str, Fact]:
    return {
        "card": card.id,
        "points": card.points,
        "cost": cubes_phrase(card.cost),
        "benefit": benefit_phrase(card),
    }


def claim(scene: Scene, _: str) -> Phrase:
    card = fort_card(scene, scene.view["pending"]["location"])
    return Phrase("action-claim", **_claim_facts(card))


def ask_claim(scene: Scene) -> Mapping[str, Fact]:
    return {"card": fort_card(scene, scene.view["pending"]["location"]).id}


Forts.actions = {"claim": claim}
Forts.in_sight = {"claim": always}
Forts.questions = {"claim": ask_claim}


# Refusals


def why_no_card(ruleset: Ruleset, s: State, location: int, tools: int = 0) -> Reason:
    place = ruleset.constants.location_place[location]
    if place >= s.points_shown:
        return Reason("reason-no-card", "no card lies above it")
    cost = ruleset.constants.point_cost[s.points_row[place]]
    return cost_reason(s, cost, tools, "its card ")


def why_no_skip(ruleset: Ruleset, s: State, _: str) -> Reason:
    """At a fort one of the two must be done (nw.loc.fort)."""
    card = why_no_card(ruleset, s, s.location)
    line = f"the card cannot be claimed ({card.line}): take a bonus tile"
    return Reason("reason-take-tile", line, card=card)


Forts.refusals = {"skip": why_no_skip}
