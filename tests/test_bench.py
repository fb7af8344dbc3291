"""`century bench`: rows that say what they should; how fast is not tested here."""

import json
from argparse import ArgumentParser
from typing import Any

import pytest

import century
from century.bench import cores
from century.bench import rules as bench
from century.cli.bench import add
from century.rules.arrays import STATE

RATES = ["decisions_per_second", "decisions_per_second_threads", "decisions_per_second_interpreted"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 1)
    monkeypatch.setattr(bench, "compile_times", lambda: {"compile_seconds_cold": 1.0})


def run(*arguments: str) -> None:
    parser = ArgumentParser()
    add(parser.add_subparsers())
    args = parser.parse_args(["bench", "rules", "--mode", "spice_road", *arguments])
    args.run(args)


def check(row: dict[str, Any]) -> None:
    assert all(isinstance(row[rate], int) and row[rate] > 0 for rate in RATES)
    assert row["threads"] == cores()
    assert row["threads_ratio"] > 0
    assert row["first_action_seconds"] > 0
    assert row["bytes_per_game"] == STATE.itemsize <= 1024


def test_json_has_a_row_for_every_player_count(capsys: pytest.CaptureFixture[str]) -> None:
    run("--json", "--seconds", "0.001", "--no-compile")
    printed = capsys.readouterr()
    rows = json.loads(printed.out)
    assert [(row["mode"], row["players"]) for row in rows] == [
        ("spice_road", players) for players in (2, 3, 4, 5)
    ]
    for row in rows:
        check(row)
        assert "compile_seconds_cold" not in row
    assert "spice_road, 5 players" in printed.err


def test_table(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"mode": "spice_road", "players": 2, "threads": 2, "threads_ratio": 1.95}
    row |= dict.fromkeys(RATES, 12_345_678) | {"first_action_seconds": 0.5, "bytes_per_game": 992}
    row |= {"compile_seconds_cold": 61.2, "compile_seconds_warm": 0.25}
    monkeypatch.setattr(bench, "measure", lambda *_, **__: iter([row]))
    run()
    printed = capsys.readouterr().out
    for word in ("spice_road", "12.35 M", "1.95", "0.50", "992 bytes", "61.2 s", "0.2 s"):
        assert word in printed


def test_compiling_anew_is_measured_unless_left_out() -> None:
    rows = bench.measure(["new_world"], 0.001, compile_too=True, tell=lambda _: None)
    row = next(rows)
    check(row)
    assert row["compile_seconds_cold"] == 1.0


def test_compile_time_is_that_of_another_process() -> None:
    assert bench.elsewhere("compiling") > 0


@pytest.mark.parametrize(
    "arguments", [("--seconds", "0"), ("--seconds", "nan"), ("--mode", "chess")], ids=" ".join
)
def test_bad_input_is_refused(arguments: tuple[str, ...]) -> None:
    with pytest.raises(century.CenturyError):
        run(*arguments)
