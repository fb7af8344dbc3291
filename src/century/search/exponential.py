"""Powers that are the same on every machine."""

from century.rules.machine.compiling import inlined


@inlined
def exponential(x: float) -> float:
    """About e^x for x up to 0, by products alone: a library's own differs in the last digits."""
    y = 1.0 + x / 256.0
    if y < 0.0:
        return 0.0
    for _ in range(8):
        y *= y
    return y
