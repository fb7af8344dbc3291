"""Bots on a real local Ray: a killed actor costs a turn a moment, and nothing else."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
import ray
from prometheus_client import CollectorRegistry

import century
from century.cli import command
from century.server.gauges import Gauges
from century.server.settings import Settings
from century.server.thinking import in_worker
from century.server.thinking.scheduler import Thought
from century.server.thinking.workplace import make_thinkers
from century.tables.deal import Deal, FrozenGame
from server.thinking import MasterKilledOnce

TESTS = Path(__file__).resolve().parent.parent


def test_a_turn_of_a_killed_actor_is_thought_again_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(century.__file__).parents[1]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(TESTS), str(source))))
    settings = Settings(bots="ray", bot_workers=2)
    thinkers = make_thinkers(settings, Gauges(CollectorRegistry()))
    deal = Deal("spice_road", 2, 1, {})
    frozen = FrozenGame.of(deal, deal.new())

    async def story() -> None:
        thinkers.start()
        while len(thinkers._free) < 3:
            await asyncio.sleep(0.05)
        work = MasterKilledOnce(frozen, tmp_path / "mark")
        began = time.monotonic()
        turn = await thinkers.submit(Thought("turn", ("ada",), 2.0, quick=False, work=work))
        took = time.monotonic() - began
        assert turn.tokens[0] in deal.new().actions()
        assert (tmp_path / "mark").exists()  # somebody was killed, after a second
        assert took < 2.0 + 2.0
        # The actor that answered keeps the tree, and another takes the place of the dead one.
        while len(thinkers._free) < 3:
            await asyncio.sleep(0.05)

    async def whole() -> None:
        try:
            await story()
        finally:
            await thinkers.stop()

    asyncio.run(whole())
    assert not ray.is_initialized()


@pytest.mark.parametrize(
    ("address", "line"),
    [
        ("127.0.0.1:1", 'bots "127.0.0.1:1": cannot connect'),
        ("nowhere", 'bots "nowhere": must be ray, ray://HOST:PORT or HOST:PORT'),
        ("host:port", 'bots "host:port": must be ray, ray://HOST:PORT or HOST:PORT'),
        ("ray://host", 'bots "ray://host": must be ray, ray://HOST:PORT or HOST:PORT'),
    ],
)
def test_a_cluster_that_is_not_there_is_told_in_a_line(
    address: str, line: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CENTURY_BOTS", raising=False)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    assert command.main(["serve", "--port", "0", "--bots", address])
    error = capsys.readouterr().err
    assert line in error
    assert error.count("\n") == 1


def test_without_ray_a_line_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "century.workers.cluster")
    assert command.main(["serve", "--port", "0", "--bots", "ray"])
    line = "century: serve --bots needs the ray packages: pip install 'century[ray]'\n"
    assert capsys.readouterr().err == line


def test_a_machine_with_another_century_is_refused() -> None:
    with pytest.raises(RuntimeError, match="has century"):
        in_worker.warm_up("0.0.0", 0)


@pytest.mark.parametrize(
    ("first", "then", "mode"),
    [("century.workers.cluster", "ray", "token"), ("ray", "century.workers.cluster", "None")],
)
def test_a_token_is_shown_only_if_all_of_ray_shows_it(
    first: str, then: str, mode: str, tmp_path: Path
) -> None:
    """Its children would ask for one that a process which imported Ray before does not show."""
    (tmp_path / ".ray").mkdir()
    (tmp_path / ".ray" / "auth_token").write_text("0" * 64)
    known = {name: value for name, value in os.environ.items() if not name.startswith("RAY_AUTH")}
    code = f"import {first}, {then}, os; print(os.environ.get('RAY_AUTH_MODE'))"
    command_line = [sys.executable, "-c", code]
    home = {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path)}
    assert subprocess.check_output(command_line, env=known | home, text=True).strip() == mode
