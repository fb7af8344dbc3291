"""Clocks: how long a person may think, and what is left.

Three kinds of clock ask for three things: `turn` and `days` give so much for each turn, `bank` a
supply for the whole game and an increment for each turn. What happens when it is used up is the
same for all: the table waits, a bot plays the turn, or the seat is out of the game.
"""

from typing import TYPE_CHECKING

from typing_extensions import TypedDict

from century.tables import clock
from century.tables.responses import Clock, Flag

if TYPE_CHECKING:
    from century.tables.table import Table

GRACE_SECONDS = 120.0  # that a clock stands, once a game, while somebody reads what it is about
HURRIED = ("turn", "bank")  # the kinds for which so little time matters


class SeatTime(TypedDict):
    """What is kept for a seat; stored as it is."""

    left: float | None  # seconds of its bank, as long as its clock does not run
    read: bool  # whether its clock has stood


def first_times(kind: Clock, seats: int) -> list[SeatTime]:
    supply = float(kind["seconds"]) if kind["kind"] == "bank" else None
    return [{"left": supply, "read": False} for _ in range(seats)]


def flag_of(kind: Clock) -> Flag:
    """What happens when time is up; games of earlier releases were not asked."""
    return kind.get("flag", "end")


def stop(table: "Table") -> None:
    """The seat that decides has answered, or is asked no longer: its bank keeps what is left."""
    resume(table)
    seat = table.decider
    if table.clock["kind"] == "bank" and seat is not None and table.deadline is not None:
        table.times[seat]["left"] = max(0.0, table.deadline - clock.now())
        table.deadline = None


def run(table: "Table", seat: int, fresh: bool, begins: bool) -> None:
    """The seat is to decide: `fresh` where it has just been asked, `begins` where its turn does."""
    if table.late == seat:
        table.deadline = None
    elif table.clock["kind"] == "bank":
        _spend(table, seat, begins)
    elif (seconds := seconds_per_turn(table.clock)) is not None and (
        fresh or table.deadline is None
    ):
        table.deadline = clock.now() + seconds


def _spend(table: "Table", seat: int, begins: bool) -> None:
    left = (table.times[seat]["left"] or 0.0) + (table.clock["increment"] if begins else 0)
    table.times[seat]["left"] = left
    if left <= 0 and flag_of(table.clock) != "end":  # it was up before, and everybody knows
        table.late = seat
    else:
        table.deadline = clock.now() + left


def hold(table: "Table", seat: int) -> bool:
    """Let the clock of the seat that decides stand; whether it may."""
    is_new = bool(table.times) and not table.times[seat]["read"]
    if table.clock["kind"] not in HURRIED or table.deadline is None or not is_new:
        return False
    table.times[seat]["read"] = True
    table.held = clock.now() + GRACE_SECONDS
    table.deadline += GRACE_SECONDS
    return True


def resume(table: "Table") -> bool:
    """Let it go on before its time; whether it stood."""
    standing = 0.0 if table.held is None else table.held - clock.now()
    if standing > 0 and table.deadline is not None:
        table.deadline -= standing
    table.held = None
    return standing > 0


def timed(table: "Table") -> int | None:
    """The seat whose time passes, or is up."""
    is_timed = table.clock["kind"] != "none" and not table.bot_decides
    return table.decider if is_timed else None


def times_left(table: "Table") -> list[float | None]:
    """By seat; empty while nobody plays, and in lists, which know no positions."""
    if table.position is None:
        return []
    return [time_left(table, seat) for seat in range(table.players)]


def time_left(table: "Table", seat: int) -> float | None:
    """Seconds; None where the seat has no clock, or only one for turns that does not run."""
    if not table.seats[seat].person:
        return None
    if seat == timed(table):
        if table.deadline is None:
            return 0.0
        return max(0.0, table.deadline - max(clock.now(), table.held or 0.0))
    return table.times[seat]["left"] if table.times else None  # earlier releases kept none


def seconds_per_turn(kind: Clock) -> float | None:
    """None for a game without a clock, or with one for the whole game."""
    if kind["kind"] == "turn":
        return float(kind["seconds"])
    if kind["kind"] == "days":
        return float(kind["days"] * clock.SECONDS_PER_DAY)
    return None
