"""The decorators that compile: they agree with each other, and leave Numba as they found it."""

import subprocess
import sys
from pathlib import Path

import numba
import pytest
from numba.core.errors import TypingError

from century.rules.machine.compiling import compiled, inlined, merged, shared
from century.rules.machine.records import Int64, Record


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


SPLIT = """
import os, signal, sys
from pathlib import Path
from century.rules.machine.warm_up import side_by_side

folder, here = Path(sys.argv[1]), os.getpid()

def first() -> None:
    if os.getpid() != here and "killed" in sys.argv:
        os.kill(os.getpid(), signal.SIGKILL)
    (folder / "first").touch()

side_by_side(first, (folder / "second").touch)
"""


@pytest.mark.parametrize("how", ["alive", "killed"])
def test_two_jobs_are_done_side_by_side(how: str, tmp_path: Path) -> None:
    """Also what a process that was killed has left undone."""
    subprocess.run([sys.executable, "-W", "error", "-c", SPLIT, str(tmp_path), how], check=True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "second"]


class Pair(Record):
    """Two numbers."""

    first: Int64
    second: Int64


@compiled
def exchange(pair: Pair, more: int) -> int:
    first = pair.first
    pair.first = pair.second + more
    pair.second = first
    return pair.first


@compiled
def is_ordered(pair: Pair) -> bool:
    return pair.first <= pair.second


@compiled
def clear(pair: Pair) -> None:
    pair.first = 0


def test_records_are_given_by_their_address() -> None:
    """Without asking NumPy what they are, which takes longer than any rule."""
    pair = Pair()
    pair.first, pair.second = 3, -4
    assert exchange(pair, -2) == -6
    assert (pair.first, pair.second) == (-6, 3)
    assert is_ordered(pair) is True
    assert clear(pair) is None
    assert (pair.first, is_ordered(pair)) == (0, True)
    assert pair._numpy is None
