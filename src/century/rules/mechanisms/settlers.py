"""Settlers: where they may work, how many a location needs, and calling them back."""

from century.rules import decisions
from century.rules.constants import (
    ADJUST,
    FORT,
    LOCATION_EFFECT,
    MARKET,
    MAX_COST,
    MAX_SETTLERS,
    NO_SYMBOL,
    POST_TRADE,
    RENEW,
    SAIL,
    SHIP_TRADE,
    Constants,
)
from century.rules.machine.bits import bit, first, has, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import count
from century.rules.mechanisms.bonus import offer_bonus
from century.rules.mechanisms.effects import carry_out
from century.rules.mechanisms.forts import fort_possible
from century.rules.mechanisms.market import market_possible, renew
from century.rules.mechanisms.route import adjust
from century.rules.mechanisms.ships import post_trades, sails, ship_trade, ship_trade_possible
from century.rules.state import State


@inlined
def required(c: Constants, s: State, seat: int, location: int) -> int:
    """nw.work.empty, nw.work.oust, nw.work.aid, nw.work.min"""
    needed = signed(s.crew[location]) + 1
    if needed == 1:
        needed = signed(c.location_settlers[location])
    return max(1, needed - signed(s.aid[seat, c.location_symbol[location]]))


@inlined
def manned(c: Constants, s: State) -> int:
    """nw.work.supply: the open locations that the seat has settlers enough for, as a set."""
    seat = signed(s.turn)
    free = signed(s.settlers[seat])
    if free == 0:
        return 0
    empty = 0
    for symbol in range(NO_SYMBOL + 1):
        empty |= signed(c.manned[symbol, min(free + signed(s.aid[seat, symbol]), MAX_SETTLERS)])
    barred = signed(s.closed) | signed(s.held[seat])  # nw.work.covered, nw.work.own
    occupied = signed(s.occupied) & ~barred
    open_to = empty & ~barred & ~occupied
    while occupied:
        location = first(occupied)
        occupied &= occupied - 1
        if required(c, s, seat, location) <= free:
            open_to |= bit(location)
    return open_to


@inlined
def paid(c: Constants, cubes: int) -> int:
    """The locations whose cost these cubes pay, as a set."""
    locations = c.locations_paid[0, min(count(cubes, 0), MAX_COST)]
    for colour in range(1, 4):
        locations &= c.locations_paid[colour, min(count(cubes, colour), MAX_COST)]
    return signed(locations)


@inlined
def paid_with_tools(c: Constants, s: State) -> int:
    """nw.work.tools: cubes of tool cards count where their symbol stands."""
    cubes = signed(s.cubes[s.turn])
    locations = paid(c, cubes)
    for symbol in range(NO_SYMBOL):
        tools = signed(s.tools[s.turn, symbol])
        if tools:
            here = signed(c.with_symbol[symbol])
            locations = (locations & ~here) | (paid(c, cubes + tools) & here)
    return locations


@inlined
def tools_at(c: Constants, s: State, seat: int, location: int) -> int:
    """nw.work.tools: the cubes that the tool cards of a seat give at a location."""
    return signed(s.tools[seat, c.location_symbol[location]])


@inlined
def usable(c: Constants, s: State, location: int) -> bool:
    """nw.work.must for locations whose action depends on more than its own cost."""
    kind = c.location_kind[location]
    cubes = signed(s.cubes[s.turn]) + tools_at(c, s, signed(s.turn), location)
    if kind == FORT:
        return fort_possible(c, s, location, cubes)
    if kind == MARKET:
        return market_possible(c, s, location, cubes)
    if kind == SAIL:
        return sails(c, s, location, cubes) != 0
    if kind == SHIP_TRADE:
        return ship_trade_possible(c, s, cubes)
    return post_trades(c, s, cubes) != 0


@inlined
def work_turns(c: Constants, s: State) -> int:
    """nw.turn.work: the locations where the seat may work, as a set."""
    answers = manned(c, s) & paid_with_tools(c, s)
    doubtful = answers & signed(c.conditional)
    while doubtful:
        location = first(doubtful)
        doubtful &= doubtful - 1
        if not usable(c, s, location):
            answers ^= bit(location)
    return answers


@inlined
def call_back(c: Constants, s: State, seat: int) -> None:
    """nw.turn.rest, ew1.rest"""
    held = signed(s.held[seat])
    s.occupied ^= held
    while held:
        s.crew[first(held)] = 0
        held &= held - 1
    s.held[seat] = 0
    for place in range(signed(s.route_count[seat])):
        s.route_settlers[seat, place] = 0
    s.settlers[seat] = c.settlers - s.reserve[seat]


@inlined
def work(c: Constants, s: State, location: int) -> None:
    """Put the settlers, receive the cubes of tools, start the action."""
    seat = signed(s.turn)
    needed = required(c, s, seat, location)
    if s.crew[location] > 0:  # nw.work.oust
        for owner in range(signed(c.players)):
            if has(s.held[owner], location):
                s.held[owner] ^= bit(location)
                s.settlers[owner] += s.crew[location]
    s.settlers[seat] -= needed
    s.crew[location] = needed
    s.held[seat] |= bit(location)
    s.occupied |= bit(location)
    s.cubes[seat] = signed(s.cubes[seat]) + tools_at(c, s, seat, location)

    kind = c.location_kind[location]
    s.location = location
    if kind == FORT:
        offer_bonus(s, c.location_spaces[location])
    elif kind == MARKET:
        s.place = c.location_place[location]
        s.decision = decisions.MARKET
    elif kind == RENEW:
        renew(c, s)
    elif kind == ADJUST:
        adjust(s)
    elif kind == SAIL:
        s.decision = decisions.SAIL
    elif kind == SHIP_TRADE:
        ship_trade(s)
    elif kind == POST_TRADE:
        s.decision = decisions.POST
    else:
        carry_out(c, s, LOCATION_EFFECT + location)
