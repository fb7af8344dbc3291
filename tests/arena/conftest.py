"""What the tests of the arena share."""

import os
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def _bots_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By worker processes too; MARK is a file of this test."""
    before = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(TESTS), before))))
    monkeypatch.setenv("MARK", str(tmp_path / "mark"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
