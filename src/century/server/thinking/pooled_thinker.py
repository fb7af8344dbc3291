"""A worker that thinks, with a thread that waits for it: a process here, or an actor of Ray."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from century.workers.pool import Pool, Stoppable
from century.workers.worker import Worker

START_SECONDS = 1800.0  # the first start on a machine compiles everything


class Asked(Stoppable, Protocol):
    """What a worker is asked, here or there."""

    def prepare(self) -> None:
        """Have it set up."""

    def ask(self, call: Callable[[], Any], seconds: float) -> Any:
        """What the call returns. Raises NoAnswer."""


class PooledThinker:
    """A pool of one."""

    def __init__(self, make: Callable[[], Asked], is_remote: bool) -> None:
        self._pool: Pool[Asked] = Pool(1, make)
        self.is_remote = is_remote

    async def prepare(self) -> None:
        await asyncio.wrap_future(self._pool.submit(lambda worker: worker.prepare()))

    async def ask(self, call: Callable[[], Any], seconds: float) -> Any:
        asked = self._pool.submit(lambda worker: worker.ask(call, seconds))
        return await asyncio.wrap_future(asked)

    def stop(self) -> None:
        self._pool.stop()


def local_thinker(setup: Callable[[], object]) -> PooledThinker:
    return PooledThinker(partial(Worker, setup, START_SECONDS), is_remote=False)


def ray_thinker(address: str, cores: int, setup: Callable[[], object]) -> PooledThinker:
    """On a cluster; `cores` are those of a Ray that has to be begun on this machine."""
    from century.workers.ray_worker import RayWorker

    make = partial(RayWorker, address, cores, setup, START_SECONDS)
    return PooledThinker(make, is_remote=True)
