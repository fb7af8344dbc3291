"""`century bench start`: how long it takes until somebody can play."""

import json
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from century.cli.arguments import Commands, add_command
from century.cli.bench_arguments import tell
from century.errors import InvalidOption

if TYPE_CHECKING:
    from rich.table import Table

TRIES = 5
COLUMNS = {
    "compile_rules_seconds": "compile rules",
    "compile_all_seconds": "compile all",
    "import_seconds": "import",
    "version_seconds": "--version",
    "first_actions_seconds": "first actions",
    "first_turn_of_greedy_seconds": "first turn of greedy",
    "play_and_view_microseconds": "play and view (µs)",
    "install_seconds": "install",
    "page_seconds": "page",
}


def add(subjects: Commands) -> None:
    part = add_command(
        subjects,
        "start",
        run,
        "seconds until somebody can play: compiling, importing, first actions, a wheel's page",
        "century bench start",
        "century bench start --wheel dist/century-0.1.0-py3-none-manylinux_2_17_x86_64.whl",
    )
    part.add_argument("--tries", type=int, default=TRIES, metavar="N", help=f"{TRIES} by default")
    part.add_argument("--wheel", type=Path, metavar="FILE", help="install this one too")
    part.add_argument("--json", action="store_true", help="a list of rows as JSON")


def run(args: Namespace) -> None:
    if args.tries < 1:
        raise InvalidOption(f"--tries {args.tries}: must be a whole number from 1")
    if args.wheel is not None and not args.wheel.is_file():
        raise InvalidOption(f"--wheel {args.wheel}: there is no such file (make wheel builds one)")
    from century.bench.start import measure
    from century.terminal.screen import open_screen

    rows = list(measure(args.tries, args.wheel and args.wheel.resolve(), tell))
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        open_screen().print(_table(rows))


def _table(rows: list[dict[str, Any]]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.ROUNDED, caption="seconds, from the start of a process to its end")
    table.add_column("what")
    for row in rows:
        table.add_column(row["way"], justify="right")
    for key, name in COLUMNS.items():
        if any(key in row for row in rows):
            table.add_row(name, *(f"{row[key]:g}" if key in row else "" for row in rows))
    return table
