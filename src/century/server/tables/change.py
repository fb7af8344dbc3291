"""One accepted change of a game."""

from dataclasses import dataclass
from typing import get_args

from century.server import clock
from century.server.protocol.responses import Effects, Leaving, MissedChange

ACTION = "action"
LEAVING: tuple[Leaving, ...] = get_args(Leaving)


@dataclass
class Change:
    """As it is stored: its fields are columns of the database."""

    kind: str
    seat: int | None = None
    token: str | None = None
    line: int | None = None  # of the log
    round: int | None = None
    turn: int | None = None
    told: Effects | None = None
    undone: bool = False
    number: int = 0
    at: float = 0.0

    def brief(self) -> MissedChange:
        """For those who missed it."""
        return {
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "token": self.token,
            "at": clock.iso(self.at),
        }
