"""Bots of another interpreter: they play as here, and their faults cost no game."""

import sys

import pytest

import century
from arena.conftest import TESTS
from arena.results import short
from century.arena.entrants import check_entrant, read_any_entrant
from century.arena.local import play_local
from century.arena.match import Result
from century.arena.other_python import find_python
from century.arena.tournament import Key

HERE = f"@{sys.executable}"


@pytest.fixture(autouse=True)
def _own_bots_stand_in_this_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TESTS)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("mcts(time=1)@old/python", "mcts(time=1)@old/python"),
        (" planner( width = 40, turns=3 ) @ C:/Program Files/py ", None),
        ("some_bot@old", "some_bot@old"),
        ("a.module:Bot(word='x')@old", "a.module:Bot(word='x')@old"),
    ],
)
def test_the_same_bot_has_one_name(text: str, name: str | None) -> None:
    read = read_any_entrant(text)
    assert str(read) == (name or "planner(turns=3,width=40)@C:/Program Files/py")
    assert read_any_entrant(str(read)) == read


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("greedy@no/such/python", "No such file"),
        (f"gredy{HERE}", "did you mean greedy"),
        (f"arena.rogues:Nowhere{HERE}", "Nowhere"),
        (f"greedy(seed=3){HERE}", "seeds are given by the arena"),
        (f"greedy(3){HERE}", "options are name=value"),
    ],
)
def test_bad_input_is_one_line(text: str, reason: str) -> None:
    with pytest.raises(century.InvalidOption) as error:
        check_entrant(text)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


def test_an_environment_stands_for_its_interpreter() -> None:
    assert find_python(sys.prefix) == find_python(sys.executable)


def test_a_bot_elsewhere_plays_and_its_faults_cost_no_game() -> None:
    rogues = ("Raises", "Dreams", "Crashes", "Hangs")
    names = [f"arena.rogues:{rogue}{HERE}" for rogue in rogues]
    cup = short(f"planner(turns=2,width=4){HERE}", *names, players=5, limit=12.0)
    results: list[Result] = []
    play_local(cup, [Key(0, 0, 0)], results.append, workers=1)
    (result,) = results
    told = [fault for fault in result["faults"] if fault["kind"] != "slow"]  # a busy machine
    faults = {fault["seat"]: fault for fault in told if fault["seat"] != 2}
    assert {seat: fault["kind"] for seat, fault in faults.items()} == {
        1: "error",
        3: "crash",
        4: "hung",
    }
    assert faults[1]["detail"] == r"RuntimeError: no idea\nat all"
    assert faults[3]["detail"] == "its process ended with status 1"
    assert "its process was ended" in faults[4]["detail"]
    dreams = [fault for fault in told if fault["seat"] == 2]
    assert {(fault["kind"], fault["detail"]) for fault in dreams} == {("illegal", '"dance"')}
    assert len(dreams) == result["decisions"][2]
    assert len(told) == len(dreams) + 3
    assert 0 < result["seconds"][0] < 60
    assert century.load(result["record"]).scores() == result["scores"]
    assert cup.header()["others"].keys() == {sys.executable}


def test_a_bot_that_ends_its_process_at_once_is_told() -> None:
    cup = short(f"arena.rogues:CrashesAtOnce{HERE}", "random")
    with pytest.raises(century.CenturyError, match="its process ended with status 3"):
        play_local(cup, [Key(0, 0, 0)], lambda _: None, workers=1)
