"""Numba: how marked functions become machine code on this machine, and what is kept on disk."""

import hashlib
import logging
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numba
from numba import njit
from numba.core.caching import CompileResultCacheImpl, FunctionCache, UserProvidedCacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import cpu_target
from numba.core.typing.typeof import typeof_impl

from century.rules.machine.cache import CENTURY, LOWEST, cache_of
from century.rules.machine.compiling import INLINED, INSTRUCTION, MERGED, marks
from century.rules.machine.direct_calls import can_call, direct_call
from century.rules.machine.records import Record, unbundled

log = logging.getLogger(__name__)


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
            with suppress(RuntimeError):  # nowhere to keep anything: it compiles every time
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
    hints = [hint for name, hint in function.__annotations__.items() if name != "return"]
    kinds = [hint for hint in hints if isinstance(hint, type)]
    if not any(issubclass(kind, Record | tuple) for kind in kinds):
        return cast(Callable[..., Any], dispatcher)  # numbers and arrays are given as they are
    if len(kinds) == len(hints) and can_call(kinds) and not numba.config.BOUNDSCHECK:
        return direct_call(dispatcher, kinds)

    def run(*arguments: Any) -> Any:
        return dispatcher(
            *[part.numpy if isinstance(part, Record) else unbundled(part) for part in arguments]
        )

    return run


def _njit(function: Any, compiler: type, **options: bool) -> Any:
    """Nobody calls any of this from C: without a wrapper for that, compiling is quicker."""
    return njit(nogil=True, no_cfunc_wrapper=True, pipeline_class=compiler, **options)(function)


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
    """Numba's cache, but nothing that is wrong with a file or a disk keeps anybody from playing."""

    _impl_class = _ContentCacheImpl

    def load_overload(self, signature: Any, context: Any) -> Any:
        try:
            return super().load_overload(signature, context)
        except Exception:  # whatever a file that was cut short makes pickle say
            with suppress(OSError):
                Path(self._cache_file._index_path).unlink(missing_ok=True)
            return None

    def save_overload(self, signature: Any, data: Any) -> None:
        try:
            super().save_overload(signature, data)
        except OSError as problem:
            log.warning(
                "what was compiled cannot be kept (%s): %s", problem.strerror, self.cache_path
            )
            self.disable()
