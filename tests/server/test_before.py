"""A database written before the server was split into packages is read, and its games go on.

`before.sql` is the dump of a SQLite file that the server of commit 38ce74a wrote, and `before.json`
what it told about it: a finished game, one in the middle of a turn, one in which a bot decides, and
one that waits for a friend.
"""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import century
from server.playing import Json, Person, Site, running

HERE = Path(__file__).parent
BEFORE: dict[str, Any] = json.loads((HERE / "before.json").read_text("utf-8"))


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    path = tmp_path_factory.mktemp("before") / "games.db"
    database = sqlite3.connect(path)
    database.executescript((HERE / "before.sql").read_text("utf-8"))
    database.close()
    with running(path) as site:
        yield site


def who(site: Site, name: str) -> Person:
    return site.who_has(BEFORE["secrets"][name])


def retell(before: Json, state: Json) -> None:
    """What was done is told in sentences now, also of what was stored before."""
    for old_line, line in zip(before["log"]["lines"], state["log"]["lines"], strict=True):
        assert [told["message"] for told in line["told"]] == ["turn-did"] * len(old_line["told"])
        old_line["told"] = line["told"]


def test_a_finished_game_is_told_as_before(old: Site) -> None:
    before = BEFORE["finished"]
    ada = who(old, "ada")
    state = ada.state(before["game"])
    assert state["status"] == "finished"
    retell(before, state)
    assert {name: state[name] for name in ("result", "log")} == {
        name: before[name] for name in ("result", "log")
    }
    assert ada.ask("GET", f"/api/games/{before['game']}/record").text == before["record"]
    replay = ada.get(f"/api/games/{before['game']}/states", limit=100)
    assert len(replay["states"]) == replay["actions"] + 1
    assert century.load(before["record"]).position() == replay["states"][-1]["position"]
    assert before["game"] in [game["game"] for game in ada.get("/api/records")["games"]]


def test_a_running_game_goes_on_in_the_middle_of_a_turn(old: Site) -> None:
    before = BEFORE["running"]
    people = [who(old, "ada"), who(old, "bob")]
    state = people[1].state(before["game"], since=0)
    for seat in (*state["seats"], *before["seats"]):
        seat |= {"connected": True, "closed": False}
    retell(before, state)
    assert {name: state[name] for name in before} == before
    seat = state["view"]["seat"]
    assert state["undoable"][seat]["what"] == "action"
    assert state["undoable"][1 - seat] == {"what": "turn", "steps": 1}
    back = people[seat].change("undo", state, seat=seat)
    assert (
        len(back["log"]["lines"][-1]["actions"]) == len(before["log"]["lines"][-1]["actions"]) - 1
    )
    state = people[seat].act(back, before["log"]["lines"][-1]["actions"][-1]["token"])
    assert (state["view"], state["actions"]) == (before["view"], before["actions"])
    for _ in range(30):
        state = people[state["view"]["seat"]].act(state)
    assert state["number"] == before["number"] + 32


def test_a_bot_goes_on(old: Site) -> None:
    ada = who(old, "ada")
    with ada.socket() as socket:
        state = socket.watch(BEFORE["bot"])
        while state["status"] != "finished":
            if state["view"]["seat"] == 0:
                ada.act(state)
            state = socket.until(state["number"] + 1)
    assert state["result"]["reason"] == "end"


def test_a_friend_comes_by_the_link(old: Site) -> None:
    state = who(old, "bob").post(f"/api/join/{BEFORE['invitation']}")
    assert (state["game"], state["status"]) == (BEFORE["waiting"], "running")
    assert who(old, "ada").act(state)["number"] == state["number"] + 1
