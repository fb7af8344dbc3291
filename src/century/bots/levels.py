"""Levels for people: how strong an opponent is to be, each a rung above the one before.

All think alike. The gentler overlook more of what they could do, as people do; only the last one's
strength depends on the machine.
"""

from collections.abc import Callable
from typing import NamedTuple

from century.bots.mcts import Mcts
from century.bots.protocol import Bot
from century.bots.search_tree import MEMORY

SIMULATIONS = 100  # of a turn, for all but the last
MOMENT = 0.02  # seconds that these take
LONG = 8.0  # seconds that a grandmaster takes for a turn where nobody says how long it may


def easy(seed: int = 0) -> Mcts:
    """A beginner: overlooks half of what it could do."""
    return Mcts(simulations=SIMULATIONS, overlook=0.5, seed=seed)


def normal(seed: int = 0) -> Mcts:
    """A steady player: overlooks a third of what it could do."""
    return Mcts(simulations=SIMULATIONS, overlook=0.36, seed=seed)


def hard(seed: int = 0) -> Mcts:
    """A good player: overlooks a fifth of what it could do."""
    return Mcts(simulations=SIMULATIONS, overlook=0.2, seed=seed)


def master(seed: int = 0) -> Mcts:
    """A strong player: overlooks nothing."""
    return Mcts(simulations=SIMULATIONS, seed=seed)


def grandmaster(time: float = LONG, threads: int = 1, seed: int = 0, memory: int = MEMORY) -> Mcts:
    """The strongest there is: thinks for as long as you let it."""
    return Mcts(time=time, threads=threads, seed=seed, memory=memory)


class Level(NamedTuple):
    """Who plays a level, and about how many seconds it takes for a turn."""

    make: Callable[..., Bot]
    seconds: float


LEVELS = {
    "easy": Level(easy, MOMENT),
    "normal": Level(normal, MOMENT),
    "hard": Level(hard, MOMENT),
    "master": Level(master, MOMENT),
    "grandmaster": Level(grandmaster, LONG),
}
