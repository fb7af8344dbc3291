"""Details for who chooses, worked out when nothing else is to be done, one game at a time.

They take longer than all the rest of an action. So whoever has acted is answered first, here and at
all other tables, unless somebody has waited for long.
"""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

import orjson

from century.game.position import Position
from century.game.schema import View
from century.tables import responses
from century.tables.details import for_chooser
from century.tables.state import state_message


class Watcher(Protocol):
    """A connection, as the hub sees it."""

    @property
    def player(self) -> str | None:
        """Who is connected; None for a stranger."""

    def send(self, message: bytes) -> None:
        """Never waits; a watcher that reads too slowly is cut off."""


LONGEST_SECONDS = 0.1  # that details wait for actions
LOOK_SECONDS = 0.002


class Waiting(NamedTuple):
    """A state whose actions are not worked out, with values that outlive changes of the table."""

    state: responses.State
    imagined: Position
    view: View
    watchers: list[Watcher]


class Later:
    """At most one state of each game, the oldest first."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy  # whether an action is being stored
        self._waiting: dict[str, Waiting] = {}
        self._since: dict[str, float] = {}
        self._scheduled = False

    def add(self, game: str, waiting: Waiting) -> None:
        self._waiting[game] = waiting
        self._since[game] = time.monotonic()
        self._schedule()

    def send(self, game: str, worked_out: bool = True) -> None:
        """Send a state that waits; without its actions where a newer one has come."""
        self._since.pop(game, None)
        waiting = self._waiting.pop(game, None)
        if waiting is not None:
            now, details = waiting.state, waiting.state["details"]
            if worked_out and details is not None:
                now = {**now, "details": for_chooser(details, waiting.imagined, waiting.view)}
            data = orjson.dumps(state_message(now))
            for watcher in waiting.watchers:
                watcher.send(data)

    def _schedule(self, seconds: float = 0.0) -> None:
        if self._waiting and not self._scheduled:
            self._scheduled = True
            asyncio.get_running_loop().call_later(seconds, self._next)

    def _next(self) -> None:
        self._scheduled = False
        game = next(iter(self._waiting), None)
        if game is None:
            return
        if self._is_busy() and time.monotonic() - self._since[game] < LONGEST_SECONDS:
            self._schedule(LOOK_SECONDS)
        else:
            self.send(game)
            self._schedule()
