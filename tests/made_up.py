"""Two modes that exist only as pages in `tests/modes`: existing mechanisms, put together anew."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from century.data.box import builtin_boxes
from century.data.mode import load_modes
from century.data.mode_file import FOLDER_VARIABLE

PAGES = Path(__file__).with_name("modes")
MADE_UP = tuple(sorted(page.stem for page in PAGES.glob("*.toml")))


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The pages are known as long as this lasts; what was known before is known again after."""
    before = os.environ.get(FOLDER_VARIABLE)
    os.environ[FOLDER_VARIABLE] = str(PAGES)
    _forget()
    try:
        yield
    finally:
        if before is None:
            del os.environ[FOLDER_VARIABLE]
        else:
            os.environ[FOLDER_VARIABLE] = before
        _forget()


def _forget() -> None:
    load_modes.cache_clear()
    builtin_boxes.cache_clear()
