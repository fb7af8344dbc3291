"""What a position is worth to a seat: points so far, and what they are likely to become.

The unit is a victory point. All weights stand in one table, so that they can be tuned.
"""

import numpy as np

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
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import COLOURS, count, holds
from century.rules.machine.records import Ints
from century.rules.mechanisms.claims import coin_value
from century.rules.mechanisms.hand import card_count
from century.rules.scoring import CUBES, leader, score, total_score
from century.rules.state import State
from century.search.exponential import exponential

# A step is one upgrade: a yellow cube is worth 1 step, a brown one 4.
(
    PACE,  # steps that a turn gains
    HURRY,  # how fast a later point loses: a point next turn is worth e^-HURRY now
    SECOND,  # how much the second best card counts beside the best
    STEP,  # a step in storage
    CARD,  # a step gained by playing a merchant card, once
    PLAYED,  # share of that while the card lies played
    CROWD,  # loss for each merchant card beyond the eighth
    FREE,  # a settler on the player board
    SETTLER,  # a settler out of the reserve
    AID,
    TOOL,  # a step of a tool card
    BONUS,  # a bonus tile, for what it may still gain
    SPARE,  # share of spare cubes that help to pay
    HASTE,  # turns lost for each settler that a fort needs and that is not there
    VICTORY,  # being ahead when the end has been triggered
) = range(15)

WEIGHTS = np.array(
    [2.6, 0.36, 0.35, 0.12, 0.45, 0.75, 1.0, 0.25, 0.9, 1.6, 0.8, 0.8, 0.5, 0.4, 30.0]
)

DOUBT = 4.0  # rounds beyond the usual after which what is still to come counts e times less


@inlined
def usual_rounds(c: Constants) -> int:
    """Most games are over by then, and the nets have hardly seen what comes later."""
    return signed(c.usual_rounds)


@inlined
def fade(late: float, rounds: float) -> float:
    """1 in time, and e times less for every so many rounds too late."""
    return max(0.001, exponential(-late / rounds)) if late > 0.0 else 1.0


@inlined
def trust(c: Constants, s: State) -> float:
    """How much to count on what is still to come; less and less in a game that does not end."""
    return fade(float(signed(s.rounds) - usual_rounds(c)), DOUBT)


@inlined
def steps(cubes: int) -> int:
    """The cubes in steps."""
    found = 0
    for colour in range(COLOURS):
        found += count(cubes, colour) * (colour + 1)
    return found


@inlined
def turns_to_pay(cubes: int, cost: int, weights: Ints) -> float:
    """About how many turns until these cubes have become the cost."""
    missing = 0
    spare = 0
    for colour in range(COLOURS):
        lack = count(cost, colour) - count(cubes, colour)
        if lack > 0:
            missing += lack * (colour + 1)
        else:
            spare -= lack * (colour + 1)
    helped = weights[SPARE] * min(spare, missing)
    return float((missing - helped) / weights[PACE])


@inlined
def remaining(c: Constants, s: State) -> float:
    """The share of the game that is still to come, by the seat with the most cards."""
    most = 0
    for seat in range(signed(c.players)):
        most = max(most, signed(s.taken_count[seat]))
    return 1.0 - most / signed(c.end_cards)


@inlined
def effect_steps(c: Constants, effect: int) -> float:
    """The steps that an effect gains when it is used once."""
    if c.effect_kind[effect] == UPGRADE_CUBES:
        return float(signed(c.effect_steps[effect]))
    gain = steps(signed(c.effect_gain[effect]))
    if c.effect_kind[effect] == TRADE_CUBES:
        return 1.5 * (gain - steps(signed(c.effect_cost[effect])))  # trades are repeated
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
def prize(c: Constants, s: State, seat: int, place: int, rest: float, weights: Ints) -> float:
    """What taking the point card at a place gains: points, coins, benefit."""
    card = signed(s.points_row[place])
    gain = float(signed(c.point_value[card]))
    benefit = c.point_benefit[card]
    if benefit == NO_BENEFIT:
        gain += coin_value(c, s, place)
    elif benefit == SETTLERS:
        moved = min(signed(c.point_settlers[card]), signed(s.reserve[seat]))
        gain += rest * weights[SETTLER] * moved
    elif benefit == EXPLORE:
        gain += 2.0
    elif c.point_cube[card] != 0:
        gain += rest * weights[TOOL] * steps(signed(c.point_cube[card]))
    else:
        gain += rest * weights[AID]
    return gain


@inlined
def prospects(c: Constants, s: State, seat: int, rest: float, weights: Ints) -> float:
    """The best cards of the row, the later the less."""
    cubes = signed(s.cubes[seat])
    best = 0.0
    second = 0.0
    for place in range(signed(s.points_shown)):
        turns = 1.0 + turns_to_pay(cubes, signed(c.point_cost[s.points_row[place]]), weights)
        if c.settlers:
            needed = place if place > 1 else 1  # about what the forts ask for
            turns += weights[HASTE] * max(0, needed - signed(s.settlers[seat]))
        gain = prize(c, s, seat, place, rest, weights) * exponential(-weights[HURRY] * turns)
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    return float(best + weights[SECOND] * second)


@inlined
def engine_worth(c: Constants, s: State, seat: int, weights: Ints) -> float:
    """What helps in later turns: merchant cards, settlers, aid, tools, bonus tiles."""
    worth = 0.0
    cards = card_count(c, s, seat)
    held = cards - signed(s.played_count[seat])
    for i in range(cards):
        share = 1.0 if i < held else weights[PLAYED]
        worth += share * weights[CARD] * effect_steps(c, signed(s.cards[seat, i]))
    worth -= weights[CROWD] * max(0, cards - 8)
    if c.settlers == 0:
        return float(worth)
    for place in range(signed(s.route_count[seat])):
        worth += weights[CARD] * effect_steps(c, signed(s.route[seat, place]))
    worth += weights[SETTLER] * (signed(c.settlers) - signed(s.reserve[seat]))
    worth += weights[BONUS] * signed(s.bonus_count[seat])
    for symbol in range(NO_SYMBOL):
        worth += weights[AID] * signed(s.aid[seat, symbol])
        worth += weights[TOOL] * steps(signed(s.tools[seat, symbol]))
    return float(worth)


@inlined
def worth(c: Constants, s: State, seat: int, weights: Ints) -> float:
    """The expected points of a seat; comparable between the positions of one game.

    In a game that does not end, cubes are worth less and less beside the cards that they pay
    for: otherwise all would wait for a better card, each with a full storage.
    """
    points = float(total_score(c, s, seat))
    known = trust(c, s)
    if s.ending:  # without this a leader would rather go on collecting
        ahead = leader(c, s) == seat
        return float(points + known * (weights[VICTORY] if ahead else -weights[VICTORY]))
    rest = remaining(c, s)
    kept = known * (1.0 - rest)  # cubes are to be spent
    points -= (1.0 - kept) * score(c, s, seat, CUBES)
    points += known * weights[STEP] * steps(signed(s.cubes[seat]))
    points += prospects(c, s, seat, rest, weights)
    points += known * rest * engine_worth(c, s, seat, weights)
    if c.settlers:
        points += weights[FREE] * min(signed(s.settlers[seat]), 5)
    return float(points)
