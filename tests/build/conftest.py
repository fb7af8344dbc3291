"""The library of this machine and the one for browsers, made once from the present source."""

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

from century.build.targets import TARGETS, Target, this_machine
from century.rules.machine.library import Library, UnfitLibraryError

BUILD = Path(__file__).resolve().parents[2] / "build"


def is_current(path: Path) -> bool:
    try:
        return bool(Library(path).about)
    except UnfitLibraryError:
        return False


@pytest.fixture(scope="session")
def machine() -> Target:
    machine = this_machine()
    if machine is None:
        pytest.skip("no library is made for this kind of machine")
    return machine


@pytest.fixture(scope="session")
def library(machine: Target) -> Path:
    """The library of this machine; `wasm` was made in the same breath."""
    path = BUILD / machine.name / machine.file
    BUILD.mkdir(exist_ok=True)
    with FileLock(BUILD / "lock"):
        if not is_current(path):
            command = ["-m", "century.build", "wasm32", machine.name, "--out", str(BUILD)]
            subprocess.run([sys.executable, *command], check=True)
    return path


@pytest.fixture(scope="session")
def wasm(library: Path) -> Path:
    target = TARGETS["wasm32"]
    return BUILD / target.name / target.file
