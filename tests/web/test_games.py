"""Whole games in the browser against the real server."""

import random

import pytest
from playwright.sync_api import Browser

from server.process import Process
from web.visiting import MODES, PHONE, visit

# The longer modes end by their round limit.
LIMITS = {"east_west_1": 15, "east_west_2": 15, "east_west_3": 15}


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url) as ada:
        game = ada.new_game(mode, options={"round_limit": LIMITS.get(mode, 300)})
        dice = random.Random(mode)
        ada.play_on(dice, 12)
        ada.shoot(f"table-{mode}")
        ada.play_on(dice)
        state = ada.api(f"/games/{game}")
        assert state["status"] == "finished"
        totals = [int(cell.inner_text()) for cell in ada.page.locator(".ft .tot").all()]
        assert sorted(totals) == sorted(state["result"]["totals"])
        ada.shoot(f"final-{mode}")


def test_a_whole_game_on_a_phone(browser: Browser, process: Process) -> None:
    with visit(browser, process.url, size=PHONE) as ada:
        game = ada.new_game("new_world", options={"round_limit": 15})
        ada.play_on(random.Random(2))
        assert ada.api(f"/games/{game}")["status"] == "finished"
        ada.shoot("final-phone")
