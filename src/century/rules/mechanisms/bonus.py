"""Bonus tiles: stacks on the game board, spaces on the player boards."""

from century.rules.constants import Constants
from century.rules.decisions import BONUS
from century.rules.machine.bits import bit, signed
from century.rules.machine.compiling import inlined
from century.rules.state import State


@inlined
def tiles_for(c: Constants, s: State, spaces: int) -> int:
    """Of these spaces those from which the seat can take a tile (nw.loc.fort.bonus)."""
    if s.bonus_count[s.turn] >= c.own_bonus:  # ew3.bonus.full
        return 0
    return signed(spaces) & signed(s.filled)


@inlined
def offer_bonus(s: State, spaces: int) -> None:
    s.spaces = spaces
    s.decision = BONUS


@inlined
def take_bonus(c: Constants, s: State, space: int) -> None:
    """Take the top tile of a stack, or none; what follows depends on why it was offered."""
    seat = signed(s.turn)
    if space < c.spaces:
        s.stack_count[space] -= 1
        top = signed(s.stack_count[space])
        s.bonus[seat, s.bonus_count[seat]] = s.stack[space, top]
        s.stack[space, top] = 0
        s.bonus_count[seat] += 1
        if top == 0:
            s.filled ^= bit(space)
        s.took = 1
    s.spaces = 0
