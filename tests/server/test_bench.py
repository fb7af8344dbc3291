"""`century bench server`: a row that says what it should; how fast is not tested here."""

import json
from argparse import ArgumentParser

import pytest

from century.cli.bench import add
from century.cli.bench_server import ROWS
from century.errors import InvalidOption


def run(*arguments: str) -> None:
    parser = ArgumentParser()
    add(parser.add_subparsers())
    args = parser.parse_args(["bench", "server", *arguments])
    args.run(args)


def test_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    run("--games", "4", "--rate", "20", "--seconds", "0.5", "--stored", "20", "--json")
    row = json.loads(capsys.readouterr().out)
    assert row["database"] == "sqlite"
    assert row["actions"] + row["refused"] == 10
    assert set(ROWS) <= set(row)
    assert row["p50_milliseconds"] <= row["p99_milliseconds"]


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--rate", "0.5"), ("--seconds", "-1")])
def test_bad_input_is_one_line(wrong: tuple[str, str]) -> None:
    with pytest.raises(InvalidOption):
        run(*wrong)
