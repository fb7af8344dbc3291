"""On a server, too, the browser thinks where it can: hints, and bots where nobody else plays."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from server.process import Process
from web.conftest import browser as browser
from web.visiting import Visitor, visit

LENT = 'century_thoughts_total{kind="turn",outcome="lent"}'
THOUGHT = re.compile(r'"type":"thought".*"tokens":\["')
HINT = 'century_messages_total{type="hint"}'


@pytest.fixture(scope="module")
def lending(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("lending")
    started = Process(folder / "games.db", folder, CENTURY_ENGINE=str(built)).start()
    yield started
    started.stop()


def counted(process: Process, name: str) -> float:
    lines = httpx.get(f"{process.url}/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def sent_by(visitor: Visitor) -> list[str]:
    """What the page tells the server from now on; the list grows."""
    sent: list[str] = []
    visitor.page.on(
        "websocket",
        lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))),
    )
    return sent


def test_the_browser_thinks_for_the_bots(browser: Browser, lending: Process) -> None:
    with visit(browser, lending.url) as ada:
        sent = sent_by(ada)
        game = ada.new_game("spice_road", bot="mcts", options={"round_limit": 5})
        ada.look_until(lambda: any('"lend"' in frame for frame in sent))
        ada.look_until(lambda: bool(ada.page.workers))
        ada.play_on(random.Random(3))
        assert counted(lending, LENT) > 0
        lines = ada.api(f"/games/{game}")["log"]["lines"]
        actions = [action for line in lines for action in line["actions"]]
        assert {action["seat"] for action in actions if action.get("lent")} == {1}
        expect(ada.page.locator(".lent")).to_contain_text("thought for the bots")


def test_hints_are_found_in_the_browser(browser: Browser, lending: Process) -> None:
    with visit(browser, lending.url) as ada:
        sent = sent_by(ada)
        ada.new_game("new_world", bot="mcts")
        dice = random.Random(5)
        while not any(THOUGHT.search(frame) for frame in sent):  # until the engine is here
            ada.wait_for_turn()
            ada.choose(dice)
        ada.wait_for_turn()
        before = counted(lending, HINT)
        with ada.page.expect_request(lambda asked: asked.url.endswith("/position")):
            ada.page.keyboard.press("h")
        ada.page.wait_for_selector(".hintbox li.best")
        assert counted(lending, HINT) == before


def test_a_server_without_an_engine_thinks_itself(browser: Browser, tmp_path: Path) -> None:
    with (
        Process(tmp_path / "games.db", tmp_path, CENTURY_BROWSER_BOTS="false") as process,
        visit(browser, process.url) as ada,
    ):
        ada.new_game("spice_road", bot="greedy", options={"round_limit": 2})
        ada.play_on(random.Random(3))
        assert not ada.page.workers
