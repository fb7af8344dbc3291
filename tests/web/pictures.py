"""The pictures of the README and of the docs, taken from the present build: `make pictures`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server.process import Process
from web.beside import Beside
from web.chromium import ARGUMENTS, ROOT, find_chromium
from web.visiting import DESK, PHONE, Visitor, visit

FOLDER = ROOT / "docs" / "pictures"
HOME = ViewportSize(width=1440, height=700)


def take(visitor: Visitor, name: str) -> None:
    visitor.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=82)


def play(visitor: Visitor, mode: str, choices: int) -> None:
    """So far, and on to a question inside a turn."""
    game = Beside(visitor, mode, bots=2)
    game.play_on(choices)
    while visitor.wait_for_turn() and game.state()["view"]["decision"] == "turn":
        game.play_on(1)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        Process(Path(folder) / "games.db", Path(folder)) as process,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        with visit(browser, process.url, size=HOME) as ada:
            ada.page.wait_for_selector(".mode .chip:has-text('–')")
            take(ada, "home")
        for name, mode, size, choices in (
            ("table", "new_world", DESK, 22),
            ("islands", "east_west_3", DESK, 40),
            ("phone", "new_world", PHONE, 14),
        ):
            with visit(browser, process.url, size=size) as ada:
                play(ada, mode, choices)
                take(ada, name)
        browser.close()


if __name__ == "__main__":
    main()
