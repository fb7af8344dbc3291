"""The turn of Spice Road: play, acquire, claim, rest."""

from century.rules.bits import bit, signed
from century.rules.box import MOST_COST, Box
from century.rules.compiling import rule
from century.rules.cubes import colours_held, count, holds, one, total
from century.rules.decisions import DONE, PLACE
from century.rules.effects import carry_out
from century.rules.rows import leave_market_row, leave_points_row
from century.rules.state import State


@rule
def playable(box: Box, cubes: int) -> int:
    """sr.play.trade: the merchant cards whose effect these cubes allow, as a set."""
    cards = box.merchants_paid[0, min(count(cubes, 0), MOST_COST)]
    for colour in range(1, 4):
        cards &= box.merchants_paid[colour, min(count(cubes, colour), MOST_COST)]
    return signed(cards)


@rule
def merchant_turns(box: Box, s: State) -> int:
    """What the seat may do: cards to play, places to acquire or claim, rest."""
    cubes = signed(s.cubes[s.turn])
    answers = bit(box.rest) | (signed(s.hand[s.turn]) & playable(box, cubes))
    # sr.acquire.cost, sr.acquire.first-pay: a cube for each card on the left
    acquirable = min(total(cubes) + 1, signed(s.market_shown))
    answers |= (bit(acquirable) - 1) << signed(box.first_acquire)
    for place in range(signed(s.points_shown)):
        if holds(cubes, box.point_cost[s.points_row[place]]):  # sr.claim.pay
            answers |= bit(box.first_claim + place)
    return answers


@rule
def merchant_turn(box: Box, s: State, answer: int) -> None:
    if answer < box.first_acquire:
        play(box, s, answer)
    elif answer < box.first_claim:
        acquire(s, answer - signed(box.first_acquire))
    elif answer < box.rest:
        claim(box, s, answer - signed(box.first_claim))
    else:  # sr.turn.rest: `cards` lists the hand, then what was played
        seat = signed(s.turn)
        last = signed(s.cards_count[seat])
        for i in range(last - signed(s.played_count[seat]), last):
            s.hand[seat] |= bit(s.cards[seat, i])
        s.played_count[seat] = 0
        s.decision = DONE


@rule
def play(box: Box, s: State, card: int) -> None:
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
    carry_out(box, s, card)


@rule
def acquire(s: State, place: int) -> None:
    """sr.turn.acquire: pay for the cards on the left, then take."""
    s.place = place
    s.steps = place
    if place == 0:
        take_merchant(s)
    else:
        s.decision = PLACE


@rule
def places(s: State) -> int:
    """sr.acquire.each-card: any colour, for each card by itself."""
    return colours_held(s.cubes[s.turn])


@rule
def place_cube(s: State, colour: int) -> None:
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(colour)
    paid = signed(s.place) - signed(s.steps)
    s.market_cubes[paid] = signed(s.market_cubes[paid]) + one(colour)
    s.steps -= 1
    if s.steps == 0:
        take_merchant(s)


@rule
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


@rule
def claim(box: Box, s: State, place: int) -> None:
    """sr.turn.claim"""
    seat = signed(s.turn)
    if place == 0 and s.gold_left > 0:  # sr.claim.gold
        s.gold[seat] += 1
        s.gold_left -= 1
    elif s.silver_left > 0 and place == (1 if s.gold_left > 0 else 0):
        s.silver[seat] += 1  # sr.claim.silver, sr.claim.silver-moves
        s.silver_left -= 1
    card = leave_points_row(s, place)
    s.cubes[seat] -= box.point_cost[card]  # sr.claim.pay
    s.taken[seat, s.taken_count[seat]] = card
    s.taken_count[seat] += 1
    if s.taken_count[seat] == box.end_cards:  # sr.end
        s.ending = 1
    s.decision = DONE
