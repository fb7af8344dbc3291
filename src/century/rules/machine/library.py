"""The compiled functions as a C library, made ahead of time by `python -m century.build`.

The library says of itself what it was made from and what its functions take, so that nothing but
the file has to fit. A call costs about a microsecond, and needs neither Numba nor, for a game of
people, NumPy.
"""

import ctypes
import hashlib
import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from century.rules.machine.cache import CENTURY, sources
from century.rules.machine.records import Bundle, Record
from century.rules.machine.rows import Rows

VARIABLE = "CENTURY_LIBRARY"  # another library than the installed one; "none" for none
COMPILED = ("rules", "search", "envs")  # the packages whose functions it holds
FILES = {"win32": "century.dll", "darwin": "libcentury.dylib"}
SOURCE = "source"  # a file with the digest, in a copy for browsers
FILE = FILES.get(sys.platform, "libcentury.so")
NUMBERS = {"int64": ctypes.c_int64, "float64": ctypes.c_double, "bool": ctypes.c_bool}


class UnfitLibraryError(Exception):
    """A library that cannot be used here; says why in a line."""


@cache
def source_digest() -> str:
    """Names the text of everything that is compiled; a copy without all of it has the name."""
    named = CENTURY / "library" / SOURCE
    if named.is_file():
        return named.read_text(encoding="ascii")
    text = hashlib.sha256()
    for package in COMPILED:
        for path in sources(package):
            text.update(path.relative_to(CENTURY).as_posix().encode() + b"\0" + path.read_bytes())
    return text.hexdigest()[:16]


def library_path() -> Path | None:
    """Where the library lies, if there is one."""
    named = os.environ.get(VARIABLE)
    if named == "none":
        return None
    path = Path(named) if named else CENTURY / "library" / FILE
    return path if named or path.is_file() else None


def sum_path(path: Path) -> Path:
    """Where the digest of a library stands: whoever maps a file that was cut short is killed."""
    return path.with_name(path.name + ".sha256")


def digest_of(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def load_library() -> "Library | None":
    path = library_path()
    return None if path is None else Library(path)


class Library:
    """A library that fits this machine and this release."""

    def __init__(self, path: Path) -> None:
        try:
            own = digest_of(path)
            if not sum_path(path).is_file():
                raise UnfitLibraryError(f"the library {path} needs {sum_path(path).name} beside it")
            if own != sum_path(path).read_text(encoding="ascii"):
                raise UnfitLibraryError(f"the library {path} is damaged")
            self._functions = ctypes.CDLL(str(path))
            about = ctypes.string_at(ctypes.addressof(self._symbol("century_about")))
            self.about: dict[str, Any] = json.loads(about)
            digest = self.about["source"]
        except (OSError, AttributeError, ValueError, KeyError) as problem:
            said = problem.strerror if isinstance(problem, OSError) else None
            reason = said or str(problem).partition(": ")[2] or str(problem)
            raise UnfitLibraryError(f"the library {path} cannot be used here ({reason})") from None
        if digest != source_digest():
            raise UnfitLibraryError(f"the library {path} was made from other rules than these")

    def _symbol(self, name: str) -> Any:
        return ctypes.c_char.in_dll(self._functions, name)

    def function(self, name: str) -> Callable[..., Any] | None:
        """A function by the name that it has in Python."""
        signature = self.about["functions"].get(name)
        if signature is None:
            return None
        function = self._functions[f"century_{name}"]
        takes = signature["takes"]
        function.argtypes = [kind for taken in takes for kind in c_types(taken)]
        function.restype = NUMBERS.get(signature["returns"])
        if all(isinstance(taken, str) and ":" not in taken for taken in takes):
            return _plain_call(function)
        return _call(function, takes)


Taken = Any  # "record", "int64", "uint8:2" (an array of two dimensions), or a list of such


def c_types(taken: Taken) -> list[Any]:
    """The types in C of one argument: several for an array and for a tuple."""
    if not isinstance(taken, str):
        return [kind for part in taken for kind in c_types(part)]
    if taken == "record":
        return [ctypes.c_void_p]
    kind, is_array, dimensions = taken.partition(":")
    if is_array:
        return [ctypes.c_void_p] + [ctypes.c_int64] * int(dimensions)
    return [NUMBERS[kind]]


def _plain_call(function: Any) -> Callable[..., Any]:
    """Records and numbers."""

    def call(*arguments: Any) -> Any:
        return function(*[part.address if isinstance(part, Record) else part for part in arguments])

    return call


def _call(function: Any, takes: Sequence[Taken]) -> Callable[..., Any]:
    """Arrays too, and tuples of all these."""

    def call(*arguments: Any) -> Any:
        flat: list[Any] = []
        for taken, argument in zip(takes, arguments, strict=True):
            _flatten(taken, argument, flat)
        return function(*flat)

    return call


def _flatten(taken: Taken, argument: Any, flat: list[Any]) -> None:
    if isinstance(argument, Bundle):
        if not argument.flat:
            _flatten(taken, argument.members, argument.flat)
        flat += argument.flat
    elif not isinstance(taken, str):
        for part, member in zip(taken, argument, strict=True):
            _flatten(part, member, flat)
    elif isinstance(argument, Rows):
        flat.append(argument.address)
        flat.extend(argument.shape)
    elif ":" in taken:
        if not argument.flags.c_contiguous:
            raise TypeError("compiled functions take arrays whose numbers lie side by side")
        flat.append(argument.ctypes.data)
        flat.extend(argument.shape)
    else:
        flat.append(argument.address if isinstance(argument, Record) else argument)
