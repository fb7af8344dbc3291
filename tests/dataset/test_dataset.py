"""Datasets: the same games whoever makes them, and back to arrays."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import century
from century.dataset import load, load_games, make_dataset, make_plan, parts
from century.dataset.plan import Plan
from century.envs import VectorGame


def plan(**more: Any) -> Plan:
    given: dict[str, Any] = {
        "mode": "new_world",
        "games": 5,
        "bots": ["mcts(simulations=8)", "greedy"],
        "options": {"round_limit": 4},
        "shard": 2,
    }
    return make_plan(**given | more)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    make_dataset(plan(), folder, workers=2)
    return folder


def content(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("part-*")}


def test_arrays_are_those_of_the_records(folder: Path) -> None:
    arrays = load(folder)
    games = load_games(folder)
    assert [game["game"] for game in games] == [0, 1, 2, 3, 4]
    row = 0
    for game in games:
        whole = century.load(game["record"])
        assert (whole.winner, whole.seed) == (game["winner"], game["seed"])
        replay = whole.beginning()
        shown = VectorGame("new_world", 2, 1, seed=game["seed"], symmetric=True, round_limit=4)
        for token in whole.history:
            now = shown._now
            assert (arrays.observation[row] == now.observation[0]).all()
            assert (arrays.mask[row] == now.mask[0]).all()
            assert arrays.seat[row] == replay.seat
            assert shown.actions[arrays.action[row]] == token
            won = 1 if replay.seat == whole.winner else -1
            assert arrays.outcome[row].tolist() == [won, -won]
            searched = float(replay.seat == 0)
            assert arrays.policy[row].sum() == pytest.approx(searched)
            assert arrays.values[row].sum() == pytest.approx(searched, abs=1e-3)
            assert not arrays.policy[row][~arrays.mask[row]].any()
            shown.step(arrays.action[row : row + 1])
            replay.play(token)
            row += 1
    assert row == len(arrays.action)


def test_parts_are_the_whole(folder: Path) -> None:
    each = list(parts(folder))
    assert len(each) == 3
    assert (np.concatenate([part.action for part in each]) == load(folder).action).all()


def test_the_card_tells_how_it_was_made(folder: Path) -> None:
    card = (folder / "README.md").read_text(encoding="utf-8")
    assert f"{len(load(folder).action)} decisions" in card
    assert "--bot 'mcts(simulations=8)' --bot 'greedy' --seed 0" in card
    assert "--round-limit 4" in card


def test_a_dataset_goes_on_where_it_was(folder: Path, tmp_path: Path) -> None:
    make_dataset(plan(games=3), tmp_path)
    done: list[int] = []
    (tmp_path / "decisions" / "part-00000.parquet").unlink()
    make_dataset(plan(), tmp_path, done=done.append)
    assert sum(done) == 5
    assert content(tmp_path) == content(folder)
    with pytest.raises(century.InvalidOption, match="holds another dataset: seed 0, not 1"):
        make_dataset(plan(seed=1), tmp_path)


def test_ray_makes_the_same(folder: Path, tmp_path: Path) -> None:
    make_dataset(plan(), tmp_path, workers=1, ray="local")
    assert content(tmp_path) == content(folder)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"games": 0}, "games 0"),
        ({"draws": -1}, "draws -1"),
        ({"mode": "chess"}, "unknown mode"),
        ({"bots": ["gredy"]}, "did you mean greedy"),
        ({"bots": ["greedy"] * 3}, "3 bots for 2 seats"),
        ({"options": {"board": "A1"}}, "board"),
    ],
)
def test_bad_input_is_one_line(more: dict[str, Any], reason: str) -> None:
    with pytest.raises(century.CenturyError, match=reason) as error:
        plan(**more)
    assert "\n" not in str(error.value)


def test_what_is_no_dataset_is_refused(tmp_path: Path) -> None:
    with pytest.raises(century.CenturyError, match="no dataset"):
        load(tmp_path)
    (tmp_path / "dataset.json").write_text(json.dumps({"format": "other/1"}), encoding="utf-8")
    with pytest.raises(century.CenturyError, match="must be century-dataset/1"):
        load(tmp_path)
