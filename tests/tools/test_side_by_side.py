"""Two checkouts are measured in turn; here one of them beside itself."""

import sys

import pytest

import side_by_side


def test_a_checkout_is_as_fast_as_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    what = ["--kinds", "rules", "--modes", "spice_road", "--rounds", "1", "--seconds", "0.01"]
    monkeypatch.setattr("sys.argv", ["side_by_side", sys.executable, *what])
    side_by_side.main()
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| rules | spice_road | ")
    assert float(row.split("|")[-2]) > 0


def test_what_cannot_be_measured_is_said(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["side_by_side", "false"])
    with pytest.raises(SystemExit, match="cannot be measured"):
        side_by_side.main()
