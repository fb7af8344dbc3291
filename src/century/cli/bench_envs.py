"""`century bench envs`: steps per second of the environments, beside public ones."""

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from century.cli.arguments import Commands, add_command
from century.cli.bench_arguments import add_measure, chosen_modes, tell

if TYPE_CHECKING:
    from rich.table import Table

SECONDS = 2.0


def add(subjects: Commands) -> None:
    part = add_command(
        subjects,
        "envs",
        run,
        "steps per second of the environments, beside public ones",
        "century bench envs",
        "century bench envs --mode spice_road --seconds 1",
        "century bench envs --json > envs.json",
    )
    add_measure(part, SECONDS, "how long to step each of them on one core, and on all")


def run(args: Namespace) -> None:
    modes = chosen_modes(args)
    from century.bench.envs import measure

    rows = measure(modes, args.seconds, tell)
    if args.json:
        print(json.dumps(rows, indent=1))
    else:
        from century.terminal.screen import open_screen

        open_screen().print(_table(rows))


def _table(rows: list[dict[str, Any]]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.ROUNDED, caption="steps per second of random play")
    table.add_column("interface", no_wrap=True)
    table.add_column("environment", no_wrap=True)
    for head in ("one core", f"{rows[0]['cores']} cores"):
        table.add_column(head, justify="right", no_wrap=True)
    previous = rows[0]
    for row in rows:
        if (row["interface"], row["ours"]) != (previous["interface"], previous["ours"]):
            table.add_section()
        table.add_row(
            row["interface"],
            row["environment"],
            f"{row['steps_per_second']:,}",
            f"{row['steps_per_second_cores']:,}",
        )
        previous = row
    return table
