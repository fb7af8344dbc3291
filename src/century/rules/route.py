"""The trade route of From East to West I."""

from century.rules.bits import bit, signed
from century.rules.box import Box
from century.rules.compiling import rule
from century.rules.cubes import YELLOW, one
from century.rules.decisions import DONE, SKIP_SWAP, SWAP
from century.rules.effects import carry_out, possible
from century.rules.state import ROUTE, State


@rule
def route_turns(box: Box, s: State) -> int:
    """ew1.route: the places that can be used, as a set."""
    seat = signed(s.turn)
    free = signed(s.settlers[seat])
    needed = 1  # ew1.route.cost, ew1.route.plain
    answers = 0
    for place in range(signed(s.route_count[seat])):
        if s.route_settlers[seat, place] > 0:
            continue
        if needed > free:
            break
        if possible(box, signed(s.route[seat, place]), signed(s.cubes[seat])):  # ew1.route.trade
            answers |= bit(place)
        needed += 1
    return answers


@rule
def use_route(box: Box, s: State, place: int) -> None:
    seat = signed(s.turn)
    needed = 1
    for left in range(place):
        if s.route_settlers[seat, left] == 0:
            needed += 1
    s.settlers[seat] -= needed
    s.route_settlers[seat, place] = needed
    carry_out(box, s, signed(s.route[seat, place]))


@rule
def adjust(s: State) -> None:
    """ew1.loc.adjust"""
    s.cubes[s.turn] = signed(s.cubes[s.turn]) + one(YELLOW)
    s.decision = SWAP


@rule
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


@rule
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
