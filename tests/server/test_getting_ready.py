"""A machine on which nothing is compiled yet: people play at once, bots get ready meanwhile."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from century.rules.machine import ways
from century.server.thinking import workplace
from server.playing import running
from server.thinking import HereThinker


class Compiling(HereThinker):
    """Ready when the test says so."""

    done = threading.Event()

    async def prepare(self) -> None:
        await asyncio.to_thread(self.done.wait)


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ways, "is_ready", lambda: False)
    monkeypatch.setattr(workplace, "local_thinker", Compiling)
    Compiling.done.clear()
    yield
    Compiling.done.set()
    ways.use(None)


def test_people_play_while_the_bots_get_ready(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        assert ways.way() == ways.PYTHON
        ada = site.player()
        state = ada.create("spice_road", "human", "greedy", seed=1, hints=True)
        assert state["thinking"] is None
        with ada.socket() as socket:
            socket.watch(state["game"])
            hint = {"number": state["number"], "seat": 0}
            path = f"/api/games/{state['game']}/hint"
            assert ada.refused("POST", path, hint) == "getting_ready"
            state = ada.act(state)
            while state["view"]["seat"] == 0:
                state = ada.act(state)
            assert state["thinking"]["host"] == "getting_ready"
            Compiling.done.set()
            assert socket.until(state["number"] + 1)["view"]["seat"] == 0
        while ways.way() == ways.PYTHON:
            pass
        assert ada.act(ada.state(state["game"]))["number"]
