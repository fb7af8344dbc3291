"""Cubes that a search throws away late in a game; more positions by `tools/waste.py`."""

import pytest

import century
import waste


@pytest.mark.parametrize("mode", list(century.modes()))
def test_late_searches_throw_no_cubes_away(mode: str) -> None:
    found = waste.count(mode, 30, 50, seed=1)
    assert found.positions == 30
    assert found.claims > 20  # rather than to wait for a better one
    assert not found.wasted


def test_what_lasts_is_told_from_cubes() -> None:
    game = next(waste.positions("spice_road", 1, seed=2))
    seat = int(game.seat or 0)
    cubes, lasting = waste.worth(game, seat)
    game.play(next(token for token in game.actions() if token.startswith("claim")))
    left, lasts = waste.worth(game, seat)
    assert left < cubes
    assert lasts > lasting


def test_a_late_position_is_the_same_but_for_its_round() -> None:
    game = century.new("new_world", 2, seed=1)
    late = waste.made_late(game)
    assert late.round == game.ruleset.mode.usual_rounds + waste.LATE
    assert (game.round, late.actions()) == (1, game.actions())


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    waste.main(["--modes", "spice_road", "--positions", "2", "--simulations", "20"])
    assert "| spice_road | 2 | " in capsys.readouterr().out
