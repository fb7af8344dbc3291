"""Browsers think for people and for bots, from positions that tell nothing hidden."""

import random
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from century.errors import InvalidOption
from century.game.game import Game
from century.rules.machine.library import source_digest
from century.server.engine import find_engine
from century.server.thinking import lenders
from century.solo.thinker import Thinker
from century.tables.deal import Deal, FrozenGame
from century.tables.moves import lent_turn
from century.tables.responses import PlainPosition
from century.tables.step import Step
from century.tables.table import Seat, Table
from lockstep import TABLES, random_game
from server.playing import Person, Site, Socket, running
from test_hidden import unseen

Json = dict[str, Any]
SURE = 8  # of so many hidden cards no two deals come out alike


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def thawed(position: PlainPosition) -> Game:
    return FrozenGame.from_plain(position).game()


# What a browser is told


def real_games(mode: str, players: int) -> Iterator[tuple[Deal, Game]]:
    """Games early, late and in the middle of turns."""
    for seed in range(12):
        for after in (0, 17, 60, 140):
            game = random_game(mode, players, seed, after)
            if not game.over:
                yield Deal(mode, players, 2**100 + seed, game.options), game


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_real_piles_never_come(mode: str, players: int) -> None:
    for deal, game in real_games(mode, players):
        plain = FrozenGame.redealt(deal, game).plain()
        told = thawed(plain)
        assert told.view() == game.view()
        assert plain.keys() == {"mode", "players", "options", "state"}  # no seed
        real, dealt = unseen(game.position()), unseen(told.position())
        for pile, cards in real.items():
            if len(cards) >= SURE:
                assert dealt[pile] != cards
        assert told.now.to_bytes() != game.now.to_bytes()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_what_comes_does_not_depend_on_them(
    mode: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bit for bit, from another position that looks the same."""
    monkeypatch.setattr("century.tables.look.secrets.randbits", lambda _: 5)
    for deal, game in real_games(mode, players):
        other = game.redeal(99)
        assert FrozenGame.redealt(deal, game) == FrozenGame.redealt(deal, other)


def test_a_position_for_who_may_have_a_hint(ada: Person, site: Site) -> None:
    state = ada.create("new_world", "human", "random", hints=True)
    path = f"/api/games/{state['game']}/position"
    body = {"number": state["number"], "seat": 0}
    told = ada.post(path, body)
    assert (told["game"], told["number"]) == (state["game"], state["number"])
    table = site.service.tables.known(state["game"])
    assert table is not None
    assert thawed(told["position"]).view() == state["view"]
    assert thawed(told["position"]).position()["hidden"] != table.now.position()["hidden"]
    assert Thinker().advice(told["position"], 0.01)["options"]
    assert site.player("Eve").refused("POST", path, body) == "not_your_seat"
    assert ada.refused("POST", path, body | {"number": 9}) == "stale_number"
    ada.change("hints", state, seat=0, allow=False)
    body["number"] += 1
    assert ada.refused("POST", path, body) == "hints_off"


def test_after_the_end_anybody_may_ask(ada: Person, site: Site) -> None:
    state = ada.act(ada.act(ada.create(seed=7), "acquire 1"), "play s1")
    over = ada.change("resign", state, seat=0)
    path = f"/api/games/{over['game']}/position"
    told = site.who_has(None).post(path, {"action": 1})
    assert thawed(told["position"]).seat == 1
    assert ada.refused("POST", path, {"action": 2}) == "invalid"


def test_positions_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", position_rate=0.1) as site:
        ada = site.player()
        state = ada.create("spice_road", "human", "random", hints=True)
        path, body = f"/api/games/{state['game']}/position", {"number": state["number"], "seat": 0}
        ada.post(path, body)
        assert ada.refused("POST", path, body) == "too_many_requests"


# Bots


def outcomes(site: Site, outcome: str) -> float:
    labels = {"kind": "turn", "outcome": outcome}
    registry = site.service.metrics.registry
    return registry.get_sample_value("century_thoughts_total", labels) or 0.0


def lend(socket: Socket, person: Person, **more: Any) -> Json:
    """A game whose bot the browser thinks for; the person is to act."""
    state = person.create("spice_road", "human", "mcts", seed=7, **more)
    state = socket.watch(state["game"])
    assert socket.ask(type="lend", game=state["game"], on=True)["type"] == "ack"
    return state


def act(socket: Socket, state: Json, token: str = "acquire 1") -> None:
    """By default what ends a turn, and costs nothing."""
    asked = {"game": state["game"], "number": state["number"], "token": token}
    assert socket.ask(type="act", seat=0, **asked)["type"] == "ack"


def your_turn(socket: Socket) -> Json:
    while True:
        state = socket.next("state")
        if state["status"] == "finished" or state["view"]["seat"] == 0:
            return state


def test_a_browser_thinks_for_the_bots_of_its_game(site: Site, ada: Person) -> None:
    thinker, dice, before = Thinker(), random.Random(1), outcomes(site, "thought")
    with ada.socket() as socket:
        state = lend(socket, ada, options={"round_limit": 8})
        table = site.service.tables.known(state["game"])
        assert table is not None
        while state["status"] != "finished":
            act(socket, state, dice.choice(state["actions"]))
            while True:
                message = socket.next("think", "state")
                if message["type"] == "state":
                    state = message
                    if state["status"] == "finished" or state["view"]["seat"] == 0:
                        break
                    continue
                real = unseen(table.now.position())
                told = unseen(thawed(message["position"]).position())
                assert all(told[pile] != real[pile] for pile in real if len(real[pile]) >= SURE)
                assert (message["bot"], message["seat"]) == ("mcts", 1)
                chair = [message["game"], message["seat"]]
                tokens = thinker.turn(message["position"], "mcts", chair, 0.02)
                answer = {"game": message["game"], "number": message["number"], "tokens": tokens}
                assert socket.ask(type="thought", **answer)["type"] == "ack"
    assert outcomes(site, "thought") == before
    log = ada.state(state["game"])["log"]["lines"]
    marks = {
        action["seat"]: action.get("lent", False) for line in log for action in line["actions"]
    }
    assert marks == {0: False, 1: True}


@pytest.mark.parametrize("tokens", [["claim 5"], ["play s2", "claim 5"], ["nonsense"], []])
def test_the_server_takes_over_from_nonsense(site: Site, ada: Person, tokens: list[str]) -> None:
    before = outcomes(site, "taken_over")
    with ada.socket() as socket:
        state = lend(socket, ada)
        act(socket, state)
        message = socket.next("think")
        answer = {"game": state["game"], "number": message["number"], "tokens": tokens}
        assert socket.ask(type="thought", **answer)["type"] == "ack"
        state = your_turn(socket)
    assert outcomes(site, "taken_over") == before + 1
    assert not any(a.get("lent") for line in state["log"]["lines"] for a in line["actions"])


def test_the_server_takes_over_from_the_slow(
    site: Site, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lenders, "MARGIN", 0.05)
    with ada.socket() as socket:
        state = lend(socket, ada)
        act(socket, state)
        number = socket.next("think")["number"]
        state = your_turn(socket)
        late = socket.ask(type="thought", game=state["game"], number=number, tokens=["rest"])
        assert late["error"]["code"] == "not_lent"
        act(socket, state)  # and nobody is asked any more
        while (message := socket.next("think", "state"))["type"] == "state":
            if message["number"] > state["number"] + 1 and message["view"]["seat"] == 0:
                break
        assert message["type"] == "state"


def test_the_server_takes_over_from_who_is_gone(site: Site, ada: Person) -> None:
    with ada.socket() as socket:
        state = lend(socket, ada)
        act(socket, state)
        socket.next("think")
    with ada.socket() as again:
        state = again.watch(state["game"])
        while state["view"]["seat"] != 0:
            state = again.next("state")


def test_what_was_thought_for_another_state_is_refused(site: Site, ada: Person) -> None:
    with ada.socket() as socket:
        state = lend(socket, ada)
        act(socket, state)
        number = socket.next("think")["number"]
        late = socket.ask(type="thought", game=state["game"], number=number - 1, tokens=["rest"])
        assert late["error"]["code"] == "stale_number"
        socket.ask(type="lend", game=state["game"], on=False)
        assert your_turn(socket)["number"] > number


def test_a_turn_counts_until_something_is_turned_up() -> None:
    """A browser knows other piles, so what it thinks of after that is a dream."""
    seats = [Seat("bot", bot="greedy"), Seat("human", "me", "Ada")]
    table = Table("g", "spice_road", 2, {}, 3, False, "me", {"kind": "none"}, 0.0, seats)
    table.start()
    step = Step(table)
    lent_turn(step, 0, ["acquire 1", "rest"])
    assert [change.token for change in step.changes] == ["acquire 1"]
    assert step.changes[0].revealed


def test_only_who_plays_alone_against_slow_bots_may_lend(site: Site, ada: Person) -> None:
    eve = site.player("Eve")
    games = [
        ada.create("spice_road", "human", "normal"),
        ada.create("spice_road", "human", "human"),
        ada.create("spice_road", "human", "human", "mcts"),
        ada.create("spice_road", "human", "open", "mcts"),
        ada.create("spice_road", "greedy", "greedy"),
        eve.create("spice_road", "human", "mcts"),
    ]
    with ada.socket() as socket:
        for state in games:
            answer = socket.ask(type="lend", game=state["game"], on=True)
            assert answer["error"]["code"] == "not_lent"
            answer = socket.ask(type="thought", game=state["game"], number=1, tokens=["rest"])
            assert answer["error"]["code"] == "not_lent"


def test_a_host_may_think_for_all_bots(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", browser_bots=False) as site:
        ada = site.player()
        state = ada.create("spice_road", "human", "mcts")
        with ada.socket() as socket:
            answer = socket.ask(type="lend", game=state["game"], on=True)
            assert answer["error"]["code"] == "not_lent"


# The engine


def test_an_engine_of_other_rules_is_not_served(tmp_path: Path) -> None:
    folder = tmp_path / "engine-0123456789ab"
    folder.mkdir()
    for source in ("other", source_digest()):
        with zipfile.ZipFile(folder / "century.zip", "w") as archive:
            archive.writestr("century/library/source", source)
        if source == "other":
            with pytest.raises(InvalidOption, match="another version"):
                find_engine(str(tmp_path))
    assert find_engine(str(tmp_path)) == find_engine(str(folder)) == folder
    with pytest.raises(InvalidOption, match="no engine"):
        find_engine(str(tmp_path / "nowhere"))
    with running(tmp_path / "games.db", engine=str(tmp_path)) as site:
        ada = site.player()
        assert ada.get("/api/about")["engine"] == folder.name
        answer = ada.ask("GET", f"/{folder.name}/century.zip")
        assert answer.content == (folder / "century.zip").read_bytes()
        assert "immutable" in answer.headers["Cache-Control"]
