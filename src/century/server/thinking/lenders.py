"""Browsers that think for the bots of games in which nobody but their person plays.

Whoever plays alone could cheat nobody else, and what a browser is told has newly dealt hidden
piles. One that is gone, slow or answers nonsense is asked no more: the server thinks itself.
"""

import asyncio
from typing import Protocol

from century.bots import BUILT_IN
from century.server.protocol.messages import ServerMessage
from century.server.thinking.scheduler import QUICK_SECONDS
from century.tables.deal import FrozenGame
from century.tables.refusal import Refusal, stale
from century.tables.table import RUNNING, Table
from century.tables.thinking import wanted_seconds

MARGIN = 2.0  # seconds that a browser may take longer than the bot thinks


def is_worth_it(bot: str) -> bool:
    """Asking costs as much as a quick bot does; browsers know the bots of this package alone."""
    return bot in BUILT_IN and wanted_seconds(bot) > QUICK_SECONDS


class Lender(Protocol):
    """A connection of a browser."""

    @property
    def player(self) -> str | None: ...

    def tell(self, message: ServerMessage) -> None: ...


class Asked:
    """A turn that a browser thinks about."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.tokens: asyncio.Future[list[str]] = asyncio.get_running_loop().create_future()

    def answer(self, tokens: list[str]) -> None:
        if not self.tokens.done():
            self.tokens.set_result(tokens)


class Lenders:
    """By game, the one connection that thinks for its bots."""

    def __init__(self, allowed: bool) -> None:
        self._allowed = allowed
        self._lenders: dict[str, Lender] = {}
        self._asked: dict[str, Asked] = {}

    def lend(self, table: Table, lender: Lender) -> None:
        if not self._allowed:
            raise Refusal("not_lent", "this server thinks for all bots itself")
        if table.status != RUNNING or lender.player is None or table.only_person != lender.player:
            raise Refusal("not_lent", "only who plays alone against bots thinks for them")
        if not any(seat.bot and is_worth_it(seat.bot) for seat in table.seats):
            raise Refusal("not_lent", "these bots think too little to be thought for")
        self._lenders[table.id] = lender

    def has(self, table: Table, bot: str) -> bool:
        """Whether a browser thinks for this bot."""
        lender = self._lenders.get(table.id)
        return lender is not None and is_worth_it(bot) and table.only_person == lender.player

    async def turn(self, table: Table, bot: str, seconds: float) -> list[str]:
        """What the browser thinks of; nothing where it does not, in time."""
        lender = self._lenders.get(table.id)
        if lender is None:  # gone since
            return []
        assert table.decider is not None
        asked = self._asked[table.id] = Asked(table.number)
        lender.tell(
            {
                "type": "think",
                "game": table.id,
                "number": table.number,
                "seat": table.decider,
                "bot": bot,
                "seconds": seconds,
                "position": FrozenGame.redealt(table.deal, table.now).plain(),
            }
        )
        try:
            async with asyncio.timeout(seconds + MARGIN):
                return await asked.tokens
        except TimeoutError:
            self.drop(table.id)
            return []
        finally:
            del self._asked[table.id]

    def answer(self, game: str, lender: Lender, number: int, tokens: list[str]) -> None:
        """No tokens: not this time."""
        asked = self._asked.get(game)
        if asked is None or self._lenders.get(game) is not lender:
            raise Refusal("not_lent", "nobody waits for this")
        if asked.number != number:
            raise stale(asked.number, number)
        asked.answer(tokens)

    def withdraw(self, lender: Lender, game: str | None = None) -> None:
        """It thinks no more for this game, or for any."""
        for own in [one for one, other in self._lenders.items() if other is lender]:
            if game in (None, own):
                self.drop(own)

    def drop(self, game: str) -> None:
        self._lenders.pop(game, None)
        if game in self._asked:
            self._asked[game].answer([])

    def stop(self) -> None:
        for game in list(self._lenders):
            self.drop(game)
