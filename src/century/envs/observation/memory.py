"""Writing several bytes at once; a loop of compiled code would go byte by byte."""

from typing import TYPE_CHECKING

import numba

from century.rules.machine.records import Ints

if TYPE_CHECKING or numba.config.DISABLE_JIT:

    def copy(source: Ints, begin: int, count: int, out: Ints, at: int) -> None:
        """Copy so count bytes of one array into another."""
        out[at : at + count] = source[begin : begin + count]

    def clear(out: Ints, begin: int, end: int) -> None:
        """Put zeros into an array of bytes."""
        out[begin:end] = 0

    def write_word(out: Ints, at: int, word: int) -> None:
        """Write 32 bits as 4 bytes, the lowest first."""
        out[at : at + 4] = list(int(word).to_bytes(4, "little"))

    def write_row_of(out: Ints, at: int, places: int, cards: Ints, shown: int) -> None:
        """1 + the card at each of fewer than 8 places, and 0 beyond those shown.

        Eight bytes are read and written at once: as many must lie in both arrays, or behind them.
        """
        out[at : at + places] = 0
        out[at : at + shown] = cards[:shown] + 1

    def clear_few(out: Ints, begin: int, end: int) -> None:
        """Put zeros into fewer than 8 bytes, in the same way."""
        out[begin:end] = 0

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
    def copy(_typing, source, begin, count, out, at):
        def emit(context, builder, sig, args):
            source, begin, count, out, at = args
            target = pointer(context, builder, sig.args[3], out, at)
            origin = pointer(context, builder, sig.args[0], source, begin)
            cgutils.raw_memcpy(builder, target, origin, count, 1)
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

    def word_at(context, builder, array_type, array, at):
        place = pointer(context, builder, array_type, array, at)
        return builder.bitcast(place, ir.IntType(64).as_pointer())

    def lowest(builder, count):
        """As count bytes of ones."""
        one, eight = (ir.Constant(count.type, number) for number in (1, 8))
        return builder.sub(builder.shl(one, builder.mul(count, eight)), one)

    @intrinsic
    def write_row_of(_typing, out, at, places, cards, shown):
        def emit(context, builder, sig, args):
            out, at, places, cards, shown = args
            target = word_at(context, builder, sig.args[0], out, at)
            start = ir.Constant(at.type, 0)
            numbers = builder.load(word_at(context, builder, sig.args[3], cards, start), align=1)
            ones = ir.Constant(at.type, 0x0101010101010101)
            shifted = builder.and_(builder.add(numbers, ones), lowest(builder, shown))
            around = builder.not_(lowest(builder, places))
            kept = builder.and_(builder.load(target, align=1), around)
            builder.store(builder.or_(kept, shifted), target, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.int64, cards, types.int64), emit

    @intrinsic
    def clear_few(_typing, out, begin, end):
        def emit(context, builder, sig, args):
            out, begin, end = args
            target = word_at(context, builder, sig.args[0], out, begin)
            around = builder.not_(lowest(builder, builder.sub(end, begin)))
            builder.store(builder.and_(builder.load(target, align=1), around), target, align=1)
            return context.get_dummy_value()

        return types.void(out, types.int64, types.int64), emit

    @intrinsic
    def uncounted(_typing, array):
        def emit(context, builder, sig, args):
            result = context.make_array(sig.args[0])(context, builder, args[0])
            result.meminfo = cgutils.get_null_value(result.meminfo.type)
            result.parent = cgutils.get_null_value(result.parent.type)
            return result._getvalue()

        return array(array), emit
