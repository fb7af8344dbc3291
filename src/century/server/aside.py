"""What takes long and no table waits for: in a process beside, one thing after the other.

It used to be a thread. Threads of Python take turns, and whoever answered the players waited for
one of its turns after every message: with four readers of long games ten times as long as without.
"""

import asyncio
import atexit
import os
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from century.rules.machine import ways
from century.tables.refusal import Refusal
from century.workers.pool import Pool
from century.workers.worker import Died, Hung, Worker

NICENESS = 5  # players are served first
START_SECONDS, SECONDS = 60.0, 60.0

T = TypeVar("T")


def _begin() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _carry_out(work: Callable[..., T], given: tuple[Any, ...]) -> T | Refusal:
    """In the process beside; interpreted, as long as others still compile the rules."""
    if ways.is_ready():
        ways.use(None)
    else:
        ways.use(ways.PYTHON)
    try:
        return work(*given)
    except Refusal as refusal:
        return refusal


def _ask(call: Callable[[], T], worker: Worker) -> T:
    try:
        return worker.ask(call, SECONDS)
    except Died:  # which says nothing of this call
        return worker.ask(call, SECONDS)
    except Hung:
        raise Refusal("unavailable", f"this took longer than {SECONDS:g} seconds") from None


_pool: Pool[Worker] = Pool(1, partial(Worker, _begin, START_SECONDS))
atexit.register(_pool.stop)


async def aside(work: Callable[..., T], *given: Any) -> T:
    """What it gives, while others are answered; all of it must be fit for pickling."""
    call = partial(_carry_out, work, given)
    answer: T | Refusal = await asyncio.wrap_future(_pool.submit(partial(_ask, call)))
    if isinstance(answer, Refusal):
        raise answer
    return answer
