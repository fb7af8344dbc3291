"""What an action changes, read off the tables before and after it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

from century.data.component import COLOURS
from century.game.phrase import Phrase
from century.game.schema import SUPPLIES, SeatView
from century.tables.look import Look
from century.tables.responses import SeatChange

NO_COMPONENT = {".", "/", " "}  # in the names of places
NAMING = ("card", "tile", "location", "space", "first", "second")  # facts that name a component


def changes(before: Look, after: Look) -> list[SeatChange]:
    """Differences of what lies before the seats; a seat without one is left out."""
    changed: list[SeatChange] = []
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        change: dict[str, Any] = {}
        if old is not new:
            change = _supplies(old, new) | _held(before.held(seat), after.held(seat))
        if total := after.scores[seat]["total"] - before.scores[seat]["total"]:
            change["total"] = total
        if change:
            changed.append(cast(SeatChange, {"seat": seat, **change}))
    return changed


def _supplies(old: SeatView, new: SeatView) -> dict[str, Any]:
    change: dict[str, Any] = {}
    if old["cubes"] != new["cubes"]:
        cubes = {c: new["cubes"].count(c) - old["cubes"].count(c) for c in COLOURS}
        change["cubes"] = {colour: count for colour, count in cubes.items() if count}
    for name in SUPPLIES:
        if old.get(name) != new.get(name):
            change[name] = new[name] - old[name]
    if posts := _difference(old.get("posts", {}), new.get("posts", {})):
        change["posts"] = posts
    if old.get("ship") != new.get("ship"):
        change["ship"] = new["ship"]
    return change


def _held(old: Counter[str], new: Counter[str]) -> dict[str, Any]:
    change: dict[str, Any] = {}
    held = _difference(old, new)
    for way, sign in (("gains", 1), ("loses", -1)):
        if moved := [thing for thing, count in held.items() if count * sign > 0]:
            change[way] = moved
    return change


def _difference(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, int]:
    """In the order of the old ones, then of those that came."""
    if dict(old) == dict(new):  # counters compare themselves in Python
        return {}
    counts = {key: new.get(key, 0) - old.get(key, 0) for key in (*old, *new)}
    return {key: count for key, count in counts.items() if count}


def touches(before: Look, after: Look, phrase: Phrase) -> list[str]:
    """Everything on the table that the action moves or is about."""
    touched = set(_named(phrase))
    for place in _changed(before, after):
        old, new = before.things_at(place), after.things_at(place)
        touched |= {thing for thing in old.keys() | new.keys() if old.get(thing) != new.get(thing)}
    return sorted(touched)


def turned_up(before: Look, after: Look) -> bool:
    """Whether something is seen that lay hidden."""
    shown = {thing for place in _changed(before, after) for thing in after.things_at(place)}
    new = shown - before.seen
    return after.hidden < before.hidden or any(not NO_COMPONENT.intersection(one) for one in new)


def _changed(before: Look, after: Look) -> Iterator[str]:
    """The places of the table that do not look the same."""
    places = before.places
    return (place for place, part in after.places.items() if part is not places.get(place))


def _named(phrase: Phrase) -> Iterator[str]:
    for name, fact in phrase.facts.items():
        if name in NAMING and isinstance(fact, str):
            yield fact
        elif name == "island":
            yield f"island {fact}"
