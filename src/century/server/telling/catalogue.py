"""What there is to play with: modes, components and languages, as JSON."""

from dataclasses import asdict
from functools import cache
from importlib.resources import files
from typing import Any, cast

import century
from century.data.box import builtin_boxes
from century.data.component import Merchant
from century.data.mode import get_mode
from century.game.components import component_phrase
from century.game.mechanisms.registry import mechanisms_of
from century.game.phrase import plain
from century.game.ruleset import Ruleset, find_ruleset
from century.rules.machine.cubes import LIMIT
from century.server.protocol.refusal import Refusal
from century.server.protocol.responses import Mode
from century.words import Component, Phrase, languages

KINDS = ("merchants", "points", "bonus", "exploration", "locations", "market_tiles")


@cache
def modes() -> dict[str, Mode]:
    return {name: cast(Mode, about | _layout(name)) for name, about in century.modes().items()}


def _layout(name: str) -> dict[str, Any]:
    """What drawing a table needs to know besides."""
    mode, boxes = get_mode(name), builtin_boxes()
    return {
        "phrase": plain(Phrase("mode", mode=name)),
        "board_sides": [*mode.boards],
        "board_choice": [*mode.board_choice],
        "forts": [*mode.forts],
        "markets": [*mode.markets],
        "market": mode.market,
        "point_row": mode.point_row,
        "market_row": mode.market_row,
        "end_cards": {str(players): cards for players, cards in mode.end_cards.items()},
        "bonus_spaces": mode.bonus_spaces,
        "settlers": mode.settlers,
        "islands": mode.islands,
        "posts": mode.posts,
        "post_values": list(boxes.new_world.posts) if mode.posts else [],
        "cube_limit": LIMIT,
        "prices": {
            word: list(places)
            for mechanism in mechanisms_of(mode)
            for word, places in mechanism.prices(mode).items()
        },
    }


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
    layouts = boxes.eastern_wonders.layouts if mode.islands else {}
    listed["layouts"] = {layout: [list(at) for at in places] for layout, places in layouts.items()}
    return listed


def _entry(ruleset: Ruleset, thing: Component) -> dict[str, Any]:
    entry = asdict(thing) | {"phrase": plain(component_phrase(thing))}
    if isinstance(thing, Merchant):
        entry["start"] = thing in ruleset.boxes.spice_road.starts
    return entry


@cache
def locale(language: str) -> str:
    """All messages of a language as one Fluent file."""
    if language not in languages():
        known = " ".join(languages())
        raise Refusal("unknown_language", f"there is no such language; known: {known}")
    folder = files("century") / "locales" / language
    pages = sorted((page.name, page) for page in folder.iterdir() if page.name.endswith(".ftl"))
    return "\n".join(page.read_text("utf-8") for _, page in pages)
