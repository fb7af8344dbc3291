"""A short game by the tool that plays whole ones without a server."""

from pathlib import Path

import pytest

import site_games
from solo.conftest import built as built


def test_a_game_is_played(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["site_games", "spice_road", "--rounds", "2", "--site", str(built)]
    monkeypatch.setattr("sys.argv", asked)
    site_games.main()
    assert capsys.readouterr().out.startswith("spice_road: end after 2 rounds")
