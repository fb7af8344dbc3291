"""Cubes of the four colours, packed in one integer with 8 bits for each colour.

The highest bit of each colour stays free (box files keep every count below 128), so that one
subtraction compares all four colours at once.
"""

from century.rules.bits import signed
from century.rules.compiling import rule

YELLOW, RED, GREEN, BROWN = range(4)
COLOURS = 4
LIMIT = 10  # cube.limit
GUARD = 0x80808080


@rule
def one(colour: int) -> int:
    """A single cube."""
    return 1 << (8 * signed(colour))


@rule
def count(cubes: int, colour: int) -> int:
    """How many cubes of one colour there are."""
    return (signed(cubes) >> (8 * signed(colour))) & 0xFF


@rule
def total(cubes: int) -> int:
    """How many cubes there are."""
    return ((signed(cubes) * 0x01010101) >> 24) & 0xFF


@rule
def holds(cubes: int, cost: int) -> bool:
    """Whether the cubes contain the cost."""
    return ((signed(cubes) | GUARD) - signed(cost)) & GUARD == GUARD


@rule
def colours_held(cubes: int) -> int:
    """The colours of which there is at least one cube, as a set."""
    found = 0
    for colour in range(COLOURS):
        if count(cubes, colour) > 0:
            found |= 1 << colour
    return found


@rule
def colours_to_give(cubes: int, lowest: int, many: int) -> int:
    """The colours with which giving `many` cubes in colour order may go on, as a set.

    A colour counts only if enough cubes of it and of later colours remain to finish.
    """
    found = 0
    for colour in range(signed(lowest), COLOURS):
        if count(cubes, colour) > 0 and total(signed(cubes) >> (8 * colour)) >= many:
            found |= 1 << colour
    return found
