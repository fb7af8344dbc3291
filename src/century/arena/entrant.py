"""Who takes part: a bot by its name, with options, as `planner(width=400,turns=14)`.

A bot that no package has registered is named by where it stands, as `my_module:MyBot`.
"""

import ast
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from inspect import signature
from pkgutil import resolve_name

from century.bots import BUILT_IN, Bot, bot
from century.data.reader import did_you_mean, one_line, shown
from century.errors import InvalidOption

SPEC = re.compile(r"\s*([^\s()]+)\s*(?:\((.*)\)\s*)?")
PLAIN = (int, float, str, type(None))


@dataclass(frozen=True)
class Entrant:
    """A bot and its options, as text the same for the same bot."""

    name: str
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        options = ",".join(f"{option}={value!r}" for option, value in self.options)
        return f"{self.name}({options})" if options else self.name

    def make(self, seed: int) -> Bot:
        """The bot for one game; a bot that takes a seed is given this one."""
        given = {"seed": seed} if _takes_seed(self) else {}
        # `bot` looks through all installed packages, which takes longer than a turn.
        make = BUILT_IN.get(self.name) or _maker(self.name)
        return make(**dict(self.options), **given)


@cache
def read_entrant(text: str) -> Entrant:
    """A name with options; refused where no bot could be made of it."""
    spec = SPEC.fullmatch(text)
    if not spec:
        raise InvalidOption(f"bot {shown(text)}: must be a name, or planner(width=400,turns=14)")
    entrant = Entrant(spec[1], tuple(sorted(_read_options(text, spec[2] or "").items())))
    if "seed" in dict(entrant.options):
        raise InvalidOption(f"bot {shown(text)}: seeds are given by the arena; use --seed")
    entrant.make(0)
    return entrant


def _read_options(text: str, options: str) -> dict[str, object]:
    """Only what is plain: the text may come from anywhere."""
    try:
        call = ast.parse(f"options({options})", mode="eval").body
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.args:
            raise ValueError
        known = {str(key.arg): ast.literal_eval(key.value) for key in call.keywords if key.arg}
        if len(known) < len(call.keywords) or not all(isinstance(v, PLAIN) for v in known.values()):
            raise ValueError
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        reason = "options are name=value, with numbers, True, False or 'text' as values"
        raise InvalidOption(f"bot {shown(text)}: {reason}") from None
    return known


@cache
def _takes_seed(entrant: Entrant) -> bool:
    """Whether the bot can be given a seed; a bot that cannot be made at all is refused here."""
    make = _maker(entrant.name)
    try:
        make(**dict(entrant.options), seed=0)
    except InvalidOption:
        make(**dict(entrant.options))
        return False
    return True


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
            raise _no_bot(name, error) from None

    return checked


def _imported(name: str) -> Callable[..., Bot]:
    """The bot of a module that can be imported, also from the current folder."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        make: Callable[..., Bot] = resolve_name(name)
        known = signature(make).parameters
    except Exception as error:
        raise _no_bot(name, error) from None

    def checked(**options: object) -> Bot:
        for option in options:
            if option not in known:
                near = did_you_mean(option, known)
                names = " ".join(known) or "none"
                raise InvalidOption(
                    f"bot {name}: unknown option {shown(option)}{near}; known: {names}"
                )
        return make(**options)

    return checked


def _no_bot(name: str, error: Exception) -> InvalidOption:
    return InvalidOption(f"bot {shown(name)}: {one_line(f'{type(error).__name__}: {error}')}")
