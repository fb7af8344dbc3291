"""A view as plain text, for `render`."""

from collections.abc import Mapping

from century.game.schema import TABLE_KEYS, View


def text_of(view: View) -> str:
    """One line for the moment, one for each seat, and one for each thing on the table."""
    now = f"{view['mode']}, round {view['round']}"
    if view["over"]:
        now += ", over"
    else:
        now += f", turn of seat {view['turn']}: seat {view['seat']} decides: {view['decision']}"
    lines = [now]
    for seat, owned in enumerate(view["seats"]):
        lines.append(f"seat {seat}: " + "; ".join(_line(*part) for part in owned.items()))
    for name, value in view.items():
        if name in TABLE_KEYS and name != "islands":
            lines.append(_line(name, value))
    for index, island in enumerate(view.get("islands", [])):
        lines.append(f"island {index}: {_short(island)}")
    return "\n".join(lines)


def _line(name: str, value: object) -> str:
    return f"{name} {_short(value)}".rstrip()


def _short(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(_line(str(name), inner) for name, inner in value.items())
    if isinstance(value, list):
        bracketed = (
            f"({_short(inner)})" if isinstance(inner, Mapping) else inner for inner in value
        )
        return " ".join(map(str, bracketed))
    return str(value)
