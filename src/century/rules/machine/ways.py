"""The three ways to run the compiled functions, and which of them this process takes.

The library where one fits, else Numba, else Python: slower by three orders of magnitude, quick
enough for people, and what `NUMBA_DISABLE_JIT=1` asks for, to step through the rules.
"""

import logging
import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from typing import Any

from century.rules.machine.cache import is_kept
from century.rules.machine.compiling import entries
from century.rules.machine.library import Library, UnfitLibraryError, load_library
from century.rules.machine.records import unbundled

LIBRARY, NUMBA, PYTHON = "library", "numba", "python"
log = logging.getLogger(__name__)


@cache
def library() -> Library | None:
    """The library of this installation, if it has one that fits."""
    try:
        return load_library()
    except UnfitLibraryError as problem:
        log.warning("%s; %s", problem, "Numba compiles instead" if has_numba() else WITHOUT_NUMBA)
        return None


WITHOUT_NUMBA = "the rules are interpreted, and bots are slow: pip install 'century[compiler]'"


@cache
def has_numba() -> bool:
    return find_spec("numba") is not None


_wanted: str | None = None


def use(way: str | None) -> None:
    """Run all entries in this way from now on; None for the best there is."""
    global _wanted
    _wanted = way
    for entry in entries.values():
        entry.forget()


def is_ready() -> bool:
    """Whether nothing has to be compiled before the first turn of a bot."""
    return best_way() != NUMBA or (is_kept("rules") and is_kept("search"))


def way() -> str:
    """How the entries of this process are run."""
    return _wanted or best_way()


def best_way() -> str:
    """The quickest way that there is here."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        return PYTHON
    if library() is not None:
        return LIBRARY
    return NUMBA if has_numba() else PYTHON


def runner(function: Callable[..., Any]) -> Callable[..., Any]:
    """What carries out an entry."""
    chosen = way()
    ready = library()
    if chosen == LIBRARY and ready is not None:
        found = ready.function(function.__name__)
        if found is not None:
            return found
        chosen = NUMBA if has_numba() else PYTHON  # an entry of somebody else
    if chosen == NUMBA:
        from century.rules.machine.numba_compiler import numba_runner

        return numba_runner(function)
    return lambda *arguments: function(*map(unbundled, arguments))
