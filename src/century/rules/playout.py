"""Uniform random play: for measuring, for properties and for whoever needs many games."""

from century.rules.bits import pick, size
from century.rules.box import Box
from century.rules.chance import below
from century.rules.compiling import entry, rule
from century.rules.decisions import OVER
from century.rules.engine import step
from century.rules.records import Ints, States
from century.rules.setup import set_up
from century.rules.state import State


@rule
def random_answer(s: State) -> int:
    """One of the legal answers, each as likely as the others."""
    return pick(s.legal, below(s, size(s.legal)))


@rule
def play_on(box: Box, s: State, most: int) -> int:
    """Play at random to the end, or for at most so many decisions; tells how many it took."""
    decisions = 0
    while s.decision != OVER and decisions < most:
        step(box, s, random_answer(s))
        decisions += 1
    return decisions


@entry
def playout(box: Box, s: State, most: int) -> int:
    """`play_on` for one game."""
    return play_on(box, s, most)


@entry
def playouts(box: Box, states: States, most: int) -> int:
    """`play_on` for all games of an array."""
    decisions = 0
    for i in range(len(states)):
        decisions += play_on(box, states[i], most)
    return decisions


@entry
def setups(box: Box, states: States, seeds: Ints) -> None:
    """Set up all games of an array of zeros."""
    for i in range(len(states)):
        set_up(box, states[i], seeds[i])
