"""The site, built once for all tests of a run."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from solo.host import Host, hosted

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if named := os.environ.get("CENTURY_SITE"):  # one that `make site` has built
        return Path(named).resolve()
    run = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        run = run.parent  # that of all processes
    folder = run / "site"
    with FileLock(run / "site.lock"):
        if not folder.exists():
            making = run / "making"
            done = subprocess.run(
                [sys.executable, str(ROOT / "tools" / "make_site.py"), str(making)],
                capture_output=True,
                text=True,
            )
            assert not done.returncode, done.stderr
            making.rename(folder)
    return folder


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Iterator[Host]:
    with hosted(built, tmp_path / "host") as started:
        yield started
