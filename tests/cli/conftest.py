"""The command line for the tests of this folder."""

import io

import pytest

from century.cli.command import main
from cli.keyboard import Answer, Century, Keyboard, Run, Screen


@pytest.fixture
def century(monkeypatch: pytest.MonkeyPatch) -> Century:
    """Runs `century ARGS...`; `terminal` says that the keyboard is one."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*args: str, typed: str | Answer = "", terminal: bool = False) -> Run:
        out, err = Screen(), io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr("sys.stdin", Keyboard(typed, out, terminal))
            patch.setattr("sys.stdout", out)
            patch.setattr("sys.stderr", err)
            status = main(args)
        return Run(status, out.getvalue(), err.getvalue())

    return run
