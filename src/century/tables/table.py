"""A game on the server: who sits at it, and how it stands."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypedDict

from century.game.commitment import Promise, commit
from century.game.position import Position
from century.rules.questions import leader_of
from century.tables import clock, timing
from century.tables.change import Change
from century.tables.deal import Deal
from century.tables.look import Look, imagine
from century.tables.past import Past, Undoable, undoable
from century.tables.responses import Clock, Ending, Leaving, Result, SeatKind, Status
from century.tables.timing import SeatTime

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
    closed: bool = False  # an open one: the address of the game seats nobody there

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
    salt: str | None = None  # of the commitment to the seed
    seed_chosen: bool = False  # by the creator
    firm: bool = False  # what was turned up is not taken back
    chat: bool = False  # its people may write to each other
    number: int = 0
    status: Status = WAITING
    options: Mapping[str, Any] = field(default_factory=dict)
    started: float | None = None
    finished: float | None = None
    deadline: float | None = None  # when the time of the seat that decides is up
    held: float | None = None  # until when its clock stands
    late: int | None = None  # the seat that decides, if its time is up
    times: list[SeatTime] = field(default_factory=list)  # by seat, once it runs
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
    def promise(self) -> Promise | None:
        """What is said of the seed from the start; games of earlier releases promised nothing."""
        if self.salt is None:
            return None
        return Promise(commit(self.seed, self.salt), self.salt, self.seed_chosen)

    @property
    def now(self) -> Position:
        """How the game stands, of a table where it is known to have started."""
        assert self.position is not None
        return self.position

    @property
    def look(self) -> Look:
        """What lies open now."""
        if self._look is None:
            self._look = Look(self.now)
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
        """Whether a bot has the seat that decides, or stands in for a person who is late."""
        if self.decider is None:
            return False
        is_late = self.late == self.decider and timing.flag_of(self.clock) == "bot"
        return is_late or not self.seats[self.decider].person

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
    def only_person(self) -> str | None:
        """Who plays alone against bots, from one seat."""
        people = [seat for seat in self.seats if seat.kind != BOT]
        return people[0].player if len(people) == 1 and people[0].person else None

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
        return undoable(self.past, self.unfinished, self.decider, seat, self.firm)

    def has_revealed(self, last: Undoable) -> bool:
        """Whether something hidden was seen by what would be taken back."""
        return self.past is not None and self.past.revealed >= last.first

    def start(self) -> None:
        self.stand_at(self.deal.new().now)
        self.past = Past()
        self.options = self.now.options
        self.status = RUNNING
        self.started = clock.now()
        self.times = timing.first_times(self.clock, self.players)
        self.wait(begins=True)

    def wait(self, before: int | None = None, begins: bool = False) -> None:
        """Set clock and bot going for the seat that decides now.

        `before` decided until now, `begins` tells that a turn does.
        """
        fresh = begins or before != self.decider
        if fresh:
            self.late = None
        if self.decider is None:
            self.deadline = self.bot_since = None
            return
        if not self.bot_decides:
            timing.run(self, self.decider, fresh, begins)
        self.bot_since = clock.now() if self.bot_decides else None
        if self.bot_decides:
            self.deadline = None

    def finish(self, reason: Ending) -> None:
        """Who has left cannot win; the rules say who of the others is ahead."""
        timing.stop(self)
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
        self._look = None if self._look is None else Look(position, self._look)
        self._imagined = None

    def forget_look(self) -> None:
        """What can be made again takes more memory than all the rest."""
        self._look = self._imagined = None
