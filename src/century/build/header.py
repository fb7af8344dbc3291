"""The library for readers of C: the records, and what every function takes."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Any

from numba import types

from century.build.functions import PREFIX, Function
from century.rules.constants import Constants
from century.rules.machine.records import Record
from century.rules.questions import Survey
from century.rules.scoring import ScoreSheet
from century.rules.state import State
from century.version import __version__

RECORDS: tuple[type[Record], ...] = (State, Constants, ScoreSheet, Survey)
START = f"""\
/* Century {__version__}: the rules, searches and environments as C functions.

   Made by `python -m century.build` from Python; everything is explained there. Records are given
   by address. An array is given as its address and its shape, row by row in memory, and a tuple
   of Python as its members one after the other. Nothing is allocated or kept between calls, so
   threads may call at once with memory of their own. `century_about` is JSON: what the library was
   made from, and all signatures. */

#ifndef CENTURY_H
#define CENTURY_H

#include <stdbool.h>
#include <stdint.h>

extern const char century_about[];
"""


def write_header(functions: Iterable[Function], path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    parts = [START, *map(_struct, RECORDS), *map(_prototype, functions), "#endif\n"]
    path.write_text("\n".join(parts), encoding="utf-8")


def _comment(text: str) -> str:
    first, _, rest = text.strip().partition("\n")
    lines = [first, *(f"   {line}".rstrip() for line in dedent(rest).splitlines())]
    return "/* " + "\n".join(lines).rstrip() + " */"


def _struct(record: type[Record]) -> str:
    lines = [_comment(record.__doc__ or ""), "typedef struct {"]
    for name, field in record.fields.items():
        kind = {"float32": "float", "float64": "double"}.get(
            field.kind.name, f"{field.kind.name}_t"
        )
        lines.append(f"  {kind} {name}{''.join(f'[{size}]' for size in field.shape)};")
    return "\n".join([*lines, f"}} {_type(record)};\n"])


def _type(record: type[Record]) -> str:
    name = "".join(f"_{c.lower()}" if c.isupper() else c for c in record.__name__)
    return f"{PREFIX}{name.lstrip('_')}_t"


def _prototype(function: Function) -> str:
    parts = [
        part
        for name, kind in zip(function.names, function.types, strict=True)
        for part in _parameters(name, kind)
    ]
    returns = "void" if function.returns == types.none else _number(function.returns)
    return f"{_comment(function.doc)}\n{returns} {PREFIX}{function.name}({_wrapped(parts)});\n"


def _parameters(name: str, kind: Any) -> Iterator[str]:
    if isinstance(kind, types.BaseTuple):
        names = getattr(kind, "fields", range(len(kind.types)))
        for part, member in zip(names, kind.types, strict=True):
            yield from _parameters(f"{name}_{part}", member)
    elif isinstance(kind, types.Record):
        yield f"{_record(kind)} *{name}"
    elif isinstance(kind, types.Array):
        item = _record(kind.dtype) if isinstance(kind.dtype, types.Record) else _number(kind.dtype)
        yield f"{item} *{name}"
        extents = ("count",) if kind.ndim == 1 else ("rows", "columns")
        yield from (f"int64_t {name}_{extent}" for extent in extents)
    else:
        yield f"{_number(kind)} {name}"


def _record(kind: Any) -> str:
    """The struct of this layout, or bytes for records of the searches' own."""
    for record in RECORDS:
        if list(kind.fields) == list(record.fields):
            return _type(record)
    return "void"


def _number(kind: Any) -> str:
    name = str(kind)
    return {"bool": "bool", "float32": "float", "float64": "double"}.get(name, f"{name}_t")


def _wrapped(parts: Sequence[str]) -> str:
    if sum(map(len, parts)) < 70:
        return ", ".join(parts)
    return "\n    " + ",\n    ".join(parts)
