"""What other processes have done: heard over the database, told to the watchers here."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Protocol, cast

from sqlalchemy import select

from century.server.background import Background
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.server.storage.journal import Journal
from century.server.storage.open_tables import OpenTables
from century.server.telling.hub import Hub
from century.server.telling.listener import Listener
from century.tables.ids import new_id
from century.tables.log import log_lines
from century.tables.refusal import Refusal
from century.tables.responses import Emote, Text, TextSent, Thinking
from century.tables.table import Table

BEAT_SECONDS = 5.0
SILENT_SECONDS = 16.0
MAX_PRESENT = 200  # players in a message; those who have a seat come first

log = logging.getLogger(__name__)


class Bots(Protocol):
    """What the bots of this process hear of the others."""

    workers: int

    def wake(self, game: str, number: int) -> None:
        """A turn waits elsewhere, and may be thought about here."""

    def moved(self, game: str, number: int) -> None:
        """Another process has changed a game."""

    def elsewhere(self, workers: int) -> None:
        """So many workers the other processes have."""


class OtherProcesses:
    """Keeps the watchers of this process up to date with the others."""

    def __init__(self, database: Database, journal: Journal, tables: OpenTables, hub: Hub) -> None:
        self._database = database
        self._journal = journal
        self._tables = tables
        self._hub = hub
        self._background = Background()
        self._process = new_id()
        self._heard_of: dict[str, float] = {}  # the other processes, and when they last spoke
        self._workers: dict[str, int] = {}  # of the other processes, for bots
        self.bots: Bots  # set before it runs
        self.hearers: dict[str, Callable[[dict[str, Any]], None]] = {}  # by the kind of message
        self.listener = Listener(database, self._heard, self._missed)

    async def run(self) -> None:
        listening = asyncio.create_task(self.listener.run())
        try:
            while self._database.postgres:
                self.send({"kind": "beat", "workers": self.bots.workers})
                self._forget_silent()
                await asyncio.sleep(BEAT_SECONDS)
            await listening
        finally:
            listening.cancel()

    async def stop(self) -> None:
        await self._background.stop()

    def send(self, message: dict[str, Any]) -> None:
        """To all other processes, who hear it by its kind."""
        self._journal.tell(message | {"process": self._process})

    # To all processes

    def emote(self, game: str, seat: int, emote: Emote) -> None:
        self._hub.send(game, {"type": "emote", "game": game, "seat": seat, "emote": emote})
        self.send({"kind": "emote", "game": game, "seat": seat, "emote": emote})

    def text(self, text: Text, players: list[str]) -> None:
        """Only the people at the table read it."""
        self._tell_text(text, players)
        self.send({"kind": "text", "game": text["game"], "text": text, "players": players})

    def _tell_text(self, text: Text, players: list[str]) -> None:
        message = cast(TextSent, {"type": "text", **text})
        self._hub.send(text["game"], message, players)

    def thinking(self, game: str, thinking: Thinking) -> None:
        self._hub.send(game, {"type": "thinking", "game": game, "thinking": thinking})
        self.send({"kind": "thinking", "game": game, "thinking": thinking})

    def offer(self, game: str, number: int) -> None:
        """A bot's turn waits here for a worker."""
        self.send({"kind": "turn", "game": game, "number": number})

    def deleted(self, game: str) -> None:
        self._hub.close(game)

    def presence(self, game: str, ask: bool = False) -> None:
        """Who came or went here; `ask` wants to know who is connected elsewhere."""
        self._tell_presence(game)
        audience, table = self._hub.audiences.get(game), self._tables.known(game)
        seated = {seat.player for seat in table.seats} if table else set()
        here = audience.players() if audience else ()
        players = sorted(here, key=lambda player: player not in seated)[:MAX_PRESENT]
        self.send({"kind": "presence", "game": game, "players": players, "ask": ask})

    def _tell_presence(self, game: str) -> None:
        table = self._tables.known(game)
        if table is not None:
            self._hub.tell_presence(table)

    # From the others

    def _heard(self, message: dict[str, Any]) -> None:
        kind, game = message["kind"], message.get("game", "")
        if kind == "change":
            self._heard_change(game, message["number"])
        elif kind == "deleted":
            self._tables.forget(game)
            self._hub.close(game)
        elif kind in self.hearers:
            if message.get("process") != self._process:
                self.hearers[kind](message)
        elif message["process"] != self._process:
            self._heard_of[message["process"]] = time.monotonic()
            if kind == "beat":
                self._workers[message["process"]] = message.get("workers", 0)
                self._count_workers()
            elif kind == "turn":
                self.bots.wake(game, message["number"])
            elif kind == "thinking":
                thinking = message["thinking"]
                self._hub.send(game, {"type": "thinking", "game": game, "thinking": thinking})
            elif kind == "emote":
                seat, emote = message["seat"], message["emote"]
                self._hub.send(game, {"type": "emote", "game": game, "seat": seat, "emote": emote})
            elif kind == "text":
                self._tell_text(message["text"], message["players"])
            elif kind == "presence" and game in self._hub.audiences:
                audience = self._hub.audiences[game]
                audience.elsewhere[message["process"]] = set(message["players"])
                self._tell_presence(game)
                if message["ask"]:
                    self.presence(game)

    def _heard_change(self, game: str, number: int) -> None:
        """Most changes are our own, and need no second look."""
        self.bots.moved(game, number)
        table, audience = self._tables.known(game), self._hub.audiences.get(game)
        old = (table is not None and table.number < number) or (
            audience is not None and audience.number < number
        )
        if old or self._tables.lock(game).locked():
            self._background.start(self._refresh(game, number))

    async def _refresh(self, game: str, number: int) -> None:
        """Read and tell what another process has changed."""
        try:
            async with self._tables.lock(game):
                known, audience = self._tables.known(game), self._hub.audiences.get(game)
                if audience is None:
                    if known is not None and known.number < number:
                        self._tables.forget(game)
                    return
                in_step = known is not None and known.number == audience.number
                if known is not None and in_step and await self._follow(known):
                    return
                table = await self._tables.get(game, number)
                if audience.number >= table.number:
                    return
                await self._tables.read_past(table)
                async with self._database.read() as db:
                    missed = await store.changes_since(db, game, audience.number, limit=None)
                    touched = [change.line for change in missed if change.line is not None]
                    first = min(touched, default=table.next_line)
                    written = await store.log_from(db, game, first)
                seats = any(change.kind not in ("action", "undo") for change in missed)
                lines = log_lines(written, table.open_line)
                self._hub.tell(table, {"from": first, "lines": lines})
                if seats:
                    self._hub.tell_you(table)
        except Refusal as refusal:
            log.warning("a change could not be read", extra={"reason": refusal.message})

    async def _follow(self, table: Table) -> bool:
        """Whether there were actions and nothing else, which is most of what happens."""
        written = list(table.unfinished)
        first = table.next_line if table.open_line is None else table.open_line
        async with self._database.read() as db:
            actions = await store.follow(db, table)
        if not actions:
            return False
        lines = log_lines([*written, *actions], table.open_line)
        self._hub.tell(table, {"from": first, "lines": lines})
        return True

    async def _missed(self) -> None:
        """After a time of silence: look at every game that is watched here."""
        watched = list(self._hub.audiences)
        games = schema.games.c
        for start in range(0, len(watched), 500):
            some = watched[start : start + 500]
            async with self._database.read() as db:
                query = select(games.id, games.number).where(games.id.in_(some))
                numbers = (await db.execute(query)).all()
            for game, number in numbers:
                await self._refresh(game, number)

    def _forget_silent(self) -> None:
        """A process that is gone has nobody connected."""
        now = time.monotonic()
        for process, at in list(self._heard_of.items()):
            if now - at > SILENT_SECONDS:
                del self._heard_of[process]
                self._workers.pop(process, None)
                self._count_workers()
                for game, audience in list(self._hub.audiences.items()):
                    if audience.elsewhere.pop(process, None):
                        self._tell_presence(game)

    def _count_workers(self) -> None:
        self.bots.elsewhere(sum(self._workers.values()))
