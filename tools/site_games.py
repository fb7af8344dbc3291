"""Whole games without a server: `python tools/site_games.py [MODE ...]`, after `make site`.

Serves the folder by a plain file server, begins a game against `normal` in a browser, cuts the net
once everything is kept, and plays with clicks to the real end, then looks at the replay. Prints a
line for each mode; a fault on the page is an error. Some minutes each.
"""

import argparse
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import century

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from solo.alone import alone  # noqa: E402
from solo.host import hosted  # noqa: E402
from web.beside import Beside  # noqa: E402
from web.chromium import ARGUMENTS, find_chromium  # noqa: E402
from web.firefox import launch_firefox  # noqa: E402
from web.visiting import DESK, PHONE  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", default=list(century.modes()))
    parser.add_argument("--site", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--rounds", type=int, help="for a shorter game")
    parser.add_argument("--firefox", action="store_true", help="in Firefox, not in Chromium")
    parser.add_argument("--phone", action="store_true", help="in a window of its size")
    given = parser.parse_args()
    size = PHONE if given.phone else DESK
    with sync_playwright() as playwright:
        if given.firefox:
            browser = launch_firefox(playwright)
        else:
            browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for mode in given.modes:
            print(play(browser, given.site.resolve(), mode, given.rounds, size), flush=True)
        browser.close()


def play(browser: Browser, site: Path, mode: str, rounds: int | None, size: ViewportSize) -> str:
    options: dict[str, Any] = {} if rounds is None else {"round_limit": rounds}
    began = time.perf_counter()
    with (
        TemporaryDirectory() as folder,
        hosted(site, Path(folder) / "host") as host,
        alone(browser, host.url, size) as ada,
    ):
        game = Beside(ada, mode, bot="normal", **options)
        ada.keep_everything()
        host.cut()
        ada.page.reload()
        choices = game.play_on()
        state = game.state()
        ada.go(f"/replay/{game.id}")
        ada.page.keyboard.press("End")
        ada.page.wait_for_selector(".table")
    assert state["status"] == "finished"
    result, last = state["result"], state["log"]["lines"][-1]["round"]
    seconds = time.perf_counter() - began
    ended = f"{result['reason']} after {last} rounds, {result['totals']}"
    return f"{mode}: {ended}, {choices} choices, {seconds:.0f} s"


if __name__ == "__main__":
    main()
