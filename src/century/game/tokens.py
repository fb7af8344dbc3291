"""Tokens: the names of all actions, in one table per mode.

The rules number the answers to each kind of decision from 0. Lined up kind after kind, in the
order of the contract, they are the action numbers of a mode.
"""

from functools import lru_cache
from itertools import combinations

from century.data.component import COLOURS
from century.game.ruleset import Ruleset
from century.rules import decisions as d
from century.rules.state import ISLANDS, ROUTE


class Tokens:
    """The tokens of one mode with one set of components."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.answers = dict(sorted(_answers(ruleset).items()))
        self.first: dict[int, int] = {}  # the action number of a decision's first answer
        self.all: list[str] = []  # by action number; `skip` stands once for each decision
        for decision, tokens in self.answers.items():
            self.first[decision] = len(self.all)
            self.all += tokens
        self._choices = {
            decision: {token: choice for choice, token in enumerate(tokens)}
            for decision, tokens in self.answers.items()
        }

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
        return [decision for decision, known in self._choices.items() if token in known]


@lru_cache(maxsize=256)
def tokens_of(ruleset: Ruleset) -> Tokens:
    return Tokens(ruleset)


def _numbered(word: str, many: int) -> list[str]:
    return [f"{word} {i}" for i in range(1, many + 1)]


def _coloured(word: str) -> list[str]:
    return [f"{word} {colour}" for colour in COLOURS]


def _answers(ruleset: Ruleset) -> dict[int, list[str]]:
    """The answers to every kind of decision that the mode knows, in the rules' numbering."""
    known = {
        d.TRADE: [f"trade {times}" for times in range(d.MAX_TRADES + 1)],
        d.UPGRADE: [*_coloured("upgrade")[: d.STOP_UPGRADING], "done"],
        d.DISCARD: _coloured("discard"),
    }
    if ruleset.mode.market == "hand":
        known[d.TURN] = [
            *(f"play {card.id}" for card in ruleset.merchants),
            *_numbered("acquire", ruleset.mode.market_row),
            *_numbered("claim", ruleset.mode.point_row),
            "rest",
        ]
        known[d.PLACE] = _coloured("place")
        return known
    routes = ruleset.mode.market == "route"
    known[d.TURN] = [
        *(f"work {location.id}" for location in ruleset.locations),
        *_numbered("route", ROUTE if routes else 0),
        "rest",
    ]
    known[d.BONUS] = [*(f"bonus {space}" for space in ruleset.spaces), "skip"]
    known[d.CLAIM] = ["claim", "skip"]
    known[d.EXPLORE] = [f"explore {tile.id}" for tile in ruleset.exploration]
    if routes:
        known[d.MARKET] = ["use", "take"]
        known[d.REPLACE] = _numbered("replace", ROUTE)
        pairs = combinations(range(1, ROUTE + 1), 2)
        known[d.SWAP] = [*(f"swap {left} {right}" for left, right in pairs), "skip"]
    if ruleset.mode.islands:
        known[d.SAIL] = [f"sail {island}" for island in range(ISLANDS)]
        known[d.PAY] = _coloured("pay")
        known[d.BUILD] = ["build", "skip"]
        known[d.SPEND] = _coloured("spend")
        known[d.POST] = [f"post {island}" for island in range(ISLANDS)]
    return known
