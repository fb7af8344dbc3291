"""Who watches which game, and what they are told."""

from collections.abc import Callable, Container

import orjson

from century.server.protocol.messages import ServerMessage
from century.server.telling.later import Later, Waiting, Watcher
from century.tables import responses
from century.tables.log import log_lines
from century.tables.refusal import Refusal
from century.tables.state import state, state_message, with_details, you_message
from century.tables.step import Step
from century.tables.table import BOT, Table


class Audience:
    """The watchers of one game; for each of them whether details are wanted."""

    def __init__(self) -> None:
        self.number = 0  # of the state that was told last
        self.watchers: dict[Watcher, bool] = {}
        self.elsewhere: dict[str, set[str]] = {}  # players connected to other processes

    def players(self) -> set[str]:
        """Who is connected here."""
        return {watcher.player for watcher in self.watchers if watcher.player is not None}

    def connected(self) -> set[str]:
        return self.players().union(*self.elsewhere.values())


class Hub:
    """All audiences of this process."""

    def __init__(
        self,
        max_watchers: int,
        thinking: Callable[[Table], responses.Thinking | None] = lambda _: None,
        is_busy: Callable[[], bool] = lambda: False,
    ) -> None:
        self._max_watchers = max_watchers
        self._thinking = thinking
        self._later = Later(is_busy)
        self.audiences: dict[str, Audience] = {}

    def enter(self, table: Table, watcher: Watcher, details: bool) -> None:
        audience = self.audiences.get(table.id)
        if audience is None:
            audience = self.audiences[table.id] = Audience()
        elif len(audience.watchers) >= self._max_watchers and watcher not in audience.watchers:
            reason = f"{self._max_watchers} watch this game, and no more are allowed"
            raise Refusal("too_many_watchers", reason, most=self._max_watchers)
        audience.number = max(audience.number, table.number)
        audience.watchers[watcher] = details

    def leave(self, game: str, watcher: Watcher) -> None:
        audience = self.audiences.get(game)
        if audience is None:
            return
        audience.watchers.pop(watcher, None)
        if not audience.watchers:
            del self.audiences[game]

    def connected(self, game: str) -> set[str]:
        audience = self.audiences.get(game)
        return audience.connected() if audience else set()

    def tell_step(self, step: Step) -> None:
        """What a change of this process looks like now."""
        lines = log_lines(step.written, step.table.open_line)
        self.tell(step.table, {"from": step.first_line, "lines": lines})
        if step.seats:
            self.tell_you(step.table)

    def tell(self, table: Table, log: responses.Log) -> None:
        audience = self.audiences.get(table.id)
        if audience is None:
            return
        self._later.send(table.id, worked_out=False)  # an older state comes before this one
        audience.number = table.number
        now = state(table, audience.connected(), log, self._thinking(table))
        wanted = any(audience.watchers.values())
        detailed = with_details(now, table, None) if wanted else now
        plain, watching = Told(now), Told(detailed)
        choosing: list[Watcher] = []
        for watcher, details in list(audience.watchers.items()):
            if not details:
                watcher.send(plain.message())
            elif watcher.player is not None and watcher.player == table.chooser:
                choosing.append(watcher)
            else:
                watcher.send(watching.message())
        if choosing:
            self._later.add(table.id, Waiting(detailed, table.imagined, table.look.view, choosing))

    def tell_clocks(self, known: Callable[[str], Table | None]) -> None:
        """The clocks have changed, and nothing else."""
        for game in list(self.audiences):
            table = known(game)
            if table is not None and table.deadline is not None and table.past is not None:
                self.tell(table, {"from": table.next_line, "lines": []})

    def tell_you(self, table: Table) -> None:
        audience = self.audiences.get(table.id)
        for watcher in list(audience.watchers) if audience else ():
            watcher.send(orjson.dumps(you_message(table, watcher.player)))

    def tell_presence(self, table: Table) -> None:
        connected = self.connected(table.id)
        seats = [seat.kind == BOT or seat.player in connected for seat in table.seats]
        self.send(table.id, {"type": "presence", "game": table.id, "connected": seats})

    def send(
        self, game: str, message: ServerMessage, players: Container[str | None] | None = None
    ) -> None:
        """Something for all who watch a game, or for these of them."""
        audience = self.audiences.get(game)
        if audience is not None:
            data = orjson.dumps(message)
            for watcher in list(audience.watchers):
                if players is None or watcher.player in players:
                    watcher.send(data)

    def close(self, game: str) -> None:
        """The game is gone."""
        self.send(game, {"type": "deleted", "game": game})
        self.audiences.pop(game, None)


class Told:
    """A message for several, made when the first needs it."""

    def __init__(self, now: responses.State) -> None:
        self._now = now
        self._message: bytes | None = None

    def message(self) -> bytes:
        if self._message is None:
            self._message = orjson.dumps(state_message(self._now))
        return self._message
