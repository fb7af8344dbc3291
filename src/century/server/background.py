"""Work in the background that nobody waits for."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Background:
    """Keeps tasks from being collected, and knows them at the end."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def done(self) -> None:
        await asyncio.gather(*self._running, return_exceptions=True)

    async def stop(self) -> None:
        for task in list(self._running):
            task.cancel()
        await self.done()
