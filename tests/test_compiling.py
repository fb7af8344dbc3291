"""The decorators that compile: they agree with each other, and leave Numba as they found it."""

import os
import signal
from pathlib import Path

import numba
import pytest
from numba.core.errors import TypingError

from century.rules.machine.compiling import compiled, inlined, merged, shared
from century.rules.machine.warm_up import side_by_side


@inlined
def doubled(x: int) -> int:
    return 2 * x


@merged
def counted(x: int) -> int:
    number = 0
    while x > 0:
        x -= 1
        if x == 7:
            return number
        number += 1
    return number


@compiled
def together(x: int) -> int:
    return halved(2 * doubled(counted(x))) + counted(doubled(x))


@shared
def halved(x: int) -> int:
    return x // 2


@compiled
def impossible(x: int) -> str:
    return x + "x"  # type: ignore[operator,return-value]


def test_every_way_of_compiling_does_the_same() -> None:
    assert [together(x) for x in (0, 2, 3, 9)] == [0, 2 * 2 + 4, 2 * 3 + 6, 2 * 1 + 10]
    assert doubled(4) == 8  # in Python they stay what they are
    assert counted(9) == 1


@pytest.mark.parametrize("setting", [0, 1])
def test_the_settings_of_numba_stay_as_they_are(
    setting: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(numba.config, "LOOP_VECTORIZE", setting)
    together(setting)
    with pytest.raises(TypingError):
        impossible(setting)
    assert setting == numba.config.LOOP_VECTORIZE


def test_two_jobs_are_done_side_by_side(tmp_path: Path) -> None:
    side_by_side(tmp_path.joinpath("first").touch, tmp_path.joinpath("second").touch)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "second"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is one process only")
def test_what_a_killed_process_leaves_is_done_here(tmp_path: Path) -> None:
    here = os.getpid()

    def first() -> None:
        if os.getpid() != here:
            os.kill(os.getpid(), signal.SIGKILL)
        (tmp_path / "first").touch()

    side_by_side(first, lambda: None)
    assert (tmp_path / "first").exists()
