"""What one request changes at a table."""

from century.server import clock
from century.server.log import Change
from century.server.refusal import Refusal, stale
from century.server.table import RUNNING, Table


class Step:
    """Changes that are stored together, or not at all."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.number
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
            told = f"the game is {self.table.status}, not running"
            raise Refusal("not_running", told, status=self.table.status)
