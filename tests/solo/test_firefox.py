"""The same in Firefox, where there is one: whole games of every mode, with the net cut."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from solo.alone import KEPT, alone
from solo.host import Host
from web.beside import Beside
from web.firefox import find_firefox, launch_firefox
from web.visiting import MODES

pytestmark = pytest.mark.skipif(find_firefox() is None, reason="there is no Firefox here")


@pytest.fixture(scope="module")
def firefox() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch_firefox(playwright)
        yield started
        started.close()


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_without_net(firefox: Browser, host: Host, mode: str) -> None:
    with alone(firefox, host.url) as ada:
        game = Beside(ada, mode, bot="normal", round_limit=4)
        ada.keep_everything()
        host.cut()
        ada.page.reload()
        ada.wait_for_turn()
        ada.page.keyboard.press("h")
        ada.page.wait_for_selector(".hintbox li.best")
        ada.page.get_by_role("button", name="Do it").click()
        game.play_on()
        assert game.state()["status"] == "finished"
        ada.go(f"/replay/{game.id}")
        ada.page.keyboard.press("End")
        expect(ada.page.locator(".table")).to_be_visible()


def test_a_start_from_memory(firefox: Browser, host: Host) -> None:
    with alone(firefox, host.url) as ada:
        game = Beside(ada, "east_west_3", round_limit=2)
        ada.keep_everything()
        ada.wait_until(KEPT)
        host.cut()
        ada.page.reload()
        game.play_on()
        assert game.state()["status"] == "finished"
