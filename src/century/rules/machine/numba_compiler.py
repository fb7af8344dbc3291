"""Numba: how marked functions become machine code on this machine, and what is kept on disk.

Numba's cache notices a change in the file of a cached function only, not in the files it calls,
and it keeps the code of every checkout apart. So the code kept here lies in a folder named after
the text of everything that it may call: a changed rule is never served from an old cache, and two
checkouts of the same text, or an image with a filled cache, compile nothing twice.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from importlib import import_module, metadata
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import cpu_target
from numba.core.typing.typeof import typeof_impl

from century.rules.machine.compiling import INLINED, INSTRUCTION, MERGED, marks
from century.rules.machine.records import Record

CENTURY = Path(__file__).parents[2]
LOWEST = "rules"  # the package that all compiled code may call


def dispatcher_of(function: Callable[..., Any]) -> Any:
    """The compiler of a function; it compiles when it is called, or called by what is compiled."""
    dispatcher = _dispatchers.get(function)
    if dispatcher is None:
        mark = marks.get(function)
        if mark == INLINED:
            dispatcher = _njit(function, _InlinedCompiler, forceinline=True)
        elif mark == MERGED:
            dispatcher = njit(nogil=True, inline="always")(function)
        else:
            dispatcher = _njit(function, _Compiler)
        if mark is None:  # an entry
            dispatcher._cache = _ContentCache(function)
        _dispatchers[function] = dispatcher
    return dispatcher


_dispatchers: dict[Callable[..., Any], Any] = {}


@typeof_impl.register(FunctionType)
def _type_of(function: FunctionType, _context: Any) -> Any:
    """Numba asks for the type of what a compiled function calls: a function that is marked."""
    mark = marks.get(function)
    if mark == INSTRUCTION:
        emitted = getattr(import_module(f"{function.__module__}_instructions"), function.__name__)
        cpu_target.typing_context.refresh()  # it may have been imported just now
        return cpu_target.typing_context.resolve_value_type(emitted)
    return None if mark is None else dispatcher_of(function)._numba_type_


def numba_runner(function: Callable[..., Any]) -> Callable[..., Any]:
    """An entry as Numba carries it out: records are given to it as NumPy's."""
    dispatcher = dispatcher_of(function)

    def run(*arguments: Any) -> Any:
        return dispatcher(*[part.numpy if isinstance(part, Record) else part for part in arguments])

    return run


def _njit(function: Any, compiler: type, **options: bool) -> Any:
    """Nobody calls any of this from C: without a wrapper for that, compiling is quicker."""
    return njit(nogil=True, no_cfunc_wrapper=True, pipeline_class=compiler, **options)(function)


def cache_root() -> Path:
    """Where compiled code is kept, by default in the user's cache folder."""
    if numba.config.CACHE_DIR:
        return Path(numba.config.CACHE_DIR) / "century"
    base = os.environ.get("LOCALAPPDATA") or os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "century"


@cache
def cache_of(package: str) -> Path:
    """Where the compiled code of a package directly below `century` is kept."""
    text = hashlib.sha256(metadata.version("numba").encode())
    for name in dict.fromkeys((LOWEST, package)):
        for path in sorted((CENTURY / name).rglob("*.py")):
            text.update(path.relative_to(CENTURY).as_posix().encode() + path.read_bytes())
    return cache_root() / f"{package}-{text.hexdigest()[:16]}"


def is_kept(package: str) -> bool:
    """Whether anything of a package has been compiled and kept."""
    return any(cache_of(package).rglob("*.nbi"))  # Numba's index files


class _Compiler(Compiler):  # type: ignore[misc]
    """Leaves loops as they are: with their 4 to 10 rounds, vectors take time and gain nothing.

    Numba knows this as a setting of the whole process, so it is changed for as long as one of
    these functions is being compiled; Numba compiles one thing at a time.
    """

    def compile_extra(self, function: Any) -> Any:
        setting = numba.config.LOOP_VECTORIZE
        numba.config.LOOP_VECTORIZE = 0
        try:
            return super().compile_extra(function)
        finally:
            numba.config.LOOP_VECTORIZE = setting


class _InlinedCompiler(_Compiler):
    """Spends no time on making quick by itself what is only ever compiled into something else."""

    def __init__(self, typing: Any, target: Any, _: Any, *rest: Any) -> None:
        library = _InlinedLibrary(target.codegen(), "inlined")
        library.enable_object_caching()
        super().__init__(typing, target, library, *rest)


class _InlinedLibrary(JITCodeLibrary):  # type: ignore[misc]
    def _optimize_final_module(self) -> None:
        options = {"opt": 0, "loop_vectorize": False, "slp_vectorize": False}
        passes, builder = self._codegen._module_pass_manager(cost="cheap", **options)
        passes.run(self._final_module, builder)


class _ContentLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Keeps a function of this project in the folder of its package; others where Numba likes."""

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file
        self._lineno = function.__code__.co_firstlineno
        path = Path(file).resolve()
        if path.is_relative_to(CENTURY):
            self._cache_path = str(cache_of(path.relative_to(CENTURY).parts[0]))
        else:
            rules = cache_of(LOWEST)
            own = hashlib.sha256(rules.name.encode() + path.read_bytes()).hexdigest()[:16]
            self._cache_path = str(rules.with_name(f"{path.stem}-{own}"))

    @classmethod
    def from_function(cls, function: Any, file: str) -> "_ContentLocator | None":
        locator = cls(function, file)
        try:
            locator.ensure_cache_path()
        except OSError:  # a machine where nothing can be written compiles every time
            return None
        return locator


class _ContentCacheImpl(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_ContentLocator, *CompileResultCacheImpl._locator_classes)


class _ContentCache(FunctionCache):  # type: ignore[misc]
    _impl_class = _ContentCacheImpl
