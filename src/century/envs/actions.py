"""Action numbers: the answers to all kinds of decision, lined up in the order of the contract."""

import numpy as np

from century.kit import Kit
from century.rules import decisions as d
from century.rules.records import Ints
from century.tokens import tokens_of


def first_actions(kit: Kit) -> Ints:
    """By kind of decision, the action number of its first answer."""
    firsts = np.zeros(d.OVER + 1, np.int64)
    for decision, number in tokens_of(kit).first.items():
        firsts[decision] = number
    return firsts


def action_names(kit: Kit) -> list[str]:
    """The tokens by action number, with the decision beside a token that answers several."""
    tokens = tokens_of(kit)
    return [
        f"{token} ({d.NAMES[decision]})" if len(tokens.decisions_of(token)) > 1 else token
        for decision, answers in tokens.answers.items()
        for token in answers
    ]
