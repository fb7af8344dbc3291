"""The rules do the same interpreted, compiled, and compiled with every index checked."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from century.data.mode import load_modes
from fingerprints import fingerprints

SCRIPT = Path(__file__).resolve().parent / "fingerprints.py"


def run(games: int, *modes: str, **environment: str) -> Any:
    """The fingerprints made by another process, in which warnings are errors too."""
    done = subprocess.run(
        [sys.executable, "-W", "error", str(SCRIPT), str(games), *modes],
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("mode", load_modes())
def test_interpreted_and_compiled_agree_bit_for_bit(mode: str) -> None:
    assert run(2, mode, NUMBA_DISABLE_JIT="1") == fingerprints(mode, 2)


def test_no_index_is_out_of_bounds(tmp_path: Path) -> None:
    checked = run(5, *load_modes(), NUMBA_BOUNDSCHECK="1", NUMBA_CACHE_DIR=str(tmp_path))
    assert checked == {k: v for mode in load_modes() for k, v in fingerprints(mode, 5).items()}
