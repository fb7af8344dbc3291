"""Advice in the terminal."""

import json
from pathlib import Path

import pytest

import century as library
from cli.keyboard import Century

FEW = ("--simulations", "200")


@pytest.fixture
def game() -> library.Game:
    return library.new("new_world", players=3, seed=5, board="D1").play("work A1.3")


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "hu"])
def test_a_record_a_position_and_a_view_get_advice(
    century: Century, tmp_path: Path, game: library.Game, language: str
) -> None:
    texts = {
        "game.txt": game.record(),
        "position.json": json.dumps(game.position()),
        "view.json": json.dumps(game.view()),
    }
    outputs = []
    for name, text in texts.items():
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        run = century("advise", str(path), *FEW, "--lang", language)
        assert (run.status, run.err) == (0, "")
        outputs.append(run.out)
    assert outputs[0] == outputs[1] == outputs[2]  # it does not depend on what lies hidden
    assert any(token in outputs[0] for token in game.actions())
    assert "%" in outputs[0]


def test_json_is_what_the_library_says(
    century: Century, tmp_path: Path, game: library.Game
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    run = century("advise", str(path), *FEW, "--json")
    assert json.loads(run.out) == library.advise(game, simulations=200).to_json()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "Expecting"),
        ('{"format": "century-position/1"}', "mode is missing"),
        ("nonsense", "line 1"),
    ],
)
def test_bad_files_get_one_line(century: Century, tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "broken"
    path.write_text(text, encoding="utf-8")
    run = century("advise", str(path))
    assert (run.status, run.out) == (2, "")
    assert run.err.count("\n") == 1
    assert str(path) in run.err
    assert reason in run.err


@pytest.mark.parametrize("argument", [("--time", "0"), ("--threads", "0"), ("--seed", "-1")])
def test_bad_limits_get_one_line(
    century: Century, tmp_path: Path, game: library.Game, argument: tuple[str, str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    run = century("advise", str(path), *argument)
    assert run.status == 2
    assert run.err.count("\n") == 1
    assert argument[0].removeprefix("--") in run.err


@pytest.mark.parametrize("mode", library.modes())
def test_a_template_can_be_filled_in(century: Century, tmp_path: Path, mode: str) -> None:
    run = century("advise", "--template", mode)
    assert (run.status, run.err) == (0, "")
    table = tmp_path / "table.json"
    table.write_text(run.out, encoding="utf-8")
    advice = century("advise", str(table), *FEW, "--json")
    assert (advice.status, json.loads(advice.out)["mode"]) == (0, mode)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ((), "which position"),
        (("--template", "chess"), "unknown mode"),
        (("--template", "spice_road", "--players", "9"), "players 9"),
        (("--template", "spice_road", "game.txt"), "not both"),
        (("game.txt", "--players", "2"), "belongs to --template"),
    ],
)
def test_a_template_is_told_apart(
    century: Century, arguments: tuple[str, ...], reason: str
) -> None:
    run = century("advise", *arguments)
    assert run.status == 2
    assert reason in run.err
    assert run.err.count("\n") == 1


def test_players_of_a_template(century: Century) -> None:
    run = century("advise", "--template", "new_world", "--players", "3")
    assert len(json.loads(run.out)["seats"]) == 3
