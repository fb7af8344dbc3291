"""A game on the server: who sits at it, and how it stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypedDict

from century.game.position import Position
from century.rules.questions import leader_of
from century.server import clock
from century.server.protocol.responses import Clock, Leaving, Result, SeatKind, Status
from century.server.tables.change import Change
from century.server.tables.deal import Deal
from century.server.tables.look import Look, imagine
from century.server.tables.past import Past, Undoable, undoable

WAITING: Final = "waiting"
RUNNING: Final = "running"
FINISHED: Final = "finished"
HUMAN: Final = "human"
OPEN: Final = "open"
BOT: Final = "bot"


@dataclass
class Seat:
    """A place at the table. An open one with a player is kept for that player."""

    kind: SeatKind
    player: str | None = None
    nickname: str | None = None
    bot: str | None = None
    hints: bool = False
    out: Leaving | None = None

    @property
    def person(self) -> bool:
        """Whether a person decides for it."""
        return self.kind == HUMAN and self.out is None


class UndoAsked(TypedDict):
    """A request to take back that waits for answers; stored as it is."""

    seat: int
    keep: int  # actions that would stay
    actions: int  # actions that would go
    agreed: list[int]


@dataclass
class Table:
    """One game; its columns in the database are its fields."""

    id: str
    mode: str
    players: int
    asked: Mapping[str, Any]  # the options, before the seed has drawn some
    seed: int
    public: bool
    creator: str
    clock: Clock
    created: float
    seats: list[Seat]
    number: int = 0
    status: Status = WAITING
    options: Mapping[str, Any] = field(default_factory=dict)
    started: float | None = None
    finished: float | None = None
    deadline: float | None = None
    bot_since: float | None = None
    undo: UndoAsked | None = None
    result: Result | None = None
    rematch: str | None = None
    next_line: int = 0
    open_line: int | None = None
    position: Position | None = None  # None: not started
    unfinished: list[Change] = field(default_factory=list)  # actions of the open line
    past: Past | None = None  # None: not read yet
    _look: Look | None = None
    _imagined: Position | None = None

    @property
    def deal(self) -> Deal:
        """What the game begins with: options as they were asked for, or as they were drawn."""
        options = self.asked if self.status == WAITING else self.options
        return Deal(self.mode, self.players, self.seed, options)

    @property
    def now(self) -> Position:
        """How the game stands, of a table where it is known to have started."""
        assert self.position is not None
        return self.position

    @property
    def look(self) -> Look:
        """What lies open now."""
        if self._look is None:
            self._look = Look.at(self.now)
        return self._look

    @property
    def imagined(self) -> Position:
        """The position with newly dealt hidden piles; it is looked at, and not played from."""
        if self._imagined is None:
            self._imagined = imagine(self.now)
        return self._imagined

    @property
    def decider(self) -> int | None:
        """The seat that everybody waits for."""
        return self.look.view["seat"] if self.status == RUNNING else None

    @property
    def bot_decides(self) -> bool:
        return self.decider is not None and not self.seats[self.decider].person

    @property
    def chooser(self) -> str | None:
        """The person who decides; None while nobody does, or a bot."""
        if self.decider is None or self.bot_decides:
            return None
        return self.seats[self.decider].player

    @property
    def bots_alone(self) -> bool:
        """Whether no person has a seat, or could take one."""
        return all(seat.kind == BOT for seat in self.seats)

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

    def undoable(self, seat: int) -> Undoable | None:
        """What the seat may take back now; needs the past."""
        if self.status != RUNNING or not self.seats[seat].person:
            return None
        assert self.past is not None
        return undoable(self.past, self.unfinished, self.decider, seat)

    def start(self) -> None:
        self.stand_at(self.deal.new().now)
        self.past = Past()
        self.options = self.now.options
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
        seconds = seconds_per_turn(self.clock)
        if seconds is None:
            return
        if self.deadline is None or before != self.decider or self.now.decision == "turn":
            self.deadline = clock.now() + seconds

    def finish(self, reason: Literal["end"] | Leaving) -> None:
        """Who has left cannot win; the rules say who of the others is ahead."""
        left = [number for number, seat in enumerate(self.seats) if seat.out is None]
        seats = sum(1 << number for number in left or range(self.players))
        self.result = {
            "reason": reason,
            "winner": int(leader_of(self.now.ruleset.constants, self.now.state, seats)),
            "totals": [score["total"] for score in self.look.scores],
        }
        self.status = FINISHED
        self.finished = clock.now()
        self.undo = None
        self.wait()

    def stand_at(self, position: Position) -> None:
        """Let the game go on from there; the database keeps how it came about."""
        self.position = position
        self._look = self._imagined = None


def seconds_per_turn(kind: Clock) -> float | None:
    """None for a game without a clock."""
    if kind["kind"] == "turn":
        return float(kind["seconds"])
    if kind["kind"] == "days":
        return float(kind["days"] * clock.SECONDS_PER_DAY)
    return None
