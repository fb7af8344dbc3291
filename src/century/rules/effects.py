"""The three effects: produce, upgrade, trade; and returning cubes over the limit."""

from century.rules.bits import bit, signed
from century.rules.box import PRODUCE, TRADE_CUBES, UPGRADE_CUBES, Box
from century.rules.compiling import rule
from century.rules.cubes import BROWN, colours_to_give, count, holds, one
from century.rules.decisions import DONE, MOST_TRADES, STOP_UPGRADING, TRADE, UPGRADE
from century.rules.state import State


@rule
def possible(box: Box, effect: int, cubes: int) -> bool:
    """effect.trade.once: only a trade can be impossible, for want of its cost."""
    return box.effect_kind[effect] != TRADE_CUBES or holds(cubes, box.effect_cost[effect])


@rule
def carry_out(box: Box, s: State, effect: int) -> None:
    """Produce at once, or ask how to upgrade or how often to trade."""
    kind = box.effect_kind[effect]
    s.effect = effect
    if kind == PRODUCE:  # effect.produce
        s.cubes[s.turn] += box.effect_gain[effect]
        s.decision = DONE
    elif kind == UPGRADE_CUBES:
        s.steps = box.effect_steps[effect]
        s.colour = 0
        s.decision = UPGRADE
    else:
        s.decision = TRADE


@rule
def trades(box: Box, s: State) -> int:
    """effect.trade, effect.trade.chain: what a repetition gains may pay for the next."""
    cost = signed(box.effect_cost[s.effect])
    gain = signed(box.effect_gain[s.effect])
    cubes = signed(s.cubes[s.turn])
    answers = 1 if s.optional else 0
    for times in range(1, MOST_TRADES + 1):
        if not holds(cubes, cost):
            break
        cubes += gain - cost
        answers |= 1 << times
    return answers


@rule
def trade(box: Box, s: State, times: int) -> None:
    swing = signed(box.effect_gain[s.effect]) - signed(box.effect_cost[s.effect])
    s.cubes[s.turn] = signed(s.cubes[s.turn]) + times * swing
    s.decision = DONE


@rule
def upgrades(s: State) -> int:
    """effect.upgrade in colour order, effect.upgrade.top."""
    cubes = s.cubes[s.turn]
    answers = bit(STOP_UPGRADING)
    for colour in range(signed(s.colour), BROWN):
        if count(cubes, colour) > 0:
            answers |= 1 << colour
    return answers


@rule
def upgrade(s: State, answer: int) -> None:
    if answer == STOP_UPGRADING:
        s.decision = DONE
        return
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(answer) + one(answer + 1)
    s.colour = answer
    s.steps -= 1
    if s.steps == 0:
        s.decision = DONE


@rule
def returns(s: State) -> int:
    """The colours of which the deciding seat may give a cube to the supply next."""
    return colours_to_give(s.cubes[s.seat], s.colour, s.steps)


@rule
def give_back(s: State, colour: int) -> bool:
    """Return a cube to the supply; tells whether it was the last."""
    s.cubes[s.seat] = signed(s.cubes[s.seat]) - one(colour)
    s.colour = colour
    s.steps -= 1
    return s.steps == 0
