"""What one request changes at a table."""

from century.tables import clock
from century.tables.change import Change
from century.tables.refusal import Refusal, stale
from century.tables.table import RUNNING, Table


class Step:
    """Changes that are stored together, or not at all."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.number
        self.decider = table.decider  # who decided before it
        self.awaited = awaited(table)  # before it
        self.changes: list[Change] = []
        self.written = list(table.unfinished)  # what the log tells anew
        self.first_line = table.next_line if table.open_line is None else table.open_line
        self.seats = False  # whether who sits there has changed
        self.kept: int | None = None  # the last action that an undo leaves
        self.spent: bytes | None = None  # the invitation that is used up

    def add(self, change: Change) -> None:
        self.table.number += 1
        change.number, change.at = self.table.number, clock.now()
        self.changes.append(change)
        if self.table.past is not None:
            self.table.past.add(change)
        if change.line is not None and change.kind != "undo":
            self.written.append(change)

    def expect(self, number: int) -> None:
        """Refuse what was made for another state."""
        if number != self.before:
            raise stale(self.before, number)

    def own(self, seat: int, player: str) -> None:
        """Refuse whoever does not hold the seat."""
        if seat not in self.table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)

    def running(self) -> None:
        if self.table.status != RUNNING:
            raise not_running(self.table)

    def decides(self, seat: int) -> None:
        """Refuse whoever is not asked now."""
        if self.table.decider != seat:
            raise not_your_turn(self.table)


def not_running(table: Table) -> Refusal:
    reason = f"the game is {table.status}, not running"
    return Refusal("not_running", reason, status=table.status)


def not_your_turn(table: Table) -> Refusal:
    return Refusal("not_your_turn", f"seat {table.decider} decides now", seat=table.decider)


def awaited(table: Table) -> tuple[object, ...]:
    """What lists, clocks and bots look for in a table."""
    return table.status, table.finished, table.deadline, table.bot_since
