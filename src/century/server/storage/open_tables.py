"""The tables in memory, and how one of them is changed: stored first, then told."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from cachetools import LRUCache

from century.server.storage import store
from century.server.storage.database import Database
from century.server.storage.journal import Journal
from century.server.storage.looks import Looks
from century.server.storage.store import Moved
from century.tables.past import Past
from century.tables.refusal import Refusal, stale
from century.tables.step import Step
from century.tables.table import RUNNING, Table

AT_ONCE = 500  # games that are read together


class OpenTables:
    """The tables that were used last."""

    def __init__(
        self,
        database: Database,
        journal: Journal,
        size: int,
        stored: Callable[[Step], None],
        is_watched: Callable[[str], bool],
    ) -> None:
        self._database = database
        self._journal = journal
        self._stored = stored  # called with every step
        self._kept: LRUCache[str, Table] = LRUCache(max(1, size))
        self._looks = Looks(is_watched)
        self._in_progress = 0  # steps that are being stored
        self._last_step = float("-inf")  # when one was
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def is_busy(self, seconds: float = 0.0) -> bool:
        """Whether a step is being stored, or was within so many seconds."""
        return self._in_progress > 0 or time.monotonic() - self._last_step < seconds

    def known(self, game: str) -> Table | None:
        return self._kept.get(game)

    def lock(self, game: str) -> asyncio.Lock:
        """One request at a time changes a table."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock

    async def get(self, game: str, at_least: int = 0) -> Table:
        """The table; read anew when it must have moved on."""
        table = self._kept.get(game)
        if table is None or table.number < at_least:
            async with self._database.read() as db:
                table = await store.load(db, game)
            if table is None:
                self.forget(game)
                raise Refusal("unknown_game", "there is no such game")
            self.keep(table)
        else:
            self._looks.note(table)
        return table

    async def resume(self) -> int:
        """Have the running games ready after a start; how many there are."""
        last = ""
        while len(self._kept) < self._kept.maxsize:
            async with self._database.read() as db:
                tables = await store.load_running(db, last, AT_ONCE)
            if not tables:
                break
            for table in tables:
                self.keep(table)
            last = tables[-1].id
        return len(self._kept)

    def keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._looks.note(table)

    def delay(self, seconds: float) -> None:
        """Let all clocks that run do so for longer."""
        for table in self._kept.values():
            if table.deadline is not None:
                table.deadline += seconds
                table.held = None if table.held is None else table.held + seconds

    def left(self, game: str) -> None:
        """Nobody watches it any more."""
        table = self.known(game)
        if table is not None:
            self._looks.note(table)

    def forget(self, game: str) -> None:
        self._kept.pop(game, None)
        self._looks.forget(game)

    def __len__(self) -> int:
        return len(self._kept)

    async def read_past(self, table: Table) -> None:
        """Have at the table what may be taken back."""
        if table.past is None and table.status == RUNNING:
            async with self._database.read() as db:
                table.past = Past.of(await store.log_from(db, table.id, 0))

    @asynccontextmanager
    async def look(self, game: str, at_least: int = 0) -> AsyncIterator[Table]:
        """The table as it is stored: nobody changes it meanwhile."""
        async with self.lock(game):
            yield await self.get(game, at_least)

    @asynccontextmanager
    async def step(self, game: str, number: int | None = None) -> AsyncIterator[Step]:
        """Change a table: what the block adds is stored, and only then told.

        Without the number that the request was made for, the table is read anew where another
        process may have changed it.
        """
        async with self.lock(game):
            if number is None and self._database.postgres:
                self.forget(game)
            table = await self.get(game, number or 0)
            await self.read_past(table)
            step = Step(table)
            try:
                yield step
                if step.changes:
                    await self._save(step)
            except BaseException:
                if step.changes:  # what is in memory is not what is stored
                    self.forget(game)
                raise
        if step.changes:
            self._stored(step)

    async def _save(self, step: Step) -> None:
        self._in_progress += 1
        try:
            await self._journal.save(step)
        except Moved:
            game = step.table.id
            self.forget(game)
            raise stale((await self.get(game)).number, step.before) from None
        finally:
            self._in_progress -= 1
            self._last_step = time.monotonic()
