"""Bots move by themselves: whenever one decides, a worker is asked, and the turn is stored."""

import asyncio
import logging

from century.server.background import Background
from century.server.playing.play import Play
from century.server.protocol.refusal import Refusal
from century.server.settings import Settings
from century.server.storage.open_tables import OpenTables
from century.server.tables.deal import FrozenGame
from century.server.tables.table import Table
from century.server.thinking.in_worker import bot_turn, random_turn
from century.server.thinking.thinkers import Thinkers
from century.workers.worker import NoAnswer

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds, while the database is away

log = logging.getLogger(__name__)


class BotTurns:
    """One task for each game in which a bot decides."""

    def __init__(
        self, settings: Settings, tables: OpenTables, play: Play, thinkers: Thinkers
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._play = play
        self._thinkers = thinkers
        self._background = Background()
        self._driven: set[str] = set()
        self._stopping = False
        self.fallbacks = 0  # turns that no bot has answered

    def __len__(self) -> int:
        return len(self._driven)

    def start(self) -> None:
        self._thinkers.start()

    def wake(self, game: str) -> None:
        """See to a game in which a bot may have to decide."""
        if game not in self._driven and not self._stopping:
            self._driven.add(game)
            self._background.start(self._drive(game))

    async def _drive(self, game: str) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    table = await self._tables.get(game)
                    if not table.bot_decides:
                        return
                    await self._turn(table)
                    wait = FIRST_WAIT
                except Refusal as refusal:
                    if refusal.code == "unknown_game":
                        return
                    if self._stopping:
                        return
                    if refusal.code == "unavailable":
                        await asyncio.sleep(wait)
                        wait = min(2 * wait, LONGEST_WAIT)
                    # Else somebody was faster, in this process or another: look again.
        except NoAnswer:
            return
        except Exception:
            log.exception("a bot failed", extra={"game": game})
        finally:
            self._driven.discard(game)

    async def _turn(self, table: Table) -> None:
        """Think, and play if nothing has changed meanwhile."""
        number, decider = table.number, table.decider
        assert decider is not None
        name = table.seats[decider].bot or self._settings.bot_stand_in
        frozen = FrozenGame.of(table.deal, table.now)
        try:
            seconds = self._settings.bot_seconds
            tokens = await self._thinkers.ask(bot_turn, frozen, name, seconds / 2, seconds=seconds)
        except NoAnswer:
            if self._stopping:  # the turn is played after the next start
                raise
            self.fallbacks += 1
            tokens = random_turn(frozen)
        await self._play.bot_turn(table.id, number, tokens)

    async def stop(self) -> None:
        """Finish what is being written."""
        self._stopping = True
        await asyncio.to_thread(self._thinkers.stop)
        await self._background.done()
