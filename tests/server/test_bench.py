"""`century bench server`: a row that says what it should; how fast is not tested here."""

import asyncio
import json
from argparse import ArgumentParser
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from century.bench.server import Process
from century.bench.server_bots import play
from century.cli.bench import add
from century.cli.bench_server import BOT_ROWS, ROWS
from century.errors import InvalidOption
from century.server.thinking import workplace
from server.playing import running
from server.thinking import HereThinker


def run(*arguments: str) -> None:
    parser = ArgumentParser()
    add(parser.add_subparsers())
    args = parser.parse_args(["bench", "server", *arguments])
    args.run(args)


def test_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    run("--games", "4", "--rate", "20", "--seconds", "0.5", "--stored", "20", "--details", "--json")
    row = json.loads(capsys.readouterr().out)
    assert row["database"] == "sqlite"
    assert row["actions"] + row["refused"] == 10
    assert set(ROWS) <= set(row)
    assert row["p50_milliseconds"] <= row["p99_milliseconds"]


def test_a_row_of_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workplace, "local_thinker", HereThinker)
    with running(tmp_path / "games.db", bot_patience=0.01) as site:
        process = cast(Process, SimpleNamespace(url=str(site.http.base_url).rstrip("/")))
        row = asyncio.run(play(process, 2, 0.2))
    assert row.keys() == BOT_ROWS.keys() - {"people", "workers"}
    assert row["grandmaster_p50_seconds"] <= row["grandmaster_max_seconds"]


@pytest.mark.parametrize(
    "wrong", [("--games", "0"), ("--rate", "0.5"), ("--seconds", "-1"), ("--bots", "0")]
)
def test_bad_input_is_one_line(wrong: tuple[str, str]) -> None:
    with pytest.raises(InvalidOption):
        run(*wrong)
