"""One action of an advice, and what is expected after it."""

from dataclasses import dataclass

from century.bots.expectation import Expectation, Move
from century.game.game import Game
from century.game.phrase import Phrase, plain
from century.game.schema import AdvisedOption, AdvisedStep
from century.words.actions import action_phrase


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


def option_of(game: Game, expected: Expectation) -> Option:
    """What a search expects, in words; the game is dealt as it was searched."""
    return Option(
        expected.token,
        expected.share,
        expected.chances,
        expected.scores,
        _describe(game, expected.line),
    )


def _describe(game: Game, line: list[Move]) -> list[Step]:
    game = game.copy()
    steps = []
    for seat, token in line:
        steps.append(Step(seat, token, action_phrase(game, token)))
        game.play(token)
    return steps
