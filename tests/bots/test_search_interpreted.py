"""The searches find the same interpreted as compiled, so that they can be stepped through."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bots.search_results import search_results

SCRIPT = Path(__file__).with_name("search_results.py")


@pytest.mark.parametrize("mode", ["spice_road", "east_west_3"])
def test_interpreted_and_compiled_find_the_same(mode: str) -> None:
    # The keys of the beam run over on purpose, which NumPy remarks on.
    command = [sys.executable, "-W", "error", "-W", "ignore:overflow", str(SCRIPT), mode]
    done = subprocess.run(
        command,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    assert json.loads(done.stdout) == search_results(mode)
