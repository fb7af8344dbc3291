"""The growth of workers, for one of this machine."""

import pytest

import worker_growth


def test_a_worker_answers(capsys: pytest.CaptureFixture[str]) -> None:
    worker_growth.main(["--bots", "", "--workers", "1", "--seconds", "1", "--thinks", "0.3"])
    assert "| 1 | " in capsys.readouterr().out
