"""The tables in memory, and how one of them is changed: stored first, then told."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from century.server import clock, store
from century.server.database import Database
from century.server.log import Change
from century.server.refusal import Refusal, stale
from century.server.store import Moved
from century.server.table import RUNNING, Table

AT_ONCE = 500  # games that are read together


class Step:
    """What one request changes at a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.number
        self.changes: list[Change] = []
        self.written = list(table.unfinished)  # what the log tells anew
        self.first_line = table.next_line if table.open_line is None else table.open_line
        self.seats = False  # whether who sits there has changed
        self.kept: int | None = None  # the last action that an undo leaves
        self.spent: bytes | None = None  # the invitation that is used up

    def add(self, change: Change) -> None:
        self.table.number += 1
        change.number, change.at = self.table.number, clock.now()
        self.changes.append(change)
        if change.line is not None and change.kind != "undo":
            self.written.append(change)

    def expect(self, number: int) -> None:
        """Refuse what was made for another state."""
        if number != self.before:
            raise stale(self.before, number)

    def own(self, seat: int, player: str) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)

    def running(self) -> None:
        if self.table.status != RUNNING:
            told = f"the game is {self.table.status}, not running"
            raise Refusal("not_running", told, status=self.table.status)


class Tables:
    """The tables that were used last."""

    def __init__(self, database: Database, most: int, tell: Callable[[Step], None]) -> None:
        self._database = database
        self._most = most
        self._tell = tell
        self._kept: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
        return table

    async def resume(self) -> int:
        """Have the running games ready after a start; how many there are."""
        last = ""
        while len(self._kept) < self._most:
            async with self._database.read() as db:
                found = await store.load_running(db, last, AT_ONCE)
            if not found:
                break
            for table in found:
                self.keep(table)
            last = found[-1].id
        return len(self._kept)

    def keep(self, table: Table) -> None:
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, game: str) -> None:
        self._kept.pop(game, None)

    def __len__(self) -> int:
        return len(self._kept)

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
            step = Step(await self.get(game, number or 0))
            try:
                yield step
                if step.changes:
                    await self._save(step)
            except BaseException:
                if step.changes:  # what is in memory is not what is stored
                    self.forget(game)
                raise
        if step.changes:
            self._tell(step)

    async def _save(self, step: Step) -> None:
        table = step.table

        def save(db: Connection) -> None:
            store.save(db, table, step.changes, step.before, step.seats)
            if step.kept is not None:
                store.take_back(db, table.id, step.kept)
            if step.spent is not None and not store.spend(db, step.spent):
                raise Refusal("unknown_invitation", "this link was used, or never existed")
            news = {"kind": "change", "game": table.id, "number": table.number}
            self._database.notify(db, news)

        try:
            await self._database.transact(save)
        except Moved:
            self.forget(table.id)
            raise stale((await self.get(table.id)).number, step.before) from None
