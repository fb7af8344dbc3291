"""One server for all tests of a process, and one Chromium for all of a file."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.process import Process
from web.chromium import ARGUMENTS, find_chromium


@pytest.fixture(scope="session")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("web")
    # Hints are looked at here; how good they are is tested elsewhere.
    started = Process(folder / "games.db", folder, CENTURY_HINT_SECONDS="0.05").start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the session: while Playwright runs, nothing else here can have an event loop."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield chromium
        chromium.close()
