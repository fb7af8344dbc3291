"""What processes are asked to do in these tests."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from century.workers import child
from century.workers.worker import Worker

kept: list[object] = []  # in the process


def keep(*values: object) -> list[object]:
    kept.extend(values)
    return kept


def set_up(value: object) -> None:
    child.report("setting up")
    keep(value)


def tell(values: list[object], then: Callable[[], object]) -> object:
    for value in values:
        child.report(value)
    return then()


def limited(seconds: float, work: Callable[[], object]) -> object:
    child.report("begun")
    child.limit(seconds)
    return work()


def spin() -> None:
    while True:
        pass


def chatter() -> str:
    print("done", flush=True)
    os.write(1, b"Timeout (done)\n")
    return sys.stdin.read()


def end_owner(mark: str) -> None:
    """Carried out by a process that owns another."""
    worker = Worker(partial(keep, 1))
    Path(mark).write_text(str(worker.ask(os.getpid)))
    worker.ask(partial(tell, [1], spin), heard=lambda _: os._exit(0))
