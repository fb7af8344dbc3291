"""The learnt judgement: from the facts of every seat to its chance of winning and its score.

A small net with one hidden layer looks at each seat in the same way. It says how well the seat
stands, as a number to compare with the others, and what score it will end with.
"""

from century.bots.search.compiling import entry, part
from century.bots.search.facts import FACTS, look
from century.rules.bits import signed
from century.rules.box import Box
from century.rules.compiling import rule
from century.rules.decisions import OVER
from century.rules.records import Ints
from century.rules.scoring import leader, total_score
from century.rules.state import SEATS, State

HIDDEN = 32
STRENGTH, SCORE = range(2)
POINTS = 30.0  # the unit of the score
SHARE = 0.05  # of the points, in what a position is worth
ROOM = FACTS + HIDDEN + 2 + SEATS  # memory for one judgement


@rule
def exponential(x: float) -> float:
    """About e^x for x up to 0, by products alone, so that every machine gets the same."""
    y = 1.0 + x / 256.0
    if y < 0.0:
        return 0.0
    for _ in range(8):
        y *= y
    return y


@rule
def think(facts: Ints, inner: Ints, outer: Ints, hidden: Ints, told: Ints) -> None:
    """Strength and score of one seat into `told`."""
    for unit in range(HIDDEN):
        hidden[unit] = 0.0
    strength = outer[STRENGTH, HIDDEN]
    score = outer[SCORE, HIDDEN]
    for i in range(len(facts)):
        fact = facts[i]
        if fact != 0.0:
            for unit in range(HIDDEN):
                hidden[unit] += fact * inner[i, unit]
            strength += fact * inner[i, HIDDEN + STRENGTH]
            score += fact * inner[i, HIDDEN + SCORE]
    for unit in range(HIDDEN):
        if hidden[unit] > 0.0:
            strength += hidden[unit] * outer[STRENGTH, unit]
            score += hidden[unit] * outer[SCORE, unit]
    told[STRENGTH] = strength
    told[SCORE] = score


@part
def judge(
    box: Box, s: State, weights: Ints, inner: Ints, outer: Ints, room: Ints, values: Ints
) -> None:
    """What the position is worth to every seat, into `values`; together they are 1.

    It is the chance to win, and to a small part the share of the points: so that whoever has won
    or lost already still plays on well. `room` is memory for what the net needs.
    """
    players = signed(box.players)
    facts = room[: len(inner)]
    hidden = room[len(inner) : len(inner) + HIDDEN]
    told = room[len(inner) + HIDDEN : len(inner) + HIDDEN + 2]
    points = room[len(inner) + HIDDEN + 2 :]
    all_points = 0.0
    most = -1e9
    for seat in range(players):
        if s.decision == OVER:
            points[seat] = total_score(box, s, seat)
        else:
            facts[:] = 0.0
            look(box, s, seat, weights, facts)
            think(facts, inner, outer, hidden, told)
            values[seat] = told[STRENGTH]
            points[seat] = POINTS * told[SCORE]
            most = max(most, told[STRENGTH])
        points[seat] = max(points[seat], 1.0)
        all_points += points[seat]
    whole = 0.0
    for seat in range(players):
        if s.decision == OVER:
            values[seat] = 1.0 if leader(box, s) == seat else 0.0
        else:
            values[seat] = exponential(values[seat] - most)
        whole += values[seat]
    for seat in range(players):
        values[seat] = (1 - SHARE) * values[seat] / whole + SHARE * points[seat] / all_points


@rule
def expect_score(
    box: Box, s: State, seat: int, weights: Ints, inner: Ints, outer: Ints, room: Ints
) -> float:
    """The score that a seat will end with."""
    if s.decision == OVER:
        return float(total_score(box, s, seat))
    facts = room[: len(inner)]
    hidden = room[len(inner) : len(inner) + HIDDEN]
    told = room[len(inner) + HIDDEN : len(inner) + HIDDEN + 2]
    facts[:] = 0.0
    look(box, s, seat, weights, facts)
    think(facts, inner, outer, hidden, told)
    return float(told[SCORE] * POINTS)


@entry
def add_scores(
    box: Box, s: State, weights: Ints, inner: Ints, outer: Ints, room: Ints, scores: Ints
) -> None:
    """Add what every seat is expected to score in the end."""
    for seat in range(signed(box.players)):
        scores[seat] += expect_score(box, s, seat, weights, inner, outer, room)
