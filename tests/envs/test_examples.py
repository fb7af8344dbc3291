"""The examples run, at small scale."""

import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent.parent / "examples"


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-W", "error", str(EXAMPLES / name), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert not done.returncode, done.stderr
    return done.stdout


def test_random_rollout() -> None:
    told = run("random_rollout.py", "new_world", "--games", "20", "--side-by-side", "32")
    assert told.splitlines()[1].startswith("seat 0 wins ")
