"""One action of an advice, and what is expected after it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from century.bots.expectation import Expectation, Move
from century.game.game import Game
from century.game.phrase import Phrase, plain
from century.game.schema import AdvisedOption, AdvisedStep
from century.words.actions import action_phrase
from century.words.deeds import Deed, deeds, sentences
from century.words.plans import plan_phrases

NAMING = ("card", "tile", "first", "second")  # facts that name a card or a tile
MAX_TURNS = 3  # of the others and of the next own one, in words


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
    turn: list[str]  # those of them that belong to this turn
    plan: list[Phrase]  # this turn, in words
    expected: list[Phrase]  # the turns after it, in words, as far as they need nothing hidden

    def to_json(self) -> AdvisedOption:
        """The same as plain lists and dicts."""
        return {
            "token": self.token,
            "share": self.share,
            "chances": list(self.chances),
            "scores": list(self.scores),
            "line": [step.to_json() for step in self.line],
            "turn": list(self.turn),
            "plan": [plain(phrase) for phrase in self.plan],
            "expected": [plain(sentence) for sentence in self.expected],
        }


def option_of(game: Game, expected: Expectation) -> Option:
    """What a search expects, in words; the game is dealt as it was searched."""
    line: list[Step] = []
    turns: list[list[Deed]] = [[]]
    now = game.copy()
    own = 0  # actions of this turn
    for seat, token in expected.line:
        if now.decision == "turn" and line:
            turns.append([])
        own += len(turns) == 1
        line.append(Step(seat, token, action_phrase(now, token)))
        turns[-1] += deeds(now.now, token)
        now.play(token)
    return Option(
        expected.token,
        expected.share,
        expected.chances,
        expected.scores,
        line,
        [step.token for step in line[:own]],
        plan_phrases(step.phrase for step in line[:own]),
        list(_in_sight(game, turns[1 : MAX_TURNS + 1])),
    )


def own_turns(game: Game, line: Iterable[Move]) -> Iterator[tuple[int, Game]]:
    """The game after each action of a line, and how many turns of the seat began since."""
    seat, now, turns = game.seat, game.copy(), 0
    for i, move in enumerate(line):
        if i > 0 and now.decision == "turn" and move.seat == seat:
            turns += 1
        now.play(move.token)
        yield turns, now


def _in_sight(game: Game, turns: Sequence[Sequence[Deed]]) -> Iterator[Phrase]:
    """Cards that are not on the table yet were only imagined: it ends there."""
    lies = set(_texts(game.view()))
    for turn in turns:
        if any(not set(_named(deed.phrase)) <= lies for deed in turn):
            return
        yield from sentences(turn)


def _named(phrase: Phrase) -> Iterator[str]:
    for name, fact in phrase.facts.items():
        if isinstance(fact, Phrase):
            yield from _named(fact)
        elif name in NAMING and isinstance(fact, str):
            yield fact


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, str):
        yield value
