"""Cubes as letters in colour order, and as the rules pack them."""

from functools import lru_cache

from century.data.component import COLOURS

MAX_CUBES = 120  # no turn leaves a seat with more, and the rules can count them


def pack(cubes: str) -> int:
    """Cubes as the rules hold them, from letters."""
    return sum(1 << (8 * COLOURS.index(cube)) for cube in cubes)


@lru_cache(maxsize=4096)
def unpack(cubes: int) -> str:
    """Cubes as letters in colour order."""
    return "".join(letter * (int(cubes) >> (8 * i) & 0xFF) for i, letter in enumerate(COLOURS))


def difference(before: int, after: int) -> dict[str, int]:
    """By colour, how many more there are; both as the rules hold them."""
    counts = zip(COLOURS, before.to_bytes(4, "little"), after.to_bytes(4, "little"), strict=True)
    return {colour: new - old for colour, old, new in counts if old != new}
