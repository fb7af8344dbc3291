"""Nothing is lost: killed servers, a database that goes away, people who come and go."""

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
from websockets.exceptions import ConnectionClosed

import century
from century.server.client import Client, Refused, request
from century.server.thinking import workplace
from century.tables.thinking import bot_turn
from server.crowd import KnownGame, check, new_game, new_player, play
from server.playing import PATIENCE, Site, running
from server.postgres import Postgres
from server.process import Process
from server.thinking import HereThinker

MODES = list(century.modes())
ENOUGH = 250  # actions of people who come and go


async def play_all(
    where: Callable[[KnownGame, int], str], games: list[KnownGame], dice: random.Random
) -> None:
    """Everybody plays every game to its end, or until a connection is lost."""
    async with asyncio.TaskGroup() as parts:
        for known in games:
            for person in range(len(known.secrets)):
                own = random.Random(dice.random())
                parts.create_task(play(where(known, person), known, person, [person], own))


async def lose(playing: asyncio.Task[None]) -> None:
    """Wait until everybody has noticed that a server is gone."""
    with pytest.raises(ExceptionGroup) as lost:
        await playing
    assert all(isinstance(error, OSError | ConnectionClosed) for error in lost.value.exceptions)


def acknowledged(games: list[KnownGame]) -> int:
    return sum(len(known.acknowledged) for known in games)


async def until(games: list[KnownGame], least: int) -> None:
    """Wait until so many actions are acknowledged."""
    while acknowledged(games) < least:
        await asyncio.sleep(0.01)


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    """50 games with people and bots; kill -9 in the middle of them."""
    dice = random.Random(1)
    with Process(tmp_path / "games.db", tmp_path) as server:
        people = [new_player(server.url, f"P{n}") for n in range(10)]
        games = [
            new_game(server.url, MODES[n % 5], dice.sample(people, 1 + n % 2), 2 - n % 2, 3, n)
            for n in range(50)
        ]

        async def story() -> None:
            playing = asyncio.create_task(play_all(lambda *_: server.url, games, dice))
            await until(games, 100)
            await asyncio.to_thread(server.kill)
            await lose(playing)
            await asyncio.to_thread(server.start)
            for known in games:
                await check(server.url, known)
            await play_all(lambda *_: server.url, games, dice)
            for known in games:
                await check(server.url, known)

        asyncio.run(story())
        for known in games:
            state = request(f"{server.url}/api/games/{known.game}", None)
            assert state["result"]["reason"] == "end"
        assert server.stop() == 0
        assert "Traceback" not in server.log()


def test_two_processes_share_their_games(tmp_path: Path, postgres: Postgres) -> None:
    """People of the same games on both; one process is killed, and they all go to the other."""
    database = postgres.create_database("two")
    dice = random.Random(2)
    with Process(database, tmp_path) as one, Process(database, tmp_path) as two:
        people = [new_player(one.url, f"P{n}") for n in range(6)]
        games = [
            new_game(one.url, MODES[n % 5], dice.sample(people, 2), n % 2, 5, n) for n in range(12)
        ]

        async def story() -> None:
            split = play_all(lambda _, person: (one.url, two.url)[person], games, dice)
            playing = asyncio.create_task(split)
            await until(games, 80)
            await asyncio.to_thread(one.kill)
            await lose(playing)
            for known in games:
                await check(two.url, known)
            await play_all(lambda *_: two.url, games, dice)
            for known in games:
                await check(two.url, known)

        asyncio.run(story())
        for known in games:
            assert request(f"{two.url}/api/games/{known.game}", None)["result"]["reason"] == "end"
        assert two.stop() == 0
        assert "Traceback" not in one.log() + two.log()


def test_an_action_is_applied_once_whichever_process_hears_it(
    tmp_path: Path, postgres: Postgres
) -> None:
    url = postgres.create_database("race")
    with running(url) as one, running(url) as two:
        ada = one.player()
        state = ada.create("spice_road", seed=1, options={"round_limit": 6})
        game, secret = state["game"], ada.secret
        addresses = [str(site.http.base_url).rstrip("/") for site in (one, two)]

        async def story() -> None:
            async with Client(addresses[0], secret) as left, Client(addresses[1], secret) as right:
                state = await left.watch(game)
                await right.watch(game)
                dice = random.Random(3)
                while state["status"] == "running":
                    tokens = [dice.choice(state["actions"]) for _ in range(4)]
                    clients = [left, right, left, right]
                    pairs = zip(clients, tokens, strict=True)
                    answers = await asyncio.gather(
                        *(client.act(state, token) for client, token in pairs),
                        return_exceptions=True,
                    )
                    done = [answer for answer in answers if isinstance(answer, int)]
                    assert done == [state["number"] + 1]
                    refused = {a.code for a in answers if isinstance(a, Refused)}
                    assert refused <= {"stale_number", "not_running"}
                    after = await asyncio.gather(
                        left.until(game, done[0]), right.until(game, done[0])
                    )
                    assert after[0] | {"time": ""} == after[1] | {"time": ""}
                    state = after[0]

        asyncio.run(story())


def test_presence_and_greetings_reach_the_other_process(postgres: Postgres) -> None:
    url = postgres.create_database("greetings")
    with running(url) as one, running(url) as two:
        ada, bob = one.player("Ada"), two.player("Bob")
        game = ada.create("spice_road", "human", "open", public=True)["game"]
        with ada.socket() as left, bob.socket() as right:
            left.watch(game)
            assert right.watch(game)["status"] == "waiting"
            right.ask(type="join", game=game)
            assert left.until(2)["status"] == "running"
            while not ada.state(game)["seats"][1]["connected"]:
                pass
            right.ask(type="emote", game=game, seat=1, emote="hello")
            assert left.next("emote")["seat"] == 1
        other = ada.create("spice_road", "human", "open", public=True)["game"]
        with bob.socket() as right:
            right.watch(other)
            ada.ask("DELETE", f"/api/games/{other}")
            assert right.next("deleted")["game"] == other


def test_the_database_goes_away_and_comes_back(postgres: Postgres) -> None:
    url = postgres.create_database("away")
    with running(url, bot_seconds=5.0) as site, running(url, bot_seconds=5.0) as other:
        ada = site.player()
        state = ada.create("spice_road", "human", "random", seed=1, options={"round_limit": 5})
        game = state["game"]
        stranger = other.who_has(None)
        with stranger.socket() as watcher:
            watcher.watch(game)
            postgres.stop()
            try:
                body = {"number": state["number"], "seat": 0, "token": "acquire 1"}
                path = f"/api/games/{game}/actions"
                assert ada.refused("POST", path, body) == "unavailable"
                assert ada.refused("GET", "/healthz") == "unavailable"
            finally:
                postgres.start()
            state = _retry(lambda: ada.post(path, body))
            assert state["number"] == body["number"] + 1
            with ada.socket() as socket:
                state = socket.watch(game)
                while state["status"] == "running":
                    if state["view"]["seat"] == 0:
                        ada.act(state)
                    state = socket.until(state["number"] + 1)
            # The process that only listened has found its way back too.
            while watcher.next("state")["status"] != "finished":
                pass


class Thinking(HereThinker):
    """Takes a moment, and remembers what it was asked."""

    asked: ClassVar[list[tuple[HereThinker, bytes]]] = []

    async def ask(self, call: Any, seconds: float) -> Any:
        frozen = call.args[0]
        self.asked.append((self, frozen.state))
        await asyncio.sleep(call.args[-1] / 10)
        return bot_turn(frozen, "greedy", *call.args[2:])


def test_two_processes_share_the_turns_and_think_none_twice(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workplace, "local_thinker", Thinking)
    url = postgres.create_database("shared")
    with running(url, bot_workers=1) as site, running(url, bot_workers=1) as other:
        people = [site.player(f"P{n}") for n in range(8)]
        games = [ada.create("spice_road", "human", "grandmaster") for ada in people]
        elsewhere = other.who_has(None)
        for ada, state in zip(people, games, strict=True):
            ada.act(state)
        for ada, state in zip(people, games, strict=True):
            where = ada.state(state["game"])
            while where["view"]["seat"] == 1:
                where = elsewhere.state(state["game"])
        states = [state for _, state in Thinking.asked]
        assert len(states) == len(set(states))
        assert len({thinker for thinker, _ in Thinking.asked}) == 2


def _retry(work: Callable[[], dict[str, object]]) -> dict[str, object]:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except AssertionError:
            if time.monotonic() > until:
                raise


def test_two_hundred_people_come_and_go(site: Site) -> None:
    """They connect, act and drop as they like; no game is broken by it."""
    url = str(site.http.base_url).rstrip("/")
    dice = random.Random(4)
    people = [new_player(url, f"P{n}") for n in range(50)]
    games = [new_game(url, MODES[n % 5], dice.sample(people, 2), n % 2, 300, n) for n in range(50)]

    async def rude(number: int) -> None:
        dice = random.Random(number)
        while acknowledged(games) < ENOUGH:
            known = dice.choice(games)
            person = dice.randrange(2)
            try:
                async with Client(url, known.secrets[person]) as client:
                    state = await client.watch(known.game)
                    for _ in range(dice.randrange(6)):
                        if state["status"] == "running" and state["view"]["seat"] == person:
                            token = dice.choice(state["actions"])
                            known.tried.add((state["number"] + 1, token))
                            sent = asyncio.create_task(client.act(state, token))
                            if dice.random() < 0.2:  # gone before the answer
                                await asyncio.sleep(0)
                                sent.cancel()
                                break
                            known.acknowledged[await sent] = token
                        await asyncio.sleep(dice.random() / 10)
                        state = client.states[known.game]
            except Refused as refused:
                if refused.code not in ("stale_number", "not_your_turn"):
                    raise
            await asyncio.sleep(dice.random() / 10)

    async def story() -> None:
        await asyncio.gather(*(rude(number) for number in range(200)))
        for known in games:
            await check(url, known)

    asyncio.run(story())
    for known in games:
        state = request(f"{url}/api/games/{known.game}", None)
        while state["status"] == "running":  # it can still be played
            seat = state["view"]["seat"]
            if seat < 2:
                body = {"number": state["number"], "seat": seat, "token": state["actions"][0]}
                path = f"{url}/api/games/{known.game}/actions"
                request(path, known.secrets[seat], body)
                break
            state = request(f"{url}/api/games/{known.game}", None)
