"""Where the islands lie: hexagons in axial coordinates."""

from century.rules.constants import RANDOM_LAYOUT, Constants
from century.rules.machine.bits import bit, signed
from century.rules.machine.chance import below
from century.rules.machine.compiling import inlined
from century.rules.state import ISLANDS, State

MIDDLE = 128  # added to coordinates where they must not be negative
TOUCHING = 2  # ew2.setup.islands: every tile touches at least so many others


@inlined
def touching(q: int, r: int, other_q: int, other_r: int) -> bool:
    """Whether two different places share a side."""
    dq, dr = signed(other_q) - signed(q), signed(other_r) - signed(r)
    return abs(dq) <= 1 and abs(dr) <= 1 and abs(dq + dr) <= 1 and (dq != 0 or dr != 0)


@inlined
def lay_islands(c: Constants, s: State) -> None:
    """ew2.setup.islands.layout"""
    if c.layout == RANDOM_LAYOUT:
        grow_islands(s)
    else:
        for island in range(ISLANDS):
            s.island_at[island, 0] = c.layouts[c.layout, island, 0]
            s.island_at[island, 1] = c.layouts[c.layout, island, 1]
    find_neighbours(s)


@inlined
def grow_islands(s: State) -> None:
    """Add tile after tile where it touches two others: then every tile does, and all connect."""
    s.island_at[0, 0] = 0
    s.island_at[0, 1] = 0
    for placed in range(1, ISLANDS):
        candidates = 0
        for q in range(-ISLANDS, ISLANDS + 1):
            for r in range(-ISLANDS, ISLANDS + 1):
                if room_at(s, placed, q, r):
                    candidates += 1
                    if below(s, candidates) == 0:  # each candidate is as likely as the others
                        s.island_at[placed, 0] = q
                        s.island_at[placed, 1] = r


@inlined
def room_at(s: State, placed: int, q: int, r: int) -> bool:
    touched = 0
    for island in range(placed):
        if s.island_at[island, 0] == q and s.island_at[island, 1] == r:
            return False
        if touching(q, r, s.island_at[island, 0], s.island_at[island, 1]):
            touched += 1
    return touched >= min(TOUCHING, placed)


@inlined
def find_neighbours(s: State) -> None:
    for island in range(ISLANDS):
        near = 0
        for other in range(ISLANDS):
            if touching(
                s.island_at[island, 0],
                s.island_at[island, 1],
                s.island_at[other, 0],
                s.island_at[other, 1],
            ):
                near |= bit(other)
        s.near[island] = near
