"""`century arena` at the command line."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from century.arena.results import read_results
from century.cli.arena import interruptible
from century.cli.command import main

START = [
    sys.executable,
    "-c",
    "from century.cli.command import main; raise SystemExit(main())",
]
WAITING = ["arena", "arena.rogues:Waits", "random", "--mode", "spice_road"]
WAITING += ["--round-limit", "4", "--workers", "1"]
SHORT = ["--mode", "spice_road", "--round-limit", "4", "--workers", "1"]


@pytest.fixture
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("_here")
def test_a_tournament_is_played_told_gone_on_with_and_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arena = ["arena", "greedy", "random", *SHORT]
    assert main([*arena, "--games", "2"]) == 0
    printed = capsys.readouterr()
    (path,) = Path().glob("arena-spice_road-2-*.jsonl")
    assert f"2 games, kept in {path}" in printed.out
    assert "ended by the round limit: 2" in printed.out
    assert printed.err == ""
    assert main([*arena, "--games", "4", "--report", "page.html"]) == 0
    assert "4 games" in capsys.readouterr().out
    assert len(read_results(path)[1]) == 4
    page = Path("page.html").read_bytes()
    assert main(["arena", "report", str(path)]) == 0
    assert path.with_suffix(".html").read_bytes() == page
    before = path.read_bytes()
    assert main([*arena, "--games", "4"]) == 0
    assert path.read_bytes() == before


@pytest.mark.usefixtures("_here")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "BOT"),
        ("greedy random", "which mode"),
        ("greedy random --mode chess", "chess"),
        ("greedy --mode spice_road", "1 bots for 2 seats"),
        ("greedy random --mode spice_road --players 0", "players 0"),
        ("greedy random --mode spice_road --players 3 --fixed", "fixed: 2 bots for 3 seats"),
        ("greedy robot --mode spice_road", "robot"),
        ("greedy planner(width=0) --mode spice_road", "width 0"),
        ("greedy random --mode spice_road --games 0", "games 0"),
        ("greedy random --mode spice_road --workers 0", "workers 0"),
        ("greedy random --mode spice_road --limit -1", "limit -1"),
        ("greedy random --mode spice_road --seed -1", "seed -1"),
        ("greedy random --mode spice_road --board D1", "unknown option"),
        ("greedy random --mode spice_road --box no.toml", "No such file"),
        ("greedy random --mode spice_road --lang xx", "xx"),
        ("greedy random --mode spice_road --out no/games.jsonl", "No such file"),
        ("greedy random --mode spice_road --out notes.txt", "no result of the arena"),
        ("greedy random --mode spice_road --report notes.txt", "is no page"),
        ("greedy random --mode spice_road --report no/page.html", "no such folder"),
        ("report", "needs one file"),
        ("report no.jsonl", "No such file"),
        ("report notes.txt", "no result"),
        ("report notes.txt other.txt", "needs one file"),
    ],
)
def test_bad_input_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], command: str, reason: str
) -> None:
    Path("notes.txt").write_text("Dear diary\n")
    assert main(["arena", *command.split()]) == 2
    printed = capsys.readouterr()
    assert re.fullmatch(r"century: .*\n", printed.err)
    assert reason in printed.err
    assert printed.out == ""
    assert [path.name for path in Path().iterdir()] == ["notes.txt"]


def interrupted(path: Path, polite: signal.Signals, times: int = 1) -> tuple[int, int, str]:
    """The status, how many games were finished, and what was told."""
    mark = Path(os.environ["MARK"])
    process = subprocess.Popen(
        [*START, *WAITING, "--games", "100000", "--lang", "en", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.01)
    mark.touch()
    for _ in range(times):
        process.send_signal(polite)
    out, err = process.communicate(timeout=300)  # no healthy process needs that
    mark.unlink()
    assert out == ""
    assert path.read_bytes().endswith(b"\n")
    return process.returncode, len(read_results(path)[1]), err


def test_interrupting_loses_no_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    status, games, printed = interrupted(path, signal.SIGINT)
    assert status == 130
    assert f"{games} of 100,000 games are finished and kept in {path}" in printed
    before = path.read_bytes()
    assert main([*WAITING, "--games", str(games + 2), "--out", str(path)]) == 0
    assert path.read_bytes().startswith(before)
    assert len(read_results(path)[1]) in (games + 2, games + 3)


def test_a_polite_end_is_an_interruption(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    status, games, printed = interrupted(path, signal.SIGTERM, times=2)  # as `timeout` does
    assert status == 130
    assert f"{games} of 100,000 games are finished" in printed
    assert "Traceback" not in printed


def test_who_is_ending_is_not_interrupted_again() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with interruptible():
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGTERM)
    assert signal.getsignal(signal.SIGTERM) == before
