"""What a lesson holds: a table, and steps in which the coach speaks and the learner acts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from century.game.position import Position

NEXT = "next"  # what a learner answers who was only told something

# Parts of the table that can be ringed beside single pieces.
AREAS = (
    *("storage", "hand", "points", "market", "coins", "settlers", "route", "posts", "sea"),
    *("tiles", "cards", "rest"),
)

Turn = tuple[str, ...]  # actions, one after the other


@dataclass(frozen=True)
class Step:
    """The coach says something; the learner does one of these, and the others reply."""

    say: str  # a message of the catalogues
    do: tuple[Turn, ...] = ()  # none: the learner only reads
    ring: str | None = None
    replies: Turn = ()
    wrong: Mapping[str, str] = field(default_factory=dict)  # answers to legal actions, by token


@dataclass(frozen=True)
class Lesson:
    """A prepared position, and the way through it."""

    id: str
    mode: str
    title: str  # a message
    end: str  # a message: what was learnt
    clauses: tuple[str, ...]
    sections: tuple[str, ...]  # of the rules page of the mode
    steps: tuple[Step, ...]
    lay: Callable[[], Position]  # sets the table; what cannot be laid is refused

    @cached_property
    def start(self) -> Position:
        """How the table stands when the lesson begins."""
        return self.lay()

    @property
    def seat(self) -> int:
        """The learner's."""
        assert self.start.seat is not None
        return self.start.seat

    @property
    def messages(self) -> list[str]:
        """Everything that the coach may say."""
        spoken = [text for step in self.steps for text in (step.say, *step.wrong.values())]
        return [self.title, *spoken, self.end]
