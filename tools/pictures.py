"""The pictures of the README and of the docs, taken from the present build: `make pictures`."""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from server.process import Process
from web.beside import Beside
from web.chromium import ARGUMENTS, ROOT, find_chromium
from web.visiting import DESK, PHONE, Visitor, visit

FOLDER = ROOT / "docs" / "pictures"
HOME = "home"
HOME_SIZE = ViewportSize(width=1440, height=700)


class Moment(NamedTuple):
    """A game of three, after some choices of the first seat."""

    mode: str
    size: ViewportSize
    choices: int


TABLES = {
    "table": Moment("new_world", DESK, 22),
    "islands": Moment("east_west_3", DESK, 40),
    "phone": Moment("new_world", PHONE, 14),
}


def play(visitor: Visitor, mode: str, choices: int) -> None:
    """So far, and on to a question inside a turn."""
    game = Beside(visitor, mode, bots=2)
    game.play_on(choices)
    while visitor.wait_for_turn() and game.state()["view"]["decision"] == "turn":
        game.play_on(1)


def take(browser: Browser, url: str, name: str, folder: Path) -> None:
    size = HOME_SIZE if name == HOME else TABLES[name].size
    with visit(browser, url, size=size) as ada:
        if name == HOME:
            ada.page.wait_for_selector(".mode .chip:has-text('–')")
        else:
            play(ada, TABLES[name].mode, TABLES[name].choices)
        ada.page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82)


def main(arguments: list[str] | None = None) -> None:
    names = [HOME, *TABLES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {' '.join(names)}; else all")
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    given = parser.parse_args(arguments)
    for name in given.names:
        if name not in names:
            parser.error(f"{name}: must be one of {' '.join(names)}")
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder) / "games.db", Path(folder)) as process,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        for name in given.names or names:
            take(browser, process.url, name, given.to)
        browser.close()


if __name__ == "__main__":
    main()
