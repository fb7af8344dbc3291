"""Writing to SQLite: one thread, and one commit for all who wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, event

from century.server.storage.batches import Batches

T = TypeVar("T")
Work = Callable[[Connection], Any]


class Writer:
    """Transactions that come while the disk is busy are committed together, each whole or not."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # Python's own handling of transactions knows no savepoints.
        event.listen(engine, "connect", _leave_transactions_alone)
        event.listen(engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, "sqlite")
        self._batches = Batches(self._write)
        self.turn = asyncio.Lock()  # SQLite has one writer at a time

    async def transact(self, work: Callable[[Connection], T]) -> T:
        done: T = await self._batches.put(work)
        return done

    async def _write(self, works: list[Work]) -> list[Any]:
        async with self.turn:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._commit, works)

    def _commit(self, works: list[Work]) -> list[Any]:
        results: list[Any] = []
        with self._engine.begin() as connection:
            for work in works:
                try:
                    with connection.begin_nested():
                        results.append(work(connection))
                except Exception as error:
                    results.append(error)
        return results

    async def close(self) -> None:
        await self._batches.finish()
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def _leave_transactions_alone(connection: Any, _: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
