"""The command line itself: help, versions, modes, boxes, and one line for bad input."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import century as library
from century.cli.command import COMMANDS
from century.data.component import BOXES
from century.terminal.screen import compiling_notice
from cli.keyboard import Century

START = [
    sys.executable,
    "-c",
    "from century.cli.command import main; raise SystemExit(main())",
]
CACHES = ("XDG_CACHE_HOME", "NUMBA_CACHE_DIR", "LOCALAPPDATA")  # where compiled rules lie
RECORD = library.new("spice_road", seed=1).play("play s1").record()


def test_version(century: Century) -> None:
    run = century("--version")
    assert (run.status, run.out, run.err) == (0, f"century {library.__version__}\n", "")


def test_the_package_is_the_command() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "century", "--version"], capture_output=True, text=True
    )
    assert (run.returncode, run.stdout) == (0, f"century {library.__version__}\n")


@pytest.mark.parametrize(
    "command",
    ["", *COMMANDS, "box check", "box export", "lesson check"],
    ids=lambda command: command or "century",
)
def test_help_has_an_example(century: Century, command: str) -> None:
    run = century(*command.split(), "--help")
    assert (run.status, run.err) == (0, "")
    assert re.search(rf"examples?:\s+century {command}", run.out)


def test_modes(century: Century) -> None:
    run = century("modes")
    for mode in library.modes():
        assert mode in run.out
    for word in ("2–5", "D1 E1 F1", "strait", "reconstructed", "single source", "published"):
        assert word in run.out


def test_modes_in_another_language(century: Century, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "rekonstruált" in century("modes").out
    assert "reconstructed" in century("modes", "--lang", "en").out


def test_box_export_then_check(century: Century, tmp_path: Path) -> None:
    folder = tmp_path / "boxes"
    run = century("box", "export", str(folder))
    assert (run.status, run.err) == (0, "")
    assert [path.name for path in sorted(folder.iterdir())] == sorted(f"{b}.toml" for b in BOXES)
    run = century("box", "check", *map(str, sorted(folder.iterdir())))
    assert (run.status, run.err) == (0, "")
    for line in ("points: 56 entries", "boards.D1: 6 entries", "layouts.star: 13 entries"):
        assert line in run.out
    assert "replaces parts of spice_road (trust: published)" in run.out
    again = century("box", "export", str(folder))
    assert again.status == 2
    assert "exists already" in again.err


def test_box_check_tells_the_trust_of_an_owner(century: Century, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('replaces = "new_world"\nposts = [1, 2, 4]\n', encoding="utf-8")
    run = century("box", "check", str(path))
    assert run.out == (
        f"{path}: sound; replaces parts of new_world (trust: its author's own word)\n"
        "  posts: 3 entries\n"
    )


def test_a_game_with_a_box_file(century: Century, tmp_path: Path) -> None:
    box, saved = tmp_path / "mine.toml", tmp_path / "game.txt"
    box.write_text('replaces = "new_world"\nposts = [1, 2, 4]\n', encoding="utf-8")
    run = century("play", "east_west_2", "--box", str(box), typed=f"rest\nsave {saved}\n")
    assert (run.status, run.err) == (0, "")
    assert century("replay", str(saved), "--box", str(box)).status == 0
    assert century("replay", str(saved)).status == 2


FILES = {
    "record.txt": RECORD,
    "turn.txt": RECORD.replace("play s1", "play m99"),
    "round.txt": RECORD.replace("round 1", "round 7"),
    "version.txt": RECORD.replace("century-record/1", "century-record/9"),
    "text.txt": "Dear diary\n",
    "empty.txt": "",
    "box.toml": "merchants = [{ id = 'm01', produce = 'Q' }]\n",
    "key.toml": "colour = 1\n",
    "toml.toml": "= =\n",
}


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("", "COMMAND"),
        ("dance", "dance"),
        ("--dance", "COMMAND"),
        ("play", "which mode"),
        ("play chess", "unknown mode"),
        ("play new_wrld", "did you mean new_world"),
        ("play spice_road --players 6", "players 6: must be one of 2 3 4 5"),
        ("play spice_road --players 1", "players 1"),
        ("play spice_road --players two", "two"),
        ("play spice_road --dance", "--dance"),
        ("play spice_road more", "more"),
        ("play spice_road --board D1", "unknown option"),
        ("play new_world --board A1", "must be one of D1 E1 F1"),
        ("play east_west_2 --layout ring", "layout"),
        ("play spice_road --round-limit 0", "round_limit 0"),
        ("play spice_road --seed -1", "seed -1"),
        ("play spice_road --seed 9999999999999999999999999999999999999999", "seed"),
        ("play spice_road --seed x", "seed"),
        ("play spice_road --seats human,robot", "robot"),
        ("play spice_road --seats human,random --players 3", "2 for 3 players"),
        ("play spice_road --seats human", "players 1"),
        ("play spice_road --seats =", '"="'),
        ("play spice_road --lang xx", "must be one of en de fr hu nl"),
        ("play spice_road --box missing.toml", "No such file"),
        ("play spice_road --box box.toml", "box.toml: merchants"),
        ("play spice_road --box key.toml", "unknown key"),
        ("play spice_road --box toml.toml", "not TOML"),
        ("play spice_road --box binary", "not UTF-8"),
        ("play spice_road --box .", "directory"),
        ("play --load missing.txt", "missing.txt: cannot read: No such file"),
        ("play --load .", "directory"),
        ("play --load turn.txt", "turn.txt: line 7: "),
        ("play spice_road --load record.txt", "a saved game brings its own"),
        ("play --load record.txt --round-limit 4", "round-limit: a saved game brings its own"),
        ("play --load record.txt --seats human", "1 for 2 players"),
        ("replay", "FILE"),
        ("replay missing.txt", "missing.txt: cannot read: No such file"),
        ("replay .", "directory"),
        ("replay binary", "binary: not a text file"),
        ("replay turn.txt", "turn.txt: line 7: "),
        ("replay round.txt", "round.txt: line 7: round 7"),
        ("replay version.txt", "version.txt: line 1: version"),
        ("replay text.txt", "text.txt: line 1"),
        ("replay empty.txt", "empty.txt: line 1"),
        ("replay record.txt --lang klingon", "klingon"),
        ("modes --lang xx", "xx"),
        ("modes more", "more"),
        ("box", "ACTION"),
        ("box check", "FILE"),
        ("box check missing.toml", "No such file"),
        ("box check box.toml", "box.toml: merchants"),
        ("lesson", "ACTION"),
        ("lesson check missing.toml", "missing.toml: No such file"),
        ("lesson check box.toml", "box.toml: unknown key"),
        ("learn chess", "unknown mode"),
        ("learn spice_road pley", "did you mean play?"),
        ("box check binary", "not UTF-8"),
        ("box check .", "directory"),
        ("box export record.txt", "record.txt"),
    ],
)
def test_bad_input_is_told_in_one_line(
    century: Century,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    reason: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, content in FILES.items():
        Path(name).write_text(content, encoding="utf-8")
    Path("binary").write_bytes(bytes(range(256)))
    before = sorted(tmp_path.iterdir())
    run = century(*command.split())
    assert (run.status, run.out) == (2, "")
    assert re.fullmatch(r"century: .*\n", run.err)
    assert reason in run.err
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("name", ["line\nbreak", "nul\0", "\x1b[31m", "x" * 300])
def test_odd_names_stay_on_one_line(century: Century, name: str) -> None:
    for command in (["replay", name], ["play", name], ["box", "check", name]):
        run = century(*command)
        assert run.status == 2
        assert run.err.count("\n") == 1
        assert run.err.rstrip("\n").isprintable()


def test_compiling_is_told_when_it_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("century.rules.machine.cache.cache_of", lambda package: tmp_path)
    told = ""
    with compiling_notice(after=0.01):
        while not told.endswith("\n"):
            told += capsys.readouterr().err
    assert told == "Compiling the rules (once) …\n"
    with compiling_notice(after=60):
        pass
    (tmp_path / "complete").touch()
    with compiling_notice(after=0.01):
        time.sleep(0.1)
    assert capsys.readouterr().err == ""


def test_a_real_process_ends_with_its_input() -> None:
    caches = {name: os.environ[name] for name in CACHES if name in os.environ}
    run = subprocess.run(
        [*START, "play", "spice_road", "--seed", "1", "--lang", "en"],
        input="dance\n\xff",
        env={"PYTHONIOENCODING": "ascii", "PATH": "", "HOME": str(Path.home()), **caches},
        capture_output=True,
        text=True,
        encoding="latin-1",
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.endswith("Goodbye.\n")


def test_a_real_process_can_be_interrupted() -> None:
    process = subprocess.Popen(
        [*START, "play", "spice_road", "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    shown = b""
    while b"(help)" not in shown:
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=300)  # no healthy process needs that
    assert (process.returncode, err.strip()) == (130, b"")
