"""A hand of merchant cards: play them, acquire more from the row, take them back."""

from century.rules.constants import MAX_COST, Constants
from century.rules.decisions import DONE, PLACE
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import colours_held, count, one, total
from century.rules.mechanisms.effects import carry_out
from century.rules.mechanisms.rows import leave_market_row
from century.rules.state import State


@inlined
def playable(c: Constants, cubes: int) -> int:
    """sr.play.trade: the merchant cards whose effect these cubes allow, as a set."""
    cards = c.merchants_paid[0, min(count(cubes, 0), MAX_COST)]
    for colour in range(1, 4):
        cards &= c.merchants_paid[colour, min(count(cubes, colour), MAX_COST)]
    return signed(cards)


@inlined
def card_count(c: Constants, s: State, seat: int) -> int:
    """The merchant cards that a seat has in hand or has played; none in a mode without hands."""
    return signed(s.cards_count[seat]) if c.hands else 0


@inlined
def hand_turns(c: Constants, s: State) -> int:
    """The cards that the seat may play and the places of the row that it may acquire."""
    cubes = signed(s.cubes[s.turn])
    answers = signed(s.hand[s.turn]) & playable(c, cubes)
    # sr.acquire.cost, sr.acquire.first-pay: a cube for each card on the left
    acquirable = min(total(cubes) + 1, signed(s.market_shown))
    return answers | (bit(acquirable) - 1) << signed(c.first_acquire)


@inlined
def take_back(s: State, seat: int) -> None:
    """sr.turn.rest: `cards` lists the hand, then what was played."""
    last = signed(s.cards_count[seat])
    for i in range(last - signed(s.played_count[seat]), last):
        s.hand[seat] |= bit(s.cards[seat, i])
    s.played_count[seat] = 0


@inlined
def play(c: Constants, s: State, card: int) -> None:
    """sr.turn.play"""
    seat = signed(s.turn)
    cards = s.cards[seat]
    last = signed(s.cards_count[seat]) - 1
    i = 0
    while cards[i] != card:
        i += 1
    while i < last:
        cards[i] = cards[i + 1]
        i += 1
    cards[last] = card
    s.played_count[seat] += 1
    s.hand[seat] ^= bit(card)
    carry_out(c, s, card)


@inlined
def acquire(s: State, place: int) -> None:
    """sr.turn.acquire: pay for the cards on the left, then take."""
    s.place = place
    s.steps = place
    if place == 0:
        take_merchant(s)
    else:
        s.decision = PLACE


@inlined
def places(s: State) -> int:
    """sr.acquire.each-card: any colour, for each card by itself."""
    return colours_held(s.cubes[s.turn])


@inlined
def place_cube(s: State, colour: int) -> None:
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(colour)
    paid = signed(s.place) - signed(s.steps)
    s.market_cubes[paid] = signed(s.market_cubes[paid]) + one(colour)
    s.steps -= 1
    if s.steps == 0:
        take_merchant(s)


@inlined
def take_merchant(s: State) -> None:
    seat = signed(s.turn)
    s.cubes[seat] += s.market_cubes[s.place]  # sr.acquire.cubes
    card = leave_market_row(s, signed(s.place))
    cards = s.cards[seat]
    i = signed(s.cards_count[seat])
    for _ in range(signed(s.played_count[seat])):  # the hand stands before the played cards
        cards[i] = cards[i - 1]
        i -= 1
    cards[i] = card
    s.cards_count[seat] += 1
    s.hand[seat] |= bit(card)
    s.decision = DONE
