"""Many games at once are the same games as one at a time."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import century
from century.envs import VectorGame
from lockstep import TABLES

LIMIT = 12  # rounds: games end soon


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_games_are_those_of_their_seeds(mode: str, players: int) -> None:
    games = VectorGame(mode, players, 3, seed=10, reward="win", round_limit=LIMIT)
    alone = [century.new(mode, players, 10 + i, round_limit=LIMIT) for i in range(3)]
    step = games.reset()
    ended = 0
    while ended < 4:
        for i, game in enumerate(alone):
            legal = [games.actions[action] for action in step.mask[i].nonzero()[0]]
            assert legal == game.actions()
            assert step.seat[i] == game.seat
        actions = games.sample()
        step = games.step(actions)
        for i, game in enumerate(alone):
            game.play(games.actions[actions[i]])
            assert step.done[i] == game.over
            if not game.over:
                assert not step.reward[i].any()
                assert not step.score[i].any()
                continue
            ended += 1
            assert step.score[i].tolist() == [score["total"] for score in game.scores()]
            assert step.reward[i].argmax() == game.winner
            assert step.reward[i].sum() == pytest.approx(0, abs=1e-6)
            assert game.seed is not None
            assert games.seeds[i] == game.seed + 3
            alone[i] = century.new(mode, players, int(games.seeds[i]), round_limit=LIMIT)


@pytest.mark.parametrize("symmetric", [False, True])
def test_threads_change_nothing(symmetric: bool) -> None:
    one = VectorGame("east_west_1", 3, 7, seed=5, symmetric=symmetric, round_limit=LIMIT)
    several = VectorGame(
        "east_west_1", 3, 7, seed=5, symmetric=symmetric, round_limit=LIMIT, threads=3
    )
    for _ in range(300):
        actions = one.sample()
        for left, right in zip(one.step(actions), several.step(actions), strict=True):
            assert (left == right).all()


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    games = VectorGame("spice_road", 2, 4, seed=1)
    step = games.reset()
    before = [array.copy() for array in step]
    states = games._states.tobytes()
    actions = games.sample()
    actions[2] = games.actions.index("discard R")
    with pytest.raises(ValueError, match=r"^game 2: action \d+ \(discard R\) is not legal now$"):
        games.step(actions)
    actions[1] = -1
    with pytest.raises(ValueError, match=r"^game 1: action -1 is not legal now$"):
        games.step(actions)
    for wrong in ([0, 0], [0.0] * 4, 7):
        with pytest.raises(ValueError, match="must be 4 whole numbers"):
            games.step(wrong)
    assert games._states.tobytes() == states
    for left, right in zip(before, games._now, strict=True):
        assert (left == right).all()


def test_a_reset_begins_anew() -> None:
    games = VectorGame("new_world", 2, 4, seed=1, round_limit=LIMIT)
    first = [array.copy() for array in games.reset()]
    for _ in range(200):
        games.step(games.sample())
    for left, right in zip(first, games.reset(), strict=True):
        assert (left == right).all()
    assert (games.reset(seed=2**63 - 2).observation != first[0]).any()
    assert games.seeds.tolist() == [2**63 - 2, 2**63 - 1, 0, 1]


def test_observations_can_only_be_read() -> None:
    games, other = (VectorGame("spice_road", 2, 4, seed=1) for _ in range(2))
    for _ in range(50):
        actions = games.sample()
        step = games.step(actions)
        assert (step.observation == other.step(actions).observation).all()
        assert (step.mask == other._now.mask).all()
        with pytest.raises(ValueError, match="read-only"):
            step.observation[:] = 9
        step.mask[:] = True  # written anew in every step


@pytest.mark.parametrize("wrong", [{"n": 0}, {"threads": 0}, {"reward": "gold"}, {"seed": -1}])
def test_wrong_options_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(century.InvalidOption):
        VectorGame("spice_road", **wrong)  # type: ignore[arg-type]


def test_arrays_are_small_and_contiguous() -> None:
    step = VectorGame("spice_road", 5, 3).reset()
    kinds = [np.uint8, np.bool_, np.int8, np.float32, np.int16, np.bool_]
    assert [array.dtype for array in step] == kinds
    assert all(array.flags.c_contiguous for array in step)


def same(left: VectorGame, right: VectorGame) -> bool:
    pairs = zip((*left._now, left.seeds), (*right._now, right.seeds), strict=True)
    return all((a == b).all() for a, b in pairs)


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda g: pickle.loads(pickle.dumps(g))]
)
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_goes_on_as_the_original_would(
    again: Callable[[VectorGame], VectorGame], threads: int
) -> None:
    games = VectorGame(
        "new_world", 3, 5, seed=4, symmetric=True, threads=threads, round_limit=LIMIT
    )
    for _ in range(60):
        games.step(games.sample())
    other = again(games)
    assert same(games, other)
    before = other._now.observation.copy()
    assert (copy.copy(games).sample() == other.sample()).all()
    for _ in range(100):
        games.step(games.sample())
    assert (before == other._now.observation).all()  # nothing is shared
    other = again(games)
    for _ in range(100):
        actions = games.sample()
        games.step(actions)
        other.step(actions)
        assert same(games, other)
    assert same(
        VectorGame("new_world", 3, 5, seed=4, symmetric=True, round_limit=LIMIT), _reset(other)
    )


def _reset(games: VectorGame) -> VectorGame:
    games.reset()
    return games


def test_a_state_is_a_place_to_come_back_to() -> None:
    games = VectorGame("east_west_3", 2, 6, seed=2, round_limit=LIMIT)
    for _ in range(80):
        games.step(games.sample())
    root, before = games.get_state(), [array.copy() for array in games._now]
    for _ in range(200):
        games.step(games.sample())
    for left, right in zip(before, games.set_state(root), strict=True):
        assert (left == right).all()
    games.set_state(games.get_state([3]))  # one game, tried in all places
    assert (games._now.observation == games._now.observation[0]).all()
    games.set_state(root[[1, 2]], [4, 5])
    assert (games.get_state([4, 5]).states == root.states[1:3]).all()
    for wrong in ([6], [-1], [0.5], [[0]]):
        with pytest.raises(century.InvalidOption, match="whole numbers from 0 to 5"):
            games.get_state(wrong)
    with pytest.raises(century.InvalidPosition, match="must have 1 or 6 rows"):
        games.set_state(root[:2])


@pytest.mark.parametrize("symmetric", [False, True])
def test_some_games_may_go_on_alone(symmetric: bool) -> None:
    one, other = (
        VectorGame("spice_road", 2, 4, seed=8, symmetric=symmetric, round_limit=LIMIT)
        for _ in range(2)
    )
    for _ in range(150):
        actions = one.sample()
        assert other._now.mask[[3, 1], other.sample([3, 1])].all()
        one.step(actions)
        other.step_some([2, 0], actions[[2, 0]])
        other.step_some(np.array([False, True, False, True]), actions[[1, 3]])
        assert same(one, other)
    with pytest.raises(century.IllegalAction, match="game 3: action -1 is not legal now"):
        other.step_some([3], [-1])


def test_a_fork_has_threads_of_its_own() -> None:
    """In a process of its own: a fork with threads is warned about."""
    script = (
        "import os, warnings; warnings.simplefilter('ignore')\n"
        "if not hasattr(os, 'fork'): raise SystemExit\n"
        "from century.envs import VectorGame\n"
        "games = VectorGame('spice_road', n=8, threads=2, seed=1)\n"
        "child = os.fork()\n"
        "games.step(games.sample())\n"
        "if child: raise SystemExit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n"
        "os._exit(0)\n"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=120).returncode == 0


def test_numbers_may_be_of_numpy() -> None:
    two, seed = np.int64(2), np.uint32(7)
    games = VectorGame("spice_road", two, np.int32(3), threads=np.int8(1), seed=seed)  # type: ignore[arg-type]
    assert same(games, VectorGame("spice_road", 2, 3, seed=7))
    for wrong in (True, 1.5, np.True_, "2"):
        with pytest.raises(century.InvalidOption, match="whole number"):
            VectorGame("spice_road", n=wrong)  # type: ignore[arg-type]
