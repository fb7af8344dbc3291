"""Checking the options of a bot."""

from collections.abc import Callable, Collection, Sequence
from inspect import Parameter, signature
from numbers import Real
from random import Random
from typing import TypeVar

from century.data.reader import as_whole, did_you_mean, shown
from century.errors import InvalidOption

Thing = TypeVar("Thing")

NAMED = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


def check_count(name: str, value: object, low: int, high: int) -> int:
    number = as_whole(value)
    if number is None or not low <= number <= high:
        raise InvalidOption(f"{name} {value!r}: must be a whole number from {low} to {high}")
    return number


def check_number(name: str, value: object, low: float, high: float) -> float:
    """A number above `low`, and at most `high`."""
    number = float(value) if isinstance(value, Real) and not isinstance(value, bool) else None
    if number is None or not low < number <= high:
        raise InvalidOption(f"{name} {value!r}: must be more than {low:g} and at most {high:g}")
    return number


def check_share(name: str, value: object) -> float:
    """A number from 0 to less than 1."""
    number = float(value) if isinstance(value, Real) and not isinstance(value, bool) else None
    if number is None or not 0 <= number < 1:
        raise InvalidOption(f"{name} {value!r}: must be from 0 to less than 1")
    return number


def seen(things: Sequence[Thing], overlook: float, dice: Random) -> list[Thing]:
    """Those that are not overlooked, each by itself; all, if it were none."""
    return [thing for thing in things if dice.random() >= overlook] or list(things)


def check_known(bot: str, make: Callable[..., object], options: Collection[str]) -> None:
    """Refuse an option that the maker of a bot does not take; `**options` takes all."""
    parameters = signature(make).parameters.values()
    if any(parameter.kind == Parameter.VAR_KEYWORD for parameter in parameters):
        return
    known = [parameter.name for parameter in parameters if parameter.kind in NAMED]
    for option in options:
        if option not in known:
            near, names = did_you_mean(option, known), " ".join(known) or "none"
            raise InvalidOption(f"bot {bot}: unknown option {shown(option)}{near}; known: {names}")
