"""The tables of observations and actions in the docs; as a command it rewrites them."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from century.data.mode import load_modes
from century.envs.actions import action_names
from century.envs.observation.layout import layout_of
from century.game.mechanisms.mechanism import Field
from century.rules import decisions as d
from lockstep import ruleset_of

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "envs"
MADE = "<!-- From here on made by `python tests/envs/make.py`. -->\n"


def observations() -> str:
    return "\n".join([size_table(), decision_table(), *map(observation_tables, load_modes())])


def size_table() -> str:
    highest = max(max(mode.players) for mode in load_modes().values())
    bytes_with = [f"bytes with {players} players" for players in range(2, highest + 1)]
    titles = ["mode", "actions", *bytes_with]
    lines = ["## Sizes\n", f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for mode, found in load_modes().items():
        sizes = [layout_of(ruleset_of(mode, players)).size for players in found.players]
        cells = [f"`{mode}`", len(action_names(ruleset_of(mode, 2))), *sizes]
        lines.append(f"| {' | '.join(map(str, cells))} |" + " |" * (len(titles) - len(cells)))
    return "\n".join(lines) + "\n"


def decision_table() -> str:
    lines = ["## Decisions\n", "| number | decision |", "|---|---|"]
    lines += [f"| {number} | `{name}` |" for number, name in enumerate(d.NAMES)]
    return "\n".join([*lines, f"| {d.OVER} | none: the game is over |"]) + "\n"


def observation_tables(mode: str) -> str:
    players = load_modes()[mode].players
    largest = layout_of(ruleset_of(mode, max(players)))
    seats, seat_size = largest.offsets.seats, largest.offsets.seat_size
    return "\n".join(
        [
            f"## {mode}\n",
            f"Values for {max(players)} players:\n",
            field_table("table", largest.table),
            f"Then, from byte {seats}, for every seat {seat_size} bytes:\n",
            field_table("seat", largest.seat),
        ]
    )


def field_table(of: str, fields: tuple[Field, ...]) -> str:
    titles = (of, "first byte", "bytes", "kind", "values", "meaning")
    lines = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    at = 0
    for field in fields:
        cells = (f"`{field.name}`", at, field.size, field.kind, f"0-{field.high}", field.meaning)
        lines.append(f"| {' | '.join(map(str, cells))} |")
        at += field.size
    return "\n".join(lines) + "\n"


def actions() -> str:
    return "\n".join(map(action_table, load_modes()))


def action_table(mode: str) -> str:
    names = action_names(ruleset_of(mode, 2))
    lines = [f"## {mode}\n", f"{len(names)} actions.\n", "| number | action |", "|---|---|"]
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
