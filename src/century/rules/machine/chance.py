"""The random generator that lives in the state: sfc32 by Chris Doty-Humphrey (public domain).

Only additions, shifts and exclusive or on 32 bits, so that the interpreter, the CPU and the GPU
draw the same numbers.
"""

from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined
from century.rules.machine.records import Ints
from century.rules.state import State

WORD = 0xFFFFFFFF


@inlined
def draw(s: State) -> int:
    """The next 32 random bits."""
    a, b, c, counter = signed(s.rng[0]), signed(s.rng[1]), signed(s.rng[2]), signed(s.rng[3])
    drawn = (a + b + counter) & WORD
    s.rng[0] = b ^ (b >> 9)
    s.rng[1] = (c + (c << 3)) & WORD
    s.rng[2] = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
    s.rng[3] = (counter + 1) & WORD
    return drawn


@inlined
def seed_generator(s: State, seed: int) -> None:
    """Start the generator; the rounds mix close seeds apart."""
    s.rng[0] = signed(seed) & WORD
    s.rng[1] = (signed(seed) >> 32) & WORD
    s.rng[2] = 0x9E3779B9
    s.rng[3] = 1
    for _ in range(15):
        draw(s)


@inlined
def below(s: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    return (draw(s) * signed(n)) >> 32


@inlined
def shuffle(s: State, items: Ints, n: int) -> None:
    """Put the first n items in random order."""
    for last in range(signed(n) - 1, 0, -1):
        other = below(s, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept
