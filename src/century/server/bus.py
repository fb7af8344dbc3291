"""News between processes that share a PostgreSQL: LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg
import orjson

from century.server.database import CHANNEL, Database

AGAIN_SECONDS = 0.5
ALIVE_SECONDS = 5.0

log = logging.getLogger(__name__)


class Bus:
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
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening failed", extra={"reason": str(error)})
            self._listening.clear()
            await asyncio.sleep(AGAIN_SECONDS)

    async def ready(self) -> None:
        await self._listening.wait()

    async def _listen(self) -> None:
        url = self._database.url.set(drivername="postgresql")
        connection = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=5)
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        try:
            await connection.add_listener(CHANNEL, self._notified)
            await self._missed()
            self._listening.set()
            while not closed.is_set():
                await asyncio.wait([asyncio.ensure_future(closed.wait())], timeout=ALIVE_SECONDS)
                if not closed.is_set():
                    await connection.execute("SELECT 1", timeout=ALIVE_SECONDS)
        finally:
            connection.terminate()

    def _notified(self, _: object, __: int, ___: str, payload: object) -> None:
        self._heard(orjson.loads(str(payload)))

    async def send(self, message: dict[str, Any]) -> None:
        """News that belong to no transaction."""
        if self._database.postgres:
            await self._database.transact(lambda db: self._database.notify(db, message))
