"""Reasons why an action is not legal: for people in the words of the catalogues, for programs in
a line of English.
"""

from collections.abc import Callable
from typing import Union

from century.game.cubes import unpack
from century.rules.state import State

Fact = Union[str, int, "Reason"]


Line = str | Callable[[], str]  # the second is put together only for whoever reads it, and at once


class Reason:
    """A message of the catalogues with its facts, and a line; cubes as in views, such as `YYR`."""

    def __init__(self, message: str, line: Line, /, **facts: Fact) -> None:
        self.message = message
        self._line = line
        self.facts = facts

    @property
    def line(self) -> str:
        return self._line if isinstance(self._line, str) else self._line()


def count_of(number: int, noun: str) -> str:
    return f"{number or 'no'} {noun}{'' if number == 1 else 's'}"


def there_are(number: int, noun: str) -> str:
    return f"there {'is' if number == 1 else 'are'} {count_of(number, noun)}"


def held_cubes(s: State, tools: int = 0) -> str:
    """The cubes of the deciding seat, with those that tools would give."""
    return unpack(int(s.cubes[s.seat]) + tools)


def holding(s: State, tools: int = 0) -> str:
    """What the deciding seat has, as a clause."""
    from_tools = f" with {unpack(tools)} from tools" if tools else ""
    return f"seat {s.seat} has {held_cubes(s, tools) or 'no cubes'}{from_tools}"


def cost_reason(s: State, cost: int, tools: int = 0, what: str = "") -> Reason:
    """It costs more than the seat has."""

    def line() -> str:
        return f"{what}costs {unpack(cost)}, and {holding(s, tools)}"

    held = held_cubes(s, tools)
    if tools:
        return Reason("reason-cost-tools", line, cost=unpack(cost), have=held, tools=unpack(tools))
    return Reason("reason-cost", line, cost=unpack(cost), have=held)


def settlers_reason(s: State, needed: int) -> Reason:
    """It needs more settlers than the seat has free."""
    have = int(s.settlers[s.turn])

    def line() -> str:
        free = f"seat {s.turn} has {count_of(have, 'settler')} free"
        return f"needs {count_of(needed, 'settler')}, and {free}"

    return Reason("reason-settlers", line, needed=needed, have=have)


def row_reason(shown: int) -> Reason:
    """The row is shorter than that."""
    return Reason("reason-row", lambda: f"{there_are(shown, 'card')} in the row", cards=shown)
