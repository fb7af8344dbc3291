"""Bots: they move by themselves, and one that hangs, fails or dies stops nothing."""

import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import century
from century.bots import LEVELS
from century.server.running import onlookers
from century.server.thinking import workplace
from century.tables import thinking
from century.tables.deal import Deal, FrozenGame
from century.tables.thinking import Turn, bot_turn
from century.workers.worker import Failed
from server.playing import Site, running
from server.thinking import HereThinker


def test_a_game_of_bots_plays_to_its_end(site: Site) -> None:
    ada = site.player()
    bots = ("greedy", "random", "greedy")
    state = ada.create("new_world", *bots, options={"round_limit": 6}, seed=5)
    assert state["you"] == {"player": ada.id, "seats": [], "creator": True}
    with ada.socket() as socket:
        state = socket.watch(state["game"])
        while state["status"] != "finished":
            state = socket.next("state")
    game = century.load(ada.ask("GET", f"/api/games/{state['game']}/record").text)
    assert game.round == 6
    assert game.scores() == state["scores"]


def frozen() -> FrozenGame:
    deal = Deal("spice_road", 2, 1, {})
    return FrozenGame.of(deal, deal.new())


@pytest.mark.parametrize("name", LEVELS)
def test_levels_sit_down_too(site: Site, name: str) -> None:
    ada = site.player()
    state = ada.create("spice_road", name, "human", seed=5)
    with ada.socket() as socket:
        state = socket.watch(state["game"])
        while state["view"]["seat"] != 1:
            state = socket.next("state")
    assert not given_up(site)


def given_up(site: Site) -> float:
    value = site.service.metrics.registry.get_sample_value(
        "century_thoughts_total", {"kind": "turn", "outcome": "given_up"}
    )
    return value or 0.0


def turn(name: str, limit: float, seconds: float = 0.1) -> Turn:
    return bot_turn(frozen(), name, ("game", 0), limit, seconds)


def test_a_turn_ends_where_another_decides() -> None:
    game = century.new("spice_road", 2, seed=1)
    for token in turn("greedy", 60).tokens:
        assert game.seat == 0
        game.play(token)
    assert game.seat == 1


def test_a_slow_bot_is_relieved_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def bot(name: str, **_: object) -> century.bots.Bot:
        asked.append(name)
        return century.bots.RandomBot()

    monkeypatch.setattr(century, "bot", bot)
    assert turn("grandmaster", -1.0).relieved
    assert asked[:2] == ["grandmaster", "greedy"]
    asked.clear()
    assert not turn("grandmaster", 60.0).relieved
    assert asked == ["grandmaster"]


def test_a_worker_keeps_the_trees_of_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    new = thinking._new_bot

    def new_bot(name: str, seed: int) -> century.bots.Bot:
        made.append(name)
        return new(name, seed)

    monkeypatch.setattr(thinking, "_new_bot", new_bot)
    for _ in range(3):
        assert turn("mcts", 60.0, 0.01).tokens
    assert made == ["mcts"]
    large = thinking.MAX_NODES // century.bots.Mcts(time=1, memory=thinking.MEMORY).size
    for number in range(large):
        bot_turn(frozen(), "mcts", (f"other {number}", 0), 60.0, 0.01)
    turn("mcts", 60.0, 0.01)
    assert made.count("mcts") == large + 2
    for number in range(3 * large):  # of those that think little there is room for many
        bot_turn(frozen(), "master", (f"quick {number}", 0), 60.0, 0.01)
    bot_turn(frozen(), "master", ("quick 0", 0), 60.0, 0.01)
    assert made.count("master") == 3 * large


@pytest.mark.parametrize("seconds", [0.02, 0.2])
def test_a_grandmaster_takes_the_time_that_it_is_given(seconds: float) -> None:
    turn("grandmaster", 60.0, seconds)  # the nets are read
    began = time.perf_counter()
    turn("grandmaster", 60.0, seconds)
    assert time.perf_counter() - began < 2.0  # of the eight that it would like


def test_a_bot_that_fails_is_replaced_by_a_sound_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Failing(HereThinker):
        async def ask(self, call: Any, seconds: float) -> Any:
            name = call.func.args[1] if isinstance(call.func, partial) else call.args[1]
            asked.append(name)
            if name == "grandmaster":
                raise Failed("ValueError: no")
            return call()

    monkeypatch.setattr(workplace, "local_thinker", Failing)
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.create("spice_road", "grandmaster", "greedy", options={"round_limit": 2})
        with ada.socket() as socket:
            state = socket.watch(state["game"])
            while state["status"] != "finished":
                state = socket.next("state")
        assert given_up(site) == 2
    assert asked.count("grandmaster") == 2
    assert asked.count("greedy") == 4


def test_bots_alone_stop_when_nobody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workplace, "local_thinker", HereThinker)
    monkeypatch.setattr(onlookers, "LOOK_SECONDS", 0.0)
    with running(tmp_path / "games.db", most_bot_games=2) as site:
        ada = site.player()
        first = ada.create("spice_road", "greedy", "greedy", options={"round_limit": 100})
        second = ada.create("spice_road", "random", "random")
        body = {"mode": "spice_road", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        assert ada.refused("POST", "/api/games", body) == "too_many_games"
        game = first["game"]
        assert ada.state(game)["number"] == first["number"]  # nobody has watched
        with ada.socket() as socket:
            assert socket.watch(game)["number"] == first["number"]
            assert socket.until(first["number"] + 3)
        while len(site.service.bots):
            pass
        stopped = ada.state(game)
        assert stopped["status"] == "running"
        assert ada.state(game)["number"] == stopped["number"]
        # What nobody plays can be deleted by who made it.
        bob = site.player("Bob")
        assert bob.refused("DELETE", f"/api/games/{game}") == "not_creator"
        for each in (first, second):
            assert ada.ask("DELETE", f"/api/games/{each['game']}").status_code == 204
        assert ada.refused("GET", f"/api/games/{game}") == "unknown_game"
        assert ada.create("spice_road", "random", "random")
