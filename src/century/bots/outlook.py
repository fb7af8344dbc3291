"""What a grown tree expects: the line that will be played, and the scores at the end."""

from typing import Any

import numpy as np

from century.bots.nets import Net
from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.engine import apply
from century.rules.machine.records import Ints, States
from century.rules.setup import redeal
from century.rules.state import STATE, State
from century.search.net import add_scores
from century.search.tree import finish_turn
from century.search.worth import WEIGHTS

MIN_VISITS = 4  # of a node that still says something


def children(nodes: States, parent: int) -> list[int]:
    """The nodes one action further."""
    found = []
    child = int(nodes[parent].child)
    while child:
        found.append(child)
        child = int(nodes[child].sibling)
    return found


def answers(nodes: States, parent: int, s: State) -> list[int]:
    """The nodes of the legal answers; other deals may have allowed or asked something else."""
    return [
        child
        for child in children(nodes, parent)
        if nodes[child].decision == s.decision and s.legal >> int(nodes[child].answer) & 1
    ]


def favourite(nodes: States, parent: int, s: State) -> int:
    """The answer that was visited most, or 0 if none says anything."""
    likely = [
        child for child in answers(nodes, parent, s) if int(nodes[child]["visits"]) >= MIN_VISITS
    ]
    return max(likely, key=lambda child: int(nodes[child]["visits"]), default=0)


def follow(c: Constants, s: State, nodes: States, begin: int, most: int) -> list[int]:
    """Play the likeliest line that begins with a child of the root; tells its answers."""
    line: list[int] = []
    node = begin
    while node and len(line) < most and s.decision != OVER:
        line.append(int(nodes[node].answer))
        apply(c, s, line[-1])
        node = favourite(nodes, node, s)
    return line


def expected_line(c: Constants, root: State, nodes: States, begin: int, most: int) -> list[int]:
    """The answers of the line that begins with a child of the root."""
    return follow(c, _copy(root), nodes, begin, most)


def expected_scores(
    c: Constants, root: State, nodes: States, begin: int, net: Net, room: Ints, deals: int
) -> list[float]:
    """The scores of all seats at the end of the game, over so many deals of what is hidden."""
    scores = np.zeros(int(c.players))
    for deal in range(deals):
        s = _copy(root)
        redeal(c, s, deal)
        follow(c, s, nodes, begin, len(nodes))
        finish_turn(c, s)
        add_scores(c, s, WEIGHTS, net.inner, net.outer, room, scores)
    return [float(score) / deals for score in scores]


def _copy(state: State) -> Any:
    copied = np.zeros(1, STATE)
    copied[0] = state
    return copied[0]
