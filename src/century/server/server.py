"""The parts of the server, and how they hang together."""

import asyncio
import logging
import time
from collections import Counter
from typing import Any

import century
from century.server import migrate, store
from century.server.bots import Bots
from century.server.database import Database
from century.server.hints import Hints
from century.server.hub import Hub
from century.server.journal import Journal
from century.server.keeper import Keeper
from century.server.limits import Rate
from century.server.lobby import Lobby
from century.server.log import lines
from century.server.metrics import Metrics
from century.server.news import News
from century.server.play import Play
from century.server.players import Players
from century.server.records import Records
from century.server.refusal import Refusal
from century.server.settings import Settings
from century.server.state import state, with_details, you
from century.server.step import Step
from century.server.table import Table
from century.server.tables import Tables
from century.server.tasks import Tasks
from century.server.workers import Workers

MAX_MISSED = 1000

log = logging.getLogger(__name__)


class Server:
    """One process of the service."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.url())
        self.hub = Hub(settings.most_watchers)
        self._journal = Journal(self.database)
        self.tables = Tables(self.database, self._journal, settings.tables_in_memory, self._changed)
        self.players = Players(self.database)
        self.play = Play(self.database, self.tables)
        self.lobby = Lobby(self.database, self.tables, settings.most_games)
        self.records = Records(self.database, self.tables, self.hub)
        self.news = News(self.database, self._journal, self.tables, self.hub)
        self._advisers = Workers(1)
        self.hints = Hints(settings, self.database, self.tables, self._advisers)
        self.bots = Bots(settings, self.tables, self.play, Workers(settings.bot_workers))
        self._keeper = Keeper(settings, self.database, self.tables, self.play, self.bots)
        self.requests = Rate(settings.request_rate)
        self.new_players = Rate(settings.player_rate)
        self.new_games = Rate(settings.game_rate)
        self.connections: Counter[str] = Counter()  # open WebSockets by address
        self._tasks = Tasks()
        self.resume_seconds = 0.0
        self.metrics.watch(self)

    def _changed(self, step: Step) -> None:
        """A change is stored: tell it, and let the bots go on."""
        for change in step.changes:
            self.metrics.changes.labels(change.kind).inc()
        if step.table.bot_decides:
            self.bots.wake(step.table.id)
        self.hub.tell_step(step)

    async def start(self) -> None:
        await migrate.upgrade(self.database)
        await asyncio.to_thread(_read_rules)
        self.bots.start()
        began = time.perf_counter()
        games = await self.tables.resume()
        self.resume_seconds = time.perf_counter() - began
        log.info("resumed", extra={"games": games, "seconds": round(self.resume_seconds, 2)})
        self._tasks.start(self.news.run())
        await self.news.bus.ready()
        self._tasks.start(self._keeper.run())
        where = self.database.url.render_as_string(hide_password=True)
        log.info("started", extra={"version": century.__version__, "database": where})

    async def stop(self) -> None:
        """Finish what is being written, and close everything."""
        await self._tasks.stop()
        await self.bots.stop()
        await self.news.stop()
        await asyncio.to_thread(self._advisers.stop)
        await self._journal.close()
        await self.database.close()
        log.info("stopped")

    def emote(self, table: Table, player: str, seat: int, emote: str) -> None:
        """A greeting from a seat to all who watch."""
        if seat not in table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)
        self.news.emote(table.id, seat, emote)

    async def told(
        self, game: str, player: str | None, details: bool = False, since: int | None = None
    ) -> dict[str, Any]:
        """The whole state of a game, for one who asks."""
        async with self.tables.look(game, since or 0) as table:
            return await self.told_of(table, player, details, since)

    async def told_of(
        self, table: Table, player: str | None, details: bool, since: int | None
    ) -> dict[str, Any]:
        """The same for a table that nobody changes meanwhile."""
        async with self.database.read() as db:
            written = await store.log_from(db, table.id, 0)
            missed = (
                None
                if since is None
                else await store.changes_since(db, table.id, since, MAX_MISSED)
            )
        connected = self.hub.connected(table.id)
        message = state(table, connected, 0, lines(written, table.open_line))
        if details:
            message = with_details(message, table)
        message["you"] = you(table, player)
        if missed is not None:
            message["missed"] = [change.brief() for change in missed]
        return message


def _read_rules() -> None:
    """Have the compiled rules in memory before the first request."""
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        game.play(game.actions()[0]).redeal(0).scores()
