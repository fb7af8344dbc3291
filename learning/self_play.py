"""One decision of self-play, as one GPU thread makes it: the best action one step ahead.

The same rules and the same judgement as everywhere, called from a kernel (`kernels.py`).
"""

from numba import njit

from century.rules.decisions import OVER, TURN
from century.rules.engine import step
from century.rules.machine.bits import first, has, signed
from century.rules.machine.chance import below, draw
from century.rules.machine.random_play import random_answer
from century.rules.scoring import leader, total_score
from century.rules.setup import deal_again, set_up
from century.search.exponential import exponential
from century.search.facts import look
from century.search.net import STRENGTH, think
from century.search.tree import finish_turn

TEN_THOUSAND = 10_000
WORD = 65_536


@njit(nogil=True)
def advance(box, s, answer):
    step(box, s, answer)


@njit(nogil=True)
def assess(box, s, weights, inner, outer, facts, row, hidden, told, chances):
    """The facts of all seats into `facts`, from `row` on; their chances to win into `chances`."""
    players = signed(box.players)
    most = -1e9
    for seat in range(players):
        own = facts[row + seat]
        for i in range(len(own)):
            own[i] = 0.0
        look(box, s, seat, weights, own)
        think(own, inner, outer, hidden, told)
        chances[seat] = told[STRENGTH]
        most = max(most, told[STRENGTH])
    whole = 0.0
    for seat in range(players):
        chances[seat] = exponential(chances[seat] - most)
        whole += chances[seat]
    for seat in range(players):
        chances[seat] /= whole


@njit(nogil=True)
def decide(
    boxes, states, tables, rooms, hidden, told, chances, weights,
    inner, outer, rival_inner, rival_outer, rivals,
    trace, values, turns, most_turns, errors, noise, i,
):  # fmt: skip
    """Make the next decision of game `i`, and remember the position if a turn begins.

    The seats in the set `rivals[i]` judge by the second net. `errors` of ten thousand decisions
    are random, and every judgement is off by up to `noise`.
    """
    box = boxes[0]
    s = states[i]
    if s.decision == OVER:
        return
    players = signed(box.players)
    turn = signed(turns[i])
    if s.decision == TURN and turn < most_turns:
        row = (i * most_turns + turn) * players
        assess(box, s, weights, inner, outer, trace, row, hidden[i], told[i], chances[i])
        for seat in range(players):
            values[row + seat] = chances[i, seat]
        turns[i] = turn + 1
    if s.legal & (s.legal - 1) == 0 or below(s, TEN_THOUSAND) < errors:
        advance(box, s, random_answer(s))
        return
    seat = signed(s.seat)
    own_inner = inner
    own_outer = outer
    if has(rivals[i], seat):
        own_inner = rival_inner
        own_outer = rival_outer
    tables[2 * i] = states[i]
    deal_again(box, tables[2 * i], draw(s))  # nobody peeks
    left = signed(s.legal)
    best = -1.0
    chosen = first(left)
    while left:
        answer = first(left)
        left &= left - 1
        tables[2 * i + 1] = tables[2 * i]
        after = tables[2 * i + 1]
        advance(box, after, answer)
        finish_turn(box, after)
        if after.decision == OVER:
            value = 1.0 if leader(box, after) == seat else 0.0
        else:
            row = i * players
            assess(
                box, after, weights, own_inner, own_outer, rooms, row, hidden[i], told[i],
                chances[i],
            )  # fmt: skip
            value = chances[i, seat]
        value += noise * below(s, WORD) / WORD
        if value > best:
            best = value
            chosen = answer
    advance(box, s, chosen)


@njit(nogil=True)
def begin(boxes, states, seeds, turns, i):
    turns[i] = 0
    set_up(boxes[0], states[i], seeds[i])


@njit(nogil=True)
def end(boxes, states, winners, totals, rounds, i):
    """Who has won, or -1 while the game runs; the scores and the length."""
    box = boxes[0]
    s = states[i]
    winners[i] = leader(box, s) if s.decision == OVER else -1
    for seat in range(signed(box.players)):
        totals[i, seat] = total_score(box, s, seat)
    rounds[i] = s.rounds
