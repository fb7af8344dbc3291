"""What a position is worth to every seat: the chance to win, and a little of the lead in points."""

from typing import Annotated

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.machine.bits import signed
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.machine.records import FLOAT32, INT32, Ints, Record
from century.rules.scoring import leader, total_score
from century.rules.state import SEATS, State
from century.search.judgement.discounts import exponential, standstill_discount
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.features import write_features
from century.search.judgement.heuristic import heuristic
from century.search.judgement.net import OUTPUTS, POINTS, SCORE, STRENGTH, SUMS, Net, forward

LEAD_SHARE = 0.1  # of the lead in points, in what a position is worth
LEAD_UNIT = 10.0  # points that make the lead in points e times as large
LOST = -1e9


class Scratch(Record):
    """Memory for one judgement; `values` is what it comes to."""

    rounds: Annotated[int, INT32]  # begun where the search stands
    features: Annotated[Ints, FLOAT32, (FEATURES,)]
    sums: Annotated[Ints, FLOAT32, (SUMS,)]
    outputs: Annotated[Ints, FLOAT32, (OUTPUTS,)]
    points: Annotated[Ints, FLOAT32, (SEATS,)]
    values: Annotated[Ints, FLOAT32, (SEATS,)]


@shared
def think(c: Constants, s: State, seat: int, net: Net, scratch: Scratch) -> None:
    """What the net says of a seat, into `scratch.outputs`."""
    write_features(c, s, seat, scratch.features)
    forward(net, scratch.features, scratch.sums, scratch.outputs)


@inlined
def write_result(c: Constants, s: State, scratch: Scratch) -> None:
    """Who has won, and the scores."""
    winner = leader(c, s)
    for seat in range(signed(c.players)):
        scratch.values[seat] = 0.0 if winner == seat else LOST
        scratch.points[seat] = total_score(c, s, seat)


@inlined
def write_estimates(c: Constants, s: State, net: Net, trust: float, scratch: Scratch) -> None:
    """The strength of each seat by the net, and its points: by the net if that is trusted."""
    for seat in range(signed(c.players)):
        if net.learnt > 0.0:
            think(c, s, seat, net, scratch)
            scratch.values[seat] = scratch.outputs[STRENGTH]
        else:
            scratch.values[seat] = 0.0
        if trust == 1.0:
            scratch.points[seat] = POINTS * scratch.outputs[SCORE]
        else:
            scratch.points[seat] = heuristic(c, s, seat)


@inlined
def soften(values: Ints, players: int, unit: float) -> float:
    """Turn values into shares of the sum that is given back: e times as much for a unit more."""
    best = LOST
    for seat in range(players):
        best = max(best, values[seat])
    whole = 0.0
    for seat in range(players):
        values[seat] = exponential((values[seat] - best) / unit)
        whole += values[seat]
    return whole


@shared
def judge(c: Constants, s: State, net: Net, scratch: Scratch) -> None:
    """What the position is worth to every seat, into `scratch.values`; together 1, or less.

    It is the chance to win, and to a small part the lead in points: so that whoever has won or
    lost already still plays on, to the end. A game that stands still is worth less and less to
    everybody, so that nobody waits for ever, not even for a mistake of the other; and the
    heuristic takes the place of what was learnt from games that went on, as it does altogether
    where nothing was learnt. How long it has stood still is asked where the search stands, not
    where it has come to: else whatever takes many decisions within a turn would look better than
    what takes few, only because the search does not come as far in rounds behind it.
    """
    players = signed(c.players)
    discount = 1.0
    trust = 1.0  # in the net
    if s.decision == OVER:
        write_result(c, s, scratch)
    else:
        discount = standstill_discount(c, s, signed(scratch.rounds))
        trust = discount * net.learnt
        write_estimates(c, s, net, trust, scratch)
    strengths = soften(scratch.values, players, 1.0)
    leads = soften(scratch.points, players, LEAD_UNIT)
    for seat in range(players):
        lead = scratch.points[seat] / leads
        chance = trust * scratch.values[seat] / strengths + (1.0 - trust) * lead
        scratch.values[seat] = discount * ((1.0 - LEAD_SHARE) * chance + LEAD_SHARE * lead)


@inlined
def expected_score(c: Constants, s: State, seat: int, net: Net, scratch: Scratch) -> float:
    """The score that a seat will end with."""
    if s.decision == OVER:
        return float(total_score(c, s, seat))
    if net.learnt == 0.0:
        return heuristic(c, s, seat)
    think(c, s, seat, net, scratch)
    return float(scratch.outputs[SCORE] * POINTS)


@compiled
def add_scores(c: Constants, s: State, net: Net, scratch: Scratch, scores: Ints) -> None:
    """Add what every seat is expected to score in the end."""
    for seat in range(signed(c.players)):
        scores[seat] += expected_score(c, s, seat, net, scratch)
