"""Processes that think, so that the server never waits: a slow or dead one is replaced."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from century.server.thinking.in_worker import warm_up
from century.workers.pool import Pool
from century.workers.worker import NoAnswer, Stopped, Worker

START_SECONDS = 1800.0  # the first start on a machine compiles everything

T = TypeVar("T")

log = logging.getLogger(__name__)


class Thinkers:
    """Some workers; each question goes to one that is free."""

    def __init__(self, size: int) -> None:
        self._size = size  # 0: one, when it is needed
        self._pool = Pool(max(1, size), partial(Worker, warm_up, START_SECONDS))

    def start(self) -> None:
        """Have the processes ready before they are needed."""
        for _ in range(self._size):
            self._pool.submit(_prepare)

    async def ask(self, work: Callable[..., T], *arguments: Any, seconds: float) -> T:
        """The answer of `work(*arguments)`; raises NoAnswer."""
        call = partial(work, *arguments)
        asked = self._pool.submit(lambda worker: worker.ask(call, seconds))
        try:
            return await asyncio.wrap_future(asked)
        except NoAnswer as error:
            if not isinstance(error, Stopped):
                log.warning("no answer of a worker", extra={"reason": str(error)})
            raise

    def stop(self) -> None:
        self._pool.stop()


def _prepare(worker: Worker) -> None:
    """Whoever asks the worker will be told if it could not start."""
    with suppress(NoAnswer):
        worker.prepare()
