"""Hints: for whom, when, and that nothing waits for them."""

import threading
from typing import Any

import pytest

from century.server.thinking.hints import MAX_EACH, MAX_WAITING, STRANGER
from century.server.thinking.scheduler import Scheduler, Thought
from century.tables.deal import FrozenGame
from century.tables.thinking import advice
from century.workers.worker import NoAnswer
from server.playing import Person, Site


class Adviser:
    """Stands in for the workers that give advice."""

    is_compiling = False

    def __init__(self) -> None:
        self.scheduler = Scheduler(1, 4.0)
        self.asked: list[FrozenGame] = []
        self.fails = False

    async def submit(self, thought: Thought) -> Any:
        assert thought.work.func is advice
        if self.fails:
            raise NoAnswer("no answer within a second")
        self.asked.append(thought.work.args[0])
        return {"best": self.asked[-1].game().actions()[0]}


@pytest.fixture
def adviser(site: Site, monkeypatch: pytest.MonkeyPatch) -> Adviser:
    adviser = Adviser()
    monkeypatch.setattr(site.service.hints, "_thinkers", adviser)
    return adviser


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def test_a_hint_for_who_decides(ada: Person, adviser: Adviser) -> None:
    state = ada.create("spice_road", "human", "random", hints=True, seed=7)
    assert state["hints"]
    path = f"/api/games/{state['game']}/hint"
    hint = ada.post(path, {"number": state["number"], "seat": 0})
    assert hint == {
        "game": state["game"],
        "number": state["number"],
        "advice": {"best": state["actions"][0]},
    }
    assert adviser.asked[0].game().view() == state["view"]
    with ada.socket() as socket:
        answer = socket.ask(type="hint", game=state["game"], number=state["number"], seat=0)
    assert answer["type"] == "hint"
    assert answer["advice"] == hint["advice"]


def test_all_people_must_allow_them(ada: Person, adviser: Adviser, site: Site) -> None:
    bob = site.player("Bob")
    state = ada.create("spice_road", "human", "open", public=True, hints=True)
    state = bob.post(f"/api/games/{state['game']}/join")
    assert not state["hints"]
    path = f"/api/games/{state['game']}/hint"
    body = {"number": state["number"], "seat": 0}
    assert ada.refused("POST", path, body) == "hints_off"
    state = bob.change("hints", state, seat=1, allow=True)
    assert state["hints"]
    assert ada.refused("POST", path, body) == "stale_number"
    body["number"] = state["number"]
    assert bob.refused("POST", path, body) == "not_your_seat"
    assert bob.refused("POST", path, body | {"seat": 1}) == "not_your_turn"
    assert ada.post(path, body)["advice"]
    adviser.fails = True
    assert ada.refused("POST", path, body) == "busy"


def test_after_the_end_anybody_may_ask(ada: Person, adviser: Adviser, site: Site) -> None:
    state = ada.act(ada.act(ada.create(seed=7), "acquire 1"), "play s1")
    over = ada.change("resign", state, seat=0)
    assert over["status"] == "finished"
    path = f"/api/games/{state['game']}/hint"
    anybody = site.who_has(None)
    assert anybody.post(path, {"action": 1})["advice"]
    assert adviser.asked[-1].game().seat == 1
    assert anybody.refused("POST", path, {"action": 2}) == "invalid"
    assert anybody.refused("POST", path, {}) == "invalid"


def test_the_game_goes_on_while_a_hint_is_found(
    ada: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    released = threading.Event()

    class Slow(Adviser):
        async def submit(self, thought: Thought) -> Any:
            await asyncio.to_thread(released.wait, 60)
            return {}

    monkeypatch.setattr(site.service.hints, "_thinkers", Slow())
    state = ada.create(hints=True, seed=7)
    with ada.socket() as socket:
        socket.send(type="hint", game=state["game"], number=state["number"], seat=0, id=1)
        number, game = state["number"], state["game"]
        done = socket.ask(type="act", game=game, number=number, seat=0, token="acquire 1")
        assert done["type"] == "ack"
        assert socket.ask(type="hint", game=game, number=2, seat=1)["error"]["code"] == "busy"
        released.set()
        assert socket.next("hint")["re"] == 1


def test_strangers_block_nobodys_hints(ada: Person, adviser: Adviser, site: Site) -> None:
    state = ada.act(ada.act(ada.create(seed=7), "acquire 1"), "play s1")
    over = ada.change("resign", state, seat=0)
    path = f"/api/games/{over['game']}/hint"
    for _ in range(MAX_EACH):
        adviser.scheduler.add(Thought("hint", (STRANGER,), 3.0, quick=False))
    assert site.who_has(None).refused("POST", path, {"action": 1}) == "busy"
    assert ada.post(path, {"action": 1})["advice"]
    for number in range(MAX_WAITING):
        adviser.scheduler.add(Thought("hint", (f"p{number}",), 3.0, quick=False))
    assert ada.refused("POST", path, {"action": 1}) == "busy"


def test_while_the_bots_are_compiled_hints_are_getting_ready(
    ada: Person, adviser: Adviser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Adviser, "is_compiling", True)
    state = ada.create("spice_road", "human", "random", hints=True, seed=7)
    body = {"number": state["number"], "seat": 0}
    assert ada.refused("POST", f"/api/games/{state['game']}/hint", body) == "getting_ready"
