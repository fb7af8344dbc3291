"""The kernels of a GPU, made ahead of time by `python -m century.build cuda`."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from century.errors import CenturyError
from century.rules.machine.cache import CENTURY
from century.rules.machine.library import source_digest

VARIABLE = "CENTURY_KERNELS"  # another file than the installed one
FILE = "century.ptx"
BLOCK = 64  # threads that are started together
MAKE_THEM = "python -m century.build cuda makes them"


class UnfitKernelsError(CenturyError):
    """Kernels that cannot be used here; says why in a line."""


class Rows(NamedTuple):
    """An array of which every game has an equal part; and the shape of that."""

    array: Any
    shape: tuple[int, ...]


def kernels_path() -> Path:
    named = os.environ.get(VARIABLE)
    path = Path(named) if named else CENTURY / "library" / FILE
    if not path.is_file():
        raise UnfitKernelsError(f"there are no kernels for the GPU at {path}: {MAKE_THEM}")
    return path


class Kernels:
    """Functions that every thread of a GPU carries out for the game of its number."""

    def __init__(self, arrays: Any, path: Path) -> None:
        self._takes = takes_of(path)
        compiled = path.with_suffix(".cubin")  # for one kind of GPU, which then starts at once
        self._module = arrays.RawModule(path=str(compiled if compiled.is_file() else path))

    def launch(self, name: str, n: int, *arguments: Any) -> None:
        """Carry out a function for so many games; arrays that are no `Rows` are for all alike."""
        flat: list[Any] = [n]
        for taken, argument in zip(self._takes[name], arguments, strict=False):
            flatten(taken, argument, n, flat)
        flat += [pointer(array) for array in arguments[len(self._takes[name]) :]]  # its results
        kernel = self._module.get_function(f"century_kernel_{name}")
        kernel(((n + BLOCK - 1) // BLOCK,), (BLOCK,), tuple(flat))


def takes_of(path: Path) -> dict[str, Any]:
    """What the functions of a file take, if it was made from these rules."""
    try:
        first, _, text = path.read_text(encoding="ascii").partition("\n")
        about = json.loads(first.removeprefix("// "))
        digest, takes = about["source"], {k: v["takes"] for k, v in about["functions"].items()}
    except (ValueError, KeyError, TypeError):
        raise UnfitKernelsError(f"{path} holds no kernels of these games: {MAKE_THEM}") from None
    if digest != source_digest():
        raise UnfitKernelsError(f"the kernels {path} were made from other rules: {MAKE_THEM}")
    if not text.rstrip().endswith("}"):
        raise UnfitKernelsError(f"the kernels {path} are cut short: {MAKE_THEM}")
    return takes


def flatten(taken: Any, argument: Any, n: int, flat: list[Any]) -> None:
    """An argument as the kernel of n games takes it; `century.build.kernels` tells how."""
    if not isinstance(taken, str):
        for part, member in zip(taken, argument, strict=True):
            flatten(part, member, n, flat)
    elif isinstance(argument, Rows):
        flat += [pointer(argument.array), argument.array.nbytes // n, *argument.shape]
    elif ":" in taken:
        flat += [pointer(argument), 0, *argument.shape]
    else:
        flat.append(pointer(argument) if taken == "record" else argument)


def pointer(array: Any) -> int:
    return int(array.data.ptr)
