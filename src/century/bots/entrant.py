"""A bot that can be made again and again: by its name, with options, and a seed for each game.

A bot that no package has registered is named by where it stands, as `my_module:MyBot`.
"""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pkgutil import resolve_name

from century.bots.options import check_known
from century.bots.protocol import Bot
from century.bots.registry import BUILT_IN, bot, no_bot
from century.bots.spec import Options, read_spec, write_spec
from century.errors import InvalidOption


@dataclass(frozen=True)
class Entrant:
    """A bot and its options, as text the same for the same bot."""

    name: str
    options: Options = ()

    def __str__(self) -> str:
        return write_spec(self.name, self.options)

    def make(self, seed: int) -> Bot:
        """The bot for one game; a bot that takes a seed, and has none, is given this one."""
        given = {"seed": seed} if _takes_seed(self) else {}
        # `bot` looks through all installed packages, which takes longer than a turn.
        make = BUILT_IN.get(self.name) or _maker(self.name)
        return make(**dict(self.options), **given)


@cache
def read_entrant(text: str) -> Entrant:
    """A name with options; refused where no bot could be made of it."""
    entrant = Entrant(*read_spec(text))
    entrant.make(0)
    return entrant


@cache
def _takes_seed(entrant: Entrant) -> bool:
    """Whether the bot can be given a seed; a bot that cannot be made at all is refused here."""
    make, options = _maker(entrant.name), dict(entrant.options)
    if "seed" not in options:
        try:
            make(**options, seed=0)
        except InvalidOption:
            pass
        else:
            return True
    make(**options)
    return False


@cache
def _maker(name: str) -> Callable[..., Bot]:
    """Makes the bot of this name; whatever goes wrong is told in one line."""
    make = _imported(name) if ":" in name else partial(bot, name)

    def checked(**options: object) -> Bot:
        try:
            return make(**options)
        except InvalidOption:
            raise
        except Exception as error:
            raise no_bot(name, error) from None

    return checked


def _imported(name: str) -> Callable[..., Bot]:
    """The bot of a module that can be imported, also from the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        make: Callable[..., Bot] = resolve_name(name)
        check_known(name, make, {})
    except Exception as error:
        raise no_bot(name, error) from None

    def checked(**options: object) -> Bot:
        check_known(name, make, options)
        return make(**options)

    return checked
