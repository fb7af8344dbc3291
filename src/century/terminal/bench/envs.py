"""`century bench envs`: steps per second of the environments, beside public ones."""

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from century.terminal.arguments import Commands, add_command
from century.terminal.bench.common import check_seconds, tell

if TYPE_CHECKING:
    from rich.table import Table

SECONDS = 2.0


def add(subjects: Commands) -> None:
    part = add_command(
        subjects,
        "envs",
        envs,
        "steps per second of the environments, beside public ones",
        "century bench envs",
        "century bench envs --mode spice_road --seconds 1",
        "century bench envs --json > envs.json",
    )
    part.add_argument("--mode", metavar="MODE", help="only this one; see century modes")
    part.add_argument(
        "--seconds",
        metavar="S",
        type=float,
        default=SECONDS,
        help=f"how long to step each of them on one core, and on all; {SECONDS:g} by default",
    )
    part.add_argument("--json", action="store_true", help="a list of rows as JSON")


def envs(args: Namespace) -> None:
    check_seconds(args.seconds)
    import century
    from century.bench.envs import measure
    from century.mode import get_mode

    modes = [get_mode(args.mode).id] if args.mode is not None else list(century.modes())
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
