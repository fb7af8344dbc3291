"""Records and positions that version 0.1.0 wrote are read by every later one.

`old_games` holds a finished and a running game of each mode, written once and never again.
"""

import json
from pathlib import Path

import pytest

import century

OLD = sorted(Path(__file__).with_name("old_games").glob("*.txt"))


def test_every_mode_has_a_finished_and_a_running_game() -> None:
    shipped = ("spice_road", "new_world", "east_west_1", "east_west_2", "east_west_3")
    assert {path.stem for path in OLD} == {
        f"{mode}_{kind}" for mode in shipped for kind in ("finished", "running")
    }


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_is_replayed_to_the_same_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    then = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    game = century.load(text)
    assert game.position() == then["position"]
    assert game.scores() == then["scores"]
    assert game.actions() == then["actions"]
    assert game.record() == text


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_position_is_read_and_written_to_the_letter(path: Path) -> None:
    then = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    game = century.from_position(then["position"])
    assert json.dumps(game.position()) == json.dumps(then["position"])
    assert game.actions() == then["actions"]
