"""Gymnasium's own checks, and what they leave out."""

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import century
from century.bots import BeamBot, Bot, RandomBot
from century.envs.gymnasium import CenturyEnv
from lockstep import TABLES


class First:
    """A bot that takes the first legal action, and keeps what it saw."""

    def __init__(self) -> None:
        self.seen: list[century.Game] = []

    def choose(self, game: century.Game) -> str:
        self.seen.append(game)
        return game.actions()[0]


def play(env: CenturyEnv, seed: int) -> tuple[int, float]:
    """Play at random to the end; tells how many steps it took, and the last reward."""
    dice = random.Random(seed)
    env.reset(seed=seed)
    for steps in range(1, 100_000):
        action = dice.choice(env.action_masks().nonzero()[0].tolist())
        observation, reward, ended, _, _ = env.step(np.int64(action))
        assert env.observation_space.contains(observation)
        if ended:
            return steps, reward
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("mode", century.modes())
def test_checks_of_gymnasium(mode: str) -> None:
    env = gymnasium.make(f"century/{mode}-v0", render_mode="ansi").unwrapped
    check_env(env)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_whole_games(mode: str, players: int) -> None:
    env = CenturyEnv(mode, players, round_limit=30)
    outcome = play(env, 1)
    assert outcome == play(env, 1)
    assert outcome[1] in (1.0, pytest.approx(-1 / (players - 1)))


def test_masks_and_leads_are_told_all_the_time() -> None:
    env = gymnasium.make("century/new_world-v0", opponents="greedy", reward="score", round_limit=9)
    _, info = env.reset(seed=3)
    ended, leads = False, [info["lead"]]
    while not ended:
        masks = env.get_wrapper_attr("action_masks")()  # as MaskablePPO asks for them
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"]).all()
        _, reward, ended, _, info = env.step(np.flatnonzero(masks)[-1])
        leads.append(info["lead"])
    seat, scores = info["seat"], info["scores"]
    assert leads[0] == 0
    assert leads[-1] == reward == scores[seat] - scores[1 - seat]
    assert len(set(leads)) > 3


def test_the_seat_is_drawn_unless_chosen() -> None:
    env = CenturyEnv("spice_road", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    env = CenturyEnv("spice_road", 3, seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(10)} == {1}


def test_bots_sit_at_the_table_and_see_nothing_hidden() -> None:
    bot, other = First(), First()
    env = CenturyEnv("new_world", 3, opponents=[bot, other], seat=1, round_limit=20)
    play(env, 4)
    assert {game.seat for game in bot.seen} == {2}  # the next after the learner
    assert {game.seat for game in other.seen} == {0}
    assert bot.seen[0].seed is None
    assert not bot.seen[0].history


def test_built_in_bots_sit_at_the_table_by_their_names() -> None:
    env = CenturyEnv("new_world", 3, opponents=["greedy", "random"], seat=0, round_limit=12)
    assert play(env, 5) == play(env, 5)
    env.reset(seed=5)
    scores = []
    for seed in range(3):
        play(env, seed)
        scores.append(env._game.outcome(0)[1])
    assert sum(score[1] for score in scores) > sum(score[2] for score in scores)  # greedy plans


def test_render_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = []
    for mode in ("ansi", "rgb_array", "human", None):
        env = CenturyEnv("spice_road", render_mode=mode)
        env.reset(seed=1)
        shown.append(env.render())
        env.close()
    text, picture, *nothing = shown
    assert isinstance(text, str)
    assert text.startswith("spice_road, round 1")
    assert isinstance(picture, np.ndarray)
    assert picture.shape[1:] == (1400, 3)
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 100
    assert nothing == [None, None]


def test_a_window_needs_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nothing")
    env = CenturyEnv("spice_road", render_mode="human")
    env.reset(seed=1)
    with pytest.raises(century.InvalidOption, match="there is no screen here"):
        env.render()


def test_a_bot_must_choose_legal_actions() -> None:
    class Wrong:
        def choose(self, game: century.Game) -> str:
            return "fly"

    env = CenturyEnv("spice_road", opponents=Wrong(), seat=1)
    with pytest.raises(century.IllegalAction, match="'fly', which is not legal"):
        env.reset(seed=1)


@pytest.mark.parametrize("opponent", ["mcts(simulations=20)", BeamBot(3, 2, 0.95), RandomBot()])
def test_the_seed_of_a_game_is_that_of_the_opponents_too(opponent: str | Bot) -> None:
    env = CenturyEnv("spice_road", 2, opponents=opponent, round_limit=4)
    play(env, 1)
    first, again = play(env, 2), play(env, 2)
    assert first == again


@pytest.mark.parametrize("name", ["mcts(simulation=5)", "mcts(simulations=0)", "gredy()"])
def test_options_of_opponents_are_checked(name: str) -> None:
    with pytest.raises(century.InvalidOption, match=r"did you mean|simulations 0"):
        CenturyEnv("spice_road", opponents=name)


def test_seeds_may_be_of_numpy() -> None:
    env = CenturyEnv("spice_road", np.int64(2), seat=np.int8(1))  # type: ignore[arg-type]
    first = env.reset(seed=np.int64(5))[0]  # type: ignore[arg-type]
    assert (first == env.reset(seed=5)[0]).all()


@pytest.mark.parametrize("action", [1.7, True, None, "rest", np.float64(1), np.True_])
def test_what_is_no_number_is_no_action(action: object) -> None:
    env = CenturyEnv("spice_road")
    env.reset(seed=1)
    with pytest.raises(century.IllegalAction, match="must be a whole number"):
        env.step(action)  # type: ignore[arg-type]


def test_an_illegal_action_loses() -> None:
    env = CenturyEnv("spice_road", reward="score")
    env.reset(seed=1)
    illegal = np.int64(np.argmin(env.action_masks()))
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal"]) == (-100.0, True, False, True)


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": ["random", "random"]},
        {"opponents": "nobody"},
        {"opponents": ["greedy", "greedy"]},
        {"opponents": 7},
        {"seat": 2},
        {"reward": "gold"},
        {"render_mode": "svg"},
        {"players": 9},
        {"colour": "red"},
    ],
)
def test_wrong_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(century.InvalidOption):
        CenturyEnv("spice_road", **wrong)  # type: ignore[arg-type]
