"""The points that a seat may expect: those it has, and what is likely to become of the rest.

The unit is a victory point. What the numbers below say was tuned by games of the bots.
"""

from century.rules.constants import (
    EXPLORE,
    NO_BENEFIT,
    NO_SYMBOL,
    SETTLERS,
    TRADE_CUBES,
    UPGRADE_CUBES,
    Constants,
)
from century.rules.decisions import MAX_TRADES
from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.cubes import COLOURS, count, holds
from century.rules.mechanisms.claims import coin_value
from century.rules.mechanisms.hand import card_count
from century.rules.scoring import CUBES, firm_points, leader, score
from century.rules.state import State
from century.search.judgement.discounts import exponential, future_discount, remaining

# A step is one upgrade: a yellow cube is worth 1 step, a brown one 4.
STEPS_PER_TURN = 2.6
HURRY = 0.36  # a point next turn is worth e^-HURRY now
SECOND_SHARE = 0.35  # of the second best card, beside the best
SPARE_SHARE = 0.5  # of spare cubes that help to pay
TURNS_PER_SETTLER = 0.4  # lost for each one that a fort needs and that is not there
STEP_VALUE = 0.12  # of a step in storage
CARD_VALUE = 0.45  # of a step gained by a merchant card, once
PLAYED_SHARE = 0.75  # of that while the card lies played
COMFORTABLE_HAND = 8  # merchant cards
CROWD_LOSS = 1.0  # for each further one
READY_VALUE = 0.25  # of a settler on the player board
MAX_READY = 5  # settlers that count so
SETTLER_VALUE = 0.9  # of a settler out of the reserve
AID_VALUE = 1.6
TOOL_VALUE = 0.8  # of a step of a tool card
TILE_VALUE = 0.8  # of a bonus tile, for what it may still gain
EXPLORE_VALUE = 2.0
TRADE_REPEATS = 1.5  # how often a trade is made at once
VICTORY = 30.0  # being ahead when the end has been triggered


@inlined
def steps(cubes: int) -> int:
    """The cubes in steps."""
    number = 0
    for colour in range(COLOURS):
        number += count(cubes, colour) * (colour + 1)
    return number


@inlined
def turns_to_pay(cubes: int, cost: int) -> float:
    """About how many turns until these cubes have become the cost."""
    missing = 0
    spare = 0
    for colour in range(COLOURS):
        lack = count(cost, colour) - count(cubes, colour)
        if lack > 0:
            missing += lack * (colour + 1)
        else:
            spare -= lack * (colour + 1)
    helpful = SPARE_SHARE * min(spare, missing)
    return float((missing - helpful) / STEPS_PER_TURN)


@inlined
def effect_steps(c: Constants, effect: int) -> float:
    """The steps that an effect gains when it is used once."""
    if c.effect_kind[effect] == UPGRADE_CUBES:
        return float(signed(c.effect_steps[effect]))
    gain = steps(signed(c.effect_gain[effect]))
    if c.effect_kind[effect] == TRADE_CUBES:
        return TRADE_REPEATS * (gain - steps(signed(c.effect_cost[effect])))
    return float(gain)


@inlined
def trade_gain(c: Constants, cubes: int, effect: int) -> float:
    """The steps that a trade gains when it is made as often as these cubes allow."""
    cost = signed(c.effect_cost[effect])
    gain = steps(signed(c.effect_gain[effect])) - steps(cost)
    times = 0
    while holds(cubes, cost) and times < MAX_TRADES:
        cubes -= cost
        times += 1
    return float(times * gain)


@inlined
def claim_value(c: Constants, s: State, seat: int, place: int, to_come: float) -> float:
    """What taking the point card at a place gains: points, coins, benefit.

    `to_come` is the share of the game in which the benefit can be used.
    """
    card = signed(s.points_row[place])
    gain = float(signed(c.point_value[card]))
    benefit = c.point_benefit[card]
    if benefit == NO_BENEFIT:
        gain += coin_value(c, s, place)
    elif benefit == SETTLERS:
        moved = min(signed(c.point_settlers[card]), signed(s.reserve[seat]))
        gain += to_come * SETTLER_VALUE * moved
    elif benefit == EXPLORE:
        gain += EXPLORE_VALUE
    elif c.point_cube[card] != 0:
        gain += to_come * TOOL_VALUE * steps(signed(c.point_cube[card]))
    else:
        gain += to_come * AID_VALUE
    return gain


@inlined
def settlers_ready(c: Constants, s: State, seat: int) -> int:
    """The settlers on the player board; none where nobody has settlers."""
    return signed(s.settlers[seat]) if c.settlers > 0 else 0


@inlined
def settlers_missing(c: Constants, s: State, seat: int, place: int) -> int:
    """About how many settlers a seat lacks to take the card at a place of the row."""
    needed = min(max(place, 1), signed(c.settlers))  # about what the forts ask for
    return max(0, needed - settlers_ready(c, s, seat))


@inlined
def row_value(c: Constants, s: State, seat: int, to_come: float) -> float:
    """The best cards of the row, the later they can be taken the less."""
    cubes = signed(s.cubes[seat])
    best = 0.0
    second = 0.0
    for place in range(signed(s.points_shown)):
        turns = 1.0 + turns_to_pay(cubes, signed(c.point_cost[s.points_row[place]]))
        turns += TURNS_PER_SETTLER * settlers_missing(c, s, seat, place)
        gain = claim_value(c, s, seat, place, to_come) * exponential(-HURRY * turns)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return float(best + SECOND_SHARE * second)


@inlined
def hand_value(c: Constants, s: State, seat: int) -> float:
    """What merchant cards in hand, or played from it, help in later turns."""
    value = 0.0
    cards = card_count(c, s, seat)
    held = cards - signed(s.played_count[seat])
    for i in range(cards):
        share = 1.0 if i < held else PLAYED_SHARE
        value += share * CARD_VALUE * effect_steps(c, signed(s.cards[seat, i]))
    return value - CROWD_LOSS * max(0, cards - COMFORTABLE_HAND)


@inlined
def board_value(c: Constants, s: State, seat: int) -> float:
    """What the route, settlers, aid, tools and bonus tiles help in later turns."""
    if c.settlers == 0:
        return 0.0
    value = 0.0
    for place in range(signed(s.route_count[seat])):
        value += CARD_VALUE * effect_steps(c, signed(s.route[seat, place]))
    value += SETTLER_VALUE * (signed(c.settlers) - signed(s.reserve[seat]))
    value += TILE_VALUE * signed(s.bonus_count[seat])
    for symbol in range(NO_SYMBOL):
        value += AID_VALUE * signed(s.aid[seat, symbol])
        value += TOOL_VALUE * steps(signed(s.tools[seat, symbol]))
    return value


@shared
def prospects(c: Constants, s: State, seat: int) -> float:
    """The points that a seat may expect beyond its firm ones."""
    cube_points = score(c, s, seat, CUBES)
    discount = future_discount(c, s)
    if s.ending:  # without this a leader would rather go on collecting
        ahead = leader(c, s) == seat
        return cube_points + discount * (VICTORY if ahead else -VICTORY)
    to_come = remaining(c, s)
    points = discount * (1.0 - to_come) * cube_points  # cubes are to be spent
    points += discount * STEP_VALUE * steps(signed(s.cubes[seat]))
    points += row_value(c, s, seat, to_come)
    points += discount * to_come * (hand_value(c, s, seat) + board_value(c, s, seat))
    points += READY_VALUE * min(settlers_ready(c, s, seat), MAX_READY)
    return points


@inlined
def heuristic(c: Constants, s: State, seat: int) -> float:
    """The expected points of a seat; comparable between the positions of one game.

    In a game that does not end, cubes are worth less and less beside the cards that they pay
    for: otherwise all would wait for a better card, each with a full storage.
    """
    return firm_points(c, s, seat) + prospects(c, s, seat)
