"""Market locations of From East to West I and III: use, take, renew; the discard pile."""

from century.rules.constants import Constants
from century.rules.decisions import DONE, REPLACE, TAKE, USE
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.mechanisms.bonus import offer_bonus
from century.rules.mechanisms.effects import carry_out, possible
from century.rules.mechanisms.rows import draw_market, leave_market_row
from century.rules.state import NOWHERE, ROUTE, State


@inlined
def market_possible(c: Constants, s: State, location: int, cubes: int) -> bool:
    """ew1.loc.market.empty; without a route the card must be used (ew3.loc.market)."""
    place = signed(c.location_place[location])
    if place >= s.market_shown:
        return False
    return c.routes != 0 or possible(c, signed(s.market_row[place]), cubes)


@inlined
def market_uses(c: Constants, s: State) -> int:
    """ew1.loc.market: use the card or take it."""
    answers = 0
    if possible(c, signed(s.market_row[s.place]), signed(s.cubes[s.turn])):
        answers |= bit(USE)
    if c.routes:
        answers |= bit(TAKE)
    return answers


@inlined
def use_market(c: Constants, s: State, answer: int) -> None:
    if answer == USE:  # ew1.loc.market.use
        carry_out(c, s, signed(s.market_row[s.place]))
    elif s.route_count[s.turn] < ROUTE:  # ew1.loc.market.take
        seat = signed(s.turn)
        s.route[seat, s.route_count[seat]] = leave_market_row(s, signed(s.place))
        s.route_count[seat] += 1
        s.place = NOWHERE
        s.decision = DONE
    else:
        s.decision = REPLACE


@inlined
def replace_in_route(s: State, place: int) -> None:
    """ew1.loc.market.full"""
    seat = signed(s.turn)
    discard_merchant(s, seat, signed(s.route[seat, place]))
    s.settlers[seat] += s.route_settlers[seat, place]  # ew1.loc.market.full.settlers
    s.route_settlers[seat, place] = 0
    s.route[seat, place] = leave_market_row(s, signed(s.place))
    s.place = NOWHERE
    s.decision = DONE


@inlined
def discard_merchant(s: State, seat: int, card: int) -> None:
    s.cards[seat, s.cards_count[seat]] = card
    s.cards_count[seat] += 1


@inlined
def is_bonus_due(c: Constants, s: State, seat: int) -> bool:
    """ew3.loc.market.fourth: every fourth discarded merchant brings a bonus tile."""
    discarded = signed(s.cards_count[seat])
    return c.fourth_spaces != 0 and discarded > 0 and discarded % 4 == 0


@inlined
def leave_market(c: Constants, s: State) -> None:
    """After its effect the used card goes to the discard pile (ew1.loc.market.refill)."""
    seat = signed(s.turn)
    discard_merchant(s, seat, leave_market_row(s, signed(s.place)))
    s.place = NOWHERE
    if is_bonus_due(c, s, seat):
        offer_bonus(s, c.fourth_spaces)


@inlined
def renew(c: Constants, s: State) -> None:
    """ew1.loc.renew: the row goes under the deck and is dealt anew."""
    shown = signed(s.market_shown)
    for i in range(signed(s.market_left) - 1, -1, -1):
        s.market_deck[i + shown] = s.market_deck[i]
    for place in range(shown):  # ew1.loc.renew.order: the leftmost would be drawn first of them
        s.market_deck[shown - 1 - place] = s.market_row[place]
        s.market_row[place] = 0
    s.market_left += shown
    s.market_shown = 0
    draw_market(s, c.market_row)  # ew1.loc.renew.short
    s.again = 1  # ew1.loc.renew.turn
    s.decision = DONE
