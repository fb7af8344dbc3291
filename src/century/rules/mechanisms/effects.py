"""The three effects: produce, upgrade, trade; and returning cubes over the limit."""

from century.rules.constants import PRODUCE, TRADE_CUBES, UPGRADE_CUBES, Constants
from century.rules.decisions import DONE, MAX_TRADES, STOP_UPGRADING, TRADE, UPGRADE
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import BROWN, colours_to_give, count, holds, one
from century.rules.state import State


@inlined
def possible(c: Constants, effect: int, cubes: int) -> bool:
    """effect.trade.once: only a trade can be impossible, for want of its cost."""
    return c.effect_kind[effect] != TRADE_CUBES or holds(cubes, c.effect_cost[effect])


@inlined
def carry_out(c: Constants, s: State, effect: int) -> None:
    """Produce at once, or ask how to upgrade or how often to trade."""
    kind = c.effect_kind[effect]
    s.effect = effect
    if kind == PRODUCE:  # effect.produce
        s.cubes[s.turn] += c.effect_gain[effect]
        s.decision = DONE
    elif kind == UPGRADE_CUBES:
        s.steps = c.effect_steps[effect]
        s.colour = 0
        s.decision = UPGRADE
    else:
        s.decision = TRADE


@inlined
def trades(c: Constants, s: State) -> int:
    """effect.trade, effect.trade.chain: what a repetition gains may pay for the next."""
    cost = signed(c.effect_cost[s.effect])
    gain = signed(c.effect_gain[s.effect])
    cubes = signed(s.cubes[s.turn])
    answers = 1 if s.optional else 0
    for times in range(1, MAX_TRADES + 1):
        if not holds(cubes, cost):
            break
        cubes += gain - cost
        answers |= 1 << times
    return answers


@inlined
def trade(c: Constants, s: State, times: int) -> None:
    swing = signed(c.effect_gain[s.effect]) - signed(c.effect_cost[s.effect])
    s.cubes[s.turn] = signed(s.cubes[s.turn]) + times * swing
    s.decision = DONE


@inlined
def upgrades(s: State) -> int:
    """effect.upgrade in colour order, effect.upgrade.top."""
    cubes = s.cubes[s.turn]
    answers = bit(STOP_UPGRADING)
    for colour in range(signed(s.colour), BROWN):
        if count(cubes, colour) > 0:
            answers |= 1 << colour
    return answers


@inlined
def upgrade(s: State, answer: int) -> None:
    if answer == STOP_UPGRADING:
        s.decision = DONE
        return
    s.cubes[s.turn] = signed(s.cubes[s.turn]) - one(answer) + one(answer + 1)
    s.colour = answer
    s.steps -= 1
    if s.steps == 0:
        s.decision = DONE


@inlined
def returns(s: State) -> int:
    """The colours of which the deciding seat may give a cube to the supply next."""
    return colours_to_give(s.cubes[s.seat], s.colour, s.steps)


@inlined
def give_back(s: State, colour: int) -> bool:
    """Return a cube to the supply; tells whether it was the last."""
    s.cubes[s.seat] = signed(s.cubes[s.seat]) - one(colour)
    s.colour = colour
    s.steps -= 1
    return s.steps == 0
