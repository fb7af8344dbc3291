"""Processes that think, so that the server never waits: a slow or dead one is replaced."""

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from century.server.work import DONE, serve

START_SECONDS = 1800.0  # the first start on a machine compiles everything

log = logging.getLogger(__name__)


class NoAnswer(Exception):  # noqa: N818 - it is an answer, not an error
    """The worker failed, died, or took too long."""


class Worker:
    """One process, and the thread that waits for it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, far = context.Pipe()
        self._process = context.Process(target=serve, args=(far,), daemon=True)
        self._process.start()
        far.close()
        self._ready = False

    def ask(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        try:
            if not self._ready:
                self._receive(START_SECONDS)
                self._ready = True
            self._connection.send((work, arguments))
            kind, answer = self._receive(seconds)
        except (EOFError, OSError) as error:
            self.stop()  # it may be dying still
            raise NoAnswer("the worker has died") from error
        if kind != DONE:
            raise NoAnswer(answer)
        return answer

    def _receive(self, seconds: float) -> tuple[str, Any]:
        if not self._connection.poll(seconds):
            self.stop()
            raise NoAnswer(f"no answer within {seconds:g} seconds")
        answer: tuple[str, Any] = self._connection.recv()
        return answer

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._connection.close()


class Workers:
    """Some workers; each job goes to one that is free."""

    def __init__(self, many: int) -> None:
        self._many = many  # 0: one, when it is needed
        self._threads = ThreadPoolExecutor(max(1, many), "worker")
        self._mine = threading.local()  # each thread has a worker of its own
        self._all: set[Worker] = set()
        self._stopped = False

    def start(self) -> None:
        """Have the processes ready before they are needed."""
        for _ in range(self._many):
            self._threads.submit(self._worker)

    async def ask(self, work: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """The answer of `work(*arguments)`, or NoAnswer."""
        if self._stopped:
            raise NoAnswer("the server stops")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, work, arguments, seconds)

    def _ask(self, work: Callable[..., Any], arguments: tuple[Any, ...], seconds: float) -> Any:
        worker = self._worker()
        try:
            return worker.ask(work, arguments, seconds)
        except NoAnswer as error:
            log.warning("no answer of a worker", extra={"reason": str(error)})
            if not worker.alive:
                self._all.discard(worker)
            raise

    def _worker(self) -> Worker:
        """That of this thread; a new one in the place of a dead one."""
        worker: Worker | None = getattr(self._mine, "worker", None)
        if worker is None or not worker.alive:
            worker = self._mine.worker = Worker()
            self._all.add(worker)
        return worker

    def stop(self) -> None:
        self._stopped = True
        for worker in list(self._all):
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
