"""Tokens: the names of all actions, in one table per mode.

The rules number the answers to each kind of decision from 0. Lined up kind after kind, in the
order of the contract, they are the action numbers of a mode.
"""

from functools import lru_cache

from century.errors import CenturyError
from century.game.ruleset import Ruleset
from century.rules import decisions as d


class Tokens:
    """The tokens of one mode with one set of components."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.answers = answers_of(ruleset)
        self.first: dict[int, int] = {}  # the action number of a decision's first answer
        self.all: list[str] = []  # by action number; `skip` stands once for each decision
        for decision, tokens in self.answers.items():
            self.first[decision] = len(self.all)
            self.all += tokens
        self._choices = {
            decision: {token: choice for choice, token in enumerate(tokens)}
            for decision, tokens in self.answers.items()
        }
        self._decisions: dict[str, list[int]] = {}
        for decision, known in self._choices.items():
            for token in known:
                self._decisions.setdefault(token, []).append(decision)

    def token(self, decision: int, choice: int) -> str:
        return self.answers[decision][choice]

    def choice(self, decision: int, token: str) -> int | None:
        """The number of an answer, None for a token that never answers this decision."""
        return self._choices[decision].get(token)

    def legal(self, decision: int, answers: int) -> list[str]:
        """The tokens of a set of answers, in the order of their numbers."""
        tokens = self.answers.get(decision, [])
        return [token for choice, token in enumerate(tokens) if answers >> choice & 1]

    def decisions_of(self, token: str) -> list[int]:
        """The kinds of decision that this token can answer."""
        return self._decisions.get(token, [])


@lru_cache(maxsize=256)
def tokens_of(ruleset: Ruleset) -> Tokens:
    return Tokens(ruleset)


def answers_of(ruleset: Ruleset) -> dict[int, list[str]]:
    """The answers to every kind of decision that the mode knows, in the rules' numbering."""
    known: dict[int, list[str]] = {d.TURN: []}
    for mechanism in ruleset.mechanisms:
        known[d.TURN] += mechanism.turn_tokens(ruleset)
        for decision, tokens in mechanism.answers(ruleset).items():
            known[decision] = list(tokens)
    known[d.TURN].append("rest")
    for decision, tokens in known.items():
        if len(tokens) > d.ANSWERS:
            raise CenturyError(
                f"{ruleset.mode.id}.toml: {d.NAMES[decision]}: {len(tokens)} answers, more than "
                f"{d.ANSWERS}: take fewer boards, or a shorter row"
            )
    return dict(sorted(known.items()))
