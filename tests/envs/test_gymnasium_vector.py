"""Gymnasium's vector interface: the same games, many at a time."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import century
import century.envs.gymnasium
from century.envs.gymnasium_vector import CenturyVectorEnv

LIMIT = 6  # rounds


def rollout(env: CenturyVectorEnv, steps: int, seed: int) -> list[Any]:
    observation, info = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    seen: list[Any] = [observation]
    for _ in range(steps):
        wishes = dice.random(info["action_mask"].shape) * info["action_mask"]
        observation, reward, ended, cut, info = env.step(wishes.argmax(axis=1))
        assert env.observation_space.contains(observation)
        assert not cut.any()
        assert (info["action_mask"].any(axis=1)).all()
        assert ("final_obs" in info) == bool(ended.any())
        for game in ended.nonzero()[0]:
            scores = info["final_info"]["scores"][game]
            assert len(scores) == env.ruleset.players
            assert env.single_observation_space.contains(info["final_obs"][game])
        assert not reward[~ended].any()
        seen += [observation, reward, ended, info["seat"]]
    return seen


@pytest.mark.parametrize("opponents", ["random", "self", lambda seen, mask: mask.argmax(axis=1)])
def test_games_go_on_and_follow_from_the_seed(opponents: Any) -> None:
    made = [
        CenturyVectorEnv("new_world", 5, 3, opponents=opponents, round_limit=LIMIT)
        for _ in range(2)
    ]
    first, second = (rollout(env, 120, seed=3) for env in made)
    assert all((a == b).all() for a, b in zip(first, second, strict=True))
    assert sum(ended.sum() for ended in first[3::4]) > 5


def test_rewards_are_the_learners() -> None:
    env = CenturyVectorEnv("spice_road", 8, 2, seat=1, reward="score", round_limit=LIMIT)
    _, info = env.reset(seed=1)
    assert (info["seat"] == 1).all()
    won = 0
    for _ in range(80):
        _, reward, ended, _, info = env.step(info["action_mask"].argmax(axis=1))
        for game in ended.nonzero()[0]:
            scores = info["final_info"]["scores"][game]
            assert reward[game] == scores[1] - scores[0]
            won += 1
    assert won > 5


def test_it_is_made_by_its_id() -> None:
    env = gymnasium.make_vec(
        "century/east_west_2-v0", 3, vectorization_mode="vector_entry_point", round_limit=LIMIT
    )
    assert isinstance(env.unwrapped, CenturyVectorEnv)
    assert env.reset(seed=1)[0].shape == (3, env.unwrapped.layout.size)


def test_bad_input_is_refused() -> None:
    with pytest.raises(century.InvalidOption, match="opponents"):
        CenturyVectorEnv("spice_road", 2, opponents="greedy")
    with pytest.raises(century.InvalidOption, match="seat 2"):
        CenturyVectorEnv("spice_road", 2, seat=2)
    env = CenturyVectorEnv("spice_road", 2)
    env.reset(seed=0)
    for wrong in ([1.7, 1.7], [True, True], [None, None], [0]):
        with pytest.raises(century.IllegalAction, match="whole numbers"):
            env.step(wrong)  # type: ignore[arg-type]
