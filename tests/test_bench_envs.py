"""`century bench envs`: rows that say what they should; how fast is not tested here."""

import json
from argparse import ArgumentParser
from collections.abc import Iterator
from itertools import islice
from time import perf_counter
from typing import Any

import pytest

import century
from century.bench import envs
from century.cli.bench import add

CASES = [
    ("vector", ["new_world", 2, ""]),
    ("vector", ["new_world", 2, ", symmetric"]),
    ("AEC", ["new_world", 2]),
    ("Gymnasium", ["new_world", 2]),
    ("OpenSpiel", ["new_world", 2]),
    ("PettingZoo", ["classic/tictactoe_v3"]),
    ("OpenSpiel", ["connect_four"]),
    ("Pgx", ["tic_tac_toe"]),
]


def run(*arguments: str) -> None:
    parser = ArgumentParser()
    add(parser.add_subparsers())
    args = parser.parse_args(["bench", "envs", "--mode", "new_world", *arguments])
    args.run(args)


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates that nobody measured."""

    def elsewhere(_: str, cases: list[Any], *__: object) -> Iterator[float]:
        return iter([1234567.8] * len(cases))

    monkeypatch.setattr(envs, "elsewhere", elsewhere)


@pytest.mark.parametrize(("subject", "arguments"), CASES)
def test_everything_that_is_measured_steps(
    subject: str, arguments: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(envs, "SIDE_BY_SIDE", 4)
    pace = envs.SUBJECTS[subject](perf_counter, 1, *arguments)
    for steps, seconds in islice(pace, 2):
        assert steps > 0
        assert seconds > 0


def test_the_plan_names_every_mode_and_player_count() -> None:
    names = [
        name for subject, _, name, _ in envs.plan(list(century.modes())) if subject == "vector"
    ]
    assert len(names) == len(set(names)) == 32
    assert {subject for subject, own, *_ in envs.plan(["new_world"]) if not own} == set(envs.PUBLIC)


@pytest.mark.usefixtures("made_up")
def test_json_has_a_row_for_every_environment(capsys: pytest.CaptureFixture[str]) -> None:
    run("--json")
    printed = capsys.readouterr()
    rows = json.loads(printed.out)
    assert len(rows) == 6 + 3 + 9
    assert all(row["steps_per_second"] == 1234568 for row in rows)
    assert all(row["steps_per_second_cores"] >= 1234568 for row in rows)
    assert "vector, new_world, 2 players, symmetric, all cores" in printed.err


@pytest.mark.usefixtures("made_up")
def test_table_and_absent_packages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(envs, "find_spec", lambda name: None if name == "pgx" else True)
    run()
    printed = capsys.readouterr()
    assert "1,234,568" in printed.out
    assert "Pgx" not in printed.out
    assert printed.err.count("pip install century[bench]") == 1


def test_rates_come_from_another_process() -> None:
    [rate] = envs.elsewhere("vector", [["spice_road", 2, ""]], 0.001, None)
    assert rate > 0


def test_a_subject_that_fails_is_told_in_one_line() -> None:
    with pytest.raises(century.CenturyError, match=r"^vector cannot be measured: .*chess"):
        list(envs.elsewhere("vector", [["chess", 2, ""]], 0.001, None))


@pytest.mark.parametrize(
    "arguments", [("--seconds", "0"), ("--seconds", "nan"), ("--mode", "chess")], ids=" ".join
)
def test_bad_input_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(century.CenturyError):
        run(*arguments)
