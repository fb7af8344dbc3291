"""What a search says about one action."""

from dataclasses import dataclass

from century.words.phrase import Phrase


@dataclass(frozen=True)
class Step:
    """One action of an expected line."""

    seat: int
    token: str
    phrase: Phrase  # what it does


@dataclass(frozen=True)
class Option:
    """One action, and what is expected after it."""

    token: str
    share: float  # of the simulations that went this way
    chances: list[float]  # of every seat, to win
    scores: list[float]  # of every seat, at the end
    line: list[Step]  # the actions that are expected, this one first
