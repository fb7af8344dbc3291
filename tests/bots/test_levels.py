"""Levels for people."""

from itertools import pairwise

import pytest

import century
from century.bots import LEVELS, BeamBot, Bot, Mcts, ask, bot
from century.errors import InvalidOption


def wins(bots: tuple[str, str], games: int) -> int:
    """How often the first beats the second in spice_road, both in both seats of every deal."""
    won = 0
    for number in range(games):
        game = century.new("spice_road", 2, seed=number // 2)
        first = number % 2
        seats: list[Bot] = [bot(bots[(seat + first) % 2], seed=number) for seat in range(2)]
        while not game.over:
            game.play(ask(seats[game.seat or 0], game, len(game.history)))
        won += game.winner == first
    return won


def test_levels_go_from_gentle_to_strong() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "master", "grandmaster"]
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)


@pytest.mark.parametrize(("lower", "upper"), list(pairwise(list(LEVELS)[:4])))
def test_each_beats_the_one_below_more_often_than_not(lower: str, upper: str) -> None:
    """How often, in every mode and number of players, `tools/rungs.py` tells."""
    assert wins((upper, lower), 24) >= 14


def test_easy_makes_mistakes_but_no_nonsense() -> None:
    """It beats the random player: what it does not overlook, it does well."""
    assert wins(("easy", "random"), 4) == 4


@pytest.mark.parametrize("level", list(LEVELS)[:4])
def test_levels_below_the_last_do_not_depend_on_the_machine(level: str) -> None:
    game = century.new("spice_road", 2, seed=3)
    for _ in range(6):
        token = ask(bot(level, seed=5), game, 1)
        assert token == ask(bot(level, seed=5), game, 1)
        game.play(token)


def test_a_grandmaster_thinks_for_as_long_as_it_is_let() -> None:
    game = century.new("spice_road", 2, seed=3)
    assert ask(bot("grandmaster(time=0.01)"), game, 1) in game.actions()
    with pytest.raises(InvalidOption, match="time"):
        bot("grandmaster", time=0)


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "master"])
def test_only_a_grandmaster_takes_options(name: str) -> None:
    with pytest.raises(InvalidOption, match="unknown option"):
        bot(name, time=1)


@pytest.mark.parametrize("overlook", [1, -0.1, "half", True])
def test_nobody_overlooks_everything(overlook: float) -> None:
    refused = pytest.raises(InvalidOption, match=r"^overlook .*from 0 to less than 1$")
    with refused:
        BeamBot(width=3, turns=2, patience=0.9, overlook=overlook)
    with refused:
        Mcts(simulations=5, overlook=overlook)
