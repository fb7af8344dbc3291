"""Clocks: what happens at the flag, and that it is asked only of people who decide."""

import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from century.server.running import outages
from century.tables import clock
from server.playing import Json, Person, Site, running


class Hands:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def now(self, real: float) -> float:
        return real + self.ahead


@pytest.fixture(scope="module")
def hands() -> Iterator[Hands]:
    """A server that finds its clock set forward takes nothing for an outage here."""
    hands, real = Hands(), clock.now
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(outages, "SILENT_SECONDS", math.inf)
        patch.setattr(clock, "now", lambda: hands.now(real()))
        yield hands


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory, hands: Hands) -> Iterator[Site]:
    """A server of its own: its clock is set forward."""
    path = tmp_path_factory.mktemp("clocks") / "games.db"
    with running(path, bot_stand_in="random") as site:
        yield site


def play(ada: Person, *others: Person, clock: Json) -> Json:
    state = ada.create("spice_road", "human", *["open"] * len(others), public=True, clock=clock)
    for seat, other in enumerate(others, 1):
        state = other.post(f"/api/games/{state['game']}/join", {"seat": seat})
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
    nothing = {"deadline": None, "left": None, "held": None, "seat": None, "times": [None, None]}
    assert state["clock"] == {"kind": "none", **nothing}
    hands.ahead += 365 * 86_400
    timed_game = play(ada, timed.player("Bob"), clock={"kind": "turn", "seconds": 5})
    hands.ahead += 6
    with ada.socket() as socket:
        over = socket.watch(timed_game["game"])
        while over["status"] != "finished":  # so the clocks have been looked at
            over = socket.next("state")
    assert ada.state(state["game"])["status"] == "running"


# A bank for each seat

BANK = {"kind": "bank", "seconds": 600, "increment": 15}


def times(state: Json) -> list[float | None]:
    """In steps of five seconds: a busy machine takes its time, too."""
    told = state["clock"]["times"]
    return [None if seconds is None else round(seconds / 5) * 5.0 for seconds in told]


def test_a_bank_is_spent_in_turns_and_grows_with_each(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock=BANK)
    assert times(state) == [615, 600]  # the increment of a turn comes with its beginning
    hands.ahead += 100
    assert times(ada.state(state["game"])) == [515, 600]
    state = ada.act(state, "rest")
    assert times(state) == [515, 615]
    hands.ahead += 200
    state = bob.act(state, "rest")
    assert times(state) == [530, 415]
    assert state["clock"]["left"] == state["clock"]["times"][0]


def test_lists_tell_what_is_left_of_a_turn(timed: Site) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock=BANK)
    listed = timed.http.get("/api/games", params={"status": "running"}).json()["games"]
    told = next(game for game in listed if game["game"] == state["game"])["clock"]
    assert 600 < told["left"] <= 615
    assert (told["seat"], told["times"]) == (None, [])


def test_a_bank_runs_on_inside_a_turn_and_taking_back_gives_no_time(
    timed: Site, hands: Hands
) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock=BANK)
    hands.ahead += 100
    state = ada.act(state, "play s2")
    assert times(state) == [515, 600]
    hands.ahead += 100
    state = ada.change("undo", state, seat=0)
    assert state["view"]["decision"] == "turn"
    assert times(state) == [415, 600]
    state = ada.act(state, "rest")
    hands.ahead += 50
    state = ada.change("undo", state, seat=0)
    state = bob.change("undo/answer", state, seat=1, agree=True)
    assert times(state) == [415, 565]  # Bob has thought, and Ada's turn has begun before


def test_taking_back_gives_no_time_for_a_turn_either(timed: Site, hands: Hands) -> None:
    ada = timed.player("Ada")
    state = play(ada, timed.player("Bob"), clock={"kind": "turn", "seconds": 600})
    hands.ahead += 300
    state = ada.change("undo", ada.act(state, "play s2"), seat=0)
    assert times(state) == [300, None]


def test_banks_are_kept_by_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hands: Hands
) -> None:
    with running(tmp_path / "games.db") as site:
        ada, bob = site.player("Ada"), site.player("Bob")
        state = play(ada, bob, clock=BANK)
        hands.ahead += 100
        state = ada.act(state, "rest")
        hands.ahead += 50
    monkeypatch.setattr(outages, "SILENT_SECONDS", 4.0)
    hands.ahead += 3600  # nobody could play meanwhile
    with running(tmp_path / "games.db") as site:
        state = site.who_has(bob.secret).state(state["game"])
        assert times(state) == [515, 565]
        assert times(site.who_has(bob.secret).act(state, "rest")) == [530, 565]


def late(site: Site, state: Json) -> Json:
    """The state once the clocks have been looked at."""
    with site.who_has(None).socket() as socket:
        told = socket.watch(state["game"])
        while not any(line["kind"] == "late" for line in told["log"]["lines"]):
            told = socket.next("state")
    return told


def test_the_table_may_wait_for_who_is_late(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock={**BANK, "flag": "wait"})
    hands.ahead += 616
    state = late(timed, state)
    assert state["seats"][0]["out"] is None
    assert state["view"]["seat"] == 0
    assert times(state) == [0, 600]
    assert [line["kind"] for line in state["log"]["lines"]] == ["late"]
    state = bob.act(ada.act(state, "rest"), "rest")
    assert times(state) == [15, 615]  # each turn gives a little


def test_a_bot_may_play_the_turn_of_who_is_late(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock={"kind": "turn", "seconds": 60, "flag": "bot"})
    hands.ahead += 61
    with bob.socket() as socket:
        state = socket.watch(state["game"])
        while state["view"]["seat"] != 1:
            state = socket.next("state")
    state = bob.state(state["game"])
    assert [line["kind"] for line in state["log"]["lines"]] == ["late", "turn"]
    assert state["seats"][0]["out"] is None
    state = ada.act(bob.act(state, "rest"), "rest")  # the next turn is Ada's own
    assert state["view"]["seat"] == 1


def test_an_empty_bank_without_increment_leaves_all_turns_to_the_bot(
    timed: Site, hands: Hands
) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    empty = {"kind": "bank", "seconds": 60, "increment": 0, "flag": "bot"}
    state = play(ada, bob, clock=empty)
    hands.ahead += 61
    with bob.socket() as socket:
        state = socket.watch(state["game"])
        for _ in range(2):
            while state["view"]["seat"] != 1:
                state = socket.next("state")
            socket.ask(type="act", game=state["game"], number=state["number"], seat=1, token="rest")
            state = socket.until(state["number"] + 1)
    lines = bob.state(state["game"])["log"]["lines"]
    assert [line["kind"] for line in lines].count("late") == 1


# Reading what the game is about


def test_the_clock_stands_while_somebody_reads(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock={"kind": "turn", "seconds": 60})
    state = ada.change("read", state, seat=0, reading=True)
    hands.ahead += 50
    state = ada.state(state["game"])
    assert times(state) == [60, None]
    assert 60 < state["clock"]["held"] <= 70
    state = ada.change("read", state, seat=0, reading=False)
    assert state["clock"]["held"] is None
    hands.ahead += 30
    assert times(ada.state(state["game"])) == [30, None]
    again = {"number": state["number"], "seat": 0, "reading": True}
    assert ada.refused("POST", f"/api/games/{state['game']}/read", again) == "no_grace"


def test_nobody_reads_for_ever(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock={**BANK, "seconds": 60, "flag": "wait"})
    state = ada.change("read", state, seat=0, reading=True)
    hands.ahead += 120 + 30
    assert times(ada.state(state["game"])) == [45, 60]
    hands.ahead += 46
    assert times(late(timed, state)) == [0, 60]


def test_who_acts_has_read(timed: Site, hands: Hands) -> None:
    ada, bob = timed.player("Ada"), timed.player("Bob")
    state = play(ada, bob, clock=BANK)
    state = ada.change("read", state, seat=0, reading=True)
    hands.ahead += 20
    state = ada.act(state, "play s2")
    assert state["clock"]["held"] is None
    assert times(state) == [615, 600]
    hands.ahead += 100
    assert times(ada.state(state["game"])) == [515, 600]


@pytest.mark.parametrize("kind", [{"kind": "none"}, {"kind": "days", "days": 2}])
def test_where_nobody_is_hurried_no_clock_stands(timed: Site, kind: Json) -> None:
    ada = timed.player("Ada")
    state = play(ada, timed.player("Bob"), clock=kind)
    body = {"number": state["number"], "seat": 0, "reading": True}
    assert ada.refused("POST", f"/api/games/{state['game']}/read", body) == "no_grace"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "bank"},
        {"kind": "bank", "seconds": 0},
        {"kind": "bank", "seconds": 600, "increment": -1},
        {"kind": "bank", "seconds": 600, "increment": 1.5},
        {"kind": "turn", "seconds": 60, "increment": 5},
        {"kind": "turn", "seconds": 60, "flag": "explode"},
        {"kind": "none", "flag": "wait"},
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(timed: Site, wrong: Json) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}]
    body = {"mode": "spice_road", "seats": seats, "clock": wrong}
    assert timed.player().refused("POST", "/api/games", body) == "invalid"
