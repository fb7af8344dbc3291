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

from century.rules.machine.library import Library, UnfitLibraryError, load_library

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


def way() -> str:
    """How the entries of this process are run."""
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
    return function
