"""Finishing a turn without thinking much, so that the position after it can be judged."""

from century.rules.constants import ISLAND_EFFECT, Constants
from century.rules.decisions import OVER, POST, SAIL, SWAP, TRADE, TURN
from century.rules.engine import step
from century.rules.machine.bits import first, signed
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.mechanisms.ships import SEA, can_build, post_price, ships_at
from century.rules.state import State
from century.search.judgement.heuristic import trade_gain

POINTS_PER_STEP = 0.4  # of a trade
POINTS_PER_CUBE = 0.7  # that is paid


@shared
def advance(c: Constants, s: State, answer: int) -> None:
    step(c, s, answer)


@inlined
def last(bits: int) -> int:
    """The highest one of a set that is not empty."""
    while bits & (bits - 1):
        bits &= bits - 1
    return first(bits)


@inlined
def visit_gain(c: Constants, s: State, island: int) -> float:
    """About the points that sailing to an island, or trading at a post there, gains."""
    if island == SEA:
        return 0.0
    seat = signed(s.turn)
    cubes = signed(s.cubes[seat])
    tile = signed(s.island[island])
    gain = POINTS_PER_STEP * trade_gain(c, cubes, ISLAND_EFFECT + tile)
    if s.decision == POST:
        return gain
    gain -= POINTS_PER_CUBE * ships_at(c, s, island)
    if can_build(c, s, seat, island):
        posts = signed(s.posts_built[seat, c.island_good[tile]])
        gain += signed(c.post_value[posts]) - POINTS_PER_CUBE * post_price(c, s, island)
    return gain


@inlined
def best_visit(c: Constants, s: State) -> int:
    """The island where a visit gains most."""
    left = signed(s.legal)
    chosen = first(left)
    best = -1e9
    while left:
        island = first(left)
        left &= left - 1
        gain = visit_gain(c, s, island)
        if gain > best:
            best = gain
            chosen = island
    return chosen


@inlined
def plain_answer(c: Constants, s: State) -> int:
    """Sail where a post gains most, trade where and as often as it pays, pay with the cheapest."""
    if s.decision == TRADE or s.decision == SWAP:
        return last(signed(s.legal))
    if s.decision == SAIL or s.decision == POST:
        return best_visit(c, s)
    return first(signed(s.legal))


@compiled
def finish_turn(c: Constants, s: State) -> None:
    """Answer what is left of a turn plainly."""
    while s.decision != TURN and s.decision != OVER:
        advance(c, s, plain_answer(c, s))
