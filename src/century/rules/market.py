"""Market locations of From East to West I and III: use, take, renew; the discard pile."""

from century.rules.bits import bit, signed
from century.rules.bonus import offer_bonus
from century.rules.box import Box
from century.rules.compiling import rule
from century.rules.decisions import DONE, REPLACE, TAKE, USE
from century.rules.effects import carry_out, possible
from century.rules.rows import draw_market, leave_market_row
from century.rules.state import NOWHERE, ROUTE, State


@rule
def market_possible(box: Box, s: State, location: int, cubes: int) -> bool:
    """ew1.loc.market.empty; without a route the card must be used (ew3.loc.market)."""
    place = signed(box.location_place[location])
    if place >= s.market_shown:
        return False
    return box.routes != 0 or possible(box, signed(s.market_row[place]), cubes)


@rule
def market_uses(box: Box, s: State) -> int:
    """ew1.loc.market: use the card or take it."""
    answers = 0
    if possible(box, signed(s.market_row[s.place]), signed(s.cubes[s.turn])):
        answers |= bit(USE)
    if box.routes:
        answers |= bit(TAKE)
    return answers


@rule
def use_market(box: Box, s: State, answer: int) -> None:
    if answer == USE:  # ew1.loc.market.use
        carry_out(box, s, signed(s.market_row[s.place]))
    elif s.route_count[s.turn] < ROUTE:  # ew1.loc.market.take
        seat = signed(s.turn)
        s.route[seat, s.route_count[seat]] = leave_market_row(s, signed(s.place))
        s.route_count[seat] += 1
        s.place = NOWHERE
        s.decision = DONE
    else:
        s.decision = REPLACE


@rule
def replace_in_route(s: State, place: int) -> None:
    """ew1.loc.market.full"""
    seat = signed(s.turn)
    discard_merchant(s, seat, signed(s.route[seat, place]))
    s.settlers[seat] += s.route_settlers[seat, place]  # ew1.loc.market.full.settlers
    s.route_settlers[seat, place] = 0
    s.route[seat, place] = leave_market_row(s, signed(s.place))
    s.place = NOWHERE
    s.decision = DONE


@rule
def discard_merchant(s: State, seat: int, card: int) -> None:
    s.cards[seat, s.cards_count[seat]] = card
    s.cards_count[seat] += 1


@rule
def leave_market(box: Box, s: State) -> None:
    """After its effect the used card goes to the discard pile (ew1.loc.market.refill)."""
    seat = signed(s.turn)
    discard_merchant(s, seat, leave_market_row(s, signed(s.place)))
    s.place = NOWHERE
    if box.fourth_spaces and s.cards_count[seat] % 4 == 0:  # ew3.loc.market.fourth
        offer_bonus(s, box.fourth_spaces)


@rule
def renew(box: Box, s: State) -> None:
    """ew1.loc.renew: the row goes under the deck and is dealt anew."""
    shown = signed(s.market_shown)
    for i in range(signed(s.market_left) - 1, -1, -1):
        s.market_deck[i + shown] = s.market_deck[i]
    for place in range(shown):  # ew1.loc.renew.order: the leftmost would be drawn first of them
        s.market_deck[shown - 1 - place] = s.market_row[place]
        s.market_row[place] = 0
    s.market_left += shown
    s.market_shown = 0
    draw_market(s, box.market_row)  # ew1.loc.renew.short
    s.again = 1  # ew1.loc.renew.turn
    s.decision = DONE
