"""The screen, and what is told while it stays empty."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

MAX_COLUMNS = 120  # beyond, tables are harder to read, not easier


def open_screen() -> Console:
    """The terminal, or whatever stdout is."""
    screen = Console(highlight=False, markup=False, emoji=False)
    if screen.width > MAX_COLUMNS:
        screen.width = MAX_COLUMNS
    return screen


@contextmanager
def compiling_told(after: float = 1.0) -> Iterator[None]:
    """The first game on a machine takes long enough to say why; bad input is found before."""
    from numba import config

    from century.rules.machine.compiling import is_kept

    notice = Timer(after, _tell)
    kept = is_kept("rules") and is_kept("search")
    if not config.DISABLE_JIT and not kept:
        notice.start()
    try:
        yield
    finally:
        notice.cancel()


def _tell() -> None:
    print("Compiling the rules (once) …", file=sys.stderr, flush=True)
