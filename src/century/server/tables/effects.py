"""What an action changes, read off the tables before and after it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

from century.data.component import COLOURS
from century.game.phrase import Phrase
from century.game.schema import PILES, SUPPLIES, SeatView, View
from century.server.protocol.responses import SeatChange
from century.server.tables.look import Look

NAMING = ("card", "tile", "location", "space", "first", "second")  # facts that name a component


def changes(before: Look, after: Look) -> list[SeatChange]:
    """Differences of what lies before the seats; a seat without one is left out."""
    changed: list[SeatChange] = []
    for seat, (old, new) in enumerate(zip(before.view["seats"], after.view["seats"], strict=True)):
        change = _seat(old, new)
        if total := after.scores[seat]["total"] - before.scores[seat]["total"]:
            change["total"] = total
        if change:
            changed.append(cast(SeatChange, {"seat": seat, **change}))
    return changed


def _seat(old: SeatView, new: SeatView) -> dict[str, Any]:
    change: dict[str, Any] = {}
    if cubes := _difference(Counter(old["cubes"]), Counter(new["cubes"])):
        change["cubes"] = {colour: cubes[colour] for colour in COLOURS if colour in cubes}
    for name in SUPPLIES:
        if old.get(name) != new.get(name):
            change[name] = new[name] - old[name]
    if posts := _difference(Counter(old.get("posts", {})), Counter(new.get("posts", {}))):
        change["posts"] = posts
    if old.get("ship") != new.get("ship"):
        change["ship"] = new["ship"]
    held = _difference(Counter(_held(old)), Counter(_held(new)))
    for way, sign in (("gains", 1), ("loses", -1)):
        if moved := [thing for thing, count in held.items() if count * sign > 0]:
            change[way] = moved
    return change


def _difference(old: Counter[str], new: Counter[str]) -> dict[str, int]:
    return {key: new[key] - old[key] for key in old | new if new[key] != old[key]}


def _held(seat: SeatView) -> Iterator[str]:
    for pile in PILES:
        yield from seat.get(pile, [])
    for place in seat.get("route", []):
        yield place["card"]


def touches(before: View, after: View, phrase: Phrase) -> list[str]:
    """Everything on the table that the action moves or is about."""
    named = set(_named(phrase))
    old, new = dict(_things(before)), dict(_things(after))
    moved = {thing for thing in old.keys() | new.keys() if old.get(thing) != new.get(thing)}
    return sorted(named | moved)


def _named(phrase: Phrase) -> Iterator[str]:
    for name, fact in phrase.facts.items():
        if name in NAMING and isinstance(fact, str):
            yield fact
        elif name == "island":
            yield f"island {fact}"


def _things(view: View) -> Iterator[tuple[str, Any]]:
    """Everything that can be pointed at, and where it lies or what lies there."""
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
    yield from places.items()
