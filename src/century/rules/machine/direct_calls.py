"""Calling what Numba has compiled at its address, as the library is called.

Numba finds out at every call what it is given, and NumPy describes each record anew for it: some
fifty microseconds for a rule that takes one. Entries that take records and whole numbers are known
beforehand; they are compiled for these, and called with addresses and numbers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

from numba import types
from numba.np.numpy_support import from_dtype

from century.rules.machine.records import Record, dtype_of

RESULTS = {types.int64: ctypes.c_int64, types.boolean: ctypes.c_bool, types.none: ctypes.c_void_p}


def can_call(kinds: Sequence[type]) -> bool:
    return all(issubclass(kind, Record) or kind is int for kind in kinds)


def direct_call(dispatcher: Any, kinds: Sequence[type]) -> Callable[..., Any]:
    """An entry that takes these kinds of arguments; compiles it, or reads it from disk."""
    taken = tuple(
        from_dtype(dtype_of(kind)) if issubclass(kind, Record) else types.int64 for kind in kinds
    )
    dispatcher.compile(taken)
    compiled = dispatcher.overloads[taken]
    about = compiled.fndesc
    given = [ctypes.c_void_p if issubclass(kind, Record) else ctypes.c_int64 for kind in kinds]
    # Numba's functions write their result, and what was raised; none of the rules raises.
    native = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, *given)
    function = native(compiled.library.get_pointer_to_function(about.llvm_func_name))
    result_of: Callable[[], Any] = RESULTS[about.restype]
    raised = ctypes.byref(ctypes.c_void_p())

    def call(*arguments: Any) -> Any:
        result = result_of()
        function(
            ctypes.byref(result),
            raised,
            *[part.address if isinstance(part, Record) else part for part in arguments],
        )
        return result.value

    return call
