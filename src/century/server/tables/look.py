"""Tables as everybody sees them: looked at once, and told often."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from century.game.position import Position, Standing
from century.game.schema import PILES, Scores, SeatView, View

ANY_DEAL = 0


@dataclass(frozen=True)
class Look:
    """What lies open, and the points so far."""

    view: View
    scores: list[Scores]

    @classmethod
    def at(cls, game: Standing) -> "Look":
        return cls(game.view(), game.scores())

    @cached_property
    def things(self) -> dict[str, list[Any]]:
        """Everything that can be pointed at, and where it lies or what lies there."""
        return _things(self.view)

    @cached_property
    def held(self) -> list[Counter[str]]:
        """The cards and tiles before each seat."""
        return [Counter(_held(seat)) for seat in self.view["seats"]]


def imagine(game: Standing) -> Position:
    """The position with newly dealt hidden piles: whatever is read off it tells nothing hidden.

    What lies open is the same, so a view of the real one serves for it.
    """
    return game.now.redeal(ANY_DEAL)


def _held(seat: SeatView) -> Iterator[str]:
    for pile in PILES:
        yield from seat.get(pile, [])
    for place in seat.get("route", []):
        yield place["card"]


def _things(view: View) -> dict[str, list[Any]]:
    places: dict[str, list[Any]] = {}
    for seat, own in enumerate(view["seats"]):
        for pile in PILES:
            for thing in own.get(pile, []):
                places.setdefault(thing, []).append((pile, seat))
        for place in own.get("route", []):
            places.setdefault(place["card"], []).append(("route", seat, place["settlers"]))
    for card in view["points"]["row"]:
        places.setdefault(card, []).append("row")
    for offer in view.get("market", {}).get("row", []):
        places.setdefault(offer["card"], []).append(("market", offer.get("cubes")))
    for tile in view.get("beside", []):
        places.setdefault(tile, []).append("beside")
    for location, there in view.get("locations", {}).items():
        places.setdefault(location, []).append(there)
        if "tile" in there:
            places.setdefault(there["tile"], []).append(location)
    for space, stack in view.get("bonus", {}).items():
        places.setdefault(space, []).append(stack)
        places.setdefault(stack["top"], []).append(space)
    for index, island in enumerate(view.get("islands", [])):
        places[f"island {index}"] = [island["ships"], island["posts"]]
    return places
