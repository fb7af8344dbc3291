"""The tables of a balance report."""

from contextlib import closing
from pathlib import Path

import pytest

import balance
from arena.results import short
from century.arena.match import play_match
from century.arena.results import Results


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A file of two games."""
    path = tmp_path / "games.jsonl"
    cup = short("random", "random", mode="new_world", options={"round_limit": 6, "board": "D1"})
    with closing(Results(path, cup)) as results:
        for key in cup.keys(2):
            results.add(play_match(cup, key, {}))
    return path


def test_tables_of_two_files(games: Path, capsys: pytest.CaptureFixture[str]) -> None:
    balance.main([str(games), str(games)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("| mode | bot | players | games | rounds | wins by seat | total |")
    assert lines[2] == lines[3]
    assert lines[2].startswith("| new_world | random | 2 | 2 | 6 to 6, half of them 6 or fewer |")
    assert "### Century: A New World" in lines
    assert "| locations | random: games | used |" in lines
    assert any(line.startswith("| `A1.3` | 4 | ") for line in lines)
    assert "| points | random: games | used |" in lines


def test_a_file_without_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Results(path, short("random", "random")).close()
    with pytest.raises(SystemExit, match=r"balance\.py: .*no games yet"):
        balance.main([str(path)])
