"""Looking for garbage without letting people wait.

Python looks through everything in memory for what only holds itself: with a thousand games in play
that takes a second in which nobody is answered. Nearly all that goes is freed without it. So what
has lived for a second is set aside, and looked through when much has been added and nobody acts.
"""

import asyncio
import gc
import sys
from collections.abc import Callable

SECONDS = 1.0
GROWTH = 0.25  # after which it is looked through at a quiet moment
MOST_ADDED = 2_000_000  # pieces of memory, about 100 MB, after which it is looked through at once


class Garbage:
    """For a process that does nothing but serve."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy
        self._known = 0

    async def run(self) -> None:
        while True:
            self._look()
            while not self._is_due():
                await asyncio.sleep(SECONDS)
                if not self._is_busy():
                    gc.collect()  # what came and went since then is not set aside
                gc.freeze()

    def _look(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._known = sys.getallocatedblocks()

    def _is_due(self) -> bool:
        """Counting what lies aside would take longer than an action."""
        added = sys.getallocatedblocks() - self._known
        return added > MOST_ADDED or (added > GROWTH * self._known and not self._is_busy())
