"""Action numbers: the answers to all kinds of decision, lined up in the order of the contract."""

import numpy as np

from century.game.ruleset import Ruleset
from century.game.tokens import tokens_of
from century.rules import decisions as d
from century.rules.machine.records import Ints


def first_actions(ruleset: Ruleset) -> Ints:
    """By kind of decision, the action number of its first answer."""
    firsts = np.zeros(d.OVER + 1, np.int64)
    for decision, number in tokens_of(ruleset).first.items():
        firsts[decision] = number
    return firsts


def action_names(ruleset: Ruleset) -> list[str]:
    """The tokens by action number, with the decision beside a token that answers several."""
    tokens = tokens_of(ruleset)
    return [
        f"{token} ({d.NAMES[decision]})" if len(tokens.decisions_of(token)) > 1 else token
        for decision, answers in tokens.answers.items()
        for token in answers
    ]
