"""The end of a turn, of a round and of the game."""

from century.rules.constants import Constants
from century.rules.decisions import DISCARD, OVER, TURN
from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined
from century.rules.machine.cubes import LIMIT, total
from century.rules.state import NOWHERE, State


@inlined
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.seat = seat
    s.decision = TURN
    s.effect = NOWHERE
    s.optional = 0
    s.steps = 0
    s.colour = 0
    s.place = NOWHERE
    s.location = NOWHERE
    s.took = 0
    s.spaces = 0
    s.payee = 0


@inlined
def end_turn(c: Constants, s: State) -> None:
    """cube.limit.end-of-turn, in the order of cube.limit.order; then the next turn."""
    seat = signed(s.turn)
    for _ in range(signed(c.players)):
        over = total(s.cubes[seat]) - LIMIT
        if over > 0:
            s.seat = seat
            s.steps = over
            s.colour = 0
            s.decision = DISCARD
            return
        seat = 0 if seat + 1 == c.players else seat + 1
    if s.again:  # ew1.loc.renew.turn
        s.again = 0
        begin_turn(s, signed(s.turn))
    elif s.turn + 1 < c.players:  # turn.order
        begin_turn(s, signed(s.turn) + 1)
    elif s.ending or s.rounds >= c.round_limit:  # end.round, end.limit, end.last-discard
        begin_turn(s, NOWHERE)
        s.decision = OVER
    else:
        s.rounds += 1
        begin_turn(s, 0)
