"""Every golden playthrough plays as it did; `make playthroughs` rewrites them."""

import json

import pytest

import century
from lockstep import TABLES
from playthroughs.make import FOLDER, changes, path


def test_there_is_one_for_every_mode_and_player_count() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(path(*table) for table in TABLES)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_playthrough_repeats(mode: str, players: int) -> None:
    expected = json.loads(path(mode, players).read_text(encoding="utf-8"))
    assert (expected["mode"], expected["players"]) == (mode, players)
    game = century.new(mode, players, expected["seed"])
    view = game.view()
    assert view == expected["view"]
    for token, changed in expected["actions"]:
        before, view = view, game.play(token).view()
        assert changes(before, view) == changed, f"after {token}, action {len(game.history)}"
    assert game.over
    assert game.scores() == expected["scores"]
    assert game.winner == expected["winner"]
