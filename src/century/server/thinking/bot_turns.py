"""Bots move by themselves: whenever one decides, a worker is asked, and the turn is stored."""

import asyncio
import logging
from functools import partial
from typing import Protocol

from cachetools import LRUCache

from century.server.background import Background
from century.server.playing.play import Play
from century.server.settings import Settings
from century.server.storage.open_tables import OpenTables
from century.server.thinking.claims import Claims
from century.server.thinking.lenders import Lenders
from century.server.thinking.scheduler import LEAST_SECONDS, QUICK_SECONDS, Forecast, Thought
from century.server.thinking.thinkers import TakenElsewhere, Thinkers
from century.tables.deal import FrozenGame
from century.tables.refusal import Refusal
from century.tables.responses import Thinking
from century.tables.table import Table
from century.tables.thinking import Turn, bot_turn, wanted_seconds
from century.workers.worker import NoAnswer, Stopped

FIRST_WAIT, LONGEST_WAIT = 0.2, 5.0  # seconds, while the database is away or no bot answers
ELSEWHERE_SECONDS = 1.0  # beyond its thinking, until a turn of another process is looked at again
MAX_HOMES = 10_000

log = logging.getLogger(__name__)


class Onlookers(Protocol):
    """Whom bots play for, as they see it."""

    def is_watched(self, game: str) -> bool:
        """Whether anybody looks at a game of bots alone."""

    def offer(self, game: str, number: int) -> None:
        """A turn has to wait here; another process may be free."""

    def tell(self, game: str, thinking: Thinking) -> None:
        """The bot that decides will take another time than was said."""


class BotTurns:
    """One task for each game in which a bot decides."""

    def __init__(
        self,
        settings: Settings,
        tables: OpenTables,
        play: Play,
        thinkers: Thinkers,
        claims: Claims,
        onlookers: Onlookers,
        lenders: Lenders,
    ) -> None:
        self._settings = settings
        self._tables = tables
        self._play = play
        self._thinkers = thinkers
        self._claims = claims
        self._onlookers = onlookers
        self._lenders = lenders
        self._background = Background()
        self._driven: dict[str, Thought | None] = {}  # by game, with what is thought about
        self._homes: LRUCache[str, object] = LRUCache(MAX_HOMES)  # who knows a game
        self._moved: dict[str, asyncio.Future[int]] = {}
        self._stopping = False
        self.workers = thinkers.size

    def __len__(self) -> int:
        return len(self._driven)

    def wake(self, game: str, number: int = 0) -> None:
        """See to a game in which a bot may have to decide, at least at that number."""
        if game not in self._driven and not self._stopping:
            self._driven[game] = None
            self._background.start(self._drive(game, number))

    def moved(self, game: str, number: int) -> None:
        """Another process has changed it."""
        waiting = self._moved.get(game)
        if waiting is not None and not waiting.done():
            waiting.set_result(number)

    def elsewhere(self, workers: int) -> None:
        """So many workers of other processes think about what waits here, too."""
        self._thinkers.count_elsewhere(workers)

    def thinking(self, table: Table) -> Thinking | None:
        """What is told while a bot decides."""
        if not table.bot_decides:
            return None
        name = self._bot(table)
        if self._lenders.has(table, name):
            return {"seconds": wanted_seconds(name), "wait": 0.0, "host": "free"}
        thought = self._driven.get(table.id)
        if thought is not None and thought.is_begun:
            forecast = Forecast(0.0, thought.seconds, thought.is_shrunken)
        else:
            forecast = self._thinkers.scheduler.forecast(
                _people(table), self._wanted(name), _is_quick(name)
            )
        thinking: Thinking = {
            "seconds": round(forecast.seconds, 2),
            "wait": round(forecast.wait, 1),
            "host": "busy" if forecast.busy else "free",
        }
        if self._thinkers.is_starting:
            thinking["host"] = "getting_ready"
        return thinking

    def _wanted(self, name: str) -> float:
        """Seconds that a bot would like to think, as long as the host lets anybody wait."""
        return min(wanted_seconds(name), max(LEAST_SECONDS, self._settings.bot_patience))

    def _bot(self, table: Table) -> str:
        assert table.decider is not None
        return table.seats[table.decider].bot or self._settings.bot_stand_in

    async def _drive(self, game: str, number: int) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    table = await self._tables.get(game, number)
                    if not table.bot_decides or self._is_idle(table):
                        return
                    await self._turn(table)
                    wait = FIRST_WAIT
                except Stopped:
                    return
                except TakenElsewhere:
                    number = await self._until_moved(table)
                except NoAnswer as error:
                    log.error("no bot answers", extra={"game": game, "reason": str(error)})
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
                except Refusal as refusal:
                    if refusal.code == "unknown_game" or self._stopping:
                        return
                    if refusal.code == "unavailable":
                        await asyncio.sleep(wait)
                        wait = min(2 * wait, LONGEST_WAIT)
                    elif refusal.code == "stale_number":  # somebody was faster
                        number = refusal.facts["number"]
        except Exception:
            log.exception("a bot failed", extra={"game": game})
        finally:
            self._driven.pop(game, None)

    def _is_idle(self, table: Table) -> bool:
        """Bots alone play while somebody watches."""
        return table.bots_alone and not self._onlookers.is_watched(table.id)

    async def _until_moved(self, table: Table) -> int:
        """Another process thinks about it; should that die, the turn is nobody's again."""
        moved: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._moved[table.id] = moved
        seconds = self._wanted(self._bot(table)) + ELSEWHERE_SECONDS
        await asyncio.wait([moved], timeout=seconds)
        del self._moved[table.id]
        return moved.result() if moved.done() else table.number

    async def _turn(self, table: Table) -> None:
        """Think, and play if nothing has changed meanwhile."""
        game, number, name = table.id, table.number, self._bot(table)
        if self._lenders.has(table, name) and await self._lent_turn(table, name):
            return
        is_claimed = False

        async def begin() -> bool:
            nonlocal is_claimed
            is_claimed = await self._claims.take(game, number)
            if is_claimed:
                self._tell(table, thought)
            return is_claimed

        thought = self._driven[game] = self._thought(table, name)
        try:
            try:
                answer = self._thinkers.submit(thought, begin)
                if not thought.is_begun and not thought.quick:
                    self._onlookers.offer(game, number)
                turn: Turn = await answer
            except Stopped:
                raise
            except NoAnswer as error:
                turn = await self._stand_in(table, name, error)
            if turn.relieved:
                self._thinkers.tally.count("turn", "given_up")
                log.warning("a bot was relieved", extra={"game": game, "bot": name})
            self._homes[game] = thought.home
            await self._play.bot_turn(game, number, turn.tokens)
        finally:
            self._driven[game] = None
            if is_claimed:
                await self._claims.release(game)

    async def _lent_turn(self, table: Table, name: str) -> bool:
        """Whether the browser of who plays alone has thought of a turn that could be played."""
        game, number = table.id, table.number
        if not await self._claims.take(game, number):
            raise TakenElsewhere
        try:
            tokens = await self._lenders.turn(table, name, wanted_seconds(name))
            if tokens:
                await self._play.lent_turn(game, number, tokens)
        except Refusal as refusal:
            if refusal.code != "illegal_action":
                raise
            self._lenders.drop(game)
            tokens = []
        finally:
            await self._claims.release(game)
        self._thinkers.tally.count("turn", "lent" if tokens else "taken_over")
        return bool(tokens)

    async def _stand_in(self, table: Table, name: str, error: NoAnswer) -> Turn:
        """Another bot plays the turn: never any legal action, and never unseen."""
        reason = {"game": table.id, "bot": name, "reason": str(error)}
        log.warning("a bot gave no answer, and another plays its turn", extra=reason)
        turn: Turn = await self._thinkers.submit(self._thought(table, self._settings.bot_stand_in))
        return turn

    def _thought(self, table: Table, name: str) -> Thought:
        assert table.decider is not None
        frozen, chair = FrozenGame.of(table.deal, table.now), (table.id, table.decider)
        limit = self._settings.bot_seconds
        return Thought(
            "turn",
            _people(table),
            self._wanted(name),
            _is_quick(name),
            partial(bot_turn, frozen, name, chair, limit / 2),
            limit,
            self._homes.pop(table.id, None),
        )

    def _tell(self, table: Table, thought: Thought) -> None:
        """Those who were told to wait, or that it would think for longer."""
        if not thought.quick and thought.is_shrunken:
            thinking = self.thinking(table)
            if thinking is not None:
                self._onlookers.tell(table.id, thinking)

    def tell_all(self) -> None:
        """The workers are ready: who waits for a bot is told so."""
        for game in self._driven:
            table = self._tables.known(game)
            thinking = None if table is None else self.thinking(table)
            if thinking is not None:
                self._onlookers.tell(game, thinking)

    async def stop(self) -> None:
        """Finish what is being written."""
        self._stopping = True
        self._lenders.stop()
        await self._thinkers.stop()
        await self._background.done()
        await self._claims.close()


def _is_quick(name: str) -> bool:
    return wanted_seconds(name) <= QUICK_SECONDS


def _people(table: Table) -> tuple[str, ...]:
    """Who waits for a bot; for bots alone, who has made the game."""
    people = {seat.player for seat in table.seats if seat.person and seat.player is not None}
    return tuple(sorted(people)) or (table.creator,)
