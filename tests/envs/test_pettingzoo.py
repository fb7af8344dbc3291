"""PettingZoo's own tests, and what they leave out."""

import random
from itertools import count
from types import SimpleNamespace

import pettingzoo
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

import century
from century import envs
from century.envs.observation.decoding import decode
from century.envs.observation.layout import layout_of
from century.envs.pettingzoo import RawEnv
from lockstep import TABLES, ruleset_of

MODES = list(century.modes())


def play(env: RawEnv, seed: int, limit: int = 10**9) -> int:
    """Play at random; tells how many steps it took."""
    dice = random.Random(seed)
    steps = 0
    for agent in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        assert observation is not None
        if termination:
            env.step(None)
            continue
        assert env.observation_space(agent).contains(observation)
        env.step(dice.choice(observation["action_mask"].nonzero()[0].tolist()))
        steps += 1
        if steps == limit:
            break
    return steps


@pytest.mark.parametrize("mode", MODES)
# PettingZoo says so of every environment with an action mask, its own among them.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api(mode: str) -> None:
    api_test(getattr(envs, f"{mode}_v0").env(render_mode="ansi"), num_cycles=400)


@pytest.mark.parametrize("mode", MODES)
def test_seeds(mode: str) -> None:
    seed_test(getattr(envs, f"{mode}_v0").env, num_cycles=300)


@pytest.mark.parametrize(("mode", "players"), TABLES)
@pytest.mark.parametrize("reward", ["win", "rank", "score"])
def test_rewards_come_at_the_end(mode: str, players: int, reward: str) -> None:
    env = RawEnv(mode, players, reward=reward, round_limit=15)
    env.reset(seed=players)
    dice = random.Random(1)
    game = century.new(mode, players, env.seed, round_limit=15)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0.0}
        mask = env.observe(env.agent_selection)["action_mask"]
        action = dice.choice(mask.nonzero()[0].tolist())
        env.step(action)
        game.play(env.actions[action])
    totals = [score["total"] for score in game.scores()]
    rewards = list(env.rewards.values())
    assert [env.infos[agent]["score"] for agent in env.agents] == totals
    assert rewards.index(max(rewards)) == game.winner or reward == "score"
    if reward == "score":
        for seat, own in enumerate(totals):
            assert rewards[seat] == own - max(totals[:seat] + totals[seat + 1 :])
    else:
        assert sum(rewards) == pytest.approx(0, abs=1e-6)
    if reward == "rank":
        order = sorted(range(players), key=lambda seat: (totals[seat], seat))
        assert sorted(range(players), key=lambda seat: rewards[seat]) == order


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_agent_sees_itself_first(mode: str, players: int) -> None:
    env = RawEnv(mode, players, symmetric=True)
    env.reset(seed=2)
    layout = layout_of(ruleset_of(mode, players))
    views = []
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert layout.read(seen["observation"]).table["viewer"] == [seat]
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        views.append(decode(layout, seen["observation"]))
    assert all(view == views[0] for view in views)


def test_an_illegal_action_changes_nothing() -> None:
    env = RawEnv("spice_road")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tolist()
    for action in (-1, 10**6, env.actions.index("discard Y"), None, "rest", 1.7, True):
        with pytest.raises(century.IllegalAction, match="not legal"):
            env.step(action)  # type: ignore[arg-type]
    assert env.observe("seat_0")["observation"].tolist() == before


@pytest.mark.parametrize("mode", MODES)
def test_rendering(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")  # a window that needs no screen
    monkeypatch.setattr("century.envs.rendering.FRAMES", 0)  # and waits for nobody
    render_test(getattr(envs, f"{mode}_v0").env)


@pytest.mark.parametrize("mode", MODES)
def test_performance_benchmark(
    mode: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It runs for five seconds; by this clock they are five hundred looks at it."""
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 100)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(getattr(envs, f"{mode}_v0").env(players=3))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("mode", MODES)
def test_ids_are_registered(mode: str) -> None:
    env = pettingzoo.make("aec", f"century/{mode}_v0", players=2)
    assert env.metadata["name"] == f"{mode}_v0"


def test_wrong_render_modes_are_refused() -> None:
    with pytest.raises(century.InvalidOption, match="must be one of ansi rgb_array human"):
        RawEnv("new_world", render_mode="svg")


def test_only_modes_have_environments() -> None:
    with pytest.raises(AttributeError):
        envs.spice_road_v9  # noqa: B018
