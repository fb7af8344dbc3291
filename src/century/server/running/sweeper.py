"""Looks after clocks that run out, and bots that nobody asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import bindparam, select

from century.server.playing.play import Play
from century.server.settings import Settings
from century.server.storage import schema
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.server.thinking.bot_turns import BotTurns
from century.tables import clock
from century.tables.refusal import Refusal
from century.tables.table import HUMAN

AT_ONCE = 1000
TAKE_OVER_SECONDS = 3.0

_games, _seats = schema.games.c, schema.seats.c
_person = select(_seats.game).where(_seats.game == _games.id, _seats.kind == HUMAN).exists()
_forgotten = (
    select(_games.id, _games.number)
    .where(_games.bot_since <= bindparam("until"), _person)
    .order_by(_games.bot_since)
)
_some_forgotten = _forgotten.limit(AT_ONCE)
_late = select(_games.id, _games.number).where(_games.deadline <= bindparam("until")).limit(AT_ONCE)

log = logging.getLogger(__name__)


class Sweeper:
    """A round every second."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        tables: OpenTables,
        play: Play,
        bots: BotTurns,
        rounds: Sequence[Callable[[], Awaitable[None]]] = (),
    ) -> None:
        self._settings = settings
        self._rounds = rounds  # what else is to be done in each, before clocks are looked at
        self._database = database
        self._tables = tables
        self._play = play
        self._bots = bots

    async def run(self) -> None:
        patience = 0.0  # after a start every bot is forgotten
        while True:
            try:
                for work in self._rounds:
                    await work()
                await self._wake_bots(patience)
                await self._flags()
                patience = TAKE_OVER_SECONDS
            except Refusal as refusal:
                log.warning("a round failed", extra={"reason": refusal.message})
            except Exception:
                log.exception("a round failed")
            await asyncio.sleep(self._settings.sweep_seconds)

    async def _wake_bots(self, patience: float) -> None:
        """Games whose bot has decided nothing for long: their process may be dead, or busy.

        Nobody waits where bots are alone: those go on when somebody looks.
        """
        query = _some_forgotten if patience else _forgotten
        async with self._database.read() as db:
            late = (await db.execute(query, {"until": clock.now() - patience})).all()
        for game, number in late:
            known = self._tables.known(game)
            if known is not None and known.number < number:
                self._tables.forget(game)
            self._bots.wake(game)

    async def _flags(self) -> None:
        async with self._database.read() as db:
            late = (await db.execute(_late, {"until": clock.now()})).all()
        for game, number in late:
            try:
                await self._play.flag(game, number)
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    raise
