"""A game without a mouse."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from server.process import Process
from web.beside import Beside
from web.choosing import BAR, CUBES, piece, step_to
from web.visiting import WARNED, visit

MAX_STEPS = 120  # of the Tab key, once around the page


def test_a_whole_game_by_keyboard_alone(browser: Browser, process: Process) -> None:
    with visit(browser, process.url, met=[]) as ada:
        page = ada.page
        game = Beside(ada, "spice_road")
        page.wait_for_selector("dialog .overview")
        page.keyboard.press("Escape")  # how a turn works
        page.wait_for_selector("dialog", state="detached")
        while ada.wait_for_turn():
            moment = game.bar().get_attribute("data-moment")
            token, view = game.wanted()
            word, _, target = token.partition(" ")
            if token == "rest":
                page.keyboard.press("r")
            elif word == "trade":
                reach(page, ".stepper button:enabled")
                step_to(page, int(target), lambda: page.keyboard.press("Enter"))
                reach(page, ".ask .end .btn.primary")
                page.keyboard.press("Enter")
            else:
                if word in CUBES:
                    reach(page, f".pick button:has([href='#cube-{target}'])")
                elif token in BAR:
                    reach(page, f".ask .end .btn:has-text('{BAR[token]}')")
                else:
                    reach(page, f"[data-piece='{piece(word, target, view)}']")
                page.keyboard.press("Enter")
            ada.wait_for_change(moment)
        assert game.state()["result"]["reason"] == "end"


def reach(page: Page, selector: str) -> None:
    """Goes there with the Tab key; the focus can be seen on the way."""
    wanted = page.locator(selector).first.element_handle()
    for _ in range(MAX_STEPS):
        there, seen = page.evaluate(FOCUS, wanted)
        assert seen, "the focus cannot be seen"
        if there:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


# Whether it is where it should go, and whether its outline can be seen.
FOCUS = """(wanted) => {
  const e = document.activeElement;
  const style = getComputedStyle(e);
  const outlined = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return [e === wanted, e === document.body || outlined];
}"""


def test_arrows_go_from_piece_to_piece(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.new_game("new_world", bot="random")
        page.wait_for_selector(".ask.mine")
        seen = set()
        for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            seen.add(page.evaluate("document.activeElement.dataset.piece"))
        assert len(seen) == 5
        assert all(seen)


def test_the_live_region_reads_the_turns(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.new_game("spice_road", bot="random", seed=1)
        page.wait_for_selector(".ask.mine")
        heard = "[aria-live=polite].vh p"
        page.wait_for_selector(f"{heard}:has-text('Your turn.')", state="attached")
        page.click("[data-piece=s1]")
        for sentence in ("Ada plays", "Mira "):
            page.wait_for_selector(f"{heard}:has-text('{sentence}')", state="attached")


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
        page.wait_for_selector(WARNED, state="attached")
        page.fill("#command", "acquire 1")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
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


def test_upgrades_are_chosen_in_any_order_and_told_in_one(
    browser: Browser, process: Process
) -> None:
    """By mouse, by keyboard and as text, and each can be taken back before all are chosen."""
    with visit(browser, process.url) as ada:
        page = ada.page
        game = ada.new_game("spice_road", bot="random", seed=1)
        page.wait_for_selector(".ask.mine")
        page.click("[data-piece=s1]")  # two more yellow
        ada.wait_for_turn()
        page.click("[data-piece=s2]")  # upgrade up to twice
        red, yellow = (f".pick button:has([href='#cube-{cube}'])" for cube in "RY")
        page.click(yellow)
        page.wait_for_selector(f"{red} >> text=1")
        page.click(red)  # the one that has just become red
        ada.wait_for_turn()
        assert tokens(ada.api(f"/games/{game}"))[-2:] == ["upgrade Y", "upgrade R"]

        page.keyboard.press("r")
        ada.wait_for_turn()
        page.click("[data-piece=s2]")
        page.wait_for_selector(".ask[data-asks=upgrade]")
        green = ".pick button:has([href='#cube-G'])"
        page.click(green)  # the dearest first
        expect(page.locator(".picked button")).to_have_count(1)
        page.click(".picked button")  # and taken back
        expect(page.locator(".picked")).to_have_count(0)
        reach(page, green)
        page.keyboard.press("Enter")
        page.keyboard.press("/")
        page.fill("#command", "upgrade Y")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        ada.wait_for_turn()
        assert tokens(ada.api(f"/games/{game}"))[-2:] == ["upgrade Y", "upgrade G"]


def tokens(state: dict[str, Any]) -> list[str]:
    """What the person has done."""
    return [
        action["token"]
        for line in state["log"]["lines"]
        for action in line["actions"]
        if action["seat"] == 0
    ]
