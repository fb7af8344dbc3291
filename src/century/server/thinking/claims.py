"""Which process thinks about a game: an advisory lock of PostgreSQL, gone with its process."""

import asyncio
from typing import Any

from century.server.storage.database import Database, reachable
from century.tables.refusal import stale

SPACE = 1_667_592_820  # keeps our locks apart from those of others in the same database
TAKE = "SELECT pg_try_advisory_lock($1, hashtext($2))"
NUMBER = "SELECT number FROM games WHERE id = $1"
RELEASE = "SELECT pg_advisory_unlock($1, hashtext($2))"


class Claims:
    """With SQLite there is one process, and all is its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._one = asyncio.Lock()  # a connection takes one question at a time
        self._connection: Any = None

    async def take(self, game: str, number: int) -> bool:
        """Whether nobody else has it; refused where it has moved on, or the database is away."""
        if not self._database.postgres:
            return True
        async with self._one, reachable():
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._database.connect()
            if not await self._connection.fetchval(TAKE, SPACE, game):
                return False
            # Whoever had it may have moved it on.
            now = await self._connection.fetchval(NUMBER, game)
        if now != number:
            await self.release(game)
            raise stale(now or 0, number)
        return True

    async def release(self, game: str) -> None:
        if self._connection is not None:
            async with self._one, reachable():
                if not self._connection.is_closed():  # else it is free already
                    await self._connection.fetchval(RELEASE, SPACE, game)

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()
