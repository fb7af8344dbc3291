"""Writing several bytes at once; a loop of compiled code would go byte by byte."""

from typing import TYPE_CHECKING

import numba

from century.rules.records import Ints

if TYPE_CHECKING or numba.config.DISABLE_JIT:

    def copy(source: Ints, begin: int, many: int, out: Ints, at: int) -> None:
        """Copy so many bytes of one array into another."""
        out[at : at + many] = source[begin : begin + many]

    def clear(out: Ints, begin: int, end: int) -> None:
        """Put zeros into an array of bytes."""
        out[begin:end] = 0

    def write_word(out: Ints, at: int, word: int) -> None:
        """Write 32 bits as 4 bytes, the lowest first."""
        out[at : at + 4] = list(int(word).to_bytes(4, "little"))

    def uncounted(array: Ints) -> Ints:
        """The same array; its rows are then made without counting who holds them."""
        return array

else:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def pointer(context, builder, array_type, array, at):
        data = context.make_array(array_type)(context, builder, array).data
        return builder.gep(data, [at])

    @intrinsic
    def copy(_typing, source, begin, many, out, at):
        def emit(context, builder, sig, args):
            source, begin, many, out, at = args
            target = pointer(context, builder, sig.args[3], out, at)
            origin = pointer(context, builder, sig.args[0], source, begin)
            cgutils.raw_memcpy(builder, target, origin, many, 1)
            return context.get_dummy_value()

        return types.void(source, types.int64, types.int64, out, types.int64), emit

    @intrinsic
    def clear(_typing, out, begin, end):
        def emit(context, builder, sig, args):
            out, begin, end = args
            target = pointer(context, builder, sig.args[0], out, begin)
            cgutils.memset(builder, target, builder.sub(end, begin), 0)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.int64), emit

    @intrinsic
    def write_word(_typing, out, at, word):
        def emit(context, builder, sig, args):
            out, at, word = args
            target = pointer(context, builder, sig.args[0], out, at)
            short = ir.IntType(32)  # every machine that Numba runs on has the lowest byte first
            target = builder.bitcast(target, short.as_pointer())
            builder.store(builder.trunc(word, short), target, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.int64), emit

    @intrinsic
    def uncounted(_typing, array):
        def emit(context, builder, sig, args):
            found = context.make_array(sig.args[0])(context, builder, args[0])
            found.meminfo = cgutils.get_null_value(found.meminfo.type)
            found.parent = cgutils.get_null_value(found.parent.type)
            return found._getvalue()

        return array(array), emit
