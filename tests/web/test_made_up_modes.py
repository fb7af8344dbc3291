"""Modes that are only pages of TOML: shown, set up and played by clicks as any other."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Route, expect

from century.data.mode import get_mode
from made_up import MADE_UP, on_the_shelf
from server.process import Process
from web.beside import Beside
from web.test_pages import OVERFLOW
from web.visiting import DESK, PHONE, SEED, Visitor, visit

# Cards and places whose drawing sticks out of them.
CUT = """() => [...document.querySelectorAll(".card .fx, .loc .fx, .card .cost")]
  .filter((drawing) => drawing.getClientRects().length)
  .filter((drawing) => {
    const own = drawing.closest(".card, .loc").getBoundingClientRect();
    return [...drawing.children].map((part) => part.getBoundingClientRect())
      .some((part) => part.left < own.left - 1 || part.right > own.right + 1);
  })
  .map((drawing) => drawing.closest(".card, .loc").outerHTML)"""
ROUNDS = 8  # an end that comes soon


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server that knows them, and so does this process."""
    folder = tmp_path_factory.mktemp("made-up")
    with on_the_shelf(), Process(folder / "games.db", folder) as started:
        yield started


def shorten(route: Route) -> None:
    """What the page asks for, with the usual seed and an end that comes soon."""
    wanted = json.loads(route.request.post_data or "{}")
    wanted |= {"seed": SEED, "options": wanted["options"] | {"round_limit": ROUNDS}}
    route.continue_(post_data=json.dumps(wanted))


def make(visitor: Visitor, mode: str) -> str:
    """A game against a bot, from the first page on, by clicks."""
    page, title = visitor.page, get_mode(mode).title
    page.route("**/api/games", shorten, times=1)
    shown = page.locator(f".mode:has(a[href='/modes/{mode}'])")
    expect(shown.locator("h2")).to_have_text(title)
    expect(shown.locator("svg [href^='#cube-']")).to_have_count(4)
    shown.get_by_role("link", name=f"Set up {title}").click()
    picked = page.locator(f".modeopt:has(input[value='{mode}'])")
    expect(picked.locator("input")).to_be_checked()
    expect(picked).to_contain_text(title)
    page.click(".counted button:has-text('2')")
    page.wait_for_selector(".seatline select:has(option:nth-child(4))")
    page.check(".check:has-text('Seats in this order') input")
    page.click(".newgame .btn.big")
    page.wait_for_url("**/game/*")
    page.get_by_role("button", name="Let us play").click()
    visitor.wait_for_turn()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("mode", MADE_UP)
def test_a_whole_game_by_clicks(browser: Browser, shelf: Process, mode: str) -> None:
    with visit(browser, shelf.url) as ada:
        game = Beside(ada, mode, game=make(ada, mode), round_limit=ROUNDS)
        game.play_on(12)
        ada.wait_for_turn()
        ada.shoot(f"table-{mode}")
        for size in (PHONE, DESK):
            ada.resize(size)
            assert not ada.page.evaluate(OVERFLOW)
            assert not ada.page.evaluate(CUT)
        game.play_on()
        state = game.state()
        assert state["result"]["reason"] == "end"
        assert state["view"]["round"] == ROUNDS
        totals = [int(cell.inner_text()) for cell in ada.page.locator(".ft .tot").all()]
        assert sorted(totals) == sorted(state["result"]["totals"])
        ada.shoot(f"final-{mode}")
        ada.go(f"/replay/{game.id}#5")
        ada.page.wait_for_selector(".replaybar")
        ada.shoot(f"replay-{mode}")


@pytest.mark.parametrize("mode", MADE_UP)
def test_some_turns_on_a_phone(browser: Browser, shelf: Process, mode: str) -> None:
    with visit(browser, shelf.url, size=PHONE, met=[mode]) as ada:
        game = Beside(ada, mode)
        assert game.play_on(12) == 12
        while game.state()["view"]["decision"] != "turn":  # in a turn the table shows where it is
            game.play_on(1)
        ada.wait_for_turn()
        for tab in ada.page.locator(".tabs button").all():
            tab.click()
            expect(tab).to_have_attribute("aria-selected", "true")
            assert not ada.page.evaluate(OVERFLOW)
            assert not ada.page.evaluate(CUT)
            ada.check_choices()
            ada.shoot(f"table-{mode}-phone-{tab.inner_text().split()[0].lower()}")
