"""The lines of a beam, in memory that is made once: which are equal, and which are the best."""

from typing import Annotated, NamedTuple

import numpy as np

from century.rules.machine.bits import signed
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.records import Byte, Int64, Ints, States, dtype_of
from century.rules.state import NOWHERE, SEATS, SETTLER_SEATS, STATE, State
from century.search.memory import copy_record
from century.search.turn_walk import MAX_DEPTH, Walk, make_walk

CANDIDATES = 4  # results kept for each line of the beam before the weaker ones are dropped
SEEN = 1 << 14  # results of one turn that are known again
WORST = -1e30


class Line:
    """One line of the beam, beside its position."""

    value: Annotated[float, np.float64]
    earned: Annotated[float, np.float64]  # points so far, each counted when it was earned
    key: Int64
    length: Byte  # answers of its first turn
    plan: Annotated[Ints, np.uint8, (MAX_DEPTH,)]  # those answers


class Result:
    """A position that a turn has led to; many ways through a turn lead to the same."""

    key: Int64
    earned: Annotated[float, np.float64]
    turn: Annotated[int, np.int32]


class Progress:
    """What has come of the present turn so far."""

    seat: Int64
    turn: Int64
    weight: Annotated[float, np.float64]  # of a point earned in this turn
    candidates: Int64
    bar: Annotated[float, np.float64]  # what a result must be worth to be among the best


LINE, RESULT, PROGRESS = dtype_of(Line), dtype_of(Result), dtype_of(Progress)


class Beam(NamedTuple):
    """The memory of a search; made once and used for every decision of a bot."""

    lines: States
    states: States
    candidates: States  # for the lines of the next turn
    candidate_states: States
    spare: States
    spare_states: States
    seen: States
    walk: Walk
    aims: Ints  # the point card that each of the others is about to take
    progress: States  # one
    best: States  # one: the best line that ends the game; after the search, the best of all


def make_beam(width: int, candidates: int = CANDIDATES) -> Beam:
    """A beam of so many lines; every line has room for some candidates."""
    return Beam(
        lines=np.zeros(width, LINE),
        states=np.zeros(width, STATE),
        candidates=np.zeros(width * candidates, LINE),
        candidate_states=np.zeros(width * candidates, STATE),
        spare=np.zeros(width, LINE),
        spare_states=np.zeros(width, STATE),
        seen=np.zeros(SEEN, RESULT),
        walk=make_walk(),
        aims=np.zeros(SEATS, np.int64),
        progress=np.zeros(1, PROGRESS),
        best=np.zeros(1, LINE),
    )


@inlined
def latest(things: Ints, number: int) -> int:
    """The card or tile that was taken last."""
    return signed(things[number - 1]) if number > 0 else NOWHERE


@inlined
def key_of(s: State, seat: int) -> int:
    """Tells apart the positions of one seat; equal for lines that differ only in order."""
    key = signed(s.cubes[seat])
    own = min(seat, SETTLER_SEATS - 1)  # a fifth seat has no settlers
    for part in (
        signed(s.hand[seat]),
        signed(s.held[own]),
        signed(s.closed),
        signed(s.settlers[own]) * 64 + signed(s.reserve[own]),
        signed(s.ship[own]) * 65536 + signed(s.posts_on[own]),
        signed(s.taken_count[seat]) * 64 + signed(s.bonus_count[own]),
        signed(s.cards_count[seat]) * 64 + signed(s.route_count[own]),
        signed(s.market_row[0]) * 64 + signed(s.market_left),
        signed(s.points_row[0]) * 64 + signed(s.points_left),
        latest(s.taken[seat], signed(s.taken_count[seat])),
        latest(s.bonus[own], signed(s.bonus_count[own])),
        latest(s.explored[own], signed(s.explored_count[own])),
    ):
        key = (key ^ part) * 0x9E3779B97F4A7C1 + (key >> 29)
    return key


@inlined
def is_new(seen: States, key: int, turn: int, earned: float) -> bool:
    """Whether this turn has not led to this position before, with as many points."""
    result = seen[key & (SEEN - 1)]
    if result.turn == turn and result.key == key and result.earned >= earned:
        return False
    result.turn = turn
    result.key = key
    result.earned = earned
    return True


@shared
def best_places(lines: States, number: int, width: int) -> Ints:
    """The places of the best lines, best first, one of each key."""
    order = np.argsort(-lines["value"][:number])
    kept = 0
    for i in range(number):
        line = order[i]
        known = False
        for j in range(kept):
            if lines[order[j]].key == lines[line].key:
                known = True
                break
        if not known:
            order[kept] = line
            kept += 1
            if kept == width:
                break
    return order[:kept]


@inlined
def gather(source: States, places: Ints, target: States) -> None:
    """Copy what lies at some places to the front of another array."""
    for i in range(len(places)):
        copy_record(target[i], source[places[i]])


@shared
def drop_weaker(beam: Beam) -> None:
    """Keep the best candidates, at the front."""
    progress = beam.progress[0]
    width = len(beam.lines)
    places = best_places(beam.candidates, progress.candidates, width)
    gather(beam.candidates, places, beam.spare)
    gather(beam.candidate_states, places, beam.spare_states)
    for i in range(len(places)):
        copy_record(beam.candidates[i], beam.spare[i])
        copy_record(beam.candidate_states[i], beam.spare_states[i])
    progress.candidates = len(places)
    if len(places) == width:
        progress.bar = beam.candidates[width - 1].value


@inlined
def extend(line: Line, turn: int, walk: Walk, depth: int, longer: Line) -> None:
    """Write down the first turn of a line that goes on from another: this turn, or that one's."""
    if turn == 0:
        longer.length = depth + 1
        for i in range(depth + 1):
            longer.plan[i] = walk.path[i]
    else:
        longer.length = line.length
        for i in range(signed(line.length)):
            longer.plan[i] = line.plan[i]
