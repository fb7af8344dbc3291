"""Everything that the server tells has exactly the form that the OpenAPI document tells."""

import json
import random
from typing import Any

import pytest
from pydantic import TypeAdapter

import century
from century.server.protocol import messages
from century.tables import responses
from server.playing import Person, Site


def check(kind: Any, value: Any) -> None:
    TypeAdapter(kind).validate_python(value)


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
            for text in socket.texts:
                check(messages.ServerMessage, json.loads(text))
            socket.texts.clear()
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


def test_every_message_of_a_socket(ada: Person, site: Site) -> None:
    """Those that no game of a single player brings."""
    bob = site.player("Bob")
    game = ada.create("spice_road", "human", "open", public=True)["game"]
    gone = ada.create("spice_road", "human", "open")["game"]
    with ada.socket() as socket, bob.socket() as other:
        socket.watch(game, number=0)
        socket.watch(gone)
        other.ask(type="join", game=game)
        other.ask(type="emote", game=game, seat=1, emote="hello")
        socket.next("emote")
        ada.ask("DELETE", f"/api/games/{gone}")
        socket.next("deleted")
        socket.ask(type="act", game=game, number=0, seat=0, token="rest")
        socket.ask(type="ping")
        over = other.ask(type="resign", game=game, number=2, seat=1)
        socket.until(over["number"])
        socket.ask(type="rematch", game=game)
    texts = [json.loads(text) for text in (*socket.texts, *other.texts)]
    for message in texts:
        check(messages.ServerMessage, message)
    kinds = "welcome state you missed presence ack error emote deleted pong"
    assert {message["type"] for message in texts} == set(kinds.split())


def test_the_document_tells_the_messages_too(ada: Person) -> None:
    schemas = ada.get("/api/openapi.json")["components"]["schemas"]
    for name in ("ClientMessage", "ServerMessage"):
        for part in schemas[name]["oneOf"]:
            assert part["$ref"].rpartition("/")[2] in schemas
