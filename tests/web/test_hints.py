"""What a master would do, and why: at the table, and in the replay of a finished game."""

import random
import re

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from server.process import Process
from web.visiting import DESK, PHONE, visit

# Desks have a column for it; everywhere else it floats over the table.
LEAST = 130
FLOATS = ((844, 390), (1024, 768), (1366, 650), (390, 844))
# What the box lies on of that which it names, and of the answers.
COVERED = """async () => {
  const box = document.querySelector(".hintbox");
  const own = box.getBoundingClientRect();
  const soon = () => new Promise((done) => setTimeout(done));
  const ringed = (state) => document.querySelectorAll(`:is(.felt, .me) .${state}`);
  const named = new Set(ringed("is-aimed"));
  for (const word of box.querySelectorAll(":is(ol, p) .ref")) {
    word.dispatchEvent(new MouseEvent("mouseenter"));
    await soon();
    for (const piece of ringed("is-recent")) named.add(piece);
    word.dispatchEvent(new MouseEvent("mouseleave"));
  }
  const lies = (other) => {
    const { left, right, top, bottom, width } = other.getBoundingClientRect();
    const wide = Math.min(right, own.right) - Math.max(left, own.left);
    const high = Math.min(bottom, own.bottom) - Math.max(top, own.top);
    return width > 0 && wide > 1 && high > 1;
  };
  const answers = document.querySelectorAll(".ask :is(.pick, .stepper, .end) button");
  const page = document.documentElement.getBoundingClientRect();
  const inside = own.left >= 0 && own.right <= page.right && own.top >= 0;
  return {
    named: named.size,
    high: inside && own.bottom <= innerHeight ? own.height : 0,
    covered: [...named, ...answers].filter(lies).map((one) => one.outerHTML.slice(0, 200)),
  };
}"""
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


@pytest.mark.parametrize("mode", ["new_world", "east_west_3"])
def test_a_hint_covers_nothing_that_it_names(browser: Browser, process: Process, mode: str) -> None:
    with visit(browser, process.url) as ada:
        ada.new_game(mode)
        ada.wait_for_turn()
        ada.page.click(".btn:has-text('Hint')")
        read(ada.page.locator(".hintbox"))
        for width, height in FLOATS:
            ada.resize(ViewportSize(width=width, height=height))
            ada.shoot(f"hint-{mode}-{width}x{height}")
            seen = ada.page.evaluate(COVERED)
            assert seen["named"], f"{width}x{height}"
            assert not seen["covered"], f"{width}x{height} {seen['covered']}"
            assert seen["high"] > LEAST, f"{width}x{height}"
