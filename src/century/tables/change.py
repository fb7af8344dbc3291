"""One accepted change of a game."""

from dataclasses import dataclass
from typing import NotRequired, get_args

from typing_extensions import TypedDict

from century.game.schema import PlainPhrase
from century.tables import clock
from century.tables.responses import Effects, Leaving, MissedChange

ACTION = "action"
TOOK_BACK = "took_back"  # after something hidden was seen
LATE = "late"  # the time of a seat is up, and it stays in the game
LEAVING: tuple[Leaving, ...] = get_args(Leaving)


class StoredDeed(TypedDict):
    """An action that was carried out, or followed from one without a question."""

    seat: int
    phrase: PlainPhrase


class CarriedOut(Effects):
    """What an action did, as it is stored; what earlier releases stored has no deeds."""

    deeds: NotRequired[list[StoredDeed]]
    lent: NotRequired[bool]  # a bot's, which the browser of the person thought of


@dataclass
class Change:
    """As it is stored: its fields are columns of the database."""

    kind: str
    seat: int | None = None
    token: str | None = None
    line: int | None = None  # of the log
    round: int | None = None
    turn: int | None = None
    told: CarriedOut | None = None
    revealed: bool = False  # whether something hidden was turned up
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
