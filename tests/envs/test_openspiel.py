"""OpenSpiel's own tests, and what they leave out."""

import json
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.tests import games_sim_test

import century
from century.envs.observation.decoding import decode
from century.envs.openspiel import GAMES, CenturyState
from century.game.position import Position
from lockstep import TABLES

MODES = list(century.modes())
CHECKS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def load(mode: str, players: int = 2, **parameters: Any) -> pyspiel.Game:
    return pyspiel.load_game(f"python_century_{mode}", {"players": players, **parameters})


def dealt(game: pyspiel.Game, seed: int) -> CenturyState:
    state: CenturyState = game.new_initial_state()
    for byte in seed.to_bytes(3):
        state.apply_action(byte)
    return state


def walk(state: CenturyState, steps: int, dice: random.Random) -> CenturyState:
    """Go on at random for so many decisions, or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("mode", MODES)
def test_random_simulation(mode: str) -> None:
    pyspiel.random_sim_test(load(mode, round_limit=6), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_simulations_in_python(mode: str, players: int) -> None:
    games_sim_test.GamesSimTest().sim_game(load(mode, players, round_limit=3))


@pytest.mark.parametrize("mode", MODES)
def test_api(mode: str) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])

    class Enforced(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name = f"python_century_{mode}"
        game = load(mode, round_limit=4)

    Enforced.setUpClass()
    for name in CHECKS:
        getattr(Enforced(name), name)()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_game_is_that_of_its_seed(mode: str, players: int) -> None:
    dice = random.Random(players)
    state = dealt(load(mode, players, round_limit=8), 0x010203)
    game = century.new(mode, players, 0x010203, round_limit=8)
    while not state.is_terminal():
        assert state.current_player() == game.seat
        tokens = [state.action_to_string(action) for action in state.legal_actions()]
        assert tokens == game.actions()
        choice = dice.randrange(len(tokens))
        state.apply_action(state.legal_actions()[choice])
        game.play(tokens[choice])
    assert game.over
    returns = state.returns()
    assert returns.index(max(returns)) == game.winner
    assert sum(returns) == pytest.approx(0)


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_other_rewards(reward: str) -> None:
    game = load("new_world", 3, reward=reward, round_limit=5)
    zero_sum = game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert zero_sum == (reward == "rank")
    returns = walk(dealt(game, 5), 10**6, random.Random(1)).returns()
    if reward == "rank":
        assert sorted(returns) == [-1, 0, 1]
    else:
        assert all(float(lead).is_integer() for lead in returns)


@pytest.mark.parametrize("mode", MODES)
def test_resampling_keeps_what_is_known_and_deals_the_rest_anew(mode: str) -> None:
    state = walk(dealt(load(mode, 3), 9), 40, random.Random(2))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    piles = set()
    for _ in range(3):
        other = state.resample_from_infostate(state.current_player(), sampler)
        for seat in range(3):
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        ruleset, now = other.table.ruleset, other.table.state
        dealt_anew = Position(ruleset, ruleset.drawn_options(now), now).position()
        piles.add(str(dealt_anew["hidden"]))
    assert len(piles) == 3


@pytest.mark.parametrize("mode", MODES)
def test_the_tensor_is_the_observation_with_the_player_first(mode: str) -> None:
    state = walk(dealt(load(mode, 2), 9), 30, random.Random(3))
    layout = state.table.layout
    for seat in range(2):
        tensor = np.array(state.observation_tensor(seat), np.uint8)
        assert layout.read(tensor).table["viewer"] == [seat]
        assert decode(layout, tensor) == state.table.view()


def test_the_information_state_names_the_past() -> None:
    """Two ways to the same table are one observation, and two information states."""
    game = load("spice_road")
    seen = []
    for way in (["acquire 1", "acquire 1", "rest"], ["rest", "acquire 1", "acquire 1"]):
        state = dealt(game, 1)
        for name in way:
            state.apply_action(state.string_to_action(name))
        seen.append(state.information_state_string(0))
        assert state.observation_string(0) in state.information_state_string(0)
    assert seen[0] != seen[1]


def test_copies_are_independent() -> None:
    state = walk(dealt(load("east_west_3", 2), 3), 20, random.Random(4))
    before = str(state)
    walk(state.clone(), 10, random.Random(5))
    assert str(state) == before
    assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("mode", MODES)
def test_information_set_search_plays_a_whole_game(mode: str) -> None:
    game = load(mode, round_limit=12)
    bots = [
        ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seat)),
            uct_c=1.4,
            max_simulations=4,
            random_state=np.random.RandomState(seat),
        )
        for seat in range(2)
    ]
    state = dealt(game, 77)
    decisions = 0
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        decisions += 1
    assert decisions >= 2
    assert sorted(state.returns()) == [-1, 1]


def test_reinforcement_learning_environment() -> None:
    env = rl_environment.Environment(load("new_world", round_limit=3))
    env.seed(3)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sorted(step.rewards) == [-1, 1]


def test_wrong_parameters_are_refused() -> None:
    for wrong in ({"players": 9}, {"reward": "gold"}, {"round_limit": 0}):
        with pytest.raises(century.InvalidOption):
            GAMES["spice_road"](wrong)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_bounds_are_close_and_hold(mode: str, players: int) -> None:
    by_win = load(mode, players)
    assert (by_win.min_utility(), by_win.max_utility()) == (-1 / (players - 1), 1)
    by_score = load(mode, players, reward="score")
    assert by_score.min_utility() == -by_score.max_utility()
    game = century.new(mode, players, seed=1)
    bots = [century.bot("greedy", seed=seat) for seat in range(players)]
    while game.seat is not None:
        game.play(bots[game.seat].choose(game))
    best = max(score["total"] for score in game.scores())
    assert best < by_score.max_utility() < 7 * best


@pytest.mark.parametrize("mode", MODES)
def test_every_draw_may_be_chance_of_its_own(mode: str) -> None:
    game = load(mode, 2, chance="draws", round_limit=12)
    dice = random.Random(5)
    state = dealt(game, 7)
    drawn = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.apply_action(dice.choice(state.legal_actions()))
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        outcome = dice.choice(outcomes)[0]
        name = state.action_to_string(outcome).removeprefix("draw ")
        before = json.dumps(state.table.view())
        draws = len(state._draws)
        state.apply_action(outcome)
        assert f'"{name}"' not in before
        if draws == 1:
            assert f'"{name}"' in json.dumps(state.table.view())
        drawn += 1
        century.from_position(dict(state.table.position().position()))
    assert drawn > 0


def test_draws_are_all_equally_likely_and_nothing_else_changes() -> None:
    state = dealt(load("spice_road", 2, chance="draws"), 3)
    state.apply_action(state.table.actions.index("acquire 1"))
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 43 - 6
    seen = set()
    for outcome, _ in state.chance_outcomes():
        after = state.child(outcome)
        row = after.table.view()["market"]["row"]
        assert row[-1]["card"] == state.action_to_string(outcome).removeprefix("draw ")
        seen.add(json.dumps(row[:-1]))
    assert len(seen) == 1


@pytest.mark.parametrize("mode", MODES)
def test_random_simulation_by_draws(mode: str) -> None:
    game = load(mode, chance="draws", round_limit=5)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_an_unknown_kind_of_chance_is_refused() -> None:
    with pytest.raises(century.InvalidOption, match="chance"):
        GAMES["spice_road"]({"chance": "dice"})
