"""Looking ahead over the own turns: a beam of the best lines.

Every turn of every kept line is played out in all ways; the best results, judged by `worth` with
later points counting less, are kept for the next turn. The others stand still in the meantime,
but for the best point card that each of them can pay for already: it is gone after this turn.
"""

from typing import Annotated

import numpy as np

from century.rules.constants import Constants
from century.rules.decisions import OVER, TURN
from century.rules.engine import answers, step
from century.rules.machine.bits import first, signed
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.machine.cubes import holds
from century.rules.machine.records import Byte, Int64, Ints, States, dtype_of
from century.rules.mechanisms.rows import leave_points_row
from century.rules.scoring import CUBES, score, total_score
from century.rules.state import NOWHERE, SEATS, SETTLER_SEATS, STATE, State
from century.rules.turns import begin_turn
from century.search.worth import prize, worth

DEPTH = 32  # decisions of one turn; longer ones are judged where they stand
ROOM = 4  # results kept for each line of the beam before the weaker ones are dropped
SEEN = 1 << 14  # results of one turn that are known again


class Line:
    """One line of the beam, beside its position."""

    value: Annotated[float, np.float64]
    earned: Annotated[float, np.float64]  # points so far, each counted when it was earned
    key: Int64
    length: Byte  # answers of its first turn
    plan: Annotated[Ints, np.uint8, (DEPTH,)]  # those answers


LINE = dtype_of(Line)


class Result:
    """A position that a turn has led to; many ways through a turn lead to the same."""

    key: Int64
    earned: Annotated[float, np.float64]
    turn: Annotated[int, np.int32]


RESULT = dtype_of(Result)


class Beam:
    """The memory of a search; made once and used for every decision of a bot."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines = np.zeros(width, LINE)
        self.states = np.zeros(width, STATE)
        self.found = np.zeros(width * ROOM, LINE)
        self.found_states = np.zeros(width * ROOM, STATE)
        self.stack = np.zeros(DEPTH + 1, STATE)
        self.seen = np.zeros(SEEN, RESULT)
        self.plan = np.zeros(DEPTH, np.int64)


@inlined
def latest(things: Ints, many: int) -> int:
    """The card or tile that was taken last."""
    return signed(things[many - 1]) if many > 0 else NOWHERE


@inlined
def key_of(s: State, seat: int) -> int:
    """Tells apart the positions of one seat; equal for lines that differ only in order."""
    key = signed(s.cubes[seat])
    own = min(seat, SETTLER_SEATS - 1)  # the fifth seat of Spice Road has no settlers
    for fact in (
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
        key = (key ^ fact) * 0x9E3779B97F4A7C1 + (key >> 29)
    return key


@shared
def firm_points(c: Constants, s: State, seat: int) -> int:
    """Points that stay: all but those of cubes, which are to be spent."""
    return total_score(c, s, seat) - score(c, s, seat, CUBES)


@shared
def thin_out(lines: States, states: States, many: int, width: int) -> int:
    """Keep the best lines, one of each key, at the front; tells how many there are."""
    order = np.argsort(-lines["value"][:many])
    kept = 0
    for i in range(many):
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
    chosen = lines[order[:kept]].copy()
    chosen_states = states[order[:kept]].copy()
    lines[:kept] = chosen
    states[:kept] = chosen_states
    return kept


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
def aim(c: Constants, s: State, seat: int, weights: Ints) -> int:
    """The best point card of the row that a seat can pay for as it stands, or NOWHERE."""
    card = NOWHERE
    most = 0.0
    for place in range(signed(s.points_shown)):
        if holds(s.cubes[seat], c.point_cost[s.points_row[place]]):
            gain = prize(c, s, seat, place, 0.0, weights)
            if gain > most:
                most = gain
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


@inlined
def write_plan(plan: Ints, turn: int, path: Ints, depth: int, line: Line) -> int:
    """Write down the first turn: this one, or that of the line so far; tells its length."""
    if turn == 0:
        for k in range(depth + 1):
            plan[k] = path[k]
        return depth + 1
    for k in range(signed(line.length)):
        plan[k] = line.plan[k]
    return signed(line.length)


@compiled
def look_ahead(
    c: Constants,
    root: State,
    lines: States,
    states: States,
    found: States,
    found_states: States,
    stack: States,
    seen: States,
    plan: Ints,
    turns: int,
    patience: float,
    weights: Ints,
) -> int:
    """Write the first turn of the line that is best after so many turns; tells its length."""
    width = len(lines)
    room = len(found)
    seat = signed(root.seat)
    players = signed(c.players)
    left = np.zeros(DEPTH + 1, np.int64)
    path = np.zeros(DEPTH, np.int64)
    aims = np.zeros(SEATS, np.int64)
    for other in range(players):
        aims[other] = NOWHERE if other == seat else aim(c, root, other, weights)
    states[0] = root
    lines[0].earned = 0.0
    for i in range(SEEN):
        seen[i].turn = -1
    alive = 1
    many = 0
    best_value = -1e30
    length = 0
    weight = 1.0
    for turn in range(turns):
        many = 0
        bar = -1e30  # what a result must be worth to be among the best
        for i in range(alive):
            stack[0] = states[i]
            before = firm_points(c, states[i], seat)
            left[0] = states[i].legal
            depth = 0
            while depth >= 0:
                if left[depth] == 0:
                    depth -= 1
                    continue
                choice = first(left[depth])
                left[depth] &= left[depth] - 1
                path[depth] = choice
                stack[depth + 1] = stack[depth]
                after = stack[depth + 1]
                step(c, after, choice)
                if (
                    after.decision != TURN
                    and after.decision != OVER
                    and after.seat == seat
                    and depth + 1 < DEPTH
                ):
                    depth += 1
                    left[depth] = after.legal
                    continue
                now = firm_points(c, after, seat)
                earned = lines[i].earned + weight * (now - before)
                key = key_of(after, seat)
                if not is_new(seen, key, turn, earned):
                    continue
                value = earned + weight * (worth(c, after, seat, weights) - now)
                if after.decision == OVER:  # nothing more can come
                    if value > best_value:
                        best_value = value
                        length = write_plan(plan, turn, path, depth, lines[i])
                    continue
                if value <= bar:
                    continue
                if many == room:
                    many = thin_out(found, found_states, many, width)
                    if many == width:
                        bar = found[width - 1].value
                line = found[many]
                line.earned = earned
                line.value = value
                line.key = key
                line.length = write_plan(line.plan, turn, path, depth, lines[i])
                found_states[many] = after
                many += 1
        if many == 0:
            break
        alive = thin_out(found, found_states, many, width)
        for i in range(alive):
            lines[i] = found[i]
            states[i] = found_states[i]
            if turn == 0:
                for other in range(players):
                    lose_card(states[i], aims[other])
            take_again(c, states[i], seat)
        weight *= patience
    if many > 0 and lines[0].value > best_value:
        length = signed(lines[0].length)
        for k in range(length):
            plan[k] = lines[0].plan[k]
    return length
