"""Workers that are none: they think where they are asked, or when they are told to."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from century.tables.deal import FrozenGame
from century.tables.thinking import Turn, bot_turn


class HereThinker:
    """Answers at once, in this process."""

    is_remote = False

    def __init__(self, setup: object = None) -> None:
        """Nothing has to be set up."""

    async def prepare(self) -> None:
        """Nothing has to be started."""

    async def ask(self, call: Callable[[], Any], seconds: float) -> Any:
        return call()

    def stop(self) -> None:
        """Nothing has to be ended."""


class SlowThinker(HereThinker):
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[Any]] = []
        self.seconds: list[float] = []
        self.starts = 0
        self.called = asyncio.Event()

    async def prepare(self) -> None:
        self.starts += 1

    async def ask(self, call: Callable[[], Any], seconds: float) -> Any:
        self.asked.append(asyncio.get_running_loop().create_future())
        self.seconds.append(seconds)
        self.called.set()
        return await self.asked[-1]

    async def next(self) -> asyncio.Future[Any]:
        """The next question that it is asked."""
        await self.called.wait()
        self.called.clear()
        return self.asked[-1]


def process_id(_: float) -> int:
    return os.getpid()


def sleep(_: float) -> None:
    time.sleep(600)


def die(_: float) -> None:
    os._exit(9)


class MasterKilledOnce(NamedTuple):
    """A turn of a grandmaster in whose middle the process is killed, the first time."""

    frozen: FrozenGame
    mark: Path

    def __call__(self, seconds: float) -> Turn:
        if not self.mark.exists():
            self.mark.touch()
            kill = threading.Timer(seconds / 2, os.kill, (os.getpid(), signal.SIGKILL))
            kill.start()
        return bot_turn(self.frozen, "grandmaster", ("game", 0), 60.0, seconds)
