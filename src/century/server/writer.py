"""Writing to SQLite: one thread, and one commit for all who wait for it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, event

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
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self.turn = asyncio.Lock()  # SQLite has one writer at a time
        self._task: asyncio.Task[None] | None = None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return await done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            async with self.turn:
                batch, self._waiting = self._waiting, []
                works = [work for work, _ in batch]
                try:
                    results = await loop.run_in_executor(self._thread, self._commit, works)
                except Exception as error:
                    results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._task = None

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
        if self._task is not None:
            await self._task
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()


def _leave_transactions_alone(connection: Any, _: object) -> None:
    connection.isolation_level = None


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
