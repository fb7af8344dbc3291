"""The parts of the server, and how they hang together."""

import asyncio
import logging
import time
from collections import Counter
from typing import cast

from filelock import FileLock
from sqlalchemy import select

import century
from century.rules.machine import ways
from century.server.addresses import Networks
from century.server.aside import aside
from century.server.background import Background
from century.server.engine import find_engine
from century.server.playing.bans import Bans
from century.server.playing.chat import Chat
from century.server.playing.companions import Companions
from century.server.playing.devices import Devices
from century.server.playing.lobby import Lobby
from century.server.playing.persons import Persons
from century.server.playing.play import Play
from century.server.playing.players import Players
from century.server.playing.reminders import Reminders
from century.server.running.admin import Admin
from century.server.running.announcements import Announcements
from century.server.running.garbage import Garbage
from century.server.running.health import Health
from century.server.running.metrics import Metrics
from century.server.running.onlookers import Onlookers
from century.server.running.outages import Outages
from century.server.running.places import Places
from century.server.running.rates import Rate
from century.server.running.retention import Retention
from century.server.running.sweeper import Sweeper
from century.server.secret import hashed, same
from century.server.settings import Settings
from century.server.storage import migrate, schema, store
from century.server.storage.database import Database
from century.server.storage.files import only_server
from century.server.storage.journal import Journal
from century.server.storage.open_tables import OpenTables
from century.server.telling import finished
from century.server.telling.hub import Hub
from century.server.telling.notices import Notices
from century.server.telling.other_processes import OtherProcesses
from century.server.telling.previews import Previews
from century.server.telling.push import Push
from century.server.telling.records import Records
from century.server.thinking.bot_turns import BotTurns
from century.server.thinking.claims import Claims
from century.server.thinking.hints import Hints
from century.server.thinking.lenders import Lenders
from century.server.thinking.workplace import make_thinkers
from century.tables import responses
from century.tables.log import log_lines
from century.tables.past import Past
from century.tables.refusal import Refusal
from century.tables.responses import Emote
from century.tables.state import state, with_details, you
from century.tables.step import Step
from century.tables.table import FINISHED, HUMAN, RUNNING, Table

MAX_MISSED = 1000
QUIET_SECONDS = 0.2  # without an action, until a pause disturbs hardly anybody

log = logging.getLogger(__name__)


class Service:
    """One process of the service."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.database = Database(settings.url())
        self.hub = Hub(
            settings.most_watchers,
            lambda table: self.bots.thinking(table),
            lambda: self.tables.is_busy(),
        )
        self._journal = Journal(self.database)
        self.tables = OpenTables(
            self.database,
            self._journal,
            settings.tables_in_memory,
            self._changed,
            lambda game: game in self.hub.audiences,
        )
        self.players = Players(self.database)
        self.devices = Devices(self.database, self.players)
        self.play = Play(self.database, self.tables)
        self.companions = Companions(self.database)
        self.lobby = Lobby(self.database, self.tables, settings.most_games, settings.most_bot_games)
        self.reminders = Reminders(self.database, settings.push_hosts)
        self.push = Push(self.database, settings.push_contact)
        self._notices = Notices(self.push, settings.notice_url, self.hub.connected)
        self.previews = Previews(self.tables)
        self.records = Records(self.database, self.tables, self.hub)
        self.others = OtherProcesses(self.database, self._journal, self.tables, self.hub)
        self.chat = Chat(self.database, self.tables, self.others)
        self._thinkers = make_thinkers(settings, self.metrics.gauges)
        self._onlookers = Onlookers(self.hub, self.others)
        claims = Claims(self.database)
        self.engine = find_engine(settings.engine)
        self.lenders = Lenders(settings.browser_bots)
        self.bots = BotTurns(
            settings, self.tables, self.play, self._thinkers, claims, self._onlookers, self.lenders
        )
        self.others.bots = self.bots
        self.hints = Hints(settings, self.database, self.tables, self._thinkers)
        self.bans = Bans(self.database)
        self.health = Health(self.database)
        self.places = Places(settings.most_connections, Networks(settings.proxies))
        self.announcements = Announcements(self.database)
        self.persons = Persons(self.database, self.tables, self.players, self.play, self.lobby)
        self.admin = Admin(self.database, self.tables, self.play, self.players, self.others)
        self.retention = Retention(settings, self.database, self.admin.remove, self.players.forget)
        self._outages = Outages(self.database, self.tables, self._given_back)
        rounds = (self._outages.beat, self._look, self.retention.look)
        self._sweeper = Sweeper(settings, self.database, self.tables, self.play, self.bots, rounds)
        self.others.hearers = {
            "player": lambda message: self.players.forget(message["player"]),
            "bans": lambda _: self._background.start(self.bans.read()),
            "words": lambda _: self._background.start(self.players.read_words()),
            "announcement": lambda _: self._background.start(self.announcements.read()),
            "outage": lambda message: self._hear_outage(message["seconds"]),
        }
        self.requests = Rate(settings.request_rate)
        self.messages = Rate(settings.message_rate)
        self.new_players = Rate(settings.player_rate)
        self.codes = Rate(settings.player_rate)  # made, and tried
        self.new_games = Rate(settings.game_rate)
        self.texts = Rate(settings.text_rate)
        self.positions = Rate(settings.position_rate)
        self.connections: Counter[str] = Counter()  # open WebSockets by address
        self._background = Background()
        self._only: FileLock | None = None  # where two servers would not know of each other
        self.resume_seconds = 0.0
        self._count()

    def _count(self) -> None:
        gauge = self.metrics.gauges.add
        gauge("connections", "open WebSockets", lambda: self.connections.total())
        gauge("rooms", "games that somebody watches", lambda: len(self.hub.audiences))
        gauge("tables", "games in memory", lambda: len(self.tables))
        gauge("resume_seconds", "reading the running games", lambda: self.resume_seconds, "livemax")
        gauge("bots_thinking", "games in which a bot decides", lambda: len(self.bots))

    def _changed(self, step: Step) -> None:
        """A change is stored: tell it, and let the bots go on."""
        for change in step.changes:
            self.metrics.changes.labels(change.kind).inc()
        if step.table.bot_decides:
            self.bots.wake(step.table.id)
        self.hub.tell_step(step)
        self._notices.hear(step)

    async def _look(self) -> None:
        self.metrics.gauges.look()

    def _given_back(self, seconds: float) -> None:
        self.others.send({"kind": "outage", "seconds": seconds})
        self.hub.tell_clocks(self.tables.known)

    def _hear_outage(self, seconds: float) -> None:
        self.tables.delay(seconds)
        self.hub.tell_clocks(self.tables.known)

    def is_admin(self, secret: str | None) -> bool:
        """Whether it is the secret of who runs the server."""
        own = self.settings.admin_secret
        return bool(own) and secret is not None and same(hashed(secret), hashed(own))

    async def start(self) -> None:
        self._only = only_server(self.database.url)
        await migrate.upgrade(self.database)
        await self.push.start()
        await self.bans.read()
        await self.players.read_words()
        await self.announcements.read()
        await self._read_rules()
        await self._outages.beat()  # after all that takes long: nobody could play until now
        began = time.perf_counter()
        games = await self.tables.resume()
        self.resume_seconds = time.perf_counter() - began
        log.info("resumed", extra={"games": games, "seconds": round(self.resume_seconds, 2)})
        self._background.start(self.others.run())
        await self.others.listener.ready()
        self._background.start(self._sweeper.run())
        where = self.database.url.render_as_string(hide_password=True)
        log.info("started", extra={"version": century.__version__, "database": where})

    async def _read_rules(self) -> None:
        """Have the rules in memory before the first request, or play interpreted until they are."""
        if self._thinkers.is_compiling:
            ways.use(ways.PYTHON)
            self._background.start(self._go_over())
        else:
            await asyncio.to_thread(_read_rules)
        if self._thinkers.is_compiling or self.settings.bot_workers:
            self._thinkers.start()

    async def _go_over(self) -> None:
        """A worker has compiled everything."""
        await self._thinkers.ready.wait()
        await asyncio.to_thread(_use_compiled)
        self.bots.tell_all()
        log.info("compiled")

    def look_for_garbage(self) -> None:
        """In a process of its own: not when Python thinks fit, but when nobody acts."""
        self._background.start(Garbage(lambda: self.tables.is_busy(QUIET_SECONDS)).run())

    async def stop(self) -> None:
        """Finish what is being written, and close everything."""
        await self._background.stop()
        await self._notices.stop()
        await self.bots.stop()
        await self.others.stop()
        await self._journal.close()
        await self._outages.stop()
        await self.database.close()
        if self._only is not None:
            self._only.release()
        log.info("stopped")

    def emote(self, table: Table, player: str, seat: int, emote: Emote) -> None:
        """A greeting from a seat to all who watch."""
        if seat not in table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)
        self.others.emote(table.id, seat, emote)

    async def state(
        self, game: str, player: str | None, details: bool = False, since: int | None = None
    ) -> responses.StateForYou:
        """The whole state of a game, for one who asks."""
        self._onlookers.look(game)
        async with self.tables.look(game, since or 0) as table:
            now, missed = await self.state_of(table, player, details, since)
            whole = cast(responses.StateForYou, {**now, "you": you(table, player)})
        if since is not None:
            whole["missed"] = missed
        return whole

    async def waiting_for(self, player: str) -> list[Table]:
        """The running games in which a person has to decide."""
        seats, games = schema.seats.c, schema.games.c
        sits = select(seats.game).where(seats.player == player, seats.kind == HUMAN)
        query = select(games.id).where(games.status == RUNNING, games.id.in_(sits))
        async with self.database.read() as db:
            own = (await db.execute(query.order_by(games.created))).scalars().all()
        tables = [await self.tables.get(game) for game in own]
        return [table for table in tables if table.chooser == player]

    async def state_of(
        self, table: Table, player: str | None, details: bool, since: int | None
    ) -> tuple[responses.State, list[responses.MissedChange]]:
        """The state of a table that nobody changes meanwhile, and what has happened since."""
        async with self.database.read() as db:
            missed = (
                [] if since is None else await store.changes_since(db, table.id, since, MAX_MISSED)
            )
            written = [] if table.status == FINISHED else await store.log_from(db, table.id, 0)
        if table.status == FINISHED:  # nobody waits for an action
            lines = await aside(finished.lines, self.database.url, table.id, table.open_line)
        else:
            lines = log_lines(written, table.open_line)
            if table.past is None:
                table.past = Past.of(written)
        if table.bots_alone and table.bot_decides:
            self.bots.wake(table.id)
        connected, thinking = self.hub.connected(table.id), self.bots.thinking(table)
        now = state(table, connected, {"from": 0, "lines": lines}, thinking)
        if details:
            now = with_details(now, table, player)
        return now, [change.brief() for change in missed]


def _use_compiled() -> None:
    """Importing the compiler alone takes half a second."""
    ways.use(None)
    _read_rules()


def _read_rules() -> None:
    """Have the compiled rules in memory before the first request."""
    for mode, about in century.modes().items():
        game = century.new(mode, about["players"][0], seed=0)
        game.play(game.actions()[0]).redeal(0).scores()
