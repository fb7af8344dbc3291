"""The lines of a beam, in memory that is made once: which are equal, and which are the best."""

from typing import Annotated, NamedTuple

from century.rules.machine.bits import signed, wrapped
from century.rules.machine.compiling import inlined, shared
from century.rules.machine.records import (
    FLOAT64,
    INT32,
    INT64,
    UINT8,
    Byte,
    Int64,
    Ints,
    Record,
    States,
)
from century.rules.machine.rows import zeros
from century.rules.state import NOWHERE, SEATS, SETTLER_SEATS, State
from century.search.memory import copy_record
from century.search.ranking import Ranking, make_ranking, sort_on
from century.search.turn_walk import MAX_DEPTH, Walk, make_walk

CANDIDATES = 4  # results kept for each line of the beam before the weaker ones are dropped
SEEN = 1 << 14  # results of one turn that are known again
MARKS = 1 << 13  # of keys that are kept: many more than lines, so that few share one
MIXER = 0x9E3779B97F4A7C1  # odd, and without a pattern
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


class Beam(NamedTuple):
    """The memory of a search; made once and used for every decision of a bot."""

    lines: States
    states: States
    candidates: States  # for the lines of the next turn
    candidate_states: States
    order: Ints  # places of the candidates, and behind them the free places
    kept: Ints  # the same while the best are chosen
    ranking: Ranking  # of the candidates
    marks: Ints  # of the keys among the best
    seen: States
    walk: Walk
    aims: Ints  # the point card that each of the others is about to take
    progress: States  # one
    best: States  # one: the best line that ends the game; after the search, the best of all


def places(count: int) -> Ints:
    """All places, in order."""
    order: Ints = zeros(count, INT64)
    for place in range(count):
        order[place] = place
    return order


def make_beam(width: int, candidates: int = CANDIDATES) -> Beam:
    """A beam of so many lines; every line has room for some candidates."""
    return Beam(
        lines=zeros(width, Line),
        states=zeros(width, State),
        candidates=zeros(width * candidates, Line),
        candidate_states=zeros(width * candidates, State),
        order=places(width * candidates),
        kept=zeros(width * candidates, INT64),
        ranking=make_ranking(width * candidates),
        marks=zeros(MARKS, UINT8),
        seen=zeros(SEEN, Result),
        walk=make_walk(),
        aims=zeros(SEATS, INT64),
        progress=zeros(1, Progress),
        best=zeros(1, Line),
    )


@inlined
def latest(things: Ints, number: int) -> int:
    """The card or tile that was taken last."""
    return signed(things[number - 1]) if number > 0 else NOWHERE


@inlined
def key_of(s: State, seat: int) -> int:
    """Tells apart the positions of one seat; equal for lines that differ only in order."""
    own = min(seat, SETTLER_SEATS - 1)  # a fifth seat has no settlers
    key = 0
    factor = 1
    for part in (
        signed(s.cubes[seat]),
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
        factor = wrapped(factor * MIXER)  # a constant for each part: none waits for another
        key = wrapped(key + part * factor)
    return key ^ (key >> 32)


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
def is_kept(lines: States, kept: Ints, count: int, key: int) -> bool:
    """Whether one of the kept lines has this key."""
    for i in range(count):
        if lines[kept[i]].key == key:
            return True
    return False


@shared
def choose_best(beam: Beam, number: int) -> int:
    """Put the places of the best candidates first, one of each key; tells how many.

    The places of the others are free behind them: no position moves. A key whose mark is not set
    is surely new, which spares looking for it among all that are kept.
    """
    lines, order, kept, marks = beam.candidates, beam.order, beam.kept, beam.marks
    ranking = beam.ranking
    for i in range(number):
        ranking.values[i] = lines[order[i]].value
        ranking.numbers[i] = i
    for i in range(MARKS):
        marks[i] = 0
    count = 0
    free = number
    ranking.ends[0] = number
    parts = 1
    ranked = 0
    for i in range(number):
        if count == len(beam.lines):  # the others are not wanted
            free -= 1
            kept[free] = order[ranking.numbers[i]]
            continue
        if i == ranked:
            parts = sort_on(ranking, i, parts)
            ranked = ranking.ends[parts]
        place = order[ranking.numbers[i]]
        key = lines[place].key
        mark = key & (MARKS - 1)
        if marks[mark] and is_kept(lines, kept, count, key):
            free -= 1
            kept[free] = place
        else:
            marks[mark] = 1
            kept[count] = place
            count += 1
    for i in range(number):
        order[i] = kept[i]
    return count


@inlined
def gather(source: States, places: Ints, count: int, target: States) -> None:
    """Copy what lies at some places to the front of another array."""
    for i in range(count):
        copy_record(target[i], source[places[i]])


@shared
def drop_weaker(beam: Beam) -> None:
    """Keep the best candidates only."""
    progress = beam.progress[0]
    width = len(beam.lines)
    progress.candidates = choose_best(beam, progress.candidates)
    if progress.candidates == width:
        progress.bar = beam.candidates[beam.order[width - 1]].value


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
