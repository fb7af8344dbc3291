"""`century bench rules`: random games per second, compiling and starting."""

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from century.cli.arguments import Commands, add_command
from century.cli.bench_arguments import add_measure, chosen_modes, tell

if TYPE_CHECKING:
    from rich.table import Table

SECONDS = 3.0


def add(subjects: Commands) -> None:
    part = add_command(
        subjects,
        "rules",
        run,
        "random games per second, and how long compiling and starting take",
        "century bench rules",
        "century bench rules --mode spice_road --seconds 10 --no-compile",
        "century bench rules --json > rules.json",
    )
    add_measure(part, SECONDS, "how long to play on one core, and again on all")
    part.add_argument(
        "--no-compile",
        action="store_true",
        help="leave out compiling everything anew, which takes about a minute",
    )


def run(args: Namespace) -> None:
    modes = chosen_modes(args)
    from century.bench.rules import measure

    rows = list(measure(modes, args.seconds, compile_too=not args.no_compile, tell=tell))
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        from century.terminal.screen import open_screen

        open_screen().print(_table(rows))
        for line in _lines(rows[0]):
            print(line)


def _table(rows: list[dict[str, Any]]) -> "Table":
    from rich import box
    from rich.table import Table

    caption = "decisions per second of random play; start: seconds to the first action"
    table = Table(box=box.ROUNDED, caption=caption)
    table.add_column("mode", no_wrap=True)
    threads = f"{rows[0]['threads']} threads"
    for head in ("players", "one core", threads, "ratio", "interpreted", "start"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["mode"],
            str(row["players"]),
            f"{row['decisions_per_second'] / 1e6:.2f} M",
            f"{row['decisions_per_second_threads'] / 1e6:.2f} M",
            f"{row['threads_ratio']:.2f}",
            f"{row['decisions_per_second_interpreted']}",
            f"{row['first_action_seconds']:.2f}",
        )
    return table


def _lines(row: dict[str, Any]) -> list[str]:
    lines = [f"A game takes {row['bytes_per_game']} bytes."]
    if "compile_seconds_cold" in row:
        cold, warm = row["compile_seconds_cold"], row["compile_seconds_warm"]
        lines.append(f"Compiling everything takes {cold:.1f} s, reading it from disk {warm:.1f} s.")
    return lines
