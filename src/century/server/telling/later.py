"""Details for who chooses, worked out when nothing else is to be done, one game at a time.

They take longer than all the rest of an action. Whoever has acted is answered first, and so are all
others: between two games the loop goes around once.
"""

import asyncio
from typing import NamedTuple, Protocol

import orjson

from century.game.position import Position
from century.server.protocol import responses
from century.server.tables.look import Look
from century.server.telling.details import for_chooser
from century.server.telling.state import state_message


class Watcher(Protocol):
    """A connection, as the hub sees it."""

    @property
    def player(self) -> str | None:
        """Who is connected; None for a stranger."""

    def send(self, message: bytes) -> None:
        """Never waits; a watcher that reads too slowly is cut off."""


class Waiting(NamedTuple):
    """A state whose actions are not worked out, with values that outlive changes of the table."""

    state: responses.State
    imagined: Position
    look: Look
    watchers: list[Watcher]


class Later:
    """At most one state of each game, the oldest first."""

    def __init__(self) -> None:
        self._waiting: dict[str, Waiting] = {}
        self._scheduled = False

    def add(self, game: str, waiting: Waiting) -> None:
        self._waiting[game] = waiting
        self._schedule()

    def send(self, game: str, worked_out: bool = True) -> None:
        """Send a state that waits; without its actions where a newer one has come."""
        waiting = self._waiting.pop(game, None)
        if waiting is not None:
            now, told = waiting.state, waiting.state["details"]
            if worked_out and told is not None:
                now = {**now, "details": for_chooser(told, waiting.imagined, waiting.look)}
            data = orjson.dumps(state_message(now))
            for watcher in waiting.watchers:
                watcher.send(data)

    def _schedule(self) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._scheduled = False
        game = next(iter(self._waiting), None)
        if game is not None:
            self.send(game)
        self._schedule()
