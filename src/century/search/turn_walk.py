"""Going through one turn of a seat in every way."""

from typing import NamedTuple

from century.rules.constants import Constants
from century.rules.decisions import OVER, TURN
from century.rules.engine import step
from century.rules.machine.bits import first
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.records import INT64, Ints, States
from century.rules.machine.rows import zeros
from century.rules.state import State
from century.search.memory import copy_record

MAX_DEPTH = 32  # decisions of one turn; longer ones end where they stand


class Walk(NamedTuple):
    """The way through a turn: position, answers left and answer taken, decision by decision."""

    states: States
    left: Ints
    path: Ints


def make_walk() -> Walk:
    return Walk(
        zeros(MAX_DEPTH + 1, State),
        zeros(MAX_DEPTH + 1, INT64),
        zeros(MAX_DEPTH, INT64),
    )


@inlined
def enter(walk: Walk, s: State) -> None:
    """Stand before the first way; its depth is 0."""
    copy_record(walk.states[0], s)
    walk.left[0] = s.legal


@shared
def next_end(c: Constants, walk: Walk, seat: int, depth: int) -> int:
    """Go on to the next end of the turn: the depth of its last answer, or -1 after the last end.

    The position there is `walk.states[depth + 1]`.
    """
    states, left, path = walk.states, walk.left, walk.path
    while depth >= 0:
        if left[depth] == 0:
            depth -= 1
            continue
        answer = first(left[depth])
        left[depth] &= left[depth] - 1
        path[depth] = answer
        after = states[depth + 1]
        copy_record(after, states[depth])
        step(c, after, answer)
        ended = after.decision == TURN or after.decision == OVER or after.seat != seat
        if ended or depth + 1 == MAX_DEPTH:
            return depth
        depth += 1
        left[depth] = after.legal
    return depth
