"""Compiled functions of the environments: kept on disk apart from the rules.

The rules' folder of compiled code is named after their text alone; this one also after the text
of the environments, for the same reason.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
from numba import njit

from century.rules.compiling import cache_root, rules_digest

P = ParamSpec("P")
R = TypeVar("R")


def envs_digest() -> str:
    """Names the text of the environments and of the rules."""
    digest = hashlib.sha256(rules_digest().encode())
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


CACHE = cache_root() / f"envs-{envs_digest()}"


def entry(function: Callable[P, R]) -> Callable[P, R]:
    """A function that Python calls: compiled once per machine and kept on disk."""
    previous = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(CACHE)
    try:
        return njit(cache=True, nogil=True)(function)  # type: ignore[no-any-return]
    finally:
        numba.config.CACHE_DIR = previous
