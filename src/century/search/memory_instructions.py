"""What compiled code does for `memory`."""

from typing import Any

from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


@intrinsic
def copy_record(_typing: Any, target: Any, source: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        size = context.get_constant(types.intp, sig.args[0].size)
        cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
        return context.get_dummy_value()

    same = isinstance(target, types.Record) and target == source
    return (types.void(target, source), emit) if same else None


def without_holders(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.BaseTuple):
        parts = enumerate(kind.types)
        return context.make_tuple(
            builder,
            kind,
            [
                without_holders(context, builder, part, builder.extract_value(value, i))
                for i, part in parts
            ],
        )
    array = context.make_array(kind)(context, builder, value)
    array.meminfo = cgutils.get_null_value(array.meminfo.type)
    array.parent = cgutils.get_null_value(array.parent.type)
    return array._getvalue()


@intrinsic
def uncounted(_typing: Any, arrays: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return without_holders(context, builder, sig.args[0], args[0])

    return arrays(arrays), emit
