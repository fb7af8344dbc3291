"""The WebSocket: everybody is told at once, and nothing breaks it."""

import json
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from server.playing import Person, Site, Socket


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


@pytest.fixture
def bob(site: Site) -> Person:
    return site.player("Bob")


def test_hello_comes_first(ada: Person, site: Site) -> None:
    with ada.socket(hello=False) as socket:
        assert socket.ask(type="ping")["error"]["code"] == "hello_first"
        assert socket.ask(type="hello", secret="wrong")["error"]["code"] == "unknown_secret"
        welcome = socket.ask(type="hello", secret=ada.secret)
        assert (welcome["player"], welcome["nickname"]) == (ada.id, "Ada")
        assert socket.ask(type="ping")["type"] == "pong"
        other = site.player("Bob").secret
        assert socket.ask(type="hello", secret=other)["error"]["code"] == "invalid"
    with site.who_has(None).socket() as socket:
        state = ada.create()
        socket.watch(state["game"])
        answer = socket.ask(type="act", game=state["game"], number=1, seat=0, token="acquire 1")
        assert answer["error"]["code"] == "no_secret"


def test_everybody_is_told_at_once(ada: Person, bob: Person, site: Site) -> None:
    state = ada.create("spice_road", "human", "open", public=True, seed=7)
    game = state["game"]
    with ada.socket() as first, bob.socket() as second, site.who_has(None).socket() as third:
        for socket in (first, second, third):
            assert socket.watch(game)["status"] == "waiting"
        assert second.ask(type="join", game=game)["number"] == 2
        states = [socket.until(2) for socket in (first, second, third)]
        assert states[0] | {"time": ""} == states[1] | {"time": ""} == states[2] | {"time": ""}
        assert second.next("you")["seats"] == [1]
        answer = first.ask(type="act", game=game, number=2, seat=0, token="acquire 1")
        assert (answer["type"], answer["number"]) == ("ack", 3)
        for socket in (second, third):
            after = socket.until(3)
            assert after["view"]["seat"] == 1
            assert [line["line"] for line in after["log"]["lines"]] == [0]
        wrong = second.ask(type="act", game=game, number=2, seat=1, token="acquire 1")
        assert wrong["error"]["code"] == "stale_number"
        foreign = second.ask(type="act", game=game, number=3, seat=0, token="acquire 1")
        assert foreign["error"]["code"] == "not_your_seat"
        second.ask(type="act", game=game, number=3, seat=1, token="play s1")
        assert [line["line"] for line in third.until(4)["log"]["lines"]] == [1]


def test_everything_else_works_here_too(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", public=True, seed=7)
    game = state["game"]
    with ada.socket() as one, bob.socket() as two:
        one.watch(game)
        two.watch(game)
        number = two.ask(type="join", game=game, hints=True)["number"]
        number = one.ask(type="hints", game=game, number=number, seat=0, allow=True)["number"]
        assert two.until(number)["hints"]
        number = one.ask(type="act", game=game, number=number, seat=0, token="acquire 1")["number"]
        number = one.ask(type="undo", game=game, number=number, seat=0)["number"]
        assert two.until(number)["undo"]["waiting"] == [1]
        answer = two.ask(type="answer", game=game, number=number, seat=1, agree=True)
        back = one.until(answer["number"])
        assert back["view"]["seat"] == 0
        assert back["log"]["from"] == 0
        assert [line["kind"] for line in back["log"]["lines"]] == ["took_back"]
        assert two.ask(type="emote", game=game, seat=1, emote="hello")["type"] == "ack"
        emote = {"type": "emote", "game": game, "seat": 1, "emote": "hello"}
        assert one.next("emote") == emote
        assert two.ask(type="emote", game=game, seat=0, emote="hello")["error"]["code"] == (
            "not_your_seat"
        )
        resigned = one.ask(type="resign", game=game, number=answer["number"], seat=0)
        assert two.until(resigned["number"])["result"]["winner"] == 1
        again = one.ask(type="rematch", game=game)
        assert two.until(resigned["number"] + 1)["rematch"] == again["rematch"]
        assert one.ask(type="unwatch", game=game)["type"] == "ack"


def test_leaving_and_starting(ada: Person, bob: Person) -> None:
    game = ada.create("spice_road", "human", "open", "open", public=True)["game"]
    with ada.socket() as one, bob.socket() as two:
        number = two.ask(type="join", game=game, seat=2)["number"]
        number = two.ask(type="leave", game=game, number=number)["number"]
        started = one.ask(type="start", game=game, number=number, bot="random")
        assert started["type"] == "ack"


def test_who_reconnects_gets_what_was_missed(ada: Person) -> None:
    state = ada.create(seed=7)
    game = state["game"]
    after = ada.act(ada.act(state, "acquire 1"), "play s1")
    with ada.socket() as socket:
        socket.send(type="watch", game=game, number=state["number"])
        assert socket.next()["type"] == "you"
        missed = socket.next()
        assert [change["token"] for change in missed["changes"]] == ["acquire 1", "play s1"]
        assert socket.next()["number"] == after["number"]


def test_presence_is_told(ada: Person, bob: Person) -> None:
    state = ada.create("spice_road", "human", "open", public=True)
    game = bob.post(f"/api/games/{state['game']}/join")["game"]
    with ada.socket() as one:
        one.watch(game)
        assert one.next("presence")["connected"] == [True, False]
        with bob.socket() as two:
            two.watch(game)
            assert one.next("presence")["connected"] == [True, True]
        assert one.next("presence")["connected"] == [True, False]


def test_details_are_for_who_wants_them(ada: Person) -> None:
    game = ada.create(seed=7)["game"]
    with ada.socket() as full, ada.socket() as plain:
        assert full.watch(game, details=True)["details"]["actions"]["acquire 1"]
        assert plain.watch(game)["details"] is None
        full.ask(type="act", game=game, number=1, seat=0, token="acquire 1")
        assert plain.until(2)["details"] is None
    with ada.socket() as full:
        full.watch(game, details=True)
        full.send(type="act", game=game, number=2, seat=1, token="play s1")
        assert "rest" in full.until(3)["details"]["actions"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "17",
        "{}",
        '{"type": "fly"}',
        '{"type": ["ping"]}',
        '{"type": "ping", "more": 1}',
        '{"type": "act", "game": "x"}',
        '{"type": "watch", "game": 7}',
        '{"type": "watch", "game": "' + "x" * 100 + '"}',
        "[" * 3000,
        '{"type": "ping", "id": "\\ud800"}',
        '{"type": "ping", "id": 1e999}',
    ],
)
def test_nonsense_is_refused_and_harmless(ada: Person, text: str) -> None:
    with ada.socket() as socket:
        socket.connection.send(text)
        assert socket.next()["error"]["code"] == "invalid"
        socket.connection.send(b"\x00\xff")
        assert socket.next()["error"]["code"] == "invalid"
        assert socket.ask(type="ping")["type"] == "pong"


def test_unknown_games_cannot_be_watched(ada: Person) -> None:
    with ada.socket() as socket:
        assert socket.watch("nowhere")["error"]["code"] == "unknown_game"


def test_a_huge_message_closes_the_connection(ada: Person) -> None:
    with ada.socket() as socket:
        with suppress(ConnectionClosed):  # it may be closed while we still send
            socket.connection.send(json.dumps({"type": "ping", "id": "x" * 100_000}))
        assert socket.closed()
    with ada.socket() as socket:
        assert socket.ask(type="ping")["type"] == "pong"


def test_pages_of_others_cannot_connect(site: Site) -> None:
    url = str(site.http.base_url.copy_with(scheme="ws", path="/api/socket"))
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("https://elsewhere.example")):
        pass
    own = Origin(f"http://{site.http.base_url.netloc.decode()}")
    with connect(url, origin=own) as socket:
        socket.send('{"type": "hello"}')
        assert json.loads(socket.recv(10))["type"] == "welcome"


# Whatever a client sends, it is answered, and no game changes but by a legal action.

names = st.sampled_from(
    ["type", "game", "number", "seat", "token", "agree", "allow", "emote", "bot", "id", "secret"]
)
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**65), 2**65)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["GAME", "rest", "acquire 1", "play s1", "hello", "random"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=8,
)
KINDS = "hello watch unwatch act undo answer resign hints hint emote join leave start rematch ping"
kinds = st.sampled_from(KINDS.split())
messages = st.dictionaries(names, values, max_size=6) | st.fixed_dictionaries(
    {"type": kinds, "game": st.just("GAME")},
    optional={
        "number": st.integers(-1, 3) | values,
        "seat": st.integers(-1, 5) | values,
        "token": st.sampled_from(["acquire 9", "fly", "claim 1"]) | values,
        "agree": st.booleans() | values,
        "allow": st.just("no"),
        "emote": st.text(max_size=5),
        "bot": st.just("nobody"),
        "action": st.integers(),
        "id": values,
    },
)


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(sent=st.lists(messages, min_size=1, max_size=12))
def test_no_message_breaks_anything(site: Site, sent: list[dict[str, object]]) -> None:
    global fuzzed
    if fuzzed is None:
        owner = site.player("Owner")
        fuzzed = (owner.create(seed=7)["game"], site.player("Eve"))
    game, eve = fuzzed
    with eve.socket() as socket:
        for message in sent:
            text = json.dumps(message).replace('"GAME"', f'"{game}"')
            if '"secret"' not in text:
                socket.connection.send(text)
        assert _answers(socket)
    state = eve.state(game)
    assert (state["number"], state["log"]["lines"]) == (1, [])


fuzzed: tuple[str, Person] | None = None


def _answers(socket: Socket) -> bool:
    socket.send(type="ping", id="the end")
    while True:
        message = socket.next()
        if message["type"] == "error":
            assert message["error"]["code"] != "internal"
        if message.get("re") == "the end":
            return True
