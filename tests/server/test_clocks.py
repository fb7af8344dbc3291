"""Clocks: what happens at the flag, and that it is asked only of people who decide."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from century.server import clock
from server.playing import Json, Person, Site, running


class Hands:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self, real: float) -> float:
        return real + self.ahead


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    hands, real = Hands(), clock.now
    monkeypatch.setattr(clock, "now", lambda: hands.now(real()))
    return hands


@pytest.fixture
def timed(tmp_path: Path, hands: Hands) -> Iterator[Site]:
    """A server of its own: its clock is set forward."""
    with running(tmp_path / "games.db", bot_stand_in="random") as site:
        yield site


def play(ada: Person, *others: Person, clock: Json) -> Json:
    state = ada.create("spice_road", "human", *["open"] * len(others), public=True, clock=clock)
    for other in others:
        state = other.post(f"/api/games/{state['game']}/join")
    return state


def test_who_uses_up_the_time_has_resigned(timed: Site, hands: Hands) -> None:
    ada, bob, eve = (timed.player(name) for name in ("Ada", "Bob", "Eve"))
    state = play(ada, bob, eve, clock={"kind": "turn", "seconds": 60})
    assert 50 < state["clock"]["left"] <= 60
    with eve.socket() as socket:
        socket.watch(state["game"])
        hands.ahead += 50
        state = ada.act(state)
        assert 50 < state["clock"]["left"] <= 60  # a new turn, and Bob's
        hands.ahead += 50
        state = eve.act(bob.act(state))
        socket.until(state["number"])
        hands.ahead += 61
        late = socket.until(state["number"] + 1)
        assert late["seats"][0]["out"] == "flag"
        assert late["log"]["lines"][-1]["kind"] == "flag"
        while late["view"]["seat"] != 1:  # a bot has played on for Ada
            late = socket.next("state")
        assert 50 < late["clock"]["left"] <= 60
        hands.ahead += 61
        over = socket.until(late["number"] + 1)
    assert over["status"] == "finished"
    assert over["result"]["reason"] == "flag"
    assert over["result"]["winner"] == 2


def test_the_clock_runs_on_inside_a_turn(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock={"kind": "days", "days": 3})
    assert state["clock"]["days"] == 3
    assert state["clock"]["left"] > 3 * 86_400 - 60
    hands.ahead += 2 * 86_400
    state = ada.act(state, "play s2")
    assert state["view"]["decision"] == "upgrade"
    assert state["clock"]["left"] <= 86_400
    state = ada.change("undo", state, seat=0)
    hands.ahead += 3 * 86_400 + 1
    with bob.socket() as socket:
        over = socket.watch(state["game"])
        while over["status"] != "finished":
            over = socket.next("state")
    assert over["result"] == {"reason": "flag", "winner": 1, "totals": [0, 0]}


def test_without_a_clock_nobody_is_hurried(timed: Site, hands: Hands) -> None:
    ada = timed.player("Ada")
    state = ada.create()
    assert state["clock"] == {"kind": "none", "deadline": None, "left": None}
    hands.ahead += 365 * 86_400
    timed_game = play(ada, timed.player("Bob"), clock={"kind": "turn", "seconds": 5})
    hands.ahead += 6
    with ada.socket() as socket:
        over = socket.watch(timed_game["game"])
        while over["status"] != "finished":  # so the clocks have been looked at
            over = socket.next("state")
    assert ada.state(state["game"])["status"] == "running"
