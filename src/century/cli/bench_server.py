"""`century bench server`: how much one server process carries."""

import json
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from century.cli.arguments import Commands, add_command
from century.cli.bench_arguments import check_seconds, tell
from century.cli.extras import needs
from century.errors import InvalidOption

if TYPE_CHECKING:
    from rich.table import Table

GAMES, RATE, SECONDS, STORED = 1000, 200.0, 30.0, 10_000
ROWS = {
    "games": "games in play, two people each",
    "actions_per_second": "actions per second",
    "p50_milliseconds": "acknowledged after, p50 (ms)",
    "p99_milliseconds": "acknowledged after, p99 (ms)",
    "late_p99_milliseconds": "sent late by the client, p99 (ms)",
    "heavy_reads": "heavy reads meanwhile",
    "cpu_milliseconds_per_action": "server CPU per action (ms)",
    "client_milliseconds_per_action": "client CPU per action (ms)",
    "refused": "actions refused or lost",
    "bytes_per_watched_game": "bytes per game with two connections",
    "bytes_per_idle_game": "bytes per idle game",
    "stored": "running games stored",
    "resume_seconds": "resumed in (s)",
    "start_seconds": "start of the process until it answers (s)",
}

BOT_ROWS = {
    "people": "people against a grandmaster",
    "workers": "workers that think",
    "turns_per_second": "turns of grandmasters per second",
    "thinks_seconds": "a grandmaster thinks for (s)",
    "grandmaster_p50_seconds": "a grandmaster answers after, p50 (s)",
    "grandmaster_p95_seconds": "a grandmaster answers after, p95 (s)",
    "grandmaster_max_seconds": "a grandmaster answers after, at most (s)",
    "easy_p50_seconds": "an easy bot answers after, p50 (s)",
    "easy_p95_seconds": "an easy bot answers after, p95 (s)",
    "easy_max_seconds": "an easy bot answers after, at most (s)",
}


def add(subjects: Commands) -> None:
    part = add_command(
        subjects,
        "server",
        run,
        "scripted games over WebSockets: actions per second, acknowledgement, memory, resuming",
        "century bench server",
        "century bench server --database postgresql://century@localhost/scratch",
        "century bench server --details",
        "century bench server --details --processes 2 --database postgresql://century@localhost/scratch",
        "century bench server --details --readers 4",
        "century bench server --bots 50 --seconds 60",
        "century bench server --games 100 --rate 50 --seconds 5 --stored 1000 --json",
    )
    part.add_argument(
        "--database",
        metavar="URL",
        help="an empty database to fill; by default SQLite in a temporary folder",
    )
    part.add_argument("--games", metavar="N", type=int, default=GAMES, help=f"{GAMES} by default")
    part.add_argument(
        "--rate", metavar="N", type=float, default=RATE, help=f"actions a second; {RATE:g}"
    )
    part.add_argument("--seconds", metavar="S", type=float, default=SECONDS, help=f"{SECONDS:g}")
    part.add_argument(
        "--stored", metavar="N", type=int, default=STORED, help=f"games to resume; {STORED}"
    )
    part.add_argument(
        "--details", action="store_true", help="ask for the details that browsers ask for"
    )
    part.add_argument(
        "--processes", metavar="N", type=int, default=1, help="of the server, on PostgreSQL; 1"
    )
    part.add_argument(
        "--readers",
        metavar="N",
        type=int,
        default=0,
        help="people who meanwhile read what takes long, such as replays of long games; 0",
    )
    part.add_argument(
        "--bots",
        metavar="N",
        type=int,
        help="instead of all that: how long N people wait for grandmasters, and some for easy bots",
    )
    part.add_argument(
        "--bot-workers", metavar="N", type=int, default=1, help="that think for the bots; 1"
    )
    part.add_argument(
        "--on", metavar="ADDRESS", default="", help="where: as `century serve --bots`"
    )
    part.add_argument("--json", action="store_true", help="one row as JSON")


def run(args: Namespace) -> None:
    check_seconds(args.seconds)
    limits = {"games": 5000, "rate": 10_000, "stored": 100_000, "bot_workers": 64, "processes": 64}
    if args.bots is not None:
        limits["bots"] = 1000
    for name, limit in limits.items():
        if not 1 <= getattr(args, name) <= limit:
            raise InvalidOption(f"{name} {getattr(args, name):g}: must be from 1 to {limit}")
    if args.rate * args.seconds < 2:
        raise InvalidOption("rate times seconds: must be 2 actions or more")
    with needs("server", "bench server"):
        from century.bench.server import Load, measure
        from century.bench.server_bots import measure_bots

    if args.bots is not None:
        people, workers = args.bots, args.bot_workers
        row = measure_bots(args.database, people, args.seconds, args.on, workers, tell)
    else:
        load = Load(
            *(args.games, args.rate, args.seconds, args.stored),
            *(args.details, args.processes, args.readers),
        )
        row = measure(args.database, load, tell)
    if args.json:
        print(json.dumps(row, indent=1))
    else:
        from century.terminal.screen import open_screen

        open_screen().print(_table(row))


def _table(row: dict[str, Any]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.ROUNDED)
    processes = row.get("processes", 1)
    table.add_column("one process" if processes == 1 else f"{processes} processes")
    table.add_column(row["database"], justify="right")
    for name, label in (BOT_ROWS if "people" in row else ROWS).items():
        table.add_row(label, f"{row[name]:,}")
    return table
