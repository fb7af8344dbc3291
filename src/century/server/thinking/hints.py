"""Hints: what the bots advise, computed in the background."""

from functools import partial
from typing import NamedTuple

from century.game.position import Standing
from century.game.schema import PlainAdvice
from century.server.settings import Settings
from century.server.storage import store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.server.thinking.scheduler import Thought
from century.server.thinking.thinkers import Thinkers
from century.tables.deal import FrozenGame
from century.tables.refusal import Refusal, stale
from century.tables.responses import Hint, Redealt
from century.tables.step import not_running, not_your_turn
from century.tables.table import FINISHED, RUNNING, Table
from century.tables.thinking import advice
from century.workers.worker import NoAnswer

MAX_WAITING = 20
MAX_EACH = 3  # of one person; all strangers together count as one
MARGIN = 10.0  # seconds beyond those asked for
STRANGER = ""


class Question(NamedTuple):
    """What advice is asked for."""

    game: str
    number: int
    frozen: FrozenGame


class Hints:
    """Thought about by the workers of the bots, in turn with them."""

    def __init__(
        self, settings: Settings, database: Database, tables: OpenTables, thinkers: Thinkers
    ) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._thinkers = thinkers

    async def give(
        self, game: str, player: str | None, number: int, seat: int | None, action: int | None
    ) -> Hint:
        """Advice for a seat that decides, or for any point of a finished game."""
        return await self.answer(await self.ask(game, player, number, seat, action), player)

    async def ask(
        self, game: str, player: str | None, number: int, seat: int | None, action: int | None
    ) -> Question:
        """The game as it is now: what is played from now on does not change the question."""
        async with self._tables.look(game, number) as table:
            now, deal = table.number, table.deal
            asked = await self._asked(table, player, number, seat, action)
        return Question(game, now, FrozenGame.of(deal, asked))

    async def answer(self, question: Question, player: str | None) -> Hint:
        """Takes seconds."""
        advised = await self._advice(question.frozen, player)
        return {"game": question.game, "number": question.number, "advice": advised}

    async def position(
        self, game: str, player: str | None, number: int, seat: int | None, action: int | None
    ) -> Redealt:
        """The same for who thinks about it elsewhere, and must not know the hidden piles."""
        async with self._tables.look(game, number) as table:
            now, deal = table.number, table.deal
            asked = await self._asked(table, player, number, seat, action)
        return {
            "game": game,
            "number": now,
            "position": FrozenGame.redealt(deal, asked).plain(),
        }

    async def _asked(
        self, table: Table, player: str | None, number: int, seat: int | None, action: int | None
    ) -> Standing:
        if table.status == FINISHED:
            return await self._past(table, action)
        return self._now(table, player, number, seat)

    def _now(self, table: Table, player: str | None, number: int, seat: int | None) -> Standing:
        if seat not in table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)
        if table.status != RUNNING:
            raise not_running(table)
        if number != table.number:
            raise stale(table.number, number)
        if not table.hints:
            raise Refusal("hints_off", "not all people at the table allow hints")
        if table.decider != seat:
            raise not_your_turn(table)
        return table.now

    async def _past(self, table: Table, action: int | None) -> Standing:
        async with self._database.read() as db:
            past = await store.actions(db, table.id)
        if action is None or action >= len(past):
            reason = f"action: must be a whole number from 0 to {len(past) - 1}"
            raise Refusal("invalid", reason, where="action")
        return table.deal.replay(past[:action])

    async def _advice(self, frozen: FrozenGame, player: str | None) -> PlainAdvice:
        person = player or STRANGER
        if self._thinkers.is_compiling:
            raise Refusal("getting_ready", "the bots are getting ready; try again in a minute")
        count = self._thinkers.scheduler.count
        if count("hint") >= MAX_WAITING or count("hint", person) >= MAX_EACH:
            raise Refusal("busy", "too many hints are asked for; try again")
        seconds = self._settings.hint_seconds
        work, limit = partial(advice, frozen), seconds + MARGIN
        thought = Thought("hint", (person,), seconds, quick=False, work=work, limit=limit)
        try:
            advised: PlainAdvice = await self._thinkers.submit(thought)
        except NoAnswer:
            raise Refusal("busy", "no hint could be found in time; try again") from None
        return advised
