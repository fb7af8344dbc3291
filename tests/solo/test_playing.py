"""Whole games from a folder of static files, with the net cut once everything is here."""

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from solo.alone import Alone, alone, prepare
from solo.host import Host, hosted
from web.beside import Beside
from web.chromium import ARGUMENTS, find_chromium
from web.conftest import browser as browser
from web.visiting import DESK, LANGUAGES, MODES, PHONE

STAY = """(path) => {
  history.pushState(null, "", `?${path}`);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


@pytest.mark.parametrize(
    ("mode", "size"), [(mode, PHONE if mode == "new_world" else DESK) for mode in MODES]
)
def test_a_whole_game_without_net(browser: Browser, host: Host, mode: str, size: object) -> None:
    with alone(browser, host.url, PHONE if size is PHONE else DESK) as ada:
        game = Beside(ada, mode, bot="normal", round_limit=6)
        ada.keep_everything()
        host.cut()
        ada.page.reload()
        game.play_on()
        state = game.state()
        assert state["status"] == "finished"
        totals = [int(cell.inner_text()) for cell in ada.page.locator(".ft .tot").all()]
        assert sorted(totals) == sorted(state["result"]["totals"])
        ada.go(f"/replay/{game.id}")
        ada.page.keyboard.press("End")
        expect(ada.page.locator(".table")).to_be_visible()
        ada.page.keyboard.press("ArrowLeft")
        analyse(ada)
        ada.page.keyboard.press("Home")  # whoever looks at another position wants no more of it
        expect(ada.page.locator(".hintbox")).to_have_count(0)
        analyse(ada)


# Whether more is thought about when the first of the advice is seen.
STREAMS = """() => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(".hintbox li.best")) return false;
    seen.disconnect();
    done(document.querySelector(".top .btn.worded").disabled);
    return true;
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true });
  document.querySelector(".top .btn.worded:enabled").click();
})"""


def analyse(visitor: Alone) -> None:
    """The position of a replay that is looked at, while it is thought about."""
    visitor.page.wait_for_selector(".top .btn.worded:enabled")
    assert visitor.page.evaluate(STREAMS)


def test_a_hint_and_a_turn_taken_back(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        ada.new_game("spice_road", bot="normal")
        ada.keep_everything()
        host.cut()
        ada.wait_for_turn()
        ada.page.keyboard.press("h")
        ada.page.wait_for_selector(".hintbox li.best")
        ada.page.get_by_role("button", name="Do it").click()
        ada.page.wait_for_function("document.querySelectorAll('.log .told, .log li').length > 0")
        ada.wait_for_turn()
        ada.page.get_by_role("button", name="Take back").first.click()
        ada.wait_for_turn()


def test_the_first_page_needs_no_engine(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        expect(ada.page.locator(".mode")).to_have_count(len(MODES))
        for language in LANGUAGES:
            ada.page.select_option(".pickbox select", language)
        ada.go("/rules/new_world")
        ada.go("/settings")
        ada.go("/modes/east_west_3")
    assert not [path for path in host.asked if "engine" in path or "/api" in path]


def test_a_game_goes_on_after_the_browser_was_closed(
    browser: Browser, built: Path, tmp_path: Path
) -> None:
    with hosted(built, tmp_path / "host") as host:

        def visit() -> Alone:
            context = browser.browser_type.launch_persistent_context(
                tmp_path / "profile", executable_path=find_chromium(), args=ARGUMENTS, locale="en"
            )
            prepare(context)
            return Alone(context.pages[0], host.url)

        ada = visit()
        ada.go("/")
        game = Beside(ada, "east_west_1", round_limit=3)
        game.play_on(3)
        ada.wait_for_turn()
        before = game.state()
        ada.keep_everything()
        ada.page.context.close()
        host.cut()
        again = visit()
        again.go("/")
        again.page.get_by_role("link", name="Your turn").click()
        again.wait_for_turn()
        game = Beside(again, "east_west_1", game=game.id, round_limit=3)
        after = game.state()
        assert after["view"] == before["view"]
        assert after["log"] == before["log"]
        game.play_on()
        assert game.state()["status"] == "finished"
        again.page.context.close()


def test_games_go_to_a_file_and_come_back(browser: Browser, host: Host, tmp_path: Path) -> None:
    with alone(browser, host.url) as ada:
        game = Beside(ada, "spice_road", round_limit=2)
        game.play_on()
        state = game.state()
        ada.new_game("new_world")
        ada.go("/settings")
        with ada.page.expect_download() as download:
            ada.page.get_by_role("button", name="Save all 2 games").click()
        file = tmp_path / "games.txt"
        download.value.save_as(file)
    with alone(browser, host.url) as eve:
        eve.go("/settings")
        eve.page.set_input_files("input[type=file]", file)
        eve.hear("2 games")
        games = eve.api("/games?limit=9")["games"]
        assert {one["mode"]: one["status"] for one in games} == {
            "spice_road": "finished",
            "new_world": "running",
        }
        assert [one["result"] for one in games if one["result"]] == [state["result"]]


def test_two_tabs_of_one_game(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        game = ada.new_game("spice_road", bot="normal")
        other = Alone(ada.page.context.new_page(), host.url)
        other.go(f"/game/{game}")
        for visitor in (ada, other):
            visitor.wait_for_turn()
        ada.page.keyboard.press("/")
        ada.page.wait_for_selector("#command:focus")
        token = ada.api(f"/games/{game}")["actions"][0]
        ada.page.keyboard.type(token)
        ada.page.keyboard.press("Enter")
        later = "century.request('GET', `/games/${value}`).then((one) => one.number >= 3)"
        ada.wait_until(later, game)
        other.wait_for_turn()
        other.wait_until(later, game)


def test_a_dead_engine_is_started_again(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        game = Beside(ada, "spice_road", round_limit=2)
        game.play_on(2)
        ada.page.evaluate("century.restart()")
        game.play_on()
        assert game.state()["status"] == "finished"


def test_a_strong_bot_thinks_in_several_workers(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        ada.page.add_init_script(
            "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 });"
            "delete globalThis.caches"  # no worker that keeps memory
        )
        ada.go("/")
        ada.new_game("spice_road", bot="mcts", bots=2, options={"round_limit": 4})
        ada.play_on(Random(1))
        assert len(ada.page.workers) == 3  # the desk, and two that think


class Staying(Alone):
    """Never loads the page anew, which would forget what is not kept."""

    def go(self, path: str) -> None:
        self.page.evaluate(STAY, path)
        self.page.wait_for_selector("#main:not([aria-busy])")


def test_where_nothing_can_be_kept(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        ada.page.add_init_script("delete IDBFactory.prototype.open")
        ada.go("/")
        staying = Staying(ada.page, host.url)
        game = Beside(staying, "spice_road", round_limit=1)
        game.play_on()
        staying.go("/settings")
        expect(ada.page.locator("fieldset .hint")).to_contain_text("keeps no games")


def test_a_damaged_game_says_so(browser: Browser, host: Host) -> None:
    with alone(browser, host.url) as ada:
        game = ada.new_game("spice_road", bot="normal")
        ada.page.evaluate(
            """(game) => new Promise((done) => {
              indexedDB.open("century").onsuccess = ({ target }) => {
                const both = target.result.transaction(["changes", "games"], "readwrite");
                both.objectStore("changes").put(
                  { game, number: 99, change: { number: 99, kind: "action", token: "nonsense" } });
                both.oncomplete = done;
              };
            })""",
            game,
        )
        ada.page.reload()
        expect(ada.page.locator(".lost")).to_contain_text("damaged")
        ada.faults.clear()
