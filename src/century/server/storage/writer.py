"""Writing to SQLite: one thread, and one commit for all who wait for it."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DBAPIError

from century.data.reader import one_line
from century.server.storage.batches import Batches

CHECKPOINT_WORK = 200  # transactions: about a thousand pages of the log

T = TypeVar("T")
Work = Callable[[Connection], Any]

log = logging.getLogger(__name__)


class Writer:
    """Transactions that come while the disk is busy are committed together, each whole or not."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # Python's own handling of transactions knows no savepoints.
        event.listen(engine, "connect", _leave_transactions_alone)
        event.listen(engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._connection: Connection | None = None  # of that thread
        self._beside = ThreadPoolExecutor(1, "checkpoint")
        self._work_since = 0  # the last checkpoint
        self._batches = Batches(self._write)
        self.turn = asyncio.Lock()  # SQLite has one writer at a time

    async def transact(self, work: Callable[[Connection], T]) -> T:
        done: T = await self._batches.put(work)
        return done

    async def _write(self, works: list[Work]) -> list[Any]:
        async with self.turn:
            loop = asyncio.get_running_loop()
            results = await loop.run_in_executor(self._thread, self._commit, works)
        self._work_since += len(works)
        if self._work_since >= CHECKPOINT_WORK:
            self._work_since = 0
            self._beside.submit(self._checkpoint)
        return results

    def _commit(self, works: list[Work]) -> list[Any]:
        """Where one of them fails, all are done again, each so that only its own can be undone."""
        with self._begin() as connection:
            if len(works) == 1:
                return [works[0](connection)]
            together = _attempt(connection, lambda: [work(connection) for work in works])
            if not isinstance(together, Exception):
                return cast(list[Any], together)
            return [_attempt(connection, partial(work, connection)) for work in works]

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        """A transaction, on one connection as long as all goes well.

        Taking it from the pool and giving it back takes as long as storing an action.
        """
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self.disconnect()
            raise

    def disconnect(self) -> None:
        """The next transaction connects anew; none may be under way."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _checkpoint(self) -> None:
        """Move what is in the log into the file, while others write on."""
        try:
            with closing(self._engine.raw_connection()) as connection:
                connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").close()
        except (DBAPIError, sqlite3.Error) as error:  # the log grows until the next one
            log.warning("no checkpoint", extra={"reason": one_line(str(error))})

    async def close(self) -> None:
        await self._batches.finish()
        await asyncio.to_thread(self._beside.shutdown)
        await asyncio.to_thread(self._thread.shutdown)
        self.disconnect()
        self._engine.dispose()


def _attempt(connection: Connection, work: Callable[[], Any]) -> Any:
    """What it gives, or the error that left nothing of it."""
    driver = _driver(connection)
    driver.execute("SAVEPOINT attempt")
    try:
        result = work()
    except Exception as error:
        if not driver.in_transaction:  # a full disk takes all of it back
            raise _cause(error) from None
        driver.execute("ROLLBACK TO attempt")
        driver.execute("RELEASE attempt")
        return error
    driver.execute("RELEASE attempt")
    return result


def _driver(connection: Connection) -> sqlite3.Connection:
    """SQLAlchemy's own savepoints take longer than most of what is done in them."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _cause(error: Exception) -> Exception:
    """Not that the savepoint is gone, but why."""
    cause, before = error, error.__context__
    while before is not None:
        if isinstance(before, DBAPIError | sqlite3.Error):
            cause = before
        before = before.__context__
    return cause


def _leave_transactions_alone(connection: Any, _: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
