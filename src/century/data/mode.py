"""Modes for people: finding one, checking its options, and telling what there is."""

from collections.abc import Mapping
from typing import Any

from century.data.box import builtin_boxes
from century.data.component import Box, Boxes
from century.data.mode_file import Mode, load_modes
from century.data.reader import as_whole, did_you_mean, one_of, shown
from century.data.schema import BoxAbout, ModeAbout, PartAbout
from century.errors import InvalidOption, UnknownMode

__all__ = ["Mode", "check_options", "get_mode", "load_modes", "modes"]


def get_mode(mode_id: str) -> Mode:
    """The mode of that id."""
    known = load_modes()
    if not isinstance(mode_id, str) or mode_id not in known:
        near = did_you_mean(mode_id, known) if isinstance(mode_id, str) else ""
        raise UnknownMode(f"unknown mode {shown(mode_id)}{near}; known: {' '.join(known)}")
    return known[mode_id]


def check_options(mode: Mode, boxes: Boxes, options: Mapping[str, object]) -> dict[str, Any]:
    """All options of the mode, with defaults for those not given or None."""
    known = mode.options(boxes)
    for name in options:
        if name not in known:
            near = did_you_mean(str(name), known)
            raise InvalidOption(
                f"{mode.id}: unknown option {shown(name)}{near}; known: {' '.join(known)}"
            )
    chosen = {}
    for name, option in known.items():
        value = options.get(name)
        if value is None:
            value = option["default"]
        elif "choices" in option:
            if value not in option["choices"]:
                words = one_of(option["choices"])
                raise InvalidOption(f"{mode.id}: {name} {shown(value)}: must be {words}")
        else:
            number = as_whole(value)
            if number is None or not option["min"] <= number <= option["max"]:
                numbers = f"a whole number from {option['min']} to {option['max']}"
                raise InvalidOption(f"{mode.id}: {name} {shown(value)}: must be {numbers}")
            value = number
        chosen[name] = value
    return chosen


def modes() -> dict[str, ModeAbout]:
    """Every mode with its title, player counts, options, and the trust of its components."""
    boxes = builtin_boxes()
    return {
        mode.id: {
            "title": mode.title,
            "players": list(mode.players),
            "options": mode.options(boxes),
            "components": {name: _about(getattr(boxes, name)) for name in mode.boxes},
        }
        for mode in load_modes().values()
    }


def _about(box: Box) -> BoxAbout:
    parts: list[PartAbout] = [{"part": part.part, "trust": part.trust} for part in box.parts]
    return {"name": box.name, "trust": box.trust, "parts": parts}
