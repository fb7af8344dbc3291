"""What an action changes, read off the tables before and after it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, cast

from century.data.component import COLOURS
from century.game.phrase import Phrase
from century.game.schema import SUPPLIES, SeatView
from century.server.protocol.responses import SeatChange
from century.server.tables.look import Look

NAMING = ("card", "tile", "location", "space", "first", "second")  # facts that name a component


def changes(before: Look, after: Look) -> list[SeatChange]:
    """Differences of what lies before the seats; a seat without one is left out."""
    changed: list[SeatChange] = []
    for seat, (old, new) in enumerate(zip(before.view["seats"], after.view["seats"], strict=True)):
        change: dict[str, Any] = {}
        if old != new:
            change = _supplies(old, new) | _held(before.held[seat], after.held[seat])
        if total := after.scores[seat]["total"] - before.scores[seat]["total"]:
            change["total"] = total
        if change:
            changed.append(cast(SeatChange, {"seat": seat, **change}))
    return changed


def _supplies(old: SeatView, new: SeatView) -> dict[str, Any]:
    change: dict[str, Any] = {}
    if old["cubes"] != new["cubes"]:
        cubes = _difference(Counter(old["cubes"]), Counter(new["cubes"]))
        if cubes:
            change["cubes"] = {colour: cubes[colour] for colour in COLOURS if colour in cubes}
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
    if old == new:
        return {}
    counts = {key: new.get(key, 0) - old.get(key, 0) for key in (*old, *new)}
    return {key: count for key, count in counts.items() if count}


def touches(before: Look, after: Look, phrase: Phrase) -> list[str]:
    """Everything on the table that the action moves or is about."""
    named = set(_named(phrase))
    old, new = before.things, after.things
    moved = {thing for thing in old.keys() | new.keys() if old.get(thing) != new.get(thing)}
    return sorted(named | moved)


def _named(phrase: Phrase) -> Iterator[str]:
    for name, fact in phrase.facts.items():
        if name in NAMING and isinstance(fact, str):
            yield fact
        elif name == "island":
            yield f"island {fact}"
