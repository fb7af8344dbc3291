"""A game without a mouse."""

import random

from playwright.sync_api import Browser

from server.process import Process
from web.visiting import CHANGED, visit

ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FOCUSED = """() => {
  const e = document.activeElement;
  return e.matches("[data-piece]:not([aria-disabled]), .pick button");
}"""


def test_a_game_by_keyboard_alone(browser: Browser, process: Process) -> None:
    with visit(browser, process.url, met=[]) as ada:
        page = ada.page
        game = ada.new_game("spice_road", bot="random", options={"round_limit": 8})
        page.keyboard.press("Escape")  # how a turn works
        dice = random.Random(5)
        while ada.wait_for_turn():
            moment = page.locator(".ask.mine").get_attribute("data-moment")
            if page.locator(".ask:has-text('Your turn')").count():
                for _ in range(1 + dice.randrange(5)):
                    page.keyboard.press(dice.choice(ARROWS))
                page.keyboard.press("Enter" if page.evaluate(FOCUSED) else "r")
            elif page.locator(".ask .stepper").count():
                while not page.evaluate("document.activeElement.matches('.primary')"):
                    page.keyboard.press("Tab")
                page.keyboard.press("Enter")
            else:  # the cubes to choose from have the focus
                page.keyboard.press("Enter")
            page.wait_for_function(CHANGED, arg=moment)
        assert ada.api(f"/games/{game}")["status"] == "finished"


def test_the_command_field_takes_tokens_and_tells_why_not(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.new_game("spice_road", bot="random")
        page.wait_for_selector(".ask.mine")
        page.keyboard.press("/")
        page.fill("#command", "acquire 6")
        page.keyboard.press("Enter")
        page.wait_for_selector(".toast")
        page.fill("#command", "acquire 1")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.wait_for_selector(".logbox:has-text('Acquire')")
        page.wait_for_selector(".ask.mine")
        page.keyboard.press("?")
        page.wait_for_selector("dialog .keys")


def test_steps_and_turns_are_undone_and_turns_confirmed(browser: Browser, process: Process) -> None:
    with visit(browser, process.url, confirm=True) as ada:
        page = ada.page
        game = ada.new_game("spice_road", bot="random", seed=1)
        page.wait_for_selector(".ask.mine")
        page.click("[data-piece=s2]")  # upgrade up to twice
        page.click(".pick button:enabled")
        page.wait_for_selector(".ask:has-text('One upgrade')")
        page.keyboard.press("Escape")
        page.wait_for_selector(".ask:has-text('2 upgrades')")
        page.keyboard.press("u")
        page.wait_for_selector(".ask:has-text('Your turn')")
        page.click("[data-piece=s1]")  # the whole turn, so it has to be confirmed
        page.wait_for_selector(".ask:has-text('Confirm turn')")
        assert len(ada.api(f"/games/{game}")["log"]["lines"]) == 0
        page.keyboard.press("Enter")
        page.wait_for_selector(".logbox:has-text('Mira')")
