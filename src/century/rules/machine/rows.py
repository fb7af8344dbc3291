"""Arrays of records and of numbers: NumPy's where it is installed, else runs of bytes of our own.

A browser has no NumPy, and the searches need little of it: memory that compiled functions fill,
and a look at some of it afterwards.
"""

import ctypes
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

from century.rules.machine.records import Cells, Kind, Record, dtype_of


@cache
def has_numpy() -> bool:
    return find_spec("numpy") is not None


def zeros(count: int, kind: type[Record] | Kind) -> Any:
    """So many records of a class, or numbers of a kind."""
    if not has_numpy():
        return Rows(count, kind)
    import numpy as np

    return np.zeros(count, kind.name if isinstance(kind, Kind) else dtype_of(kind))


class Rows:
    """An array in one run of bytes; what it is asked for lies in the same memory."""

    __slots__ = ("_cells", "_kind", "_memory", "address", "shape")

    def __init__(self, count: int, kind: type[Record] | Kind) -> None:
        data = bytearray(max(1, count * kind.size))
        self.shape = (count,)
        self.address = ctypes.addressof(ctypes.c_char.from_buffer(data))
        self._kind = kind
        self._memory = memoryview(data)[: count * kind.size]
        self._cells: Cells | None = None
        if isinstance(kind, Kind):
            self._cells = Cells(self._memory.cast(kind.code), self.shape)  # type: ignore[call-overload]

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[i] for i in range(len(self)))

    def __getitem__(self, index: int) -> Any:
        if isinstance(self._kind, Kind):
            assert self._cells is not None
            return self._cells[index]
        if not -len(self) <= index < len(self):
            raise IndexError(f"index {index} is outside of {len(self)}")
        begin = int(index) % len(self) * self._kind.size
        return self._kind.over(self._memory[begin : begin + self._kind.size])

    def __setitem__(self, index: int, value: Any) -> None:
        if isinstance(self._kind, Kind):
            assert self._cells is not None
            self._cells[index] = value
        else:
            self[index].memory[:] = value.memory
