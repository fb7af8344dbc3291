"""People at several browsers, and several people at one."""

import random
import re

from playwright.sync_api import Browser, expect

from server.process import Process
from web.visiting import Visitor, visit


def test_two_people_meet_by_link_lose_the_server_and_play_on(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        meet(ada, bo)
        dice = random.Random(3)
        take_turns([ada, bo], dice)

        process.kill()
        for person in (ada, bo):
            person.page.wait_for_selector(".chip.warn[role=status]")
        process.start()
        for person in (ada, bo):
            person.page.wait_for_selector(".chip.warn[role=status]", state="detached")
            # Browsers report the lost connection in the console.
            person.faults.clear()
        take_turns([ada, bo], dice)

        ada.page.click(".top [aria-haspopup=dialog]")
        ada.page.click("dialog .emotes button")
        bo.page.wait_for_selector(".rail .speech")
        bo.page.click(".top [aria-haspopup=dialog]")
        bo.page.click("dialog .btn.warn")
        bo.page.click("dialog .acts .btn.warn")
        for person in (ada, bo):
            person.page.wait_for_selector(".fin h1")
        assert "win" in (ada.page.text_content(".fin h1") or "")

        ada.page.click(".fin .btn.primary")
        bo.page.click(".fin .btn.primary:has-text('Join the rematch')")
        for person in (ada, bo):
            person.page.wait_for_selector(".frame")


def test_a_finished_turn_is_taken_back_when_the_other_agrees(
    browser: Browser, process: Process
) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        game = meet(ada, bo)
        ada.page.wait_for_selector(".ask.mine")
        told = ada.api(f"/games/{game}?details=true")["details"]["actions"]
        place = next(token for token, doing in told.items() if doing["then"] is None).split()[1]
        ada.page.click(f"[data-piece='{place}']")  # a turn of one step
        for answer, kind in (("No", "turn"), ("Yes", "took_back")):
            bo.page.wait_for_selector(".ask.mine:has-text('Your turn')")
            ada.page.click(".ask button:has-text('Take back')")
            ada.page.wait_for_selector(".ask:has-text('Waiting for an answer')")
            bo.page.click(f".ask:has-text('would like to take back') button:has-text('{answer}')")
            ada.page.wait_for_selector(".ask:has-text('Waiting for an answer')", state="detached")
            assert [line["kind"] for line in ada.api(f"/games/{game}")["log"]["lines"]] == [kind]
        for person in (ada, bo):
            seen = ".log li:has-text('takes back what has shown a hidden card')"
            person.page.wait_for_selector(seen, state="attached")
        ada.page.wait_for_selector(".ask.mine:has-text('Your turn')")


def test_two_people_at_one_screen_see_whose_turn_it_is(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        ada.go("/new/spice_road")
        page.click(".counted button:has-text('2')")
        page.select_option(".seatline:nth-of-type(2) select", "here")
        page.fill(".seatline:nth-of-type(2) .name", "Bo")
        page.check(".check:has-text('Seats in this order') input")
        page.click(".newgame .btn.big")
        for name, seat in (("Ada", 0), ("Bo", 1), ("Ada", 0)):
            page.wait_for_selector(f".ask.mine:has-text('{name}’s turn')")
            assert page.get_attribute(".me", "data-seat") == str(seat)
            assert page.locator(".me .ident").inner_text().startswith(name)
            page.click(".market .is-legal >> nth=0")  # the first card costs nothing: a whole turn


def test_the_clock_warns_when_little_time_is_left(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        page = ada.page
        page.clock.install()  # the time of the page, which the test sets forward
        ada.new_game("new_world", clock={"kind": "turn", "seconds": 3600})
        timer = page.locator(".top [role=timer]")
        expect(timer).not_to_have_class(re.compile("warn"))
        minutes, seconds = timer.inner_text().split(":")[-2:]
        left = 60 * int(minutes) + int(seconds) or 3600
        page.clock.fast_forward(1000 * (left - 14))
        expect(timer).to_have_class(re.compile("warn"))
        page.wait_for_selector(".toast:has-text('second')")


def test_the_end_of_the_time_is_the_end_of_the_game(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada:
        game = ada.new_game("new_world", clock={"kind": "turn", "seconds": 5})
        ada.page.wait_for_selector(".fin h1:has-text('Your time ran out')")
        assert ada.api(f"/games/{game}")["seats"][0]["out"] == "flag"


def test_an_open_game_is_listed_joined_left_and_deleted(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Bo") as bo:
        page = ada.page
        ada.go("/new/spice_road")
        page.select_option(".seatline:nth-of-type(2) select", "link")
        page.select_option(".seatline:nth-of-type(3) select", "link")
        page.check(".check:has-text('List it') input")
        page.click(".newgame .btn.big")
        page.wait_for_selector(".lobby")
        bo.go("/")
        bo.page.click(".list:has-text('Open games') a:has-text('Join')")
        bo.page.click(".seatlist .btn:has-text('Sit here') >> nth=0")
        page.wait_for_selector(".seatlist li:has(b:text-is('Bo')):has-text('connected')")
        bo.page.click(".btn:has-text('Leave')")
        page.wait_for_selector(".seatlist b:text-is('Bo')", state="detached")
        bo.page.wait_for_selector(".modes")
        bo.page.go_back()
        bo.page.wait_for_selector(".lobby")
        page.click(".btn:has-text('Delete')")
        page.click("dialog .btn.warn")
        bo.page.wait_for_selector("h1:has-text('This game was deleted.')")


def test_a_spectator_sees_the_turns_and_cannot_act(browser: Browser, process: Process) -> None:
    with visit(browser, process.url) as ada, visit(browser, process.url, name="Eve") as eve:
        game = ada.new_game("spice_road", bot="random")
        eve.go(f"/game/{game}")
        eve.page.wait_for_selector(".frame")
        ada.play_on(random.Random(1), 3)
        eve.page.wait_for_selector(".log li:has-text('Ada')")
        assert eve.page.locator(".is-legal").count() == 0
        assert eve.page.locator(".ask.mine").count() == 0


def test_whom_the_server_does_not_know_comes_as_a_guest(browser: Browser, process: Process) -> None:
    with (
        visit(browser, process.url) as ada,
        visit(browser, process.url, secret="of another server") as eve,
    ):
        game = ada.new_game("spice_road", bot="random")
        eve.go(f"/game/{game}")
        eve.page.wait_for_selector(".frame")
        assert eve.page.evaluate("localStorage.getItem('century-secret')") is None
        # Browsers report the refused request of the home page in the console.
        eve.faults.clear()


def meet(ada: Visitor, bo: Visitor) -> str:
    """Ada makes a game of two, and Bo opens its address."""
    page = ada.page
    ada.go("/new/new_world")
    page.click(".counted button:has-text('2')")
    page.select_option(".seatline:nth-of-type(2) select", "link")
    page.check(".check:has-text('Seats in this order') input")
    page.click(".newgame .btn.big")
    bo.page.goto(page.input_value(".invitation .link"))
    bo.page.click(".lobby .btn.big")
    for person in (ada, bo):
        person.page.wait_for_selector(".frame")
    return page.url.rpartition("/")[2]


def take_turns(people: list[Visitor], dice: random.Random) -> None:
    """Some choices, each by who has to decide."""
    for _ in range(6):
        decider(people).choose(dice)


def decider(people: list[Visitor]) -> Visitor:
    """Who is asked. Only the pages know when: a cube that was picked may still be on its way."""
    asked: list[Visitor] = []

    def look() -> bool:
        asked.extend(person for person in people if person.is_asked())
        return bool(asked)

    people[0].look_until(look)
    return asked[0]
