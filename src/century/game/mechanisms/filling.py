"""Writing constants: what several mechanisms need for theirs."""

from century.data.component import BENEFITS, Boxes, Effect
from century.game.cubes import pack
from century.rules.constants import (
    NO_BENEFIT,
    NO_SYMBOL,
    PRODUCE,
    TRADE_CUBES,
    UPGRADE_CUBES,
    Constants,
)

EFFECT_KINDS = {"produce": PRODUCE, "upgrade": UPGRADE_CUBES, "trade": TRADE_CUBES}


def mask(flags: list[bool]) -> int:
    """A set of the places where a flag is up."""
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def fill_effect(c: Constants, number: int, effect: Effect) -> None:
    c.effect_kind[number] = EFFECT_KINDS[effect.kind]
    c.effect_steps[number] = effect.steps
    c.effect_cost[number] = pack(effect.cost)
    c.effect_gain[number] = pack(effect.gain)


def paid_by(costs: list[str], colour: str, cubes: int) -> int:
    """Of these costs those that so many cubes of a colour pay, as far as it goes."""
    return mask([cost.count(colour) <= cubes for cost in costs])


def benefit_number(name: str | None) -> int:
    return NO_BENEFIT if name is None else 1 + BENEFITS.index(name)


def symbol_number(boxes: Boxes, name: str | None) -> int:
    return NO_SYMBOL if name is None else boxes.new_world.symbols.index(name)
