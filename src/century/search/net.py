"""The learnt judgement: from the facts of every seat to its chance of winning and its score.

A small net with one hidden layer looks at each seat in the same way. It says how well the seat
stands, as a number to compare with the others, and what score it will end with.
"""

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.machine.bits import signed
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.machine.records import Ints
from century.rules.scoring import leader, total_score
from century.rules.state import SEATS, State
from century.search.exponential import exponential
from century.search.facts import FACTS, look
from century.search.worth import fade, remaining, usual_rounds, worth

HIDDEN = 32
STRENGTH, SCORE = range(2)
POINTS = 30.0  # the unit of the score
SHARE = 0.1  # of the lead in points, in what a position is worth
LEAD = 10.0  # points that make the lead in points e times as large
STANDSTILL = 3.0  # rounds too late after which a position counts e times less
ROOM = FACTS + HIDDEN + 2 + SEATS  # memory for one judgement


@inlined
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


@inlined
def freshness(c: Constants, s: State) -> float:
    """How much a position still counts: all, or less and less in a game that stands still.

    It stands still if it has lasted longer than usual for the cards that have been taken. That
    happens when whoever takes the next card opens a better one to the other, who can pay for it.
    """
    share = min(1.0, 1.0 - remaining(c, s) + signed(c.head_start) / 100.0)
    return fade(signed(s.rounds) - share * usual_rounds(c), STANDSTILL)


@shared
def judge(
    c: Constants, s: State, weights: Ints, inner: Ints, outer: Ints, room: Ints, values: Ints
) -> None:
    """What the position is worth to every seat, into `values`; together they are 1, or less.

    It is the chance to win, and to a small part the lead in points: so that whoever has won or
    lost already still plays on, to the end. A game that stands still is worth less and less to
    everybody, so that nobody waits for ever, not even for a mistake of the other; and the plain
    worth of what a seat has takes the place of what was learnt from games that went on.
    `room` is memory for what the net needs.
    """
    players = signed(c.players)
    facts = room[: len(inner)]
    hidden = room[len(inner) : len(inner) + HIDDEN]
    told = room[len(inner) + HIDDEN : len(inner) + HIDDEN + 2]
    points = room[len(inner) + HIDDEN + 2 :]
    known = 1.0 if s.decision == OVER else freshness(c, s)
    most = -1e9
    most_points = -1e9
    for seat in range(players):
        if s.decision == OVER:
            values[seat] = 0.0 if leader(c, s) == seat else -1e9
            points[seat] = total_score(c, s, seat)
        else:
            facts[:] = 0.0
            look(c, s, seat, weights, facts)
            think(facts, inner, outer, hidden, told)
            values[seat] = told[STRENGTH]
            points[seat] = POINTS * told[SCORE] if known == 1.0 else worth(c, s, seat, weights)
        most = max(most, values[seat])
        most_points = max(most_points, points[seat])
    whole = 0.0
    all_points = 0.0
    for seat in range(players):
        values[seat] = exponential(values[seat] - most)
        points[seat] = exponential((points[seat] - most_points) / LEAD)
        whole += values[seat]
        all_points += points[seat]
    for seat in range(players):
        lead = points[seat] / all_points
        chance = known * values[seat] / whole + (1.0 - known) * lead
        values[seat] = known * ((1.0 - SHARE) * chance + SHARE * lead)


@inlined
def expect_score(
    c: Constants, s: State, seat: int, weights: Ints, inner: Ints, outer: Ints, room: Ints
) -> float:
    """The score that a seat will end with."""
    if s.decision == OVER:
        return float(total_score(c, s, seat))
    facts = room[: len(inner)]
    hidden = room[len(inner) : len(inner) + HIDDEN]
    told = room[len(inner) + HIDDEN : len(inner) + HIDDEN + 2]
    facts[:] = 0.0
    look(c, s, seat, weights, facts)
    think(facts, inner, outer, hidden, told)
    return float(told[SCORE] * POINTS)


@compiled
def add_scores(
    c: Constants, s: State, weights: Ints, inner: Ints, outer: Ints, room: Ints, scores: Ints
) -> None:
    """Add what every seat is expected to score in the end."""
    for seat in range(signed(c.players)):
        scores[seat] += expect_score(c, s, seat, weights, inner, outer, room)
