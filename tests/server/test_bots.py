"""Bots: they move by themselves, and one that hangs, fails or dies stops nothing."""

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

import century
from century.server.tables.deal import Deal, FrozenGame
from century.server.thinking.in_worker import advice, bot_turn, random_turn
from century.server.thinking.thinkers import Thinkers
from century.workers.worker import NoAnswer
from server.playing import Site, running


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


def test_workers_survive_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("century.server.thinking.thinkers.warm_up", os.getpid)  # four processes
    thinkers = Thinkers(1)

    async def ask(work: Any, *arguments: Any, seconds: float = 60.0) -> Any:
        return await thinkers.ask(work, *arguments, seconds=seconds)

    async def story() -> None:
        assert await ask(bot_turn, frozen(), "random", 10)
        with pytest.raises(NoAnswer, match="unknown bot"):
            await ask(bot_turn, frozen(), "nobody", 10)
        advised = await ask(advice, frozen(), 0.05)
        assert json.loads(json.dumps(advised))
        first = await ask(os.getpid)
        assert await ask(os.getpid) == first
        with pytest.raises(NoAnswer, match="no answer within"):
            await ask(time.sleep, 600, seconds=0.1)
        second = await ask(os.getpid)
        assert second != first
        with pytest.raises(NoAnswer, match="died"):
            await ask(os._exit, 9)
        assert await ask(os.getpid) not in (first, second)

    try:
        asyncio.run(story())
    finally:
        thinkers.stop()
    with pytest.raises(NoAnswer, match="stops"):
        asyncio.run(ask(os.getpid))


def test_a_turn_ends_where_another_decides() -> None:
    game = century.new("spice_road", 2, seed=1)
    for token in random_turn(frozen()):
        assert game.seat == 0
        game.play(token)
    assert game.seat == 1


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "master"])
def test_levels_sit_down_too(site: Site, name: str) -> None:
    ada = site.player()
    state = ada.create("spice_road", name, "human", seed=5)
    with ada.socket() as socket:
        state = socket.watch(state["game"])
        while state["view"]["seat"] != 1:
            state = socket.next("state")
    assert site.service.bots.fallbacks == 0


def test_a_slow_bot_is_relieved(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def bot(name: str, **_: object) -> century.bots.Bot:
        asked.append(name)
        return century.bots.RandomBot()

    monkeypatch.setattr(century, "bot", bot)
    assert bot_turn(frozen(), "master", seconds=-1.0)
    assert asked[:2] == ["master", "greedy"]
    asked.clear()
    assert bot_turn(frozen(), "master", seconds=60.0)
    assert asked == ["master"]


def test_a_bot_without_an_answer_plays_any_legal_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def no_answer(*_: Any, **__: Any) -> Any:
        raise NoAnswer("no answer within 0 seconds")

    monkeypatch.setattr(Thinkers, "start", lambda _: None)
    monkeypatch.setattr(Thinkers, "ask", no_answer)
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.create("spice_road", "greedy", "greedy", options={"round_limit": 2})
        with ada.socket() as socket:
            state = socket.watch(state["game"])
            while state["status"] != "finished":
                state = socket.next("state")
        assert site.service.bots.fallbacks == 4
