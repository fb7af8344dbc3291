"""What Numba makes slow or long of records and of arrays in tuples, done by hand.

The assignment of a record would be compiled to a load and a store for every byte. And whoever
takes an array out of a tuple counts itself among its holders, and then itself out again, at the
cost of a few rules each time.
"""

from typing import TYPE_CHECKING, Any, TypeVar

import numba

T = TypeVar("T")

if TYPE_CHECKING or numba.config.DISABLE_JIT:

    def copy_record(target: Any, source: Any) -> None:
        """Make one record equal to another."""
        for name in source.dtype.names:
            target[name] = source[name]

    def uncounted(arrays: T) -> T:
        """The same tuple of arrays, of which nobody counts the holders; the caller holds them."""
        return arrays

else:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def copy_record(_typing, target, source):
        def emit(context, builder, sig, args):
            size = context.get_constant(types.intp, sig.args[0].size)
            cgutils.raw_memcpy(builder, args[0], args[1], size, 1)
            return context.get_dummy_value()

        same = isinstance(target, types.Record) and target == source
        return (types.void(target, source), emit) if same else None

    def without_holders(context, builder, kind, value):
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
    def uncounted(_typing, arrays):
        def emit(context, builder, sig, args):
            return without_holders(context, builder, sig.args[0], args[0])

        return arrays(arrays), emit
