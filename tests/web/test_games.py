"""Whole games in the browser against the real server, to their real end."""

import pytest
from playwright.sync_api import Browser

from server.process import Process
from web.beside import Beside
from web.visiting import MODES, PHONE, visit

MANY = pytest.mark.slow("one whole game in the browser is enough before a commit")


@pytest.mark.parametrize(
    "mode", [pytest.param(mode, marks=[MANY] if mode != "new_world" else []) for mode in MODES]
)
def test_a_whole_game(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url) as ada:
        game = Beside(ada, mode)
        game.play_on(20)
        ada.shoot(f"table-{mode}")
        game.play_on()
        state = game.state()
        assert state["view"]["ending"]
        assert state["result"]["reason"] == "end"
        totals = [int(cell.inner_text()) for cell in ada.page.locator(".ft .tot").all()]
        assert sorted(totals) == sorted(state["result"]["totals"])
        ada.shoot(f"final-{mode}")


@MANY
@pytest.mark.parametrize("mode", ["new_world", "east_west_3"])
def test_a_whole_game_on_a_phone(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url, size=PHONE) as ada:
        game = Beside(ada, mode)
        game.play_on()
        assert game.state()["result"]["reason"] == "end"
        ada.shoot(f"final-{mode}-phone")
