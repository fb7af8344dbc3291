"""A game on the server: who sits at it, how it stands, and what may be done with it."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

import century
from century.game.game import Game
from century.game.position import Position
from century.rules.state import STATE
from century.server import clock
from century.server.log import Change
from century.server.looking import Look, imagine

WAITING, RUNNING, FINISHED = "waiting", "running", "finished"
HUMAN, OPEN, BOT = "human", "open", "bot"
# States of another form, from an older release, are made anew from the actions.
STATE_KEY = hashlib.sha256(repr(STATE.descr).encode()).hexdigest()[:16]


@dataclass
class Seat:
    """A place at the table. An open one with a player is kept for that player."""

    kind: str
    player: str | None = None
    nickname: str | None = None
    bot: str | None = None
    hints: bool = False
    out: str | None = None  # resigned, flag

    @property
    def person(self) -> bool:
        """Whether a person decides for it."""
        return self.kind == HUMAN and self.out is None


@dataclass
class Table:
    """One game; its columns in the database are its fields."""

    id: str
    mode: str
    players: int
    asked: dict[str, Any]
    seed: int
    public: bool
    creator: str
    clock: dict[str, Any]
    created: float
    seats: list[Seat]
    number: int = 0
    status: str = WAITING
    options: dict[str, Any] = field(default_factory=dict)
    started: float | None = None
    finished: float | None = None
    deadline: float | None = None
    bot_since: float | None = None
    undo: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    next_line: int = 0
    open_line: int | None = None
    game: Game | None = None
    unfinished: list[Change] = field(default_factory=list)  # actions of the open line
    _look: Look | None = None
    _imagined: Position | None = None

    @property
    def running(self) -> Game:
        """The game, of a table that is known to have one."""
        assert self.game is not None
        return self.game

    @property
    def look(self) -> Look:
        """What lies open now."""
        if self._look is None:
            self._look = Look.at(self.running)
        return self._look

    @property
    def imagined(self) -> Position:
        """The game with newly dealt hidden piles; it is looked at, and not played."""
        if self._imagined is None:
            self._imagined = imagine(self.running)
        return self._imagined

    @property
    def decider(self) -> int | None:
        """The seat that everybody waits for."""
        return self.running.seat if self.status == RUNNING else None

    @property
    def bot_decides(self) -> bool:
        return self.decider is not None and not self.seats[self.decider].person

    @property
    def hints(self) -> bool:
        """Whether all people at the table allow hints."""
        return all(seat.hints for seat in self.seats if seat.kind != BOT)

    def seats_of(self, player: str | None) -> list[int]:
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.kind == HUMAN and player is not None and seat.player == player
        ]

    def people_besides(self, player: str | None) -> list[int]:
        """The seats of the other people who are still in the game."""
        return [n for n, seat in enumerate(self.seats) if seat.person and seat.player != player]

    def start(self) -> None:
        self.game = century.new(self.mode, self.players, self.seed, **self.asked)
        self.options = self.game.options
        self.status = RUNNING
        self.started = clock.now()
        self.wait()

    def wait(self, before: int | None = None) -> None:
        """Set clock and bot going for the seat that decides now; `before` decided until now."""
        if self.decider is None:
            self.deadline = self.bot_since = None
            return
        if self.bot_decides:
            self.deadline, self.bot_since = None, clock.now()
            return
        self.bot_since = None
        seconds = clock.seconds_per_turn(self.clock)
        if seconds is None:
            return
        if self.deadline is None or before != self.decider or self.running.decision == "turn":
            self.deadline = clock.now() + seconds

    def finish(self, reason: str) -> None:
        game = self.running
        totals = [score["total"] for score in self.look.scores]
        winner = game.winner
        if winner is None or self.seats[winner].out:
            left = [number for number, seat in enumerate(self.seats) if seat.out is None]
            winner = max(left or range(self.players), key=lambda n: (totals[n], n))  # score.tie
        self.result = {"reason": reason, "winner": winner, "totals": totals}
        self.status = FINISHED
        self.finished = clock.now()
        self.undo = None
        self.wait()

    def forget_past(self) -> None:
        """A game keeps every state before; here the database keeps the actions."""
        game = self.running
        self._look = self._imagined = None
        self.game = Game(game.now, game.seed)


def thaw(new: Game, state: bytes) -> Game:
    """The game that was frozen, without its past; `new` is any game of the same making."""
    return Game(Position.from_bytes(new.ruleset, state), new.seed)
