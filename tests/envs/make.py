"""The tables of observations and actions in the docs; as a command it rewrites them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from century.envs.actions import action_names
from century.envs.layout import Field, layout_of
from century.mode import load_modes
from century.rules import decisions as d
from lockstep import kit_of

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "envs"
MADE = "<!-- From here on made by `python tests/envs/make.py`. -->\n"


def observations() -> str:
    return "\n".join([decision_table(), *map(observation_tables, load_modes())])


def decision_table() -> str:
    lines = ["## Decisions\n", "| number | decision |", "|---|---|"]
    lines += [f"| {number} | `{name}` |" for number, name in enumerate(d.NAMES)]
    return "\n".join([*lines, f"| {d.OVER} | none: the game is over |"]) + "\n"


def observation_tables(mode: str) -> str:
    players = load_modes()[mode].players
    layouts = {many: layout_of(kit_of(mode, many)) for many in players}
    most = layouts[max(players)]
    seats, seat_size = most.offsets.seats, most.offsets.seat_size
    sizes = ", ".join(f"{layout.size} with {many}" for many, layout in layouts.items())
    return "\n".join(
        [
            f"## {mode}\n",
            f"Bytes by number of players: {sizes}. Values for {max(players)} players:\n",
            field_table("table", most.table),
            f"Then, from byte {seats}, for every seat {seat_size} bytes:\n",
            field_table("seat", most.seat),
        ]
    )


def field_table(of: str, fields: tuple[Field, ...]) -> str:
    lines = [f"| {of} | first byte | bytes | values | meaning |", "|---|---|---|---|---|"]
    at = 0
    for field in fields:
        lines.append(f"| `{field.name}` | {at} | {field.size} | 0-{field.high} | {field.meaning} |")
        at += field.size
    return "\n".join(lines) + "\n"


def actions() -> str:
    return "\n".join(map(action_table, load_modes()))


def action_table(mode: str) -> str:
    names = action_names(kit_of(mode, 2))
    lines = [f"## {mode}\n", "| number | action |", "|---|---|"]
    lines += [f"| {number} | {name} |" for number, name in enumerate(names)]
    return "\n".join(lines) + "\n"


TABLES = {"observations.md": observations, "actions.md": actions}


def page(name: str) -> str:
    """The page with its tables made anew."""
    head, made, _ = (FOLDER / name).read_text(encoding="utf-8").partition(MADE)
    assert made, f"{name} has lost the line: {MADE}"
    return f"{head}{made}\n{TABLES[name]()}"


if __name__ == "__main__":
    for name in TABLES:
        (FOLDER / name).write_text(page(name), encoding="utf-8")
