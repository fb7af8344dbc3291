"""Uniform random play: for measuring, for properties and for whoever needs many games."""

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.engine import step
from century.rules.machine.bits import pick, size
from century.rules.machine.chance import below
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.records import Ints, States
from century.rules.setup import set_up
from century.rules.state import State


@inlined
def random_answer(s: State) -> int:
    """One of the legal answers, each as likely as the others."""
    return pick(s.legal, below(s, size(s.legal)))


@inlined
def play_on(c: Constants, s: State, limit: int) -> int:
    """Play at random to the end, or for at most so many decisions; tells how many it took."""
    decisions = 0
    while s.decision != OVER and decisions < limit:
        step(c, s, random_answer(s))
        decisions += 1
    return decisions


@compiled
def playout(c: Constants, s: State, limit: int) -> int:
    """`play_on` for one game."""
    return play_on(c, s, limit)


@compiled
def playouts(c: Constants, states: States, limit: int) -> int:
    """`play_on` for all games of an array."""
    decisions = 0
    for i in range(len(states)):
        decisions += play_on(c, states[i], limit)
    return decisions


@compiled
def setups(c: Constants, states: States, seeds: Ints) -> None:
    """Set up all games of an array of zeros."""
    for i in range(len(states)):
        set_up(c, states[i], seeds[i])
