"""What a search says about one action."""

from dataclasses import dataclass

from century.game.phrase import Phrase, plain
from century.game.schema import AdvisedOption, AdvisedStep


@dataclass(frozen=True)
class Step:
    """One action of an expected line."""

    seat: int
    token: str
    phrase: Phrase  # what it does

    def to_json(self) -> AdvisedStep:
        return {"seat": self.seat, "token": self.token, "phrase": plain(self.phrase)}


@dataclass(frozen=True)
class Option:
    """One action, and what is expected after it."""

    token: str
    share: float  # of the simulations that went this way
    chances: list[float]  # of every seat, to win
    scores: list[float]  # of every seat, at the end
    line: list[Step]  # the actions that are expected, this one first

    def to_json(self) -> AdvisedOption:
        """The same as plain lists and dicts."""
        return {
            "token": self.token,
            "share": self.share,
            "chances": list(self.chances),
            "scores": list(self.scores),
            "line": [step.to_json() for step in self.line],
        }
