"""Who watches which game, and what they are told."""

from collections.abc import Iterable
from typing import Any, Protocol

import orjson

from century.server.log import lines
from century.server.refusal import Refusal
from century.server.state import state, with_details, you
from century.server.step import Step
from century.server.table import Table


class Listener(Protocol):
    """A connection, as the hub sees it."""

    @property
    def player(self) -> str | None:
        """Who is connected; None for a stranger."""

    def send(self, message: bytes) -> None:
        """Never waits; a listener that reads too slowly is cut off."""


class Room:
    """The watchers of one game; for each of them whether details are wanted."""

    def __init__(self) -> None:
        self.number = 0  # of the state that was told last
        self.watchers: dict[Listener, bool] = {}
        self.elsewhere: dict[str, set[str]] = {}  # players connected to other processes

    def players(self) -> set[str]:
        """Who is connected here."""
        return {watcher.player for watcher in self.watchers if watcher.player is not None}

    def connected(self) -> set[str]:
        return self.players().union(*self.elsewhere.values())


class Hub:
    """All rooms of this process."""

    def __init__(self, most_watchers: int) -> None:
        self._most = most_watchers
        self.rooms: dict[str, Room] = {}

    def enter(self, table: Table, watcher: Listener, details: bool) -> None:
        room = self.rooms.get(table.id)
        if room is None:
            room = self.rooms[table.id] = Room()
        elif len(room.watchers) >= self._most and watcher not in room.watchers:
            told = f"{self._most} watch this game, and no more are allowed"
            raise Refusal("too_many_watchers", told, most=self._most)
        room.number = max(room.number, table.number)
        room.watchers[watcher] = details

    def leave(self, game: str, watcher: Listener) -> None:
        room = self.rooms.get(game)
        if room is None:
            return
        room.watchers.pop(watcher, None)
        if not room.watchers:
            del self.rooms[game]

    def connected(self, game: str) -> set[str]:
        room = self.rooms.get(game)
        return room.connected() if room else set()

    def tell_step(self, step: Step) -> None:
        """What a change of this process looks like now."""
        told = lines(step.written, step.table.open_line)
        self.tell(step.table, step.first_line, told)
        if step.seats:
            self.tell_you(step.table)

    def tell(self, table: Table, first_line: int, told: list[dict[str, Any]]) -> None:
        room = self.rooms.get(table.id)
        if room is None:
            return
        room.number = table.number
        message = {"type": "state", **state(table, room.connected(), first_line, told)}
        brief = orjson.dumps(message)
        full = None
        for watcher, details in list(room.watchers.items()):
            if details and full is None:
                full = orjson.dumps(with_details(message, table))
            watcher.send(full if details and full is not None else brief)

    def tell_you(self, table: Table) -> None:
        for watcher in list(self.rooms[table.id].watchers) if table.id in self.rooms else ():
            about = you(table, watcher.player)
            watcher.send(orjson.dumps({"type": "you", "game": table.id, **about}))

    def tell_presence(self, table: Table) -> None:
        connected = self.connected(table.id)
        seats = [seat.kind == "bot" or seat.player in connected for seat in table.seats]
        self.send(table.id, {"type": "presence", "game": table.id, "connected": seats})

    def send(self, game: str, message: dict[str, Any]) -> None:
        """Something for all who watch a game."""
        if game in self.rooms:
            self.spread(self.rooms[game].watchers, message)

    def spread(self, listeners: Iterable[Listener], message: dict[str, Any]) -> None:
        data = orjson.dumps(message)
        for listener in list(listeners):
            listener.send(data)

    def close(self, game: str) -> None:
        """The game is gone."""
        self.send(game, {"type": "deleted", "game": game})
        self.rooms.pop(game, None)
