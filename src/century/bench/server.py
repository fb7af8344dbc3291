"""How much one server process carries: scripted games over real WebSockets on this machine."""

import asyncio
import gc
import os
import random
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from sqlalchemy import Connection
from uvicorn.loops.auto import auto_loop_factory

import century
from century.errors import InvalidOption
from century.server.client import Client, Refused, request
from century.server.playing.players import Players
from century.server.settings import database_url
from century.server.storage import migrate, store
from century.server.storage.database import Database
from century.tables import clock
from century.tables.action import carry_out
from century.tables.change import Change
from century.tables.ids import new_id
from century.tables.step import Step
from century.tables.table import HUMAN, Seat, Table

START = """
import sys
from century.server.run import serve
from century.server.settings import Settings
serve(Settings.from_environment(), "127.0.0.1", int(sys.argv[1]), workers=1, browse=False)
"""
START_SECONDS = 120.0
UNLIMITED = (
    {
        f"CENTURY_{name}": "0"
        for name in ("REQUEST_RATE", "MESSAGE_RATE", "PLAYER_RATE", "GAME_RATE")
    }
    | {"CENTURY_BOT_WORKERS": "0"}
    | {f"CENTURY_MOST_{name}": "1000000" for name in ("GAMES", "CONNECTIONS", "WATCHED")}
)
PATTERNS = 50  # different games that are stored again and again
PAST = 30  # actions of a stored game
AT_ONCE = 20

NO_MORE: Mapping[str, str] = {}

Tell = Callable[[str], None]
Pattern = tuple[Table, list[Change]]


class Process:
    """`century serve` as a process of its own."""

    def __init__(self, database: str, settings: Mapping[str, str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, str(port)],
            env=os.environ | UNLIMITED | {"CENTURY_DATABASE_URL": database} | dict(settings),
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )
        while not self._answers():
            if self._process.poll() is not None or time.perf_counter() - began > START_SECONDS:
                reason = self._last_line()
                self.stop()
                raise InvalidOption(f"the server did not start: {reason}")
            time.sleep(0.02)
        self.start_seconds = time.perf_counter() - began

    def _last_line(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace").strip().rpartition("\n")[2][-300:]

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return True
        except OSError:
            return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory(self) -> int:
        """Bytes in memory; 0 where the system does not tell."""
        try:
            status = Path(f"/proc/{self._process.pid}/status").read_text()
        except OSError:
            return 0
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu_seconds(self) -> float:
        """What the process has used so far; 0 where the system does not tell."""
        if sys.platform == "win32":
            return 0.0
        try:
            stat = Path(f"/proc/{self._process.pid}/stat").read_text()
        except OSError:
            return 0.0
        user, system = stat.rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def metric(self, name: str) -> float:
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=5) as answer:
            lines = answer.read().decode().splitlines()
        (value,) = (line.split()[1] for line in lines if line.startswith(f"{name} "))
        return float(value)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._log.close()


@contextmanager
def serving(database: str, settings: Mapping[str, str] = NO_MORE) -> Iterator[Process]:
    process = Process(database, settings)
    try:
        yield process
    finally:
        process.stop()


class Load(NamedTuple):
    """What is asked of a server."""

    games: int
    rate: float  # actions a second
    seconds: float
    stored: int
    details: bool = False  # what browsers ask for


def measure(database: str | None, load: Load, tell: Tell) -> dict[str, Any]:
    """All figures; without a database, for SQLite in a folder that is removed."""
    games, rate, seconds, stored, details = load
    with tempfile.TemporaryDirectory(prefix="century") as folder:
        url = database or str(Path(folder) / "games.db")
        kind = database_url(url).get_backend_name()
        row: dict[str, Any] = {"database": kind, "games": games, "stored": stored}
        row["details"] = details
        tell(f"{kind}: {games} games in play, {rate:g} actions a second for {seconds:g} s")
        with serving(url) as process:
            before = process.memory()
            # The client shall take little of what the server needs.
            with asyncio.Runner(loop_factory=auto_loop_factory()) as client:
                row |= client.run(_load(process, load))
        tell(f"{kind}: storing {stored} running games")
        asyncio.run(_store(url, stored))
        tell(f"{kind}: resuming them")
        with serving(url) as process:
            row["start_seconds"] = round(process.start_seconds, 2)
            row["resume_seconds"] = round(process.metric("century_resume_seconds"), 2)
            row["bytes_per_idle_game"] = (process.memory() - before) // max(1, stored)
    return row


# Playing


class Seats:
    """A game of two people, each with a connection."""

    def __init__(self, url: str, secrets: list[str], dice: random.Random) -> None:
        self._dice = dice
        self._clients = [Client(url, secret) for secret in secrets]
        self._number = 0
        mode = dice.choice(list(century.modes()))
        seats = [{"kind": "human"}, {"kind": "open"}]
        body = {"mode": mode, "seats": seats, "public": True}
        self._game = request(f"{url}/api/games", secrets[0], body)["game"]
        request(f"{url}/api/games/{self._game}/join", secrets[1], {})

    async def sit_down(self, details: bool) -> None:
        for client in self._clients:
            await client.__aenter__()
            state = await client.watch(self._game, details)
        self._number = state["number"]

    async def act(self) -> float | None:
        """One random action; the seconds until it was acknowledged, None after the end."""
        state = await self._clients[0].until(self._game, self._number)
        if state["status"] != "running":
            return None
        client = self._clients[state["view"]["seat"]]
        token = self._dice.choice(state["actions"])
        began = time.perf_counter()
        self._number = await client.act(state, token)
        return time.perf_counter() - began

    async def get_up(self) -> None:
        for client in self._clients:
            await client.__aexit__(None, None, None)


async def _load(process: Process, load: Load) -> dict[str, Any]:
    games, rate, seconds, _, details = load
    dice = random.Random(1)
    people = [
        request(f"{process.url}/api/players", None, {"nickname": f"Bench {n}"})["secret"]
        for n in range(20)
    ]
    tables = await asyncio.gather(
        *(
            asyncio.to_thread(Seats, process.url, dice.sample(people, 2), random.Random(n))
            for n in range(games)
        )
    )
    before = process.memory()
    for start in range(0, games, AT_ONCE):
        await asyncio.gather(
            *(table.sit_down(details) for table in tables[start : start + AT_ONCE])
        )
    row = {"bytes_per_watched_game": (process.memory() - before) // max(1, games)}
    times: list[float] = []
    refused = 0

    async def act(table: Seats) -> None:
        nonlocal refused
        try:
            taken = await table.act()
        except (Refused, ConnectionError):
            refused += 1
            return
        if taken is not None:
            times.append(taken)

    gc.collect()
    gc.freeze()  # a pause of the client's would be counted as one of the server's
    began, used, own = time.perf_counter(), process.cpu_seconds(), time.process_time()
    sent: list[asyncio.Task[None]] = []
    order = list(tables)
    dice.shuffle(order)
    for number in range(round(rate * seconds)):
        late = began + number / rate - time.perf_counter()
        if late > 0:
            await asyncio.sleep(late)
        sent.append(asyncio.create_task(act(order[number % games])))
    await asyncio.gather(*sent)
    took, used = time.perf_counter() - began, process.cpu_seconds() - used
    own = time.process_time() - own
    await asyncio.gather(*(table.get_up() for table in tables))
    cuts = quantiles(times, n=100)
    return row | {
        "actions": len(times),
        "refused": refused,
        "actions_per_second": round(len(times) / took, 1),
        "cpu_milliseconds_per_action": round(1000 * used / max(1, len(times)), 2),
        "client_milliseconds_per_action": round(1000 * own / max(1, len(times)), 2),
        "p50_milliseconds": round(1000 * cuts[49], 1),
        "p99_milliseconds": round(1000 * cuts[98], 1),
    }


# Resuming


async def _store(url: str, count: int) -> None:
    """Running games of two people, written as the server writes them."""
    database = Database(database_url(url))
    try:
        await migrate.upgrade(database)
        player, _ = await Players(database).create("Bench")
        patterns = [_pattern(player.id, n) for n in range(PATTERNS)]
        for start in range(0, count, 500):
            numbers = range(start, min(count, start + 500))
            await database.transact(partial(_store_some, patterns, numbers))
    finally:
        await database.close()


def _store_some(patterns: list[Pattern], numbers: Iterable[int], db: Connection) -> None:
    for number in numbers:
        table, changes = patterns[number % PATTERNS]
        table.id = new_id()
        store.create(db, table)
        store.add_changes(db, table.id, changes)


def _pattern(player: str, number: int) -> Pattern:
    mode = list(century.modes())[number % len(century.modes())]
    table = Table(
        id="",
        mode=mode,
        players=2,
        asked={},
        seed=secrets.randbits(48),
        public=False,
        creator=player,
        clock={"kind": "none"},
        created=clock.now(),
        seats=[Seat(HUMAN, player, "Bench") for _ in range(2)],
    )
    table.start()
    step, dice = Step(table), random.Random(number)
    step.add(Change("start"))
    for _ in range(PAST):
        carry_out(step, dice.choice(table.now.actions()))
    return table, step.changes
