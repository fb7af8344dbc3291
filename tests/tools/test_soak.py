"""The soak, for some seconds."""

import asyncio

import pytest

import soak


def test_a_short_soak(capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(soak.run(0.04, "", people=2, kill_minutes=0.02))
    told = capsys.readouterr().out
    assert "nothing lost; 0 faults" in told
