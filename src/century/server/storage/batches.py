"""Doing together what comes while something is being done."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Generic, TypeVar

AT_ONCE = 100
SPACING_SECONDS = 0.005  # from one beginning to the next: a commit takes as long as many changes

T = TypeVar("T")


class Batches(Generic[T]):
    """Hands over everything that waits; each gets a result of its own, or an error."""

    def __init__(self, work: Callable[[list[T]], Awaitable[list[Any]]]) -> None:
        self._work = work
        self._waiting: list[tuple[T, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, item: T) -> asyncio.Future[Any]:
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            next_one = loop.time() + SPACING_SECONDS
            batch, self._waiting = self._waiting[:AT_ONCE], self._waiting[AT_ONCE:]
            try:
                results = await self._work([item for item, _ in batch])
            except Exception as error:
                results = [error] * len(batch)
            for (_, done), result in zip(batch, results, strict=True):
                if done.cancelled():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
            await asyncio.sleep(next_one - loop.time())
        self._task = None

    async def finish(self) -> None:
        if self._task is not None:
            await self._task
