"""The screen, and what it shows while a player waits."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import Progress

MAX_COLUMNS = 120  # beyond, tables are harder to read, not easier


def open_screen() -> Console:
    """The terminal, or whatever stdout is."""
    screen = Console(highlight=False, markup=False, emoji=False)
    if screen.width > MAX_COLUMNS:
        screen.width = MAX_COLUMNS
    return screen


@contextmanager
def compiling_notice(after: float = 1.0) -> Iterator[None]:
    """The first game on a machine takes long enough to say why; bad input is refused before."""
    from century.rules.machine.ways import is_ready

    notice = Timer(after, _announce_compiling)
    if not is_ready():
        notice.start()
    try:
        yield
    finally:
        notice.cancel()


def _announce_compiling() -> None:
    print("Compiling the rules (once) …", file=sys.stderr, flush=True)


def progress_bar() -> "Progress":
    """A bar that disappears when it is full, and is drawn in terminals only."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
