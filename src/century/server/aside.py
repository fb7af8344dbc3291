"""What takes long and no table waits for: in a thread beside, one thing after the other.

Threads of Python take turns. With one beside it, whoever answers the players waits for one turn of
it now and then; with one for each request, for as many.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

TURN_SECONDS = 0.0005  # of a thread while others wait; Python's own are ten times as long

T = TypeVar("T")

_thread = ThreadPoolExecutor(1, "aside")


async def aside(work: Callable[..., T], *given: Any) -> T:
    """What it gives, while others are answered."""
    return await asyncio.get_running_loop().run_in_executor(_thread, partial(work, *given))


def take_short_turns() -> None:
    """For a process that does nothing but serve."""
    sys.setswitchinterval(TURN_SECONDS)
