"""Looking ahead over the own turns: a beam of the best lines.

Every turn of every kept line is played out in all ways; the best results, judged by `heuristic`
with later points counting less, are kept for the next turn. The others stand still in the
meantime, but for the best point card that each of them can pay for already: it is gone after this
turn.
"""

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.engine import answers
from century.rules.machine.bits import signed
from century.rules.machine.compiling import compiled, inlined, merged, shared
from century.rules.machine.cubes import holds
from century.rules.mechanisms.rows import leave_points_row
from century.rules.scoring import firm_points
from century.rules.state import NOWHERE, State
from century.rules.turns import begin_turn
from century.search.judgement.heuristic import claim_value, prospects
from century.search.lines import (
    SEEN,
    WORST,
    Beam,
    Line,
    choose_best,
    drop_weaker,
    extend,
    gather,
    is_new,
    key_of,
)
from century.search.memory import copy_record, uncounted
from century.search.turn_walk import enter, next_end


@inlined
def aim(c: Constants, s: State, seat: int) -> int:
    """The best point card of the row that a seat can pay for as it stands, or NOWHERE."""
    card = NOWHERE
    best = 0.0
    for place in range(signed(s.points_shown)):
        if holds(s.cubes[seat], c.point_cost[s.points_row[place]]):
            gain = claim_value(c, s, seat, place, 0.0)
            if gain > best:
                best = gain
                card = signed(s.points_row[place])
    return card


@inlined
def lose_card(s: State, card: int) -> None:
    """Somebody else has taken this point card."""
    for place in range(signed(s.points_shown)):
        if s.points_row[place] == card:
            leave_points_row(s, place)
            return


@shared
def take_again(c: Constants, s: State, seat: int) -> None:
    """It is this seat's turn again."""
    begin_turn(s, seat)
    s.legal = answers(c, s)


@merged
def add_result(c: Constants, beam: Beam, line: Line, before: int, depth: int) -> None:
    """Judge where the walk has come to the end of a turn; `before` are the points it began with."""
    progress = beam.progress[0]
    seat = progress.seat
    after = beam.walk.states[depth + 1]
    points = firm_points(c, after, seat)
    earned = line.earned + progress.weight * (points - before)
    key = key_of(after, seat)
    if not is_new(beam.seen, key, progress.turn, earned):
        return
    value = earned + progress.weight * prospects(c, after, seat)
    if after.decision == OVER:  # nothing more can come
        if value > beam.best[0].value:
            beam.best[0].value = value
            extend(line, progress.turn, beam.walk, depth, beam.best[0])
    elif value > progress.bar:
        if progress.candidates == len(beam.candidates):
            drop_weaker(beam)
        place = beam.order[progress.candidates]
        candidate = beam.candidates[place]
        candidate.value = value
        candidate.earned = earned
        candidate.key = key
        extend(line, progress.turn, beam.walk, depth, candidate)
        copy_record(beam.candidate_states[place], after)
        progress.candidates += 1


@merged
def play_out(c: Constants, beam: Beam, i: int) -> None:
    """Play the turn of a line in all ways."""
    seat = beam.progress[0].seat
    before = firm_points(c, beam.states[i], seat)
    enter(beam.walk, beam.states[i])
    depth = next_end(c, beam.walk, seat, signed(0))
    while depth >= 0:
        add_result(c, beam, beam.lines[i], before, depth)
        depth = next_end(c, beam.walk, seat, depth)


@merged
def begin(c: Constants, root: State, beam: Beam) -> None:
    """One line, which stands at the root."""
    progress = beam.progress[0]
    progress.seat = root.seat
    progress.weight = 1.0
    copy_record(beam.states[0], root)
    beam.lines[0].earned = 0.0
    beam.best[0].value = WORST
    beam.best[0].length = 0
    for i in range(SEEN):
        beam.seen[i].turn = -1
    for other in range(signed(c.players)):
        beam.aims[other] = NOWHERE if other == root.seat else aim(c, root, other)


@merged
def promote(c: Constants, beam: Beam) -> int:
    """Make the best candidates the lines of the next turn; tells how many."""
    progress = beam.progress[0]
    kept = choose_best(beam, progress.candidates)
    gather(beam.candidates, beam.order, kept, beam.lines)
    gather(beam.candidate_states, beam.order, kept, beam.states)
    for i in range(kept):
        if progress.turn == 0:
            for other in range(signed(c.players)):
                lose_card(beam.states[i], beam.aims[other])
        take_again(c, beam.states[i], progress.seat)
    return kept


@compiled
def look_ahead(c: Constants, root: State, memory: Beam, turns: int, patience: float) -> None:
    """Find the line that is best after so many turns; it stands in `memory.best`."""
    beam = uncounted(memory)
    begin(c, root, beam)
    progress = beam.progress[0]
    alive = 1
    for turn in range(turns):
        progress.turn = turn
        progress.candidates = 0
        progress.bar = WORST
        for i in range(alive):
            play_out(c, beam, i)
        if progress.candidates == 0:
            return
        alive = promote(c, beam)
        progress.weight *= patience
    if beam.lines[0].value > beam.best[0].value:
        copy_record(beam.best[0], beam.lines[0])
