"""A state as plain numbers and lists, for whatever reads a good part of it in Python."""

import struct
from math import prod
from typing import Any

from century.rules.machine.records import UINT8, Field
from century.rules.state import State


class Plain:
    """The fields of a state, each taken out when it is first read; a row of bytes stays `bytes`.

    It is a copy, and outlives what is done with the state.
    """

    def __init__(self, state: State) -> None:
        self.memory = bytes(state.memory)

    def __getattr__(self, name: str) -> Any:
        if name not in _READERS:
            raise AttributeError(name)
        value = self.__dict__[name] = _READERS[name].read(self.memory)
        return value


class Reading(Plain):
    """The same, that notes which fields were read."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__[name] = getattr(self.plain, name)
        self.read.add(name)
        return value


class _FieldReader:
    """Takes one field out of the memory of a state."""

    def __init__(self, field: Field) -> None:
        self._offset = field.offset
        self._shape = field.shape
        code = field.kind.code
        if field.shape and field.kind == UINT8:
            code, self._shape = f"{field.shape[-1]}s", field.shape[:-1]
        self._unpack = struct.Struct("=" + code * prod(self._shape)).unpack_from

    def read(self, memory: bytes) -> Any:
        values = self._unpack(memory, self._offset)
        if not self._shape:
            return values[0]
        return list(values) if len(self._shape) == 1 else _nested(values, self._shape)


def _nested(values: tuple[Any, ...], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return list(values)
    size = prod(shape[1:])
    return [_nested(values[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]


_READERS = {name: _FieldReader(field) for name, field in State.fields.items()}


def _pieces() -> struct.Struct:
    """Takes the bytes of every field out of a state."""
    code, end = "=", 0
    for field in State.fields.values():
        code += f"{field.offset - end}x{field.end - field.offset}s"
        end = field.end
    return struct.Struct(code)


_PIECES = _pieces().unpack_from


def changed_fields(before: Plain, after: Plain) -> set[str]:
    """The names of the fields that differ."""
    pieces = zip(State.fields, _PIECES(before.memory), _PIECES(after.memory), strict=True)
    return {name for name, old, new in pieces if old != new}
