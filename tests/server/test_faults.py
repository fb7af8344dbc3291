"""What may go wrong around a game: a server that dies in mid-question, two tabs, links for one."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from server.playing import Json, Person, Site, running


def in_mid_question(ada: Person, **more: object) -> Json:
    """Ada has begun to upgrade, and is asked which cube."""
    state = ada.act(ada.create("spice_road", "human", "greedy", **more), "play s2")
    assert state["view"]["decision"] == "upgrade"
    return state


def asked(state: Json) -> tuple[object, ...]:
    """What somebody who decides sees of it."""
    names = ("number", "view", "rulings", "question", "actions", "undoable", "scores")
    return tuple(state[name] for name in names)


def test_a_question_outlives_its_server(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player("Ada")
        clock = {"kind": "bank", "seconds": 600, "increment": 15}
        state = in_mid_question(ada, clock=clock)
        before = ada.state(state["game"], details=True)
    with running(tmp_path / "games.db") as site:
        ada = site.who_has(ada.secret)
        after = ada.state(state["game"], details=True)
        assert asked(after) == asked(before)
        assert after["details"]["choices"] == before["details"]["choices"]
        assert after["log"]["lines"][-1]["finished"] is False
        taken_back = ada.change("undo", after, seat=0)
        assert taken_back["view"]["decision"] == "turn"
        assert ada.act(taken_back, "rest")["number"] > taken_back["number"]


def test_a_reload_comes_back_to_the_question(site: Site) -> None:
    ada = site.player("Ada")
    state = in_mid_question(ada)
    for _ in range(2):
        with ada.socket() as socket:
            assert asked(socket.watch(state["game"])) == asked(state)


def test_two_tabs_are_one_person(site: Site) -> None:
    """What one sends the other hears, and what both send happens once."""
    ada = site.player("Ada")
    state = in_mid_question(ada)
    with ada.socket() as one, ada.socket() as other:
        for tab in (one, other):
            tab.watch(state["game"])
        move = {"game": state["game"], "number": state["number"], "seat": 0}
        token = state["actions"][0]
        assert one.ask(type="act", token=token, **move)["type"] == "ack"
        late = other.ask(type="act", token=token, **move)
        assert late["error"]["code"] == "stale_number"
        assert other.until(state["number"] + 1)["number"] == state["number"] + 1


def test_clicks_of_two_tabs_at_once_are_one_action(site: Site) -> None:
    ada = site.player("Ada")
    state = in_mid_question(ada)
    body = {"number": state["number"], "seat": 0, "token": state["actions"][0]}
    path = f"/api/games/{state['game']}/actions"
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda _: ada.ask("POST", path, body).status_code, range(4)))
    assert sorted(answers) == [200, 409, 409, 409]


def test_an_invitation_that_two_people_use_at_once_seats_one(site: Site) -> None:
    ada = site.player("Ada")
    state = ada.create("spice_road", "human", "open", "open")
    token = ada.post(f"/api/games/{state['game']}/invitations", {"seat": 1})["token"]
    guests = [site.player(f"Guest {number}") for number in range(4)]
    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(lambda who: who.ask("POST", f"/api/join/{token}", {}), guests))
    codes = sorted(answer.status_code for answer in answers)
    assert codes[0] == 200
    assert all(code in (404, 409) for code in codes[1:])
    seats = ada.state(state["game"])["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human", "open"]


def test_who_sits_down_twice_has_one_seat(site: Site) -> None:
    ada, bob = site.player("Ada"), site.player("Bob")
    game = ada.create("spice_road", "human", "open", "open")["game"]
    with ThreadPoolExecutor(2) as clicks:
        list(clicks.map(lambda _: bob.ask("POST", f"/api/games/{game}/join", {}), range(2)))
    seats = [seat["player"] for seat in ada.state(game)["seats"]]
    assert seats.count(bob.id) == 1


@pytest.mark.parametrize("game", ["typo", "x" * 16, "a b", "%2e%2e", "ä"])
def test_an_address_with_a_typo_is_no_game(site: Site, game: str) -> None:
    ada = site.player("Ada")
    for method, path in (("GET", ""), ("POST", "/join"), ("POST", "/texts"), ("POST", "/read")):
        assert ada.refused(method, f"/api/games/{game}{path}", {}) in ("unknown_game", "invalid")
