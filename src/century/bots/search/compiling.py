"""How the searches of the bots are compiled and cached."""

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

from numba import njit

from century.rules import compiling

P = ParamSpec("P")
R = TypeVar("R")

CACHE = compiling.cache_of(Path(__file__).parent)


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: compiled once per machine and kept on disk."""
    return compiling.entry(function, CACHE)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """What several places of a search call: compiled once, where a rule is compiled into each."""
    return njit(nogil=True)(function)  # type: ignore[no-any-return]
