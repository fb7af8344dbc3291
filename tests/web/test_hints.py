"""What a master would do, and why: at the table, and in the replay of a finished game."""

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from server.process import Process
from web.visiting import DESK, PHONE, visit

TOKEN = re.compile(r"\b(work|claim|acquire|play) [A-Fm]\d")


def read(box: Locator) -> None:
    """The advice is there, in words."""
    expect(box.locator("li.best")).to_contain_text("to win")
    assert not TOKEN.search(box.inner_text())


def test_a_hint_is_told_in_words_and_carried_out(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        game = ada.new_game("new_world")
        ada.wait_for_turn()
        page.click(".btn:has-text('Hint')")
        box = page.locator(".hintbox")
        read(box)
        expect(box.locator(".ref").first).to_be_visible()
        ada.shoot("hint-desk-en")
        moment = page.get_attribute(".ask.mine", "data-moment")
        box.locator(".btn.primary").click()
        ada.wait_for_change(moment)
        log = ada.api(f"/games/{game}")["log"]["lines"]
        assert log[0]["seat"] == 0
        assert log[0]["actions"]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_finished_game_is_analysed(
    browser: Browser, process: Process, size: ViewportSize
) -> None:
    with visit(browser, process.url, size=size) as ada:
        game = ada.new_game("spice_road", bot="random", options={"round_limit": 2})
        ada.play_on(random.Random(7))
        ada.go(f"/replay/{game}#1")
        ada.page.get_by_role("button", name="What would a master do?").click()
        read(ada.page.locator(".hintbox"))
