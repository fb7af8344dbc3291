"""Cubes of the four colours, packed in one integer with 8 bits for each colour.

The highest bit of each colour stays free (box files keep every count below 128), so that one
subtraction compares all four colours at once.
"""

from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined

YELLOW, RED, GREEN, BROWN = range(4)
COLOURS = 4
LIMIT = 10  # cube.limit
GUARD = 0x80808080


@inlined
def one(colour: int) -> int:
    """A single cube."""
    return 1 << (8 * signed(colour))


@inlined
def count(cubes: int, colour: int) -> int:
    """How many cubes of one colour there are."""
    return (signed(cubes) >> (8 * signed(colour))) & 0xFF


@inlined
def total(cubes: int) -> int:
    """How many cubes there are."""
    return ((signed(cubes) * 0x01010101) >> 24) & 0xFF


@inlined
def holds(cubes: int, cost: int) -> bool:
    """Whether the cubes contain the cost."""
    return ((signed(cubes) | GUARD) - signed(cost)) & GUARD == GUARD


@inlined
def colours_held(cubes: int) -> int:
    """The colours of which there is at least one cube, as a set."""
    colours = 0
    for colour in range(COLOURS):
        if count(cubes, colour) > 0:
            colours |= 1 << colour
    return colours


@inlined
def colours_to_give(cubes: int, lowest: int, number: int) -> int:
    """The colours with which giving a number of cubes in colour order may go on, as a set.

    A colour counts only if enough cubes of it and of later colours remain to finish.
    """
    colours = 0
    for colour in range(signed(lowest), COLOURS):
        if count(cubes, colour) > 0 and total(signed(cubes) >> (8 * colour)) >= number:
            colours |= 1 << colour
    return colours
