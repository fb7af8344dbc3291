"""Sets of up to 63 things as the bits of one integer."""

from typing import TYPE_CHECKING

import numba
import numpy as np

from century.rules.machine.compiling import inlined

if TYPE_CHECKING or numba.config.DISABLE_JIT:

    def size(bits: int) -> int:
        """How many there are."""
        return int(bits).bit_count()

    def first(bits: int) -> int:
        """The lowest one of a set that is not empty."""
        bits = int(bits)
        return (bits & -bits).bit_length() - 1

else:
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def size(_typing, bits):
        return types.int64(types.int64), lambda _context, builder, _sig, args: builder.ctpop(
            args[0]
        )

    @intrinsic
    def first(_typing, bits):
        def emit(context, builder, _sig, args):
            return builder.cttz(args[0], context.get_constant(types.boolean, True))

        return types.int64(types.int64), emit


@inlined
def signed(value: int) -> int:
    """The value of a field for sums: Numba would turn unsigned and signed together into floats."""
    return np.int64(value)  # type: ignore[return-value]


@inlined
def bit(index: int) -> int:
    """The set that holds just this one."""
    return 1 << signed(index)


@inlined
def has(bits: int, index: int) -> bool:
    """Whether this one is in the set."""
    return (bits >> signed(index)) & 1 != 0


@inlined
def pick(bits: int, nth: int) -> int:
    """The nth of a set, counted from 0."""
    for _ in range(nth):
        bits &= bits - 1
    return first(bits)
