"""What compiled code does for `net`."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from century.search.judgement.feature_table import FEATURES
from century.search.judgement.net import HIDDEN, OUTPUTS, SUMS

FLOAT, INT32, INT64 = ir.FloatType(), ir.IntType(32), ir.IntType(64)
PARTS = ((0, HIDDEN), (HIDDEN, OUTPUTS))  # of a row: where each begins, and how long it is


@intrinsic
def add_rows(_typing: Any, sums: Any, features: Any, rows: Any) -> Any:
    """The sums stay in vectors all the while; each is added up in the same order as ever."""

    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        arrays = zip(sig.args, args, strict=True)
        total, feature, row = (
            builder.bitcast(
                context.make_array(kind)(context, builder, value).data, FLOAT.as_pointer()
            )
            for kind, value in arrays
        )
        kept = [cgutils.alloca_once_value(builder, _load(builder, total, *part)) for part in PARTS]
        with cgutils.for_range(builder, ir.Constant(INT64, FEATURES)) as loop:
            weight = builder.load(builder.gep(feature, [loop.index]))
            with builder.if_then(builder.fcmp_unordered("!=", weight, ir.Constant(FLOAT, 0.0))):
                begin = builder.mul(loop.index, ir.Constant(INT64, SUMS))
                here = builder.gep(row, [begin])
                for place, (start, length) in zip(kept, PARTS, strict=True):
                    product = builder.fmul(
                        _load(builder, here, start, length), _spread(builder, weight, length)
                    )
                    builder.store(builder.fadd(builder.load(place), product), place)
        for place, (start, length) in zip(kept, PARTS, strict=True):
            target = _vector_at(builder, total, start, length)
            builder.store(builder.load(place), target, align=1)
        return context.get_dummy_value()

    return types.void(sums, features, rows), emit


@intrinsic
def keep_positive(_typing: Any, sums: Any) -> Any:
    def emit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        array = context.make_array(sig.args[0])(context, builder, args[0])
        total = builder.bitcast(array.data, FLOAT.as_pointer())
        for start, length in PARTS:
            value = _load(builder, total, start, length)
            zero = ir.Constant(value.type, None)
            positive = builder.select(builder.fcmp_ordered(">", value, zero), value, zero)
            builder.store(positive, _vector_at(builder, total, start, length), align=1)
        return context.get_dummy_value()

    return types.void(sums), emit


def _vector_at(builder: Any, first: Any, start: int, length: int) -> Any:
    place = builder.gep(first, [ir.Constant(INT64, start)])
    return builder.bitcast(place, ir.VectorType(FLOAT, length).as_pointer())


def _load(builder: Any, first: Any, start: int, length: int) -> Any:
    """Records lie anywhere in memory."""
    return builder.load(_vector_at(builder, first, start, length), align=1)


def _spread(builder: Any, number: Any, length: int) -> Any:
    """The same number in every place of a vector."""
    empty = ir.Constant(ir.VectorType(FLOAT, length), ir.Undefined)
    one = builder.insert_element(empty, number, ir.Constant(INT32, 0))
    everywhere = ir.Constant(ir.VectorType(INT32, length), [0] * length)
    return builder.shuffle_vector(one, empty, everywhere)
