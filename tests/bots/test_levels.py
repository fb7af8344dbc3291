"""Levels for people."""

import pytest

import century
from century.bots import LEVELS, BeamBot, ask, bot


def test_levels_go_from_gentle_to_strong() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard", "master"]
    seconds = [level.seconds for level in LEVELS.values()]
    assert seconds == sorted(seconds)


def test_easy_overlooks_what_normal_sees() -> None:
    """Normal beats easy, in some six games of seven."""
    won = 0
    for seed in range(24):
        game = century.new("spice_road", 2, seed=seed // 2)
        seats = [bot("easy", seed=seed), bot("easy", seed=seed)]
        seats[seed % 2] = bot("normal", seed=seed)
        while not game.over:
            game.play(ask(seats[game.seat or 0], game, len(game.history)))
        won += game.winner == seed % 2
    assert won >= 17


def test_easy_makes_mistakes_but_no_nonsense() -> None:
    """It beats the random player: what it does not overlook, it does well."""
    for seed in range(4):
        game = century.new("spice_road", 2, seed=seed)
        seats = [bot("easy", seed=seed), bot("random", seed=seed)]
        while not game.over:
            game.play(ask(seats[game.seat or 0], game, len(game.history)))
        assert game.winner == 0


def test_hard_and_master_can_be_made() -> None:
    for name in ("hard", "master"):
        assert hasattr(bot(name, seed=3), "choose")


@pytest.mark.parametrize("overlook", [1, -0.1, "half"])
def test_nobody_overlooks_everything(overlook: float) -> None:
    with pytest.raises(century.InvalidOption, match=r"^overlook .*from 0 to less than 1$"):
        BeamBot(width=3, turns=2, patience=0.9, overlook=overlook)
