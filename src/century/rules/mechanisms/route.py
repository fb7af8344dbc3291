"""The trade route of From East to West I."""

from century.rules.constants import Constants
from century.rules.decisions import DONE, SKIP_SWAP, SWAP
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import YELLOW, one
from century.rules.mechanisms.effects import carry_out, possible
from century.rules.state import ROUTE, State


@inlined
def route_turns(c: Constants, s: State) -> int:
    """ew1.route: the places that can be used, as a set."""
    seat = signed(s.turn)
    free = signed(s.settlers[seat])
    needed = 1  # as `route_needs` counts them
    answers = 0
    for place in range(signed(s.route_count[seat])):
        if s.route_settlers[seat, place] > 0:
            continue
        if needed > free:
            break
        if possible(c, signed(s.route[seat, place]), signed(s.cubes[seat])):  # ew1.route.trade
            answers |= bit(place)
        needed += 1
    return answers


@inlined
def route_needs(s: State, seat: int, place: int) -> int:
    """ew1.route.cost, ew1.route.plain: a settler there, and one for each empty card before."""
    needed = 1
    for left in range(place):
        if s.route_settlers[seat, left] == 0:
            needed += 1
    return needed


@inlined
def use_route(c: Constants, s: State, place: int) -> None:
    seat = signed(s.turn)
    needed = route_needs(s, seat, place)
    s.settlers[seat] -= needed
    s.route_settlers[seat, place] = needed
    carry_out(c, s, signed(s.route[seat, place]))


@inlined
def adjust(s: State) -> None:
    """ew1.loc.adjust"""
    s.cubes[s.turn] = signed(s.cubes[s.turn]) + one(YELLOW)
    s.decision = SWAP


@inlined
def swaps(s: State) -> int:
    """Pairs of route places in the order 1 2, 1 3 ... 4 5, and leaving all as it is."""
    answers = bit(SKIP_SWAP)
    pair = 0
    for left in range(ROUTE):
        for right in range(left + 1, ROUTE):
            if right < s.route_count[s.turn]:
                answers |= bit(pair)
            pair += 1
    return answers


@inlined
def swap(s: State, answer: int) -> None:
    seat = signed(s.turn)
    pair = 0
    for left in range(ROUTE):
        for right in range(left + 1, ROUTE):
            if pair == answer:
                card = s.route[seat, left]
                s.route[seat, left] = s.route[seat, right]
                s.route[seat, right] = card
                settlers = s.route_settlers[seat, left]  # ew1.loc.adjust.settlers
                s.route_settlers[seat, left] = s.route_settlers[seat, right]
                s.route_settlers[seat, right] = settlers
            pair += 1
    s.decision = DONE
