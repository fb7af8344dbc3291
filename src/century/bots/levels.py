"""Levels for people: how strong an opponent is to be, in one table."""

from collections.abc import Callable
from typing import Any, NamedTuple

from century.bots.beam_bot import BeamBot
from century.bots.mcts import Mcts
from century.bots.protocol import Bot


class Level(NamedTuple):
    """Which bot plays a level, and about how many seconds it takes for a turn."""

    about: str
    make: Callable[..., Bot]
    options: dict[str, Any]
    seconds: float


LEVELS = {
    "easy": Level(
        "A beginner: looks two turns ahead and overlooks a good part of what it could do.",
        BeamBot,
        {"width": 3, "turns": 2, "patience": 0.95, "overlook": 0.4},
        0.01,
    ),
    "normal": Level(
        "A steady player: goes for the next point cards and seldom misses something.",
        BeamBot,
        {"width": 6, "turns": 4, "patience": 0.95, "overlook": 0.1},
        0.01,
    ),
    "hard": Level(
        "A strong player: thinks about everybody's next turns.",
        Mcts,
        {"time": 0.2},
        0.2,
    ),
    "master": Level(
        "The strongest there is, with time to think.",
        Mcts,
        {"time": 3.0},
        3.0,
    ),
}


def maker_of(name: str) -> Callable[..., Bot]:
    """What makes the bot of a level; only its seed is free."""
    level = LEVELS[name]

    def make(seed: int = 0) -> Bot:
        return level.make(seed=seed, **level.options)

    make.__doc__ = level.about
    return make
