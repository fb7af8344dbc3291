"""The bots by name: the built-in ones, and those of other packages.

Other packages add theirs by the entry point group `century.bots`: a name, and a class or function
that makes the bot.
"""

from collections.abc import Callable

from century.bots.beam_bot import greedy, planner
from century.bots.levels import LEVELS
from century.bots.mcts import Mcts
from century.bots.options import check_known
from century.bots.protocol import Bot
from century.bots.random_bot import RandomBot
from century.bots.spec import read_spec
from century.data.reader import did_you_mean, one_line, shown
from century.errors import InvalidOption

GROUP = "century.bots"

BUILT_IN: dict[str, Callable[..., Bot]] = {
    "random": RandomBot,
    "greedy": greedy,
    "planner": planner,
    "mcts": Mcts,
    **{name: level.make for name, level in LEVELS.items()},
}


def bot_names() -> list[str]:
    """The built-in bots, then those of other packages."""
    from importlib.metadata import entry_points  # it imports half of the standard library

    others = {point.name for point in entry_points(group=GROUP)}
    return [*BUILT_IN, *sorted(others - BUILT_IN.keys())]


def is_bot(name: str) -> bool:
    """Whether a bot has this name."""
    # Looking for those of other packages takes longer than a turn: only where it must be.
    return name in BUILT_IN or name in bot_names()


def about_bots() -> dict[str, str]:
    """Every bot with the first line of what its maker says about it, or why it cannot be had."""
    about = {}
    for name in bot_names():
        try:
            about[name] = (_maker(name).__doc__ or "").partition("\n")[0]
        except InvalidOption as error:
            about[name] = str(error)
    return about


def bot(name: str, **options: object) -> Bot:
    """Make a bot by its name, which may have options in brackets: `mcts(simulations=50)`."""
    if isinstance(name, str) and "(" in name:
        name, written = read_spec(name)
        options = dict(written) | options
    if not isinstance(name, str) or not is_bot(name):
        near = did_you_mean(str(name), bot_names())
        raise InvalidOption(f"unknown bot {shown(name)}{near}; known: {' '.join(bot_names())}")
    make = _maker(name)
    check_known(name, make, options)
    return make(**options)


def no_bot(name: str, error: Exception) -> InvalidOption:
    """Why a bot of other people cannot be had, in one line."""
    return InvalidOption(f"bot {shown(name)}: {one_line(f'{type(error).__name__}: {error}')}")


def _maker(name: str) -> Callable[..., Bot]:
    if name in BUILT_IN:
        return BUILT_IN[name]
    from importlib.metadata import entry_points

    try:
        maker: Callable[..., Bot] = entry_points(group=GROUP)[name].load()
    except Exception as error:  # what other people's packages do when they are imported
        raise no_bot(name, error) from None
    return maker
