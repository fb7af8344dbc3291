"""Whole games in the browser against the real server, to their real end."""

import pytest
from playwright.sync_api import Browser, ViewportSize

from server.process import Process
from web.beside import Beside
from web.visiting import DESK, PHONE, visit

MANY = pytest.mark.slow("one whole game in the browser is enough before a commit")
# On a desk, first games with the coach are played to their end in all modes.
GAMES = [
    pytest.param("new_world", DESK, id="new_world-desk"),
    pytest.param("east_west_3", PHONE, id="east_west_3-phone", marks=MANY),
]


@pytest.mark.parametrize(("mode", "size"), GAMES)
def test_a_whole_game(browser: Browser, process: Process, mode: str, size: ViewportSize) -> None:
    with visit(browser, process.url, size=size) as ada:
        game = Beside(ada, mode)
        game.play_on(20)
        ada.shoot(f"table-{mode}")
        game.play_on()
        game.check_end()
        ada.shoot(f"final-{mode}")
