"""The observation: nothing is lost, nothing hidden is in it, and its parts stay in step."""

import json
import random
from typing import Any

import numpy as np
import pytest

import century
from century.envs.observation.decoding import decode
from century.envs.observation.layout import layout_of
from century.envs.single import SingleGame
from century.envs.vector import VectorGame
from century.game.game import Game
from century.rules.state import State
from lockstep import TABLES, random_game

OPTIONS: dict[str, dict[str, Any]] = {
    "east_west_2": {"layout": "random"},
    "east_west_3": {"layout": "random"},
}


def points_of(mode: str, players: int, games: int) -> list[Game]:
    """Games at random points, most of them in the middle of a turn."""
    dice = random.Random(players)
    options = OPTIONS.get(mode, {})
    found: list[Game] = []
    for seed in range(games):
        game = random_game(mode, players, seed, **options)
        while not game.over:
            game.play(dice.choice(game.actions()))
            if game.over or dice.random() < (0.1 if game.decision != "turn" else 0.03):
                found.append(game.copy())
    return found


def at_point(game: Game) -> SingleGame:
    single = SingleGame(game.ruleset)
    single.put(game.state)
    return single


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_the_view_can_be_rebuilt(mode: str, players: int) -> None:
    decisions = set()
    for game in points_of(mode, players, 4):
        decisions.add(game.decision)
        single = at_point(game)
        for viewer in range(players):
            observation, _ = single.look(viewer)
            assert (observation <= single.layout.high).all()
            rebuilt = decode(single.layout, observation)
            assert json.dumps(rebuilt, sort_keys=True) == json.dumps(game.view(), sort_keys=True)
    assert len(decisions) >= 4
    assert None in decisions


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_nothing_hidden_is_in_it(mode: str, players: int) -> None:
    for game in points_of(mode, players, 1):
        single = at_point(game)
        seen, mask = single.look(0)
        again, same = at_point(game.redeal(5)).look(0)
        assert (seen == again).all()
        assert (mask == same).all()


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_equal_positions_give_equal_observations(mode: str, players: int) -> None:
    for game in points_of(mode, players, 1):
        single = at_point(game)
        seen, mask = single.look(0)
        again, same = at_point(century.from_position(game.position())).look(0)
        assert (seen == again).all()
        assert (mask == same).all()


@pytest.mark.parametrize("symmetric", [False, True])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_rows_kept_up_to_date_are_as_if_written_anew(
    mode: str, players: int, symmetric: bool
) -> None:
    games = VectorGame(
        mode, players, 8, seed=3, symmetric=symmetric, round_limit=25, **OPTIONS.get(mode, {})
    )
    single = SingleGame(games.ruleset)
    ended = 0
    for _ in range(400):
        step = games.step(games.sample())
        ended += step.done.sum()
        for i in range(games.n):
            viewer = int(step.seat[i]) if symmetric else 0
            single.put(State(games._states[i].tobytes()))
            observation, mask = single.look(viewer)
            assert (step.observation[i] == observation).all()
            assert (step.mask[i] == mask).all()
    assert ended


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_fields_fill_the_observation(mode: str, players: int) -> None:
    layout = layout_of(century.new(mode, players, 1).ruleset)
    names = [field.name for field in layout.table + layout.seat]
    assert len(names) == len(set(names))
    assert layout.high.shape == (layout.size,)
    assert layout.high.dtype == np.uint8


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_questions_ask_for_every_byte_and_no_more_than_it_can_hold(mode: str, players: int) -> None:
    layout = layout_of(century.new(mode, players, 1).ruleset)
    byte, low, high = layout.questions(highest=5)
    assert set(byte) == set(range(layout.size))
    assert (np.diff(byte) >= 0).all()
    assert ((low >= 1) & (low <= layout.high[byte]) & (low <= high)).all()
    assert len(layout.questions()[0]) > len(byte)


def test_questions_are_answered_by_kind() -> None:
    game = century.new("spice_road", 2, 1)
    layout = layout_of(game.ruleset)
    observation, _ = at_point(game).look(0)
    byte, low, high = layout.questions()
    told = (observation[byte] >= low) & (observation[byte] <= high)
    fields = [field for field in layout.table + 2 * layout.seat for _ in range(field.size)]
    for place, field in enumerate(fields):
        number = int(observation[place])
        expected = {"name": number > 0, "order": number > 0}.get(field.kind, min(number, 12))
        assert told[byte == place].sum() == expected
