"""Fixed-size records: one class gives the layout in memory, for Python and for compiled code.

A record is a run of bytes with the fields of a C struct. Python reads and writes it field by field
without NumPy, so that a game can be played at once; arrays of records are NumPy's (`dtype_of`).
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import prod
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Self,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Ints = npt.NDArray[Any]
    States = npt.NDArray[Any]
else:
    Ints = States = Any

T = TypeVar("T")


class Kind(NamedTuple):
    """A kind of number: its name in NumPy, and its letter in `struct`."""

    name: str
    code: str

    @property
    def size(self) -> int:
        return struct.calcsize(self.code)


UINT8, INT8 = Kind("uint8", "B"), Kind("int8", "b")
UINT16 = Kind("uint16", "H")
UINT32, INT32 = Kind("uint32", "I"), Kind("int32", "i")
INT64 = Kind("int64", "q")
FLOAT32, FLOAT64 = Kind("float32", "f"), Kind("float64", "d")

# Unsigned: Numba then leaves out the code for negative indices
Byte = Annotated[int, UINT8]
Word = Annotated[int, UINT16]
Int64 = Annotated[int, INT64]


class Field(NamedTuple):
    """Where a field lies, and what it holds: one number, or an array of this shape."""

    offset: int
    kind: Kind
    shape: tuple[int, ...]

    @property
    def length(self) -> int:
        return prod(self.shape)

    @property
    def end(self) -> int:
        return self.offset + self.length * self.kind.size


class Cells:
    """An array inside a record, with as much of NumPy's indexing as the rules use."""

    __slots__ = ("_cells", "shape")

    def __init__(self, cells: memoryview, shape: tuple[int, ...]) -> None:
        self._cells = cells
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._cells) if len(self.shape) == 1 else (self[i] for i in range(len(self)))

    def __getitem__(self, index: Any) -> Any:
        if len(self.shape) == 1:
            if isinstance(index, slice):
                part = self._cells[index]
                return Cells(part, (len(part),))
            return self._cells[index]
        begin, shape = self._find(index)
        return (
            Cells(self._cells[begin : begin + prod(shape)], shape) if shape else self._cells[begin]
        )

    def __setitem__(self, index: Any, value: Any) -> None:
        if len(self.shape) == 1 and not isinstance(index, slice):
            self._cells[index] = value
        elif isinstance(index, slice):
            places = range(*index.indices(len(self)))
            values = value if hasattr(value, "__len__") else [value] * len(places)
            for place, part in zip(places, values, strict=True):
                self[place] = part
        else:
            begin, shape = self._find(index)
            if shape:
                Cells(self._cells[begin : begin + prod(shape)], shape)[:] = value
            else:
                self._cells[begin] = value

    def _find(self, index: Any) -> tuple[int, tuple[int, ...]]:
        """The first cell of what an index means, and its shape: none for a single number."""
        indices = index if isinstance(index, tuple) else (index,)
        begin = 0
        for place, size in zip(indices, self.shape, strict=False):
            if not -size <= place < size:
                raise IndexError(f"index {place} is outside of {size}")
            begin = begin * size + int(place) % size
        rest = self.shape[len(indices) :]
        return begin * prod(rest), rest

    def tolist(self) -> list[Any]:
        """Numbers in lists."""
        if len(self.shape) == 1:
            return self._cells.tolist()
        return [row.tolist() for row in self]


class Record:
    """A record of a class whose fields are annotated with kinds; `fields` tells where they lie."""

    __slots__ = ("_address", "_arrays", "_numpy", "memory")

    fields: ClassVar[Mapping[str, Field]] = {}
    size: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        cls.fields, cls.size = _layout(cls)
        for name, field in cls.fields.items():
            setattr(cls, name, _array(name, field) if field.shape else _number(field))

    def __init__(self, memory: bytes | bytearray | memoryview | None = None) -> None:
        self.memory = bytearray(self.size if memory is None else memory)
        if len(self.memory) != self.size:
            raise ValueError(f"{type(self).__name__}: {len(self.memory)} bytes, not {self.size}")
        self._arrays: dict[str, Cells] = {}
        self._numpy: Any = None
        self._address = 0

    @classmethod
    def over(cls, memory: memoryview) -> Self:
        """A record in memory of somebody else's."""
        record = cls.__new__(cls)
        record.memory = cast(bytearray, memory)
        record._arrays, record._numpy, record._address = {}, None, 0
        return record

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (bytes(self.memory),)

    def copy(self) -> Self:
        """The same, in memory of its own."""
        return type(self)(self.memory)

    def tobytes(self) -> bytes:
        return bytes(self.memory)

    @property
    def address(self) -> int:
        """Where the memory lies, for a function of C."""
        if not self._address:
            self._address = ctypes.addressof(ctypes.c_char.from_buffer(self.memory))
        return self._address

    @property
    def numpy(self) -> Any:
        """The same memory as a record of NumPy, which Numba takes."""
        if self._numpy is None:
            import numpy as np

            self._numpy = np.frombuffer(self.memory, dtype_of(type(self)))[0]
        return self._numpy

    def plain(self, name: str) -> Any:
        """What a field holds, as a number or lists of numbers."""
        field = self.fields[name]
        numbers = _codec(field).unpack_from(self.memory, field.offset)
        return _nested(numbers, field.shape) if field.shape else numbers[0]


class Bundle:
    """A tuple of arrays that compiled functions are given again and again; found in memory once."""

    __slots__ = ("flat", "members")

    def __init__(self, members: tuple[Any, ...]) -> None:
        self.members = members
        self.flat: list[Any] = []  # as a function of C takes them


def bundled(members: T) -> T:
    """The same tuple, for compiled functions only."""
    return cast(T, Bundle(cast(tuple[Any, ...], members)))


def unbundled(argument: Any) -> Any:
    return argument.members if isinstance(argument, Bundle) else argument


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The layout of a record class for NumPy, as Numba's CPU and CUDA targets both take it.

    `np.record` makes `record.field` work in interpreted code as it does in compiled code.
    """
    if record not in _dtypes:
        _dtypes[record] = _make_dtype(record)
    return _dtypes[record]


_dtypes: dict[type[Record], np.dtype[Any]] = {}


def _make_dtype(record: type[Record]) -> np.dtype[Any]:
    import numpy as np

    fields: list[Any] = []
    for name, field in record.fields.items():
        assert not hasattr(np.record, name), f"{name} would hide what every NumPy record has"
        fields.append((name, field.kind.name, *((field.shape,) if field.shape else ())))
    return np.dtype((np.record, np.dtype(fields, align=True)))


def _layout(record: type[Record]) -> tuple[dict[str, Field], int]:
    """The fields one after the other, each where a number of its size may begin in C."""
    fields: dict[str, Field] = {}
    end = 0
    for name, hint in get_type_hints(record, include_extras=True).items():
        if not hasattr(hint, "__metadata__"):
            continue
        _, kind, *shape = get_args(hint)
        offset = -(-end // kind.size) * kind.size
        fields[name] = Field(offset, kind, shape[0] if shape else ())
        end = fields[name].end
    widest = max((field.kind.size for field in fields.values()), default=1)
    return fields, -(-end // widest) * widest


@cache
def _codec(field: Field) -> struct.Struct:
    return struct.Struct(f"={field.length}{field.kind.code}")


def _number(field: Field) -> property:
    codec, offset = _codec(field), field.offset
    unpack, pack = codec.unpack_from, codec.pack_into

    def get(record: Record) -> Any:
        return unpack(record.memory, offset)[0]

    def put(record: Record, value: Any) -> None:
        pack(record.memory, offset, value)

    return property(get, put)


def _array(name: str, field: Field) -> property:
    def get(record: Record) -> Cells:
        cells = record._arrays.get(name)
        if cells is None:
            part = memoryview(record.memory)[field.offset : field.end]
            memory = part.cast(cast(Any, field.kind.code))
            cells = record._arrays[name] = Cells(memory, field.shape)
        return cells

    def put(record: Record, values: Any) -> None:
        get(record)[:] = values

    return property(get, put)


def _nested(numbers: Sequence[Any], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(numbers)
    size = prod(shape[1:])
    return [_nested(numbers[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]
