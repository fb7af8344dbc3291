"""The lines of a beam, in memory that is made once: which are equal, and which are the best."""

from typing import Annotated, NamedTuple

import numpy as np

from century.rules.arrays import STATE
from century.rules.machine.bits import signed, wrapped
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.records import (
    FLOAT64,
    INT32,
    UINT8,
    Byte,
    Int64,
    Ints,
    Record,
    States,
    dtype_of,
)
from century.rules.state import NOWHERE, SEATS, SETTLER_SEATS, State
from century.search.memory import copy_record
from century.search.turn_walk import MAX_DEPTH, Walk, make_walk

CANDIDATES = 4  # results kept for each line of the beam before the weaker ones are dropped
SEEN = 1 << 14  # results of one turn that are known again
WORST = -1e30


class Line(Record):
    """One line of the beam, beside its position."""

    value: Annotated[float, FLOAT64]
    earned: Annotated[float, FLOAT64]  # points so far, each counted when it was earned
    key: Int64
    length: Byte  # answers of its first turn
    plan: Annotated[Ints, UINT8, (MAX_DEPTH,)]  # those answers


class Result(Record):
    """A position that a turn has led to; many ways through a turn lead to the same."""

    key: Int64
    earned: Annotated[float, FLOAT64]
    turn: Annotated[int, INT32]


class Progress(Record):
    """What has come of the present turn so far."""

    seat: Int64
    turn: Int64
    weight: Annotated[float, FLOAT64]  # of a point earned in this turn
    candidates: Int64
    bar: Annotated[float, FLOAT64]  # what a result must be worth to be among the best


LINE, RESULT, PROGRESS = dtype_of(Line), dtype_of(Result), dtype_of(Progress)


class Beam(NamedTuple):
    """The memory of a search; made once and used for every decision of a bot."""

    lines: States
    states: States
    candidates: States  # for the lines of the next turn
    candidate_states: States
    spare: States
    spare_states: States
    order: Ints  # places of candidates, best first
    spare_order: Ints
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
        order=np.zeros(width * candidates, np.int64),
        spare_order=np.zeros(width * candidates, np.int64),
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
        key = wrapped((key ^ part) * 0x9E3779B97F4A7C1 + (key >> 29))
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


@inlined
def merge_runs(lines: States, order: Ints, begin: int, length: int, end: int, out: Ints) -> None:
    """Merge two runs of places that lie one behind the other, each with its best line first."""
    middle = min(begin + length, end)
    left, right = begin, middle
    for at in range(begin, end):
        if right == end or (
            left < middle and lines[order[left]].value >= lines[order[right]].value
        ):
            out[at] = order[left]
            left += 1
        else:
            out[at] = order[right]
            right += 1


@inlined
def sort_places(lines: States, number: int, order: Ints, spare: Ints) -> None:
    """Write the places of the first lines, best first; of equal ones the earlier."""
    for i in range(number):
        order[i] = i
    length = 1
    while length < number:
        for begin in range(0, number, 2 * length):
            merge_runs(lines, order, begin, length, min(begin + 2 * length, number), spare)
        for i in range(number):
            order[i] = spare[i]
        length *= 2


@shared
def choose_best(beam: Beam, number: int) -> int:
    """Put the places of the best candidates into `order`, one of each key; tells how many."""
    lines, order, width = beam.candidates, beam.order, len(beam.lines)
    sort_places(lines, number, order, beam.spare_order)
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
    return kept


@inlined
def gather(source: States, places: Ints, count: int, target: States) -> None:
    """Copy what lies at some places to the front of another array."""
    for i in range(count):
        copy_record(target[i], source[places[i]])


@shared
def drop_weaker(beam: Beam) -> None:
    """Keep the best candidates, at the front."""
    progress = beam.progress[0]
    width = len(beam.lines)
    kept = choose_best(beam, progress.candidates)
    gather(beam.candidates, beam.order, kept, beam.spare)
    gather(beam.candidate_states, beam.order, kept, beam.spare_states)
    for i in range(kept):
        copy_record(beam.candidates[i], beam.spare[i])
        copy_record(beam.candidate_states[i], beam.spare_states[i])
    progress.candidates = kept
    if kept == width:
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
