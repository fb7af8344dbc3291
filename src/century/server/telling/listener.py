"""Messages of the other processes that share a PostgreSQL: LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import orjson

from century.server.storage.database import AWAY, CHANNEL, Database
from century.tables.refusal import Refusal

AGAIN_SECONDS = 0.5
ALIVE_SECONDS = 5.0

log = logging.getLogger(__name__)


class Listener:
    """Hears what the other processes do; with SQLite there are none."""

    def __init__(
        self,
        database: Database,
        heard: Callable[[dict[str, Any]], None],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._heard = heard
        self._missed = missed
        self._listening = asyncio.Event()

    async def run(self) -> None:
        """Listen for ever; after a lost connection, look at what was missed."""
        if not self._database.postgres:
            self._listening.set()
            return
        while True:
            try:
                await self._listen()
            except (*AWAY, Refusal) as error:
                log.warning("listening failed", extra={"reason": str(error)})
            self._listening.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def ready(self) -> None:
        await self._listening.wait()

    async def _listen(self) -> None:
        connection = await self._database.connect()
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        try:
            await connection.add_listener(CHANNEL, self._notified)
            await self._missed()
            self._listening.set()
            while not closed.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(closed.wait(), ALIVE_SECONDS)
                if not closed.is_set():
                    await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
        finally:
            connection.terminate()

    def _notified(self, _: object, __: int, ___: str, payload: object) -> None:
        for message in orjson.loads(str(payload)):
            self._heard(message)
