"""The environments do the same interpreted and compiled."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from century.data.mode import load_modes
from century.envs import VectorGame

HERE = Path(__file__).resolve()


def fingerprint() -> str:
    """What two short games of every mode show."""
    shown = sha256()
    for mode in load_modes():
        games = VectorGame(mode, 3, 2, seed=7, symmetric=True, reward="score", round_limit=3)
        for _ in range(40):
            for array in games.step(games.sample()):
                shown.update(array.tobytes())
    return shown.hexdigest()


def test_interpreted_and_compiled_agree() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(HERE)],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    assert done.stdout.strip() == fingerprint()


if __name__ == "__main__":
    print(fingerprint())
