"""Two browsers against each other."""

import random

from playwright.sync_api import Browser

from server.process import Process
from web.visiting import Visitor, visit


def test_two_people_meet_by_link_lose_the_server_and_play_on(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        ada.go("/new/new_world")
        page = ada.page
        page.click(".counted button:has-text('2')")
        page.select_option(".seatline:nth-of-type(2) select", "link")
        page.click(".newgame .btn.big")
        page.click(".seatlist .btn.primary")
        link = page.input_value(".seatlist .link")
        bo.page.goto(link)
        bo.page.click(".lobby .btn.big")
        for person in (ada, bo):
            person.page.wait_for_selector(".frame")
        dice = random.Random(3)
        take_turns([ada, bo], dice, 6)

        process.kill()
        for person in (ada, bo):
            person.page.wait_for_selector(".chip.warn[role=status]")
        process.start()
        for person in (ada, bo):
            person.page.wait_for_selector(".chip.warn[role=status]", state="detached")
            # Browsers report the lost connection in the console.
            person.faults.clear()
        take_turns([ada, bo], dice, 6)

        ada.page.click(".top [aria-haspopup=dialog]")
        ada.page.click("dialog .emotes button")
        bo.page.wait_for_selector(".speech")
        bo.page.click(".top [aria-haspopup=dialog]")
        bo.page.click("dialog .btn.warn")
        bo.page.click("dialog .acts .btn.warn")
        for person in (ada, bo):
            person.page.wait_for_selector(".fin h1")
        assert "win" in (ada.page.text_content(".fin h1") or "")

        ada.page.click(".fin .btn.primary")
        bo.page.wait_for_selector(".fin .btn.primary")
        bo.page.click(".fin .btn.primary")
        for person in (ada, bo):
            person.page.wait_for_selector(".frame")


def test_a_spectator_sees_the_turns_and_cannot_act(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Eve") as eve:
        game = ada.new_game("spice_road", bot="random")
        eve.go(f"/game/{game}")
        eve.page.wait_for_selector(".frame")
        ada.play_on(random.Random(1), 3)
        eve.page.wait_for_selector(".log li:has-text('Ada')")
        assert eve.page.locator(".is-legal").count() == 0
        assert eve.page.locator(".ask.mine").count() == 0


def take_turns(people: list[Visitor], dice: random.Random, many: int) -> None:
    """So many choices, by whoever has to decide."""
    for _ in range(many):
        for person in people:
            if person.page.locator(".ask.mine").count():
                person.choose(dice)
                break
        else:
            people[0].page.wait_for_timeout(50)
