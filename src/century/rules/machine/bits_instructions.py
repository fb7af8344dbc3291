"""What compiled code does for `bits`."""

from typing import Any

from numba import types
from numba.core.typing import signature
from numba.extending import intrinsic

Emitted = tuple[Any, Any]


@intrinsic
def size(_typing: Any, bits: Any) -> Emitted:
    return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])


@intrinsic
def first(_typing: Any, bits: Any) -> Emitted:
    def emit(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), emit


@intrinsic
def signed(_typing: Any, value: Any) -> Emitted:
    return _as_int64(value)


@intrinsic
def wrapped(_typing: Any, value: Any) -> Emitted:
    return _as_int64(value)


def _as_int64(value: Any) -> Emitted:
    def emit(context: Any, builder: Any, given: Any, arguments: Any) -> Any:
        return context.cast(builder, arguments[0], given.args[0], types.int64)

    return signature(types.int64, value), emit
