"""The schema tells the truth: what games, modes and advice hold is there, key by key."""

import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

import century
from century.data.mode import load_modes
from century.data.schema import ModeAbout
from century.game.phrase import plain
from century.game.schema import (
    PENDING_KEYS,
    SCORE_KEYS,
    SEAT_KEYS,
    TABLE_KEYS,
    Colour,
    FullView,
    PlainAdvice,
    PlainPhrase,
    Scores,
    View,
)
from century.words.actions import action_phrases
from century.words.turns import question_phrase
from lockstep import random_game
from made_up import MADE_UP, on_the_shelf

MODES = [*load_modes(), *MADE_UP]
VIEW, FULL_VIEW = TypeAdapter(View), TypeAdapter(FullView)
SCORES, ADVICE, PHRASE = TypeAdapter(Scores), TypeAdapter(PlainAdvice), TypeAdapter(PlainPhrase)
MODE = TypeAdapter(ModeAbout)

every_mode = pytest.mark.parametrize("mode", MODES)


@pytest.fixture(autouse=True, scope="module")
def _with_made_up_modes() -> Iterator[None]:
    with on_the_shelf():
        yield


@cache
def moments(mode: str) -> list[century.Game]:
    """Moments of a game of every number of players, in the middle of turns too, and its end."""
    found = []
    for players in load_modes()[mode].players:
        dice = random.Random(players)
        game = random_game(mode, players, seed=players)
        while not game.over:
            if dice.random() < 0.05:
                found.append(game.copy())
            game.play(dice.choice(game.actions()))
        found.append(game)
    return found


@every_mode
def test_views_and_positions_are_as_the_schema_says(mode: str) -> None:
    for game in moments(mode):
        VIEW.validate_python(game.view(), strict=True)
        FULL_VIEW.validate_python(game.position(), strict=True)


@every_mode
def test_keys_stand_in_the_order_of_the_schema(mode: str) -> None:
    for game in moments(mode):
        view = game.view()
        assert [key for key in view if key in TABLE_KEYS] == [k for k in TABLE_KEYS if k in view]
        assert list(view["pending"]) == [key for key in PENDING_KEYS if key in view["pending"]]
        for seat in view["seats"]:
            assert set(seat) <= set(SEAT_KEYS)
        for scores in game.scores():
            assert list(scores) == [key for key in SCORE_KEYS if key in scores]


@every_mode
def test_scores_are_as_the_schema_says(mode: str) -> None:
    for game in moments(mode):
        for scores in game.scores():
            SCORES.validate_python(scores, strict=True)


@every_mode
def test_modes_are_as_the_schema_says(mode: str) -> None:
    MODE.validate_python(century.modes()[mode], strict=True)


@every_mode
def test_phrases_are_as_the_schema_says(mode: str) -> None:
    for game in moments(mode):
        if not game.over:
            for phrase in [question_phrase(game), *action_phrases(game).values()]:
                PHRASE.validate_python(plain(phrase), strict=True)


@pytest.mark.parametrize("mode", load_modes())
def test_advice_is_as_the_schema_says(mode: str) -> None:
    game = random_game(mode, 2, seed=2, after=31)
    ADVICE.validate_python(century.advise(game, simulations=50).to_json(), strict=True)


def test_another_key_is_not_taken() -> None:
    game = century.new("east_west_3", seed=1)
    for path in ((), ("seats", 0), ("options",), ("points",), ("islands", 0), ("hidden",)):
        spoilt: Any = deepcopy(game.position())
        part = spoilt
        for key in path:
            part = part[key]
        part["else"] = 1
        with pytest.raises(ValidationError, match="else"):
            FULL_VIEW.validate_python(spoilt)


def test_colours_are_those_of_the_rules() -> None:
    assert "".join(get_args(Colour)) == "YRGB"
