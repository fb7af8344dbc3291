"""Playing: who may do what, and that nothing else changes anything."""

from typing import Any

import pytest

import century
from server.playing import Json, Person, Site


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


@pytest.fixture
def bob(site: Site) -> Person:
    return site.player("Bob")


def table(ada: Person, *others: Person, mode: str = "spice_road", **more: object) -> Json:
    """A game of people that has started."""
    state = ada.create(mode, "human", *["open"] * len(others), public=True, **more)
    for seat, other in enumerate(others, 1):
        state = other.post(f"/api/games/{state['game']}/join", {"seat": seat})
    assert state["status"] == "running"
    return state


def test_state_tells_what_lies_open(ada: Person) -> None:
    state = ada.create("new_world", "human", "human", "human", seed=42, options={"board": "D1"})
    game = century.new("new_world", 3, 42, board="D1")
    assert state["view"] == game.view()
    assert state["actions"] == game.actions()
    assert state["scores"] == game.scores()
    assert state["question"] == {"message": "ask-turn", "facts": {}}
    assert state["options"] == game.options
    assert state["you"] == {"player": ada.id, "seats": [0, 1, 2], "creator": True}
    assert state["number"] == 1
    assert "seed" not in state


def test_an_action_is_carried_out_and_told(ada: Person) -> None:
    state = ada.create(seed=7)
    after = ada.act(state, "acquire 1")
    assert after["number"] == state["number"] + 1
    assert after["view"] == century.new("spice_road", 2, 7).play("acquire 1").view()
    (line,) = after["log"]["lines"]
    assert (line["seat"], line["round"], line["finished"]) == (0, 1, True)
    (action,) = line["actions"]
    card = state["view"]["market"]["row"][0]["card"]
    assert action["token"] == "acquire 1"
    assert action["phrase"]["facts"]["card"] == card
    assert card in action["touches"]
    assert action["changes"] == [{"seat": 0, "gains": [card]}]
    assert line["told"] == [
        {
            "message": "turn-did",
            "facts": {
                "seat": "0",
                "did": [{"message": "did-acquire", "facts": {**action["phrase"]["facts"]}}],
            },
        }
    ]


def test_a_line_grows_until_the_turn_is_over(ada: Person) -> None:
    state = ada.act(ada.create(seed=7), "play s2")
    assert [line["finished"] for line in state["log"]["lines"]] == [False]
    state = ada.act(state, "upgrade Y")
    state = ada.act(state, "done") if state["actions"][-1] == "done" else state
    (line,) = state["log"]["lines"]
    assert line["finished"]
    assert [action["token"] for action in line["actions"]] == ["play s2", "upgrade Y", "done"]
    (told,) = line["told"]
    assert [clause["message"] for clause in told["facts"]["did"]] == ["did-play", "did-upgrade"]


def test_what_is_refused_changes_nothing(ada: Person, bob: Person) -> None:
    state = table(ada, bob, seed=7)
    path = f"/api/games/{state['game']}/actions"
    good = {"number": state["number"], "seat": 0, "token": "acquire 1"}
    refusals: dict[str, list[Any]] = {
        "stale_number": [good | {"number": state["number"] - 1}, good | {"number": 99}],
        "illegal_action": [good | {"token": token} for token in ("acquire 5", "fly", "place Y")],
        "not_your_seat": [good | {"seat": 1}, good | {"seat": 4}],
        "invalid": [
            *({**good, "number": bad} for bad in (None, "1", 1.5, -1, True, 2**40)),
            *({**good, "token": bad} for bad in (None, 1, "", "x" * 65)),
            {**good, "more": 1},
            {},
            [],
        ],
    }
    for code, bodies in refusals.items():
        for body in bodies:
            assert ada.refused("POST", path, body) == code, body
    assert bob.refused("POST", path, good) == "not_your_seat"
    assert bob.refused("POST", path, good | {"seat": 1}) == "not_your_turn"
    other = ada.ask("POST", path, good | {"token": "acquire 5"}).json()["error"]
    assert other["message"] == "acquire 5: costs 4 cubes, and seat 0 has YYY"
    assert other["facts"] == {"token": "acquire 5", "reason": DEAR}
    now = ada.state(state["game"])
    assert {**now, "time": "", "you": ""} == {**state, "time": "", "you": ""}


def test_a_message_sent_twice_is_carried_out_once(ada: Person) -> None:
    state = ada.create(seed=7)
    after = ada.act(state, "acquire 1")
    path = f"/api/games/{state['game']}/actions"
    again = {"number": state["number"], "seat": 0, "token": "acquire 1"}
    answer = ada.ask("POST", path, again)
    assert answer.status_code == 409
    error = answer.json()["error"]
    assert error["code"] == "stale_number"
    assert error["facts"] == {"number": after["number"], "sent": state["number"]}
    assert ada.state(state["game"])["number"] == after["number"]


def test_who_watches_plays_no_seat(ada: Person, site: Site) -> None:
    state = ada.create()
    stranger = site.who_has(None)
    assert stranger.state(state["game"])["you"] == {"player": None, "seats": [], "creator": False}
    path = f"/api/games/{state['game']}/actions"
    body = {"number": state["number"], "seat": 0, "token": "acquire 1"}
    assert stranger.refused("POST", path, body) == "no_secret"
    assert site.who_has("nobody's").refused("POST", path, body) == "unknown_secret"


# Undo


def test_own_unfinished_turn_is_taken_back_at_once(ada: Person, bob: Person) -> None:
    state = table(ada, bob, seed=7)
    middle = ada.act(state, "play s2")
    back = ada.change("undo", middle, seat=0)
    assert back["view"] == state["view"]
    assert back["log"] == {"from": 0, "lines": []}
    assert back["number"] == middle["number"] + 1
    assert back["undo"] is None


def test_finished_turn_is_taken_back_when_all_agree(ada: Person, bob: Person, site: Site) -> None:
    eve = site.player("Eve")
    state = table(ada, bob, eve, seed=7)
    after = bob.act(ada.act(state, "acquire 1"), "acquire 1")
    asked = ada.change("undo", after, seat=0)
    assert asked["view"] == after["view"]
    assert asked["undo"] == {"seat": 0, "actions": 2, "agreed": [], "waiting": [1, 2]}
    path = f"/api/games/{state['game']}/undo/answer"
    own = {"number": asked["number"], "seat": 0, "agree": True}
    assert ada.refused("POST", path, own) == "no_undo_request"
    half = bob.change("undo/answer", asked, seat=1, agree=True)
    assert half["undo"] == {"seat": 0, "actions": 2, "agreed": [1], "waiting": [2]}
    back = eve.change("undo/answer", half, seat=2, agree=True)
    assert back["undo"] is None
    assert back["view"] == state["view"]
    assert [line["kind"] for line in back["log"]["lines"]] == ["took_back"]
    again = ada.act(back, "acquire 2")
    assert [action["token"] for action in again["log"]["lines"][1]["actions"]] == ["acquire 2"]


def test_a_refusal_and_an_action_end_the_request(ada: Person, bob: Person) -> None:
    state = table(ada, bob, seed=7)
    after = ada.act(state, "acquire 1")
    asked = ada.change("undo", after, seat=0)
    refused = bob.change("undo/answer", asked, seat=1, agree=False)
    assert refused["undo"] is None
    assert refused["view"] == after["view"]
    asked = ada.change("undo", refused, seat=0)
    moved = bob.act(asked, "acquire 1")
    assert moved["undo"] is None
    assert moved["view"]["seat"] == 0


def test_what_turned_up_something_hidden_needs_agreement(ada: Person, bob: Person) -> None:
    """Taking the fort's bonus tile shows the next one before the turn is over."""
    state = table(ada, bob, mode="new_world", seed=4)
    state = bob.act(ada.act(state, "work C1.1"), "work B1.2")
    after = bob.act(state, "bonus B1.2/1")
    assert after["view"]["decision"] == "claim"
    asked = bob.change("undo", after, seat=1)
    assert asked["undo"]["actions"] == 1
    assert asked["view"] == after["view"]
    back = ada.change("undo/answer", asked, seat=0, agree=True)
    assert back["view"] == state["view"]


def test_against_bots_nobody_needs_to_agree(ada: Person, site: Site) -> None:
    state = ada.create("spice_road", "human", "random", seed=7)
    with ada.socket() as socket:
        socket.watch(state["game"])
        ada.act(state, "acquire 1")
        after = socket.until(state["number"] + 2)
        while after["view"]["seat"] != 0:
            after = socket.next("state")
        back = ada.change("undo", after, seat=0)
    assert back["view"] == state["view"]
    assert ada.refused(
        "POST", f"/api/games/{state['game']}/undo", {"number": back["number"], "seat": 0}
    ) == ("nothing_to_undo")


def test_a_state_tells_what_each_seat_may_take_back(ada: Person, bob: Person) -> None:
    state = table(ada, bob, seed=7)
    assert state["undoable"] == [None, None]
    state = ada.act(state, "play s2")
    assert state["undoable"] == [{"what": "action", "steps": 1}, None]
    state = ada.act(state, "upgrade Y")
    assert state["view"]["decision"] == "upgrade"
    assert state["undoable"] == [{"what": "action", "steps": 2}, None]
    state = ada.act(state, "done")
    assert state["undoable"] == [{"what": "turn", "steps": 1}, None]
    state = bob.act(state, "play s1")
    assert state["undoable"] == [{"what": "turn", "steps": 1}] * 2
    asked = ada.change("undo", state, seat=0)
    assert asked["undo"]["actions"] == 4
    back = bob.change("undo/answer", asked, seat=1, agree=True)
    assert back["undoable"] == [None, None]


def test_nothing_from_before_somebody_left_is_taken_back(
    ada: Person, bob: Person, site: Site
) -> None:
    eve = site.player("Eve")
    state = table(ada, bob, eve, seed=7)
    state = bob.act(ada.act(state, "acquire 1"), "play s2")
    left = ada.change("resign", state, seat=0)
    assert left["undoable"] == [None, None, None]
    path = f"/api/games/{state['game']}/undo"
    body = {"number": left["number"], "seat": 1}
    assert bob.refused("POST", path, body) == "nothing_to_undo"
    state = bob.act(left)
    assert state["undoable"][1] is None or state["undoable"][1]["what"] == "action"
    assert state["undoable"][0] is None


# Resigning


def test_the_last_who_has_not_resigned_wins(ada: Person, bob: Person) -> None:
    state = table(ada, bob)
    over = bob.change("resign", state, seat=1)
    assert over["status"] == "finished"
    assert over["result"]["reason"] == "resigned"
    assert over["result"]["winner"] == 0
    assert over["seats"][1]["out"] == "resigned"
    assert over["log"]["lines"][-1]["told"] == [{"message": "log-resigned", "facts": {"seat": "1"}}]
    path = f"/api/games/{state['game']}/actions"
    body = {"number": over["number"], "seat": 0, "token": "acquire 1"}
    assert ada.refused("POST", path, body) == "not_running"


def test_a_bot_plays_on_for_who_resigned(ada: Person, bob: Person, site: Site) -> None:
    eve = site.player("Eve")
    state = table(ada, bob, eve, seed=5)
    with eve.socket() as socket:
        socket.watch(state["game"])
        left = ada.change("resign", state, seat=0)
        assert left["status"] == "running"
        moved = socket.until(left["number"] + 1)
        while moved["view"]["seat"] != 1:
            moved = socket.next("state")
    path = f"/api/games/{state['game']}/resign"
    again = {"number": moved["number"], "seat": 0}
    assert ada.refused("POST", path, again) == "already_out"
    over = bob.change("resign", moved, seat=1)
    assert over["result"]["winner"] == 2


def test_a_game_of_bots_only_is_not_played_on(ada: Person) -> None:
    state = ada.create("spice_road", "human", "random", "random", seed=5)
    over = ada.change("resign", state, seat=0)
    assert over["status"] == "finished"
    assert over["result"]["winner"] in (1, 2)


# Details


def test_details_tell_what_each_action_does(ada: Person) -> None:
    state = ada.create(seed=7)
    details = ada.state(state["game"], details=True)["details"]
    assert list(details["actions"]) == state["actions"]
    produce = details["actions"]["play s1"]
    assert produce["cubes"] == {"Y": 2}
    assert produce["then"] is None
    assert details["actions"]["play s2"]["then"] == "upgrade"
    assert details["reasons"]["acquire 5"] == DEAR
    assert not set(details["reasons"]) & set(state["actions"])
    assert details["needs"] == {}
    assert details["choices"] == []


def test_choices_tell_how_cubes_of_any_order_are_told(ada: Person) -> None:
    state = ada.act(ada.create(seed=7), "play s2")
    choices = ada.state(state["game"], details=True)["details"]["choices"]
    both = next(choice for choice in choices if choice["cubes"] == "YR")
    assert both == {
        "cubes": "YR",
        "held": "YYG",
        "tokens": ["upgrade Y", "upgrade R"],
        "then": None,
        "question": None,
    }
    one = next(choice for choice in choices if choice["cubes"] == "Y")
    assert one["tokens"] == ["upgrade Y", "done"]
    assert one["question"]["facts"] == {"steps": 1}


# Four cubes are asked for, and there are three.
DEAR = {
    "message": "reason-cubes",
    "facts": {"count": 4, "have": [{"message": "cubes", "facts": {"cube": "Y", "count": 3}}]},
}


def test_needs_are_told_for_every_seat(ada: Person) -> None:
    """Whoever is to move: who has settlers there cannot go again, and the others oust them."""
    state = ada.create("new_world", "human", "human", "human", seed=4)
    before = ada.state(state["game"], details=True)["details"]["needs"]
    token = next(token for token in state["actions"] if token.startswith("work"))
    place = token.removeprefix("work ")
    assert before[place] == [before[place][0]] * 3
    state = ada.act(state, token)
    after = ada.state(state["game"], details=True)["details"]["needs"]
    crew = state["view"]["locations"][place]["settlers"]
    assert after[place] == [None, crew + 1, crew + 1]
    assert {name: needs for name, needs in after.items() if name != place} == {
        name: needs for name, needs in before.items() if name != place
    }
    boards = {name.partition(".")[0] for name in after}
    assert boards == {*("A1", "B1", "C1"), state["options"]["board"]}


def test_no_action_is_tried_out_while_a_bot_decides(
    ada: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site.service.bots, "wake", lambda _: None)
    state = ada.create("new_world", "random", "human", seed=4)
    now = ada.state(state["game"], details=True)
    assert now["actions"]
    assert now["details"]["actions"] == now["details"]["reasons"] == {}
    assert now["details"]["needs"]["A1.3"]


def test_a_client_that_was_away_gets_what_it_missed(ada: Person) -> None:
    state = ada.create(seed=7)
    after = ada.act(ada.act(state, "acquire 1"), "play s1")
    now = ada.state(state["game"], since=state["number"])
    assert [(change["kind"], change["seat"], change["token"]) for change in now["missed"]] == [
        ("action", 0, "acquire 1"),
        ("action", 1, "play s1"),
    ]
    assert now["number"] == after["number"]
