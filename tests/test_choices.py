"""Choices of several cubes: in any order for people, in one for tokens."""

import random

import pytest

import century
from century.data.mode import load_modes
from century.game.choices import ANY_ORDER, Choices


@pytest.mark.parametrize("mode", load_modes())
def test_every_order_of_every_choice_leads_to_the_same_position(mode: str) -> None:
    dice = random.Random(7)
    asked = 0
    for seed in range(3):
        game = century.new(mode, players=3, seed=seed)
        while not game.over and asked < 60:
            choices = Choices(game)
            assert bool(choices.found) == (game.decision in ANY_ORDER)
            for choice in dice.sample(choices.found, min(2, len(choices.found))):
                asked += 1
                picked = pick(choices, choice["cubes"], dice)
                assert choices.whole(picked) == choice
                after = game.copy()
                for token in choice["tokens"]:
                    after.play(token)
                assert game.seat is not None
                assert after.view()["seats"][game.seat]["cubes"] == choice["held"]
            game.play(dice.choice(game.actions()))
    assert asked


def pick(choices: Choices, cubes: str, dice: random.Random) -> list[str]:
    """These cubes, in one of the orders in which they can be picked."""
    left, picked = list(cubes), list[str]()
    while left:
        colour = dice.choice([one for one in choices.open_to(picked) if one in left])
        left.remove(colour)
        picked.append(colour)
    return picked


def test_a_cube_that_another_becomes_can_be_picked_once_it_is_there() -> None:
    game = century.new("spice_road", players=2, seed=1).play("play s2")
    choices = Choices(game)
    assert choices.open_to([]) == ["Y"]
    assert choices.open_to(["Y"]) == ["Y", "R"]
    assert choices.whole(["R", "Y"]) == {
        "cubes": "YR",
        "held": "YYG",
        "tokens": ["upgrade Y", "upgrade R"],
        "then": None,
    }


def test_where_order_matters_there_are_no_choices() -> None:
    game = century.new("spice_road", players=2, seed=1)
    assert Choices(game).found == []
    assert Choices(game.play("acquire 2")).found == []
