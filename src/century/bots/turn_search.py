"""The best way to finish a turn: every sequence of its decisions, judged by what it leads to."""

import numpy as np

from century.bots.compiling import entry
from century.bots.worth import worth
from century.rules.bits import first, signed
from century.rules.box import Box
from century.rules.compiling import rule
from century.rules.decisions import OVER, TURN
from century.rules.engine import step
from century.rules.records import Ints, States
from century.rules.state import STATE, State

DEPTH = 32  # decisions of one turn; longer ones are judged where they stand


def new_stack() -> States:
    """Room for the positions of one search."""
    return np.zeros(DEPTH + 1, STATE)


@rule
def search_turn(box: Box, s: State, weights: Ints, stack: States) -> int:
    """The answer with which the best end of this turn begins."""
    seat = signed(s.seat)
    stack[0] = s
    left = np.zeros(DEPTH + 1, np.int64)
    left[0] = s.legal
    depth = 0
    tried = 0
    best_answer = first(s.legal)
    best = -1e30
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        answer = first(left[depth])
        left[depth] &= left[depth] - 1
        if depth == 0:
            tried = answer
        stack[depth + 1] = stack[depth]
        after = stack[depth + 1]
        step(box, after, answer)
        finished = after.decision == TURN or after.decision == OVER or after.seat != seat
        if finished or depth + 1 == DEPTH:
            found = worth(box, after, seat, weights)
            if found > best:
                best = found
                best_answer = tried
        else:
            depth += 1
            left[depth] = after.legal
    return best_answer


@entry
def best_answer(box: Box, s: State, weights: Ints, stack: States) -> int:
    """`search_turn` for Python."""
    return search_turn(box, s, weights, stack)


@entry
def play_out(
    box: Box, s: State, weights: Ints, stack: States, most: int
) -> int:
    """Play to the end, seat i with the weights of row i; tells how many decisions it took."""
    decisions = 0
    while s.decision != OVER and decisions < most:
        step(box, s, search_turn(box, s, weights[s.seat], stack))
        decisions += 1
    return decisions
