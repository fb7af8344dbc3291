"""The bots by name: the built-in ones, and those of other packages.

Other packages add theirs by the entry point group `century.bots`: a name, and a class or function
that makes the bot.
"""

from collections.abc import Callable
from importlib.metadata import entry_points
from inspect import signature

from century.bots.beam_bot import greedy, planner
from century.bots.levels import LEVELS, maker_of
from century.bots.mcts import Mcts
from century.bots.protocol import Bot
from century.bots.random_bot import RandomBot
from century.data.reader import did_you_mean, shown
from century.errors import InvalidOption

GROUP = "century.bots"

BUILT_IN: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": greedy,
    "planner": planner,
    "mcts": Mcts,
    **{name: maker_of(name) for name in LEVELS},
}


def bot_names() -> list[str]:
    """The built-in bots, then those of other packages."""
    others = {point.name for point in entry_points(group=GROUP)}
    return [*BUILT_IN, *sorted(others - BUILT_IN.keys())]


def about_bots() -> dict[str, str]:
    """Every bot with the first line of what its maker says about it."""
    return {name: (_maker(name).__doc__ or "").partition("\n")[0] for name in bot_names()}


def bot(name: str, **options: object) -> Bot:
    """Make a bot by its name."""
    # Looking for other packages' bots takes longer than a turn: only where it must be.
    if not isinstance(name, str) or (name not in BUILT_IN and name not in bot_names()):
        near = did_you_mean(str(name), bot_names())
        raise InvalidOption(f"unknown bot {shown(name)}{near}; known: {' '.join(bot_names())}")
    make = _maker(name)
    known = signature(make).parameters
    for option in options:
        if option not in known:
            near = did_you_mean(option, known)
            raise InvalidOption(
                f"bot {name}: unknown option {shown(option)}{near}; known: {' '.join(known)}"
            )
    return make(**options)


def _maker(name: str) -> Callable[..., Bot]:
    maker: Callable[..., Bot] = BUILT_IN.get(name) or entry_points(group=GROUP)[name].load()
    return maker
