"""Sets of up to 63 things as the bits of one integer."""

from century.rules.machine.compiling import inlined, instruction


@instruction
def size(bits: int) -> int:
    """How many there are."""
    return int(bits).bit_count()


@instruction
def first(bits: int) -> int:
    """The lowest one of a set that is not empty."""
    bits = int(bits)
    return (bits & -bits).bit_length() - 1


@instruction
def signed(value: int) -> int:
    """The value of a field for sums: Numba would turn unsigned and signed together into floats."""
    return int(value)


@instruction
def wrapped(value: int) -> int:
    """The lowest 64 bits of a number, as compiled sums and products keep them."""
    return (int(value) + (1 << 63)) % (1 << 64) - (1 << 63)


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
