"""`century bench bots`: simulations per second."""

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
        "bots",
        run,
        "simulations per second of the tree search, and how long the planner takes",
        "century bench bots",
        "century bench bots --mode new_world --seconds 10",
    )
    add_measure(part, SECONDS, "how long to search on one core, and again on all")


def run(args: Namespace) -> None:
    modes = chosen_modes(args)
    from century.bench.bots import measure
    from century.terminal.screen import open_screen

    rows = list(measure(modes, args.seconds, tell))
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        open_screen().print(_table(rows))


def _table(rows: list[dict[str, Any]]) -> "Table":
    from rich import box
    from rich.table import Table

    caption = (
        "simulations per second of mcts; planner: seconds for a decision; "
        "limit: the longest decision of mcts(time=0.1), in times of that limit"
    )
    table = Table(box=box.ROUNDED, caption=caption)
    table.add_column("mode", no_wrap=True)
    threads = f"{rows[0]['threads']} threads"
    for head in ("one core", threads, "ratio", "planner", "limit"):
        table.add_column(head, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(
            row["mode"],
            f"{row['simulations_per_second']:,}",
            f"{row['simulations_per_second_threads']:,}",
            f"{row['threads_ratio']:.2f}",
            f"{row['planner_seconds']:.2f}",
            f"{row['limit_kept']:.2f}",
        )
    return table
