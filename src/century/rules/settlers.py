"""The turn of A New World and its family: work or rest; how many settlers a location needs."""

from century.rules import decisions
from century.rules.bits import bit, first, has, signed
from century.rules.bonus import offer_bonus
from century.rules.box import (
    ADJUST,
    FORT,
    LOCATION_EFFECT,
    MARKET,
    MOST_COST,
    MOST_SETTLERS,
    NO_SYMBOL,
    POST_TRADE,
    RENEW,
    SAIL,
    SHIP_TRADE,
    Box,
)
from century.rules.compiling import rule
from century.rules.cubes import count
from century.rules.effects import carry_out
from century.rules.forts import fort_possible
from century.rules.market import market_possible, renew
from century.rules.route import adjust, route_turns, use_route
from century.rules.ships import post_trades, sails, ship_trade, ship_trade_possible
from century.rules.state import State


@rule
def required(box: Box, s: State, location: int) -> int:
    """nw.work.empty, nw.work.oust, nw.work.aid, nw.work.min"""
    needed = signed(s.crew[location]) + 1
    if needed == 1:
        needed = signed(box.location_settlers[location])
    return max(1, needed - signed(s.aid[s.turn, box.location_symbol[location]]))


@rule
def manned(box: Box, s: State) -> int:
    """nw.work.supply: the open locations that the seat has settlers enough for, as a set."""
    seat = signed(s.turn)
    free = signed(s.settlers[seat])
    if free == 0:
        return 0
    empty = 0
    for symbol in range(NO_SYMBOL + 1):
        empty |= signed(box.manned[symbol, min(free + signed(s.aid[seat, symbol]), MOST_SETTLERS)])
    barred = signed(s.closed) | signed(s.held[seat])  # nw.work.covered, nw.work.own
    occupied = signed(s.occupied) & ~barred
    found = empty & ~barred & ~occupied
    while occupied:
        location = first(occupied)
        occupied &= occupied - 1
        if required(box, s, location) <= free:
            found |= bit(location)
    return found


@rule
def paid(box: Box, cubes: int) -> int:
    """The locations whose cost these cubes pay, as a set."""
    locations = box.locations_paid[0, min(count(cubes, 0), MOST_COST)]
    for colour in range(1, 4):
        locations &= box.locations_paid[colour, min(count(cubes, colour), MOST_COST)]
    return signed(locations)


@rule
def paid_with_tools(box: Box, s: State) -> int:
    """nw.work.tools: cubes of tool cards count where their symbol stands."""
    cubes = signed(s.cubes[s.turn])
    locations = paid(box, cubes)
    for symbol in range(NO_SYMBOL):
        tools = signed(s.tools[s.turn, symbol])
        if tools:
            here = signed(box.with_symbol[symbol])
            locations = (locations & ~here) | (paid(box, cubes + tools) & here)
    return locations


@rule
def usable(box: Box, s: State, location: int) -> bool:
    """nw.work.must for locations whose action depends on more than its own cost."""
    kind = box.location_kind[location]
    cubes = signed(s.cubes[s.turn]) + signed(s.tools[s.turn, box.location_symbol[location]])
    if kind == FORT:
        return fort_possible(box, s, location, cubes)
    if kind == MARKET:
        return market_possible(box, s, location, cubes)
    if kind == SAIL:
        return sails(box, s, location, cubes) != 0
    if kind == SHIP_TRADE:
        return ship_trade_possible(box, s, cubes)
    return post_trades(box, s, cubes) != 0


@rule
def settler_turns(box: Box, s: State) -> int:
    """nw.turn.work, nw.turn.rest, and the route where there is one."""
    answers = manned(box, s) & paid_with_tools(box, s)
    doubtful = answers & signed(box.conditional)
    while doubtful:
        location = first(doubtful)
        doubtful &= doubtful - 1
        if not usable(box, s, location):
            answers ^= bit(location)
    if box.routes:
        answers |= route_turns(box, s) << signed(box.first_route)
    return answers | bit(box.rest)


@rule
def settler_turn(box: Box, s: State, answer: int) -> None:
    if answer == box.rest:
        rest(box, s)
    elif answer < box.first_route:
        work(box, s, answer)
    else:
        use_route(box, s, answer - signed(box.first_route))


@rule
def rest(box: Box, s: State) -> None:
    """nw.turn.rest, ew1.rest"""
    seat = signed(s.turn)
    held = signed(s.held[seat])
    s.occupied ^= held
    while held:
        s.crew[first(held)] = 0
        held &= held - 1
    s.held[seat] = 0
    for place in range(signed(s.route_count[seat])):
        s.route_settlers[seat, place] = 0
    s.settlers[seat] = box.settlers - s.reserve[seat]
    s.decision = decisions.DONE


@rule
def work(box: Box, s: State, location: int) -> None:
    """Put the settlers, receive the cubes of tools, start the action."""
    seat = signed(s.turn)
    needed = required(box, s, location)
    if s.crew[location] > 0:  # nw.work.oust
        for owner in range(signed(box.players)):
            if has(s.held[owner], location):
                s.held[owner] ^= bit(location)
                s.settlers[owner] += s.crew[location]
    s.settlers[seat] -= needed
    s.crew[location] = needed
    s.held[seat] |= bit(location)
    s.occupied |= bit(location)
    s.cubes[seat] += s.tools[seat, box.location_symbol[location]]  # nw.work.tools

    kind = box.location_kind[location]
    s.location = location
    if kind == FORT:
        offer_bonus(s, box.location_spaces[location])
    elif kind == MARKET:
        s.place = box.location_place[location]
        s.decision = decisions.MARKET
    elif kind == RENEW:
        renew(box, s)
    elif kind == ADJUST:
        adjust(s)
    elif kind == SAIL:
        s.decision = decisions.SAIL
    elif kind == SHIP_TRADE:
        ship_trade(s)
    elif kind == POST_TRADE:
        s.decision = decisions.POST
    else:
        carry_out(box, s, LOCATION_EFFECT + location)
