"""Point cards that are claimed from their row in a turn, and the coins above it."""

from century.rules.constants import Constants
from century.rules.decisions import DONE
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import holds
from century.rules.mechanisms.rows import leave_points_row
from century.rules.state import State

NO_COIN, GOLD, SILVER = range(3)


@inlined
def payable(c: Constants, s: State, seat: int) -> int:
    """The places of the row whose card a seat can pay for, as a set."""
    cubes = signed(s.cubes[seat])
    places = 0
    for place in range(signed(s.points_shown)):
        if holds(cubes, c.point_cost[s.points_row[place]]):
            places |= bit(place)
    return places


@inlined
def claim_turns(c: Constants, s: State) -> int:
    """sr.claim.pay: the places of the row that the seat whose turn it is may claim, as a set."""
    return payable(c, s, signed(s.turn))


@inlined
def coin_at(s: State, place: int) -> int:
    """The coin that comes with the card at a place of the row."""
    if place == 0 and s.gold_left > 0:  # sr.claim.gold
        return GOLD
    if s.silver_left > 0 and place == (1 if s.gold_left > 0 else 0):
        return SILVER  # sr.claim.silver, sr.claim.silver-moves
    return NO_COIN


@inlined
def coin_value(c: Constants, s: State, place: int) -> int:
    """What that coin is worth."""
    coin = coin_at(s, place)
    if coin == GOLD:
        return signed(c.gold_value)
    return signed(c.silver_value) if coin == SILVER else 0


@inlined
def claim(c: Constants, s: State, place: int) -> None:
    """sr.turn.claim"""
    seat = signed(s.turn)
    coin = coin_at(s, place)
    if coin == GOLD:
        s.gold[seat] += 1
        s.gold_left -= 1
    elif coin == SILVER:
        s.silver[seat] += 1
        s.silver_left -= 1
    card = leave_points_row(s, place)
    s.cubes[seat] -= c.point_cost[card]  # sr.claim.pay
    s.taken[seat, s.taken_count[seat]] = card
    s.taken_count[seat] += 1
    if s.taken_count[seat] == c.end_cards:  # sr.end
        s.ending = 1
    s.decision = DONE
