"""How much less counts what comes later, and what is expected in a game that lasts too long."""

from century.rules.constants import Constants
from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined
from century.rules.state import State

FUTURE_ROUNDS = 4.0  # too late, after which what is still to come counts e times less
STANDSTILL_ROUNDS = 3.0  # too late for the cards taken, after which a position counts e times less
MIN_DISCOUNT = 0.001


@inlined
def exponential(x: float) -> float:
    """About e^x for x up to 0, by products alone: a library's own differs in the last digits."""
    y = 1.0 + x / 256.0
    if y < 0.0:
        return 0.0
    for _ in range(8):
        y *= y
    return y


@inlined
def remaining(c: Constants, s: State) -> float:
    """The share of the game that is still to come, by the seat with the most cards."""
    cards = 0
    for seat in range(signed(c.players)):
        cards = max(cards, signed(s.taken_count[seat]))
    return 1.0 - cards / signed(c.end_cards)


@inlined
def lateness_discount(late: float, rounds: float) -> float:
    """1 in time, and e times less for every so many rounds too late."""
    return max(MIN_DISCOUNT, exponential(-late / rounds)) if late > 0.0 else 1.0


@inlined
def future_discount(c: Constants, s: State) -> float:
    """How much to count on what is still to come; less and less in a game that does not end."""
    late = signed(s.rounds) - signed(c.usual_rounds)
    return lateness_discount(float(late), FUTURE_ROUNDS)


@inlined
def standstill_discount(c: Constants, s: State, rounds: int) -> float:
    """How much a position still counts in this round: all, or less if the game stands still.

    It stands still if it has lasted longer than usual for the cards that have been taken. That
    happens when whoever takes the next card opens a better one to the other, who can pay for it.
    """
    due = min(1.0, 1.0 - remaining(c, s) + signed(c.head_start) / 100.0)
    return lateness_discount(rounds - due * signed(c.usual_rounds), STANDSTILL_ROUNDS)
