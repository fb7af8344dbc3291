"""What may be taken back: a seat's last action, or its last turn."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from century.tables.change import ACTION, LEAVING, Change


@dataclass
class Past:
    """What undo has to know of a running game."""

    began: dict[int, int] = field(default_factory=dict)  # number of a seat's last turn's beginning
    left: int = 0  # number of the last time that somebody went; nothing before it is taken back
    revealed: int = 0  # number of the last action that turned up something hidden
    _line: int | None = None

    @classmethod
    def of(cls, changes: Iterable[Change]) -> "Past":
        """From all actions that stand and all who went, in the order of their numbers."""
        past = cls()
        for change in changes:
            past.add(change)
        return past

    def add(self, change: Change) -> None:
        if change.revealed:
            self.revealed = change.number
        if change.kind in LEAVING:
            self.left = change.number
        elif change.kind == ACTION and change.line != self._line and change.seat is not None:
            self._line = change.line
            self.began[change.seat] = change.number


class Undoable(NamedTuple):
    """What a seat may take back now."""

    what: Literal["action", "turn"]
    first: int  # number of the first action that would go
    steps: int  # how often, until the turn has not begun


def undoable(
    past: Past, open_turn: list[Change], decider: int | None, seat: int, firm: bool
) -> Undoable | None:
    """The last action, for the seat that is in the middle of its turn, or its last turn.

    `open_turn` are the actions of a turn that is not over yet; in a `firm` game nothing is taken
    back that has turned up something hidden.
    """
    floor = max(past.left, past.revealed + 1) if firm else past.left
    if open_turn and open_turn[-1].seat == seat == decider:
        steps = 0
        for action in reversed(open_turn):
            if action.seat != seat or action.number < floor:
                break
            steps += 1
        return Undoable("action", open_turn[-1].number, steps) if steps else None
    first = past.began.get(seat)
    return None if first is None or first < floor else Undoable("turn", first, 1)
