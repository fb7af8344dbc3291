"""Everything that the server tells has exactly the form that the OpenAPI document tells."""

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

import century
from century.server.protocol import responses
from server.playing import Person, Site


def check(kind: Any, told: Any) -> None:
    TypeAdapter(kind).validate_python(told)


@pytest.fixture(scope="module")
def ada(site: Site) -> Person:
    return site.player("Ada")


@pytest.mark.parametrize("mode", century.modes())
def test_a_whole_game_with_details(mode: str, ada: Person) -> None:
    dice = random.Random(1)
    state = ada.create(mode, "human", "human", seed=3, options={"round_limit": 8})
    with ada.socket() as socket:
        message = socket.watch(state["game"], details=True)
        while message["status"] == "running":
            assert message.pop("type") == "state"
            message.pop("re", None)
            check(responses.State, message)
            ada.act(message, dice.choice(message["actions"]))
            message = socket.until(message["number"] + 1)
    state = ada.state(state["game"], details=True, since=0)
    check(responses.StateForYou, state)
    assert state["rulings"]
    replay = ada.get(f"/api/games/{state['game']}/states", limit=100)
    check(responses.Replay, replay)
    assert replay["states"][-1]["rulings"] == state["rulings"]


def test_lists(ada: Person) -> None:
    ada.create("spice_road", "human", "open", public=True)
    check(responses.Page, ada.get("/api/games"))
    check(responses.Page, ada.get("/api/records"))


def test_the_catalogue(ada: Person) -> None:
    check(responses.About, ada.get("/api/about"))
    check(dict[str, responses.Mode], ada.get("/api/modes"))
    for mode in century.modes():
        check(responses.Components, ada.get(f"/api/modes/{mode}/components"))
