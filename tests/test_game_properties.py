"""What holds for every game through the public API, at any point of it."""

import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import century
from century.data.mode import load_modes
from century.game.tokens import tokens_of
from century.rules.decisions import NAMES
from lockstep import bytes_of, random_game

LONGEST = 400

in_every_mode = pytest.mark.parametrize("mode", load_modes())
few = settings(max_examples=10)


@st.composite
def games(draw: st.DrawFn, mode: str) -> century.Game:
    """A game of this mode at any point, also its end."""
    about = century.modes()[mode]
    options = {
        name: draw(st.sampled_from(option["choices"]))
        for name, option in about["options"].items()
        if "choices" in option
    }
    players = draw(st.sampled_from(about["players"]))
    seed = draw(st.integers(0, 2**63 - 1) | st.integers(2**63, 2**128 - 1))
    after = draw(st.integers(0, LONGEST) | st.just(10_000))
    return random_game(mode, players, seed, after, **options)


def play_on(game: century.Game, *others: century.Game, seed: int = 0) -> None:
    """Play all games to the end by the same random tokens; they never differ."""
    dice = random.Random(seed)
    while not game.over:
        token = dice.choice(game.actions())
        for other in others:
            assert other.actions() == game.actions()
            other.play(token)
        game.play(token)
    for other in others:
        assert other.position() == game.position()
        assert (other.scores(), other.winner) == (game.scores(), game.winner)


@in_every_mode
@few
@given(data=st.data())
def test_legal_actions_play_and_all_others_are_refused(mode: str, data: st.DataObject) -> None:
    game = data.draw(games(mode))
    legal = game.actions()
    assert len(set(legal)) == len(legal)
    for token in legal:
        assert game.copy().play(token).history == [*game.history, token]
    garbage = data.draw(st.lists(st.text() | st.sampled_from(legal or [""]).map(str.upper)))
    before = bytes_of(game), game.history
    for token in {*tokens_of(game.ruleset).all, *garbage} - set(legal):
        with pytest.raises(century.IllegalAction):
            game.play(token)
        assert (bytes_of(game), game.history) == before


@in_every_mode
@few
@given(data=st.data())
def test_undo_restores_position_and_actions(mode: str, data: st.DataObject) -> None:
    game = data.draw(games(mode))
    dice = random.Random(0)
    past: list[Any] = []
    while not game.over and len(past) < 20:
        past.append((bytes_of(game), game.position(), game.actions(), game.history))
        game.play(dice.choice(game.actions()))
    while past:
        game.undo()
        assert (bytes_of(game), game.position(), game.actions(), game.history) == past.pop()


@in_every_mode
@few
@given(data=st.data())
def test_a_copy_and_its_original_do_not_touch_each_other(mode: str, data: st.DataObject) -> None:
    game = data.draw(games(mode))
    for mover, other in ((game.copy(), game), (game, game.copy())):
        before = bytes_of(other), other.history, other.position()
        play_on(mover)
        assert (bytes_of(other), other.history, other.position()) == before
        for _ in mover.history:
            mover.undo()
        assert (bytes_of(other), other.history, other.position()) == before


@in_every_mode
@few
@given(data=st.data())
def test_a_position_is_a_whole_game(mode: str, data: st.DataObject) -> None:
    game = data.draw(games(mode))
    position = json.loads(json.dumps(game.position()))
    again = century.from_position(position)
    assert again.position() == game.position() == position
    assert again.actions() == game.actions()
    play_on(game, again)


@in_every_mode
def test_a_position_tells_every_kind_of_decision(mode: str) -> None:
    players = century.modes()[mode]["players"][-1]
    met: Counter[str | None] = Counter()
    for seed in range(10):
        game = century.new(mode, players, seed)
        dice = random.Random(seed)
        while not game.over:
            met[game.decision] += 1
            if met[game.decision] <= 2:
                again = century.from_position(game.position())
                assert again.position() == game.position()
                play_on(game.copy(), again)
            game.play(dice.choice(game.actions()))
    ruleset = game.ruleset
    known = {NAMES[decision] for decision in tokens_of(ruleset).answers}
    if not any(location.bonus for location in ruleset.locations):
        known.discard("claim")  # ew2.loc.fort: the only thing to do there
    assert set(met) == known


@in_every_mode
@few
@given(data=st.data())
def test_a_record_ends_where_the_game_does(mode: str, data: st.DataObject) -> None:
    game = data.draw(games(mode))
    again = century.load(game.record())
    assert again.record() == game.record()
    assert bytes_of(again) == bytes_of(game)
    assert (again.seed, again.options, again.history) == (game.seed, game.options, game.history)
    play_on(game, again)


@in_every_mode
@few
@given(data=st.data())
def test_a_record_may_begin_with_a_position(mode: str, data: st.DataObject) -> None:
    game = century.from_position(data.draw(games(mode)).position())
    play_on(game, century.load(game.record()))
    assert century.load(game.record()).position() == game.position()
