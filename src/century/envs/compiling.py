"""How the environments are compiled: like the rules, in a cache of their own."""

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

from numba import njit

from century.rules.compiling import cache_of
from century.rules.compiling import entry as rules_entry

P = ParamSpec("P")
R = TypeVar("R")
CACHE = cache_of(Path(__file__).parent)


def part(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled once and called from where it is needed, which keeps those quick to compile."""
    return njit(nogil=True)(function)  # type: ignore[no-any-return]


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: compiled once per machine and kept on disk."""
    return rules_entry(function, CACHE)
