"""What is no longer wanted is removed after so many days, as the host has set."""

import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import delete, select
from sqlalchemy.sql import ColumnElement

from century.server.playing.chat import KEPT_DAYS
from century.server.settings import Settings
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.tables import clock
from century.tables.table import FINISHED, RUNNING, WAITING

ROUND_SECONDS = 600.0
AT_ONCE = 200

log = logging.getLogger(__name__)


class Retention:
    """A round now and then; a setting of 0 keeps everything."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        remove: Callable[[str], Awaitable[object]],
        forget: Callable[[str], None],
    ) -> None:
        self._settings = settings
        self._database = database
        self._remove = remove  # a game
        self._forget = forget  # a player
        self._last = time.monotonic()

    async def look(self) -> None:
        if time.monotonic() - self._last >= ROUND_SECONDS:
            self._last = time.monotonic()
            await self.clean()

    async def clean(self) -> dict[str, int]:
        """How many were removed."""
        games, changes = schema.games.c, schema.changes.c

        def silent(since: float) -> ColumnElement[bool]:
            moved = select(changes.game).where(changes.game == games.id, changes.at >= since)
            return (games.started < since) & ~moved.exists()

        codes = schema.device_codes
        async with self._database.write() as db:
            await db.execute(delete(codes).where(codes.c.until < clock.now()))
            old = clock.now() - KEPT_DAYS * clock.SECONDS_PER_DAY
            await db.execute(delete(schema.texts).where(schema.texts.c.at < old))
        settings = self._settings
        removed = {
            "waiting": await self._games(
                settings.keep_waiting, WAITING, lambda t: games.created < t
            ),
            "abandoned": await self._games(settings.keep_abandoned, RUNNING, silent),
            "solo": await self._games(
                settings.keep_solo, RUNNING, lambda t: silent(t) & ~store.others_play()
            ),
            "finished": await self._games(
                settings.keep_finished, FINISHED, lambda t: games.finished < t
            ),
            "guests": await self._guests(settings.keep_guests),
        }
        if any(removed.values()):
            log.info("removed", extra=removed)
        return removed

    async def _games(
        self, days: float, status: str, old: Callable[[float], ColumnElement[bool]]
    ) -> int:
        if not days:
            return 0
        games = schema.games.c
        since = clock.now() - days * clock.SECONDS_PER_DAY
        query = select(games.id).where(games.status == status, old(since)).limit(AT_ONCE)
        async with self._database.read() as db:
            late = (await db.execute(query)).scalars().all()
        for game in late:
            await self._remove(game)
        return len(late)

    async def _guests(self, days: float) -> int:
        """Players without a game."""
        if not days:
            return 0
        players, games, seats = schema.players.c, schema.games.c, schema.seats.c
        made = select(games.id).where(games.creator == players.id).exists()
        sat = select(seats.game).where(seats.player == players.id).exists()
        since = clock.now() - days * clock.SECONDS_PER_DAY
        query = select(players.id).where(players.created < since, ~made, ~sat).limit(AT_ONCE)
        async with self._database.read() as db:
            gone = (await db.execute(query)).scalars().all()
        for player in gone:
            message = {"kind": "player", "player": player}
            await self._database.change(delete(schema.players).where(players.id == player), message)
            self._forget(player)
        return len(gone)
