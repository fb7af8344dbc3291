"""Cubes as letters in colour order, and as the rules pack them."""

from century.data.component import COLOURS

MAX_CUBES = 120  # no turn leaves a seat with more, and the rules can count them


def pack(cubes: str) -> int:
    """Cubes as the rules hold them, from letters."""
    return sum(1 << (8 * COLOURS.index(cube)) for cube in cubes)


def unpack(cubes: int) -> str:
    """Cubes as letters in colour order."""
    return "".join(letter * (int(cubes) >> (8 * i) & 0xFF) for i, letter in enumerate(COLOURS))
