"""Several workers; each task goes to one that is free."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock, local
from typing import Generic, Protocol, Self, TypeVar

from century.workers.worker import Stopped


class Stoppable(Protocol):
    """A worker, as its pool sees it."""

    def stop(self) -> None:
        """Whatever thread is waiting for it."""

    def close(self) -> None:
        """When no thread is."""


T = TypeVar("T")
W = TypeVar("W", bound=Stoppable)


class Pool(Generic[W]):
    """As many threads as workers: each has one of its own, and waits for it."""

    def __init__(self, size: int, make: Callable[[], W]) -> None:
        self._make = make
        self._threads = ThreadPoolExecutor(size, "worker")
        self._own = local()
        self._workers: list[W] = []
        self._lock = Lock()  # between making a worker and stopping all
        self._stopped = False

    def submit(self, task: Callable[[W], T]) -> Future[T]:
        """Have a task done with the next worker that is free."""
        if self._stopped:
            raise Stopped("the pool stops")
        return self._threads.submit(lambda: task(self._worker()))

    def _worker(self) -> W:
        """That of this thread."""
        worker: W | None = getattr(self._own, "worker", None)
        if worker is None:
            with self._lock:
                if self._stopped:
                    raise Stopped("the pool stops")
                worker = self._own.worker = self._make()
                self._workers.append(worker)
        return worker

    def stop(self) -> None:
        """End all processes, and what they are about."""
        with self._lock:
            self._stopped = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
