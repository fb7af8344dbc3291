"""How even a ladder of bots is."""

from pathlib import Path

import pytest

import rungs
from rungs import Rung, at_two


def test_odds_at_larger_tables_are_told_for_two() -> None:
    assert at_two(0.75, 2) == pytest.approx(0.75)
    for players in (2, 3, 4, 5):
        assert at_two(1 / players, players) == pytest.approx(0.5)  # a fair share
        assert at_two(3 / (3 + players - 1), players) == pytest.approx(0.75)
        assert (at_two(0.0, players), at_two(1.0, players)) == (0.0, 1.0)


@pytest.mark.parametrize(
    ("rung", "clear"),
    [
        (Rung(2, 780, 1000), True),  # inside
        (Rung(2, 60, 60), True),  # above
        (Rung(2, 20, 60), True),  # below
        (Rung(2, 47, 60), False),
        (Rung(2, 8, 8), False),  # too few
    ],
)
def test_a_match_ends_when_the_answer_is_clear(rung: Rung, clear: bool) -> None:
    assert rung.is_clear(0.70, 0.85) == clear


def test_a_ladder_in_miniature(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rungs, "FOLDER", tmp_path)
    asked = ["random", "greedy", "--modes", "spice_road", "--players", "2", "--games", "2"]
    rungs.main(asked)
    first = capsys.readouterr().out
    assert "| spice_road | 2 | `greedy` | `random` | 2 of 2 | 100 % (34 % to 100 %) |" in first
    written = [path.read_bytes() for path in tmp_path.iterdir()]
    rungs.main(asked)  # nothing is left to play
    assert capsys.readouterr().out == first
    assert [path.read_bytes() for path in tmp_path.iterdir()] == written
