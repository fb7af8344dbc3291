"""The database: SQLite in a file, or PostgreSQL."""

import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
import orjson
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from century.data.reader import one_line
from century.server.storage.writer import Writer
from century.tables.refusal import Refusal

CHANNEL = "century"
BUSY_MILLISECONDS = 10_000
PATIENCE = 10  # seconds for a connection of PostgreSQL
# What asyncpg raises when PostgreSQL cannot be reached, or has given up.
AWAY = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

LOG_SECONDS = 5.0  # between two lines that say the same
MAX_REASON = 300

T = TypeVar("T")

log = logging.getLogger(__name__)


class Database:
    """Connections to one database."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.postgres = url.get_backend_name() == "postgresql"
        options: dict[str, Any] = {}
        if self.postgres:
            options = {
                "pool_size": 10,
                "max_overflow": 10,
                "pool_timeout": PATIENCE,
                "pool_pre_ping": True,
                "connect_args": {"timeout": PATIENCE, "command_timeout": PATIENCE},
            }
        elif url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        options["json_serializer"] = lambda value: orjson.dumps(value).decode()
        options["json_deserializer"] = orjson.loads
        self.engine = create_async_engine(url, **options)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            engine = create_engine(url.set(drivername="sqlite"), **options)
            event.listen(engine, "connect", _set_up_sqlite)
            self._writer = Writer(engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with reachable(), self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: committed when the block is left without an error."""
        if self.postgres:
            async with reachable(), self.engine.begin() as connection:
                yield connection
        else:
            async with self._writer.turn, reachable(), self.engine.begin() as connection:
                yield connection

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction in one go: for SQLite, one visit to another thread."""
        if self.postgres:
            async with reachable(), self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with reachable():
            return await self._writer.transact(work)

    async def change(self, statement: Any, message: dict[str, Any]) -> int:
        """One statement, of which the other processes are told; how many rows it has changed."""

        def work(connection: Connection) -> int:
            changed = connection.execute(statement).rowcount
            self.notify(connection, message)
            return changed

        return await self.transact(work)

    def notify(self, connection: Connection, message: dict[str, Any]) -> None:
        """Tell the other processes, once the transaction is committed."""
        if self.postgres:
            payload = orjson.dumps([message]).decode()
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def connect(self) -> Any:
        """A connection to PostgreSQL besides those of the engine, for what must be quick."""
        url = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def close(self) -> None:
        await self.engine.dispose()
        if not self.postgres:
            await self._writer.close()


def _set_up_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it beside
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.close()


class Complaints:
    """A database that is away fails every request; one line in some seconds says why."""

    def __init__(self) -> None:
        self._reason, self._at = "", 0.0

    def log(self, error: Exception) -> None:
        """Without the values of the statement."""
        given = str(error.orig if isinstance(error, DBAPIError) else error)
        reason = one_line(given)[:MAX_REASON] or type(error).__name__
        now = time.monotonic()
        if reason != self._reason or now - self._at >= LOG_SECONDS:
            self._reason, self._at = reason, now
            log.error("the database failed", extra={"reason": reason})


complaints = Complaints()


@asynccontextmanager
async def reachable() -> AsyncIterator[None]:
    """A database that is away is no fault of the request."""
    try:
        yield
    except IntegrityError:
        raise
    except (*AWAY, sqlite3.Error, DBAPIError, PoolTimeout) as error:
        complaints.log(error)
        reason = "the games cannot be reached at the moment; try again"
        raise Refusal("unavailable", reason) from error
