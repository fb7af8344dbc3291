"""How true the chances are that a search tells."""

from pathlib import Path

import pytest

import calibration
from calibration import Told, bins, error


def test_the_error_is_what_lies_between_what_was_told_and_what_came() -> None:
    told = [Told(n, 30, chance, n < 3) for n in range(4) for chance in (0.75, 0.25)]
    tenths = bins(told)
    assert [(tenth.number, tenth.told, tenth.won) for tenth in tenths] == [
        (4, 0.25, 0.75),
        (4, 0.75, 0.75),
    ]
    assert error(tenths) == pytest.approx(0.25)
    assert calibration.spread(told, 40)[1] >= 0.25


def test_chances_of_whole_games_are_kept_and_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibration, "FOLDER", tmp_path / "kept")
    asked = ["--modes", "new_world", "--simulations", "4", "--drawings", str(tmp_path)]
    calibration.main([*asked, "--games", "1"])
    (kept,) = (tmp_path / "kept").iterdir()
    first = kept.read_text()
    calibration.main([*asked, "--games", "2"])
    assert kept.read_text().startswith(first)
    assert "| new_world | 2 | " in capsys.readouterr().out
    told = calibration.read(kept)
    assert {one.game for one in told} == {0, 1}
    assert sum(one.won for one in told if one.game == 0) * 2 == sum(one.game == 0 for one in told)
    assert (tmp_path / "calibration-new_world.svg").read_text().count("<circle") > 3
