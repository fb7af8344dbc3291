"""Whether games can be played: something is written, for a full disk can still be read."""

import asyncio
import time

from century.server.storage import notes
from century.server.storage.database import Database
from century.tables import clock
from century.tables.refusal import Refusal

KEPT_SECONDS = 1.0  # that an answer is true; anybody may ask


class Health:
    """Asked by many, looked up by one at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one = asyncio.Lock()
        self._checked = -KEPT_SECONDS
        self._refusal: Refusal | None = None

    async def check(self) -> None:
        """Refused where nothing can be stored."""
        async with self._one:
            if time.monotonic() - self._checked >= KEPT_SECONDS:
                self._refusal = await self._try()
                self._checked = time.monotonic()
        if self._refusal is not None:
            raise Refusal(self._refusal.code, self._refusal.message)

    async def _try(self) -> Refusal | None:
        try:
            await self._database.transact(lambda db: notes.write(db, "health", {"at": clock.now()}))
        except Refusal as refusal:
            return refusal
        return None
