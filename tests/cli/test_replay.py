"""Saved games, turn by turn."""

import random
import re
from pathlib import Path

import pytest

import century as library
from century.data.mode import load_modes
from cli.keyboard import Century


def record(mode: str, rounds: int) -> library.Game:
    dice = random.Random(2)
    game = library.new(mode, players=2, seed=5, round_limit=rounds)
    while not game.over:
        game.play(dice.choice(game.actions()))
    return game


@pytest.fixture
def saved(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(record("spice_road", 4).record(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("mode", load_modes())
def test_all_turns_are_told_without_asking(century: Century, tmp_path: Path, mode: str) -> None:
    game = record(mode, 5)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    run = century("replay", "--all", str(path))
    assert (run.status, run.err) == (0, "")
    turns = game.record().partition("\n\n")[2].count("\n")
    for turn in range(1, turns + 1):
        assert f"\n{turn} of {turns}. Seat " in run.out
    assert "total" in run.out
    assert run.out.count("Point cards") == 2
    assert century("replay", str(path)).out == run.out  # the input is no terminal


def test_steps_forwards_and_backwards(century: Century, saved: str) -> None:
    run = century("replay", saved, typed="\nn\np\ng 6\ng 0\nq\n", terminal=True)
    assert (run.status, run.err) == (0, "")
    assert re.findall(r"(\d)/8> ", run.out) == ["0", "1", "2", "1", "6", "0"]
    assert re.findall(r"(\d) of 8\. Seat", run.out) == ["1", "2", "1", "6"]
    tables = re.findall(r"─+ Century.*?(?=\d/8> )", run.out, re.DOTALL)
    assert tables[0] == tables[5]
    assert tables[1] == tables[3]


def test_the_end_shows_the_points(century: Century, saved: str) -> None:
    run = century("replay", saved, typed="g 8\n", terminal=True)
    assert "total" in run.out


@pytest.mark.parametrize("typed", ["x", "g", "g x", "g 99999999999", "help", "g -1"])
def test_other_input_shows_what_can_be_typed(century: Century, saved: str, typed: str) -> None:
    run = century("replay", saved, typed=f"{typed}\nq\n", terminal=True)
    assert run.out.count("Enter or n: next turn") == 2


@pytest.mark.parametrize("typed", ["p", "g 9", "g 8\nn"])
def test_turns_that_are_not_there(century: Century, saved: str, typed: str) -> None:
    run = century("replay", saved, typed=f"{typed}\n", terminal=True)
    assert "The record has turns 1 to 8" in run.out


def test_an_unfinished_turn_is_told_too(century: Century, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = library.new("spice_road", seed=1).play("play s2").play("upgrade Y")
    path.write_text(game.record(), encoding="utf-8")
    run = century("replay", str(path))
    assert "1 of 1. Seat 0 plays s2 and upgrades 1 yellow." in run.out


def test_a_record_without_turns(century: Century, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(library.new("new_world", seed=1).record(), encoding="utf-8")
    run = century("replay", str(path))
    assert (run.status, run.out.count("Point cards")) == (0, 1)
