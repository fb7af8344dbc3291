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
from contextlib import contextmanager, suppress
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
if __name__ == "__main__":
    port, processes = map(int, sys.argv[1:])
    serve(Settings.from_environment(), "127.0.0.1", port, workers=processes, browse=False)
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
# What somebody reads who looks at the longest games, and the server works long for.
HEAVY = (
    "/api/games/{game}/states?limit=100",
    "/api/games/{game}/record?lang=fr",
    "/api/games/{game}?details=true",
    "/api/questions/east_west_3?seed={seed}",
)

NO_MORE: Mapping[str, str] = {}

Tell = Callable[[str], None]
Pattern = tuple[Table, list[Change]]


class Process:
    """`century serve` as a process of its own, or as several."""

    def __init__(self, database: str, settings: Mapping[str, str], processes: int = 1) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        began = time.perf_counter()
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the process
        self._process = subprocess.Popen(
            [sys.executable, "-c", START, str(port), str(processes)],
            env=os.environ | UNLIMITED | {"CENTURY_DATABASE_URL": database} | dict(settings),
            stdout=subprocess.DEVNULL,
            stderr=self._log,
        )
        while not self._answers() or (processes > 1 and self._started() < processes):
            if self._process.poll() is not None or time.perf_counter() - began > START_SECONDS:
                reason = self._last_line()
                self.stop()
                raise InvalidOption(f"the server did not start: {reason}")
            time.sleep(0.02)
        self.start_seconds = time.perf_counter() - began

    def _last_line(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace").strip().rpartition("\n")[2][-300:]

    def _started(self) -> int:
        """How many processes are ready; the place in the log is theirs, too, and stays."""
        return os.pread(self._log.fileno(), 2**20, 0).count(b'"message":"started"')

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return True
        except OSError:
            return False

    @property
    def pid(self) -> int:
        return self._process.pid

    def _pids(self) -> list[int]:
        """All processes of the server."""
        path = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [self.pid, *(map(int, path.read_text().split()) if path.exists() else ())]

    def memory(self) -> int:
        """Bytes in memory; 0 where the system does not tell."""
        try:
            statuses = [Path(f"/proc/{pid}/status").read_text() for pid in self._pids()]
        except OSError:
            return 0
        lines = [line for text in statuses for line in text.splitlines() if "VmRSS" in line]
        return sum(int(line.split()[1]) * 1024 for line in lines)

    def cpu_seconds(self) -> float:
        """What the processes have used so far; 0 where the system does not tell."""
        if sys.platform == "win32":
            return 0.0
        try:
            stats = [Path(f"/proc/{pid}/stat").read_text() for pid in self._pids()]
        except OSError:
            return 0.0
        times = [stat.rpartition(")")[2].split()[11:13] for stat in stats]
        return sum(int(user) + int(own) for user, own in times) / os.sysconf("SC_CLK_TCK")

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
def serving(
    database: str, settings: Mapping[str, str] = NO_MORE, processes: int = 1
) -> Iterator[Process]:
    process = Process(database, settings, processes)
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
    processes: int = 1  # of the server
    readers: int = 0  # who read what takes long, one thing after the other


def measure(database: str | None, load: Load, tell: Tell) -> dict[str, Any]:
    """All figures; without a database, for SQLite in a folder that is removed."""
    games, rate, seconds, stored, details, processes, readers = load
    with tempfile.TemporaryDirectory(prefix="century") as folder:
        url = database or str(Path(folder) / "games.db")
        kind = database_url(url).get_backend_name()
        row: dict[str, Any] = {"database": kind, "games": games, "stored": stored}
        row |= {"details": details, "processes": processes, "readers": readers}
        tell(f"{kind}: {games} games in play, {rate:g} actions a second for {seconds:g} s")
        with serving(url, processes=processes) as process:
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
        """One random action; when it was sent, None after the end."""
        state = await self._clients[0].until(self._game, self._number)
        if state["status"] != "running":
            return None
        client = self._clients[state["view"]["seat"]]
        token = self._dice.choice(state["actions"])
        began = time.perf_counter()
        self._number = await client.act(state, token)
        return began

    async def get_up(self) -> None:
        for client in self._clients:
            await client.__aexit__(None, None, None)


async def _load(process: Process, load: Load) -> dict[str, Any]:
    games, rate, seconds, _, details, _, readers = load
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
    long_game = await asyncio.to_thread(_bring, process.url, people[0])
    if readers:  # what they wait for at first begins once
        await asyncio.to_thread(_get, _heavy(process.url, long_game, 0))
    reading = [asyncio.create_task(_read(process.url, long_game, n)) for n in range(readers)]
    times: list[float] = []
    lates: list[float] = []
    refused = 0

    async def act(table: Seats, due: float) -> None:
        """Counted from when it was due, so that nobody is left out who had to wait for a start."""
        nonlocal refused
        try:
            sent = await table.act()
        except (Refused, ConnectionError):
            refused += 1
            return
        if sent is not None:
            times.append(time.perf_counter() - due)
            lates.append(sent - due)

    gc.collect()
    gc.disable()  # a pause of the client's would be counted as one of the server's
    began, used, own = time.perf_counter(), process.cpu_seconds(), time.process_time()
    sent: list[asyncio.Task[None]] = []
    order = list(tables)
    dice.shuffle(order)
    for number in range(round(rate * seconds)):
        due = began + number / rate
        if (early := due - time.perf_counter()) > 0:
            await asyncio.sleep(early)
        sent.append(asyncio.create_task(act(order[number % games], due)))
    await asyncio.gather(*sent)
    took, used = time.perf_counter() - began, process.cpu_seconds() - used
    own = time.process_time() - own
    gc.enable()
    for task in reading:
        task.cancel()
    read = await asyncio.gather(*reading, return_exceptions=True)
    await asyncio.gather(*(table.get_up() for table in tables))
    cuts = quantiles(times, n=100)
    return row | {
        "heavy_reads": sum(count for count in read if isinstance(count, int)),
        "actions": len(times),
        "refused": refused,
        "actions_per_second": round(len(times) / took, 1),
        "cpu_milliseconds_per_action": round(1000 * used / max(1, len(times)), 2),
        "client_milliseconds_per_action": round(1000 * own / max(1, len(times)), 2),
        "p50_milliseconds": round(1000 * cuts[49], 1),
        "p99_milliseconds": round(1000 * cuts[98], 1),
        "late_p99_milliseconds": round(1000 * quantiles(lates, n=100)[98], 1),
    }


def _bring(url: str, secret: str) -> str:
    """A long game that is finished."""
    game, dice = century.new("east_west_3", players=2, seed=3), random.Random(1)
    while not game.over:
        game.play(dice.choice(game.actions()))
    brought: str = request(f"{url}/api/records", secret, {"record": game.record()})["game"]
    return brought


async def _read(url: str, game: str, seed: int) -> int:
    """Read until it is enough; how often."""
    count = 0
    with suppress(asyncio.CancelledError):
        while True:
            await asyncio.to_thread(_get, _heavy(url, game, seed + count))
            count += 1
    return count


def _heavy(url: str, game: str, number: int) -> str:
    return url + HEAVY[number % len(HEAVY)].format(game=game, seed=number)


def _get(url: str) -> None:
    asked = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})
    with urllib.request.urlopen(asked, timeout=60) as answer:
        answer.read()


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
