"""What there is to play with: modes, components and languages, as JSON."""

from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any

from pydantic import TypeAdapter

import century
from century.data.box import builtin_boxes
from century.data.component import Merchant
from century.data.mode import get_mode
from century.game.components import component_phrase
from century.game.mechanisms.registry import MECHANISMS, prices_of
from century.game.phrase import plain
from century.game.ruleset import Ruleset, find_ruleset
from century.tables.refusal import Refusal
from century.tables.responses import Mode
from century.words import Component, Phrase, languages

KINDS = ("merchants", "points", "bonus", "exploration", "locations", "market_tiles")
MODE = TypeAdapter(Mode)


@cache
def modes() -> dict[str, Mode]:
    """Every mode as `century.modes()` tells it, and what its mechanisms tell besides."""
    known = century.modes().items()
    return {name: MODE.validate_python({**about, **_about(name)}) for name, about in known}


def _about(name: str) -> dict[str, object]:
    mode, boxes = get_mode(name), builtin_boxes()
    about: dict[str, object] = {"phrase": plain(Phrase("mode", mode=name))}
    for mechanism in MECHANISMS:
        about |= mechanism.about(mode, boxes)
    return about | {"prices": prices_of(mode)}


@cache
def components(name: str) -> dict[str, Any]:
    """Every card, tile and location of a mode, as the box has it."""
    if name not in century.modes():
        known = " ".join(century.modes())
        raise Refusal("unknown_mode", f"there is no such mode; known: {known}")
    mode, boxes = get_mode(name), builtin_boxes()
    ruleset = find_ruleset(mode, boxes, mode.players[-1], {})
    listed: dict[str, Any] = {"mode": name}
    stocks = [mechanism.stock(ruleset) for mechanism in ruleset.mechanisms]
    stock = {kind: part[kind] for part in stocks for kind in part}
    for kind in KINDS:
        listed[kind] = []
        if kind in stock:
            trust, things = getattr(boxes, stock[kind].box).trust, stock[kind].components
            listed[kind] = [_entry(ruleset, thing) | {"trust": trust} for thing in things]
    listed["spaces"] = [
        {
            "id": space,
            "location": owner if "." in owner else None,
            "board": owner.partition(".")[0],
            "size": ruleset.space_size(space),
        }
        for space in ruleset.spaces
        for owner in [space.partition("/")[0]]
    ]
    layouts = boxes.eastern_wonders.layouts
    listed["layouts"] = {layout: [list(at) for at in layouts[layout]] for layout in ruleset.layouts}
    return listed


def _entry(ruleset: Ruleset, thing: Component) -> dict[str, Any]:
    entry = asdict(thing) | {"phrase": plain(component_phrase(thing))}
    if isinstance(thing, Merchant):
        entry["start"] = thing in ruleset.start_merchants
    return entry


@cache
def check_language(language: str | None) -> None:
    """Refuses a language that is not there."""
    if language is not None and language not in languages():
        known = " ".join(languages())
        raise Refusal("unknown_language", f"there is no such language; known: {known}")


def locale(language: str) -> str:
    """All messages of a language as one Fluent file."""
    check_language(language)
    return _locale(language)


@cache
def _locale(language: str) -> str:
    folder = files("century") / "locales" / language
    pages = sorted((page.name, page) for page in folder.iterdir() if page.name.endswith(".ftl"))
    return "\n".join(page.read_text("utf-8") for _, page in pages)
