"""Which functions are compiled, and how: rules are plain Python until one of the ways runs them.

The decorators only mark a function. Three ways run what is marked, and give the same results:
the library that was compiled ahead of time (`library`), Numba (`numba_compiler`), and Python
itself. The first call of an entry chooses; so importing the rules imports no compiler.
"""

from collections.abc import Callable
from functools import update_wrapper
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

INLINED, SHARED, MERGED, INSTRUCTION = "inlined", "shared", "merged", "instruction"

marks: dict[Callable[..., Any], str] = {}  # how to compile each function that is no entry
entries: dict[str, "Entry"] = {}  # by name, the first of each


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A rule: compiled into whatever calls it.

    Inlining all of them takes 40 % off the instructions of a decision, and no compile time.
    """
    marks[function] = INLINED
    return function


def merged(function: Callable[P, R]) -> Callable[P, R]:
    """A part of a big function: it becomes a piece of its caller's own text.

    What is compiled by itself is optimised there, and once more in whatever it is compiled into.
    For the parts of a search, each with a search below it, that would take minutes.
    """
    marks[function] = MERGED
    # Numba looks for these two before it asks for any type.
    marked = cast(Any, function)
    marked.targetoptions, marked.py_func = {"inline": "always"}, function
    return function


def shared(function: Callable[P, R]) -> Callable[P, R]:
    """Compiled once and called from several places, which keeps those quick to compile."""
    marks[function] = SHARED
    return function


def instruction(function: Callable[P, R]) -> Callable[P, R]:
    """What compiled code does with an instruction of the machine.

    How it is emitted stands under the same name in the module `MODULE_instructions` beside.
    """
    marks[function] = INSTRUCTION
    return function


def compiled(function: Callable[P, R]) -> Callable[P, R]:
    """What Python calls: an entry to compiled code."""
    return cast(Callable[P, R], Entry(function))


class Entry:
    """A function that is run in the chosen way; the first call chooses."""

    def __init__(self, function: Callable[..., Any]) -> None:
        update_wrapper(self, function)
        self.name = function.__name__
        self.function = function
        self.forget()
        entries.setdefault(self.name, self)

    def __call__(self, *arguments: Any) -> Any:
        return self._run(*arguments)

    def forget(self) -> None:
        """Choose again at the next call."""
        self._run: Callable[..., Any] = self._choose

    def _choose(self, *arguments: Any) -> Any:
        from century.rules.machine import ways

        self._run = ways.runner(self.function)
        return self._run(*arguments)

    @property
    def _numba_type_(self) -> Any:
        """What Numba takes an entry for when another compiled function calls it."""
        from century.rules.machine.numba_compiler import dispatcher_of

        return dispatcher_of(self.function)._numba_type_
