"""A view as plain text, for `render`."""

from collections.abc import Mapping
from typing import Any


def text_of(view: Mapping[str, Any]) -> str:
    """One line for the moment, one for each seat, and one for each thing on the table."""
    now = f"{view['mode']}, round {view['round']}"
    if view["over"]:
        now += ", over"
    else:
        now += f", turn of seat {view['turn']}: seat {view['seat']} decides: {view['decision']}"
    lines = [now]
    for seat, owned in enumerate(view["seats"]):
        lines.append(f"seat {seat}: " + "; ".join(_told(name, owned[name]) for name in owned))
    for name in ("points", "coins", "market", "locations", "beside", "bonus"):
        if name in view:
            lines.append(_told(name, view[name]))
    for index, island in enumerate(view.get("islands", [])):
        lines.append(f"island {index}: {_short(island)}")
    return "\n".join(lines)


def _told(name: str, value: Any) -> str:
    return f"{name} {_short(value)}".rstrip()


def _short(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(_told(str(name), inner) for name, inner in value.items())
    if isinstance(value, list):
        bracketed = (
            f"({_short(inner)})" if isinstance(inner, Mapping) else inner for inner in value
        )
        return " ".join(map(str, bracketed))
    return str(value)
