"""What compiled code does for `memory`."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic


def pointer(context: Any, builder: Any, array_type: Any, array: Any, at: Any) -> Any:
    data = context.make_array(array_type)(context, builder, array).data
    return builder.gep(data, [at])


@intrinsic
def copy(_typing: Any, source: Any, begin: Any, count: Any, out: Any, at: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        source, begin, count, out, at = args
        target = pointer(context, builder, sig.args[3], out, at)
        origin = pointer(context, builder, sig.args[0], source, begin)
        cgutils.raw_memcpy(builder, target, origin, count, 1)
        return context.get_dummy_value()

    return types.void(source, types.int64, types.int64, out, types.int64), emit


@intrinsic
def clear(_typing: Any, out: Any, begin: Any, end: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        out, begin, end = args
        target = pointer(context, builder, sig.args[0], out, begin)
        cgutils.memset(builder, target, builder.sub(end, begin), 0)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), emit


@intrinsic
def write_word(_typing: Any, out: Any, at: Any, word: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        out, at, word = args
        target = pointer(context, builder, sig.args[0], out, at)
        short = ir.IntType(32)  # every machine that Numba runs on has the lowest byte first
        target = builder.bitcast(target, short.as_pointer())
        builder.store(builder.trunc(word, short), target, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), emit


def word_at(context: Any, builder: Any, array_type: Any, array: Any, at: Any) -> Any:
    place = pointer(context, builder, array_type, array, at)
    return builder.bitcast(place, ir.IntType(64).as_pointer())


def lowest(builder: Any, count: Any) -> Any:
    """As count bytes of ones."""
    one, eight = (ir.Constant(count.type, number) for number in (1, 8))
    return builder.sub(builder.shl(one, builder.mul(count, eight)), one)


@intrinsic
def write_row_of(_typing: Any, out: Any, at: Any, places: Any, cards: Any, shown: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
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
def clear_few(_typing: Any, out: Any, begin: Any, end: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        out, begin, end = args
        target = word_at(context, builder, sig.args[0], out, begin)
        around = builder.not_(lowest(builder, builder.sub(end, begin)))
        builder.store(builder.and_(builder.load(target, align=1), around), target, align=1)
        return context.get_dummy_value()

    return types.void(out, types.int64, types.int64), emit


@intrinsic
def uncounted(_typing: Any, array: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        result = context.make_array(sig.args[0])(context, builder, args[0])
        result.meminfo = cgutils.get_null_value(result.meminfo.type)
        result.parent = cgutils.get_null_value(result.parent.type)
        return result._getvalue()

    return array(array), emit
