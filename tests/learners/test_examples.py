"""The examples for large frameworks run in miniature, and some sit down in the arena."""

import os
import subprocess
from pathlib import Path

import pytest

from century.arena.match import play_match
from century.arena.tournament import Key, make_tournament
from learners.conftest import LEARNERS

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = ROOT / "examples"
PYTHON = os.environ[LEARNERS]
SHORT = ["--rounds", "5"]


def run(folder: Path, name: str, *arguments: str) -> list[str]:
    before = os.environ.get("PYTHONPATH")
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), before)))
    done = subprocess.run(
        [PYTHON, str(EXAMPLES / name), "spice_road", *arguments],
        capture_output=True,
        text=True,
        cwd=folder,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("name", "arguments", "bot"),
    [
        (
            "sb3_maskable_ppo.py",
            ["--opponent", "random", "--steps", "128", "--lesson", "64"],
            "sb3_maskable_ppo:bot",
        ),
        (
            "cleanrl_ppo.py",
            ["--steps", "1024", "--tables", "16", "--length", "32"],
            "cleanrl_ppo:bot",
        ),
        ("cuda_ppo.py", ["--seconds", "0.1", "--games", "16", "--width", "32"], "torch_net:bot"),
    ],
)
def test_it_learns_and_sits_down_in_the_arena(
    name: str, arguments: list[str], bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "decisions" in run(tmp_path, name, *arguments, *SHORT)[-1]
    python = tmp_path / "python"  # which finds this checkout, and the example
    python.write_text(
        f'#!/bin/sh\nPYTHONPATH={ROOT / "src"}:{EXAMPLES} exec {PYTHON} "$@"\n', encoding="utf-8"
    )
    python.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    cup = make_tournament(
        [f"{bot}@{python}", "random"], "spice_road", options={"round_limit": 4}, limit=600
    )
    assert play_match(cup, Key(0, 0, 0), {})["faults"] == []


def test_a_policy_goes_on_from_what_a_search_does(tmp_path: Path) -> None:
    few = ["--games", "4", "--simulations", "5", "--steps", "10", "--width", "32"]
    assert "of what is new" in run(tmp_path, "imitation.py", *few)[-1]
    few = ["--start", "imitation.npz", "--seconds", "0.1", "--games", "16"]
    assert "decisions" in run(tmp_path, "cuda_ppo.py", *few)[-1]


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("rllib_ppo.py", ["--lessons", "1", "--lesson", "64"]),
        ("torchrl_ppo.py", ["--steps", "128", "--lesson", "64"]),
    ],
)
def test_it_learns(name: str, arguments: list[str], tmp_path: Path) -> None:
    assert "decisions" in run(tmp_path, name, "--opponent", "random", *arguments, *SHORT)[-1]
