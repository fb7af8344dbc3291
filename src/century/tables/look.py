"""Tables as everybody sees them: looked at once, and told often."""

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Any

from century.game.position import Position, Standing
from century.game.schema import PILES, Scores, SeatView, View
from century.game.sight import Sight

REDEAL_BITS = 63

Things = dict[str, list[Any]]  # what can be pointed at, and where it lies or what lies there


class Look:
    """What lies open, and the points so far."""

    def __init__(self, position: Position, last: "Look | None" = None) -> None:
        """`last` is a look at a position before it: what has stayed the same is known from it."""
        self._sight: Sight = position.sight(last._sight if last else None)
        self.scores: list[Scores] = position.scores()
        self._held: dict[int, Counter[str]] = {}
        self._things: dict[str, Things] = {}
        if last is not None:
            self._know(last)

    def _know(self, last: "Look") -> None:
        """What was found before at places that have stayed the same."""
        before = last.places
        for place, part in self.places.items():
            if part is before.get(place) and place in last._things:
                self._things[place] = last._things[place]
        for seat, held in last._held.items():
            if self.seats[seat] is last.seats[seat]:
                self._held[seat] = held

    @property
    def view(self) -> View:
        return self._sight.view

    @property
    def seats(self) -> list[SeatView]:
        """What lies before each seat."""
        return self._sight.seats

    @cached_property
    def hidden(self) -> int:
        """How many cards and tiles lie hidden."""
        stacks = sum(stack["count"] for stack in self.view.get("bonus", {}).values())
        market = self.view.get("market", {}).get("deck", 0)
        return int(self.view["points"]["deck"] + market + stacks)

    @cached_property
    def seen(self) -> set[str]:
        """Everything that can be pointed at."""
        return {thing for place in self.places for thing in self.things_at(place)}

    @cached_property
    def places(self) -> dict[str, Any]:
        """The parts of the table where things lie."""
        middle = {key: part for key, part in self._sight.table.items() if key in THINGS}
        return middle | {str(seat): part for seat, part in enumerate(self.seats)}

    def things_at(self, place: str) -> Things:
        """What lies at one of the places."""
        things = self._things.get(place)
        if things is None:
            things = self._things[place] = {}
            for thing, where in THINGS.get(place, _before_seat)(self.places[place]):
                things.setdefault(thing, []).append(where)
        return things

    def held(self, seat: int) -> Counter[str]:
        """The cards and tiles before a seat."""
        if seat not in self._held:
            self._held[seat] = Counter(_held(self.seats[seat]))
        return self._held[seat]


def imagine(game: Standing) -> Position:
    """The position with newly dealt hidden piles: whatever is read off it tells nothing hidden.

    What lies open is the same, so a view of the real one serves for it. The seed of the new deal
    has nothing to do with that of the game.
    """
    return game.now.redeal(secrets.randbits(REDEAL_BITS))


def _held(seat: SeatView) -> Iterator[str]:
    for pile in PILES:
        yield from seat.get(pile, [])
    for place in seat.get("route", []):
        yield place["card"]


Found = Iterator[tuple[str, Any]]


def _before_seat(seat: SeatView) -> Found:
    for pile in PILES:
        for thing in seat.get(pile, []):
            yield thing, pile
    for place in seat.get("route", []):
        yield place["card"], ("route", place["settlers"])


def _in_point_row(points: Any) -> Found:
    for card in points["row"]:
        yield card, "row"


def _in_market(market: Any) -> Found:
    for offer in market["row"]:
        yield offer["card"], offer.get("cubes")


def _beside(tiles: Any) -> Found:
    for tile in tiles:
        yield tile, "beside"


def _at_locations(locations: Any) -> Found:
    for location, there in locations.items():
        yield location, there
        if "tile" in there:
            yield there["tile"], location


def _on_spaces(bonus: Any) -> Found:
    for space, stack in bonus.items():
        yield space, stack
        yield stack["top"], space


def _on_islands(islands: Any) -> Found:
    for index, island in enumerate(islands):
        yield f"island {index}", (island["ships"], island["posts"])


THINGS: Mapping[str, Callable[[Any], Found]] = {
    "points": _in_point_row,
    "market": _in_market,
    "beside": _beside,
    "locations": _at_locations,
    "bonus": _on_spaces,
    "islands": _on_islands,
}
