"""Looking ahead over the own turns: a beam of the best lines, as if the others stood still.

Every turn of every kept line is played out in all ways; the best results, judged by `worth` with
later points counting less, are kept for the next turn.
"""

from typing import Annotated

import numpy as np

from century.bots.compiling import entry
from century.bots.worth import worth
from century.rules.bits import first, signed
from century.rules.box import Box
from century.rules.compiling import rule
from century.rules.decisions import OVER, TURN
from century.rules.engine import answers, step
from century.rules.records import Int64, Ints, States, dtype_of
from century.rules.scoring import CUBES, score, total_score
from century.rules.state import SETTLER_SEATS, STATE, State
from century.rules.turns import begin_turn

NO_ANSWER = 63
DEPTH = 32  # decisions of one turn; longer ones are judged where they stand
ROOM = 4  # results kept for each line of the beam before the weaker ones are dropped


class Line:
    """One line of the beam, beside its position."""

    value: Annotated[float, np.float64]
    earned: Annotated[float, np.float64]  # points so far, each counted when it was earned
    answer: Int64  # the first answer of the line
    key: Int64


LINE = dtype_of(Line)


class Beam:
    """The memory of a search; made once and used for every decision of a bot."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines = np.zeros(width, LINE)
        self.states = np.zeros(width, STATE)
        self.found = np.zeros(width * ROOM, LINE)
        self.found_states = np.zeros(width * ROOM, STATE)
        self.stack = np.zeros(DEPTH + 1, STATE)


@rule
def key_of(s: State, seat: int) -> int:
    """Tells apart the positions of one seat; equal for lines that differ only in order."""
    key = signed(s.cubes[seat])
    own = min(seat, SETTLER_SEATS - 1)  # the fifth seat of Spice Road has no settlers
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
    ):
        key = (key ^ part) * 0x9E3779B97F4A7C1 + (key >> 29)
    return key


@rule
def firm_points(box: Box, s: State, seat: int) -> int:
    """Points that stay: all but those of cubes, which are to be spent."""
    return total_score(box, s, seat) - score(box, s, seat, CUBES)


@rule
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


@rule
def take_again(box: Box, s: State, seat: int) -> None:
    """The others stand still: it is this seat's turn again."""
    begin_turn(s, seat)
    s.legal = answers(box, s)


@entry
def look_ahead(
    box: Box,
    root: State,
    lines: States,
    states: States,
    found: States,
    found_states: States,
    stack: States,
    turns: int,
    patience: float,
    weights: Ints,
) -> int:
    """The first answer of the line that is best after so many turns, this one included."""
    width = len(lines)
    room = len(found)
    seat = signed(root.seat)
    left = np.zeros(DEPTH + 1, np.int64)
    states[0] = root
    lines[0].earned = 0.0
    lines[0].answer = NO_ANSWER
    alive = 1
    many = 0
    best_value = -1e30
    best_answer = first(root.legal)
    weight = 1.0
    for _ in range(turns):
        many = 0
        for i in range(alive):
            stack[0] = states[i]
            before = firm_points(box, states[i], seat)
            answer = signed(lines[i].answer)
            left[0] = states[i].legal
            depth = 0
            while depth >= 0:
                if left[depth] == 0:
                    depth -= 1
                    continue
                choice = first(left[depth])
                left[depth] &= left[depth] - 1
                if depth == 0 and lines[i].answer == NO_ANSWER:
                    answer = choice
                stack[depth + 1] = stack[depth]
                after = stack[depth + 1]
                step(box, after, choice)
                if (
                    after.decision != TURN
                    and after.decision != OVER
                    and after.seat == seat
                    and depth + 1 < DEPTH
                ):
                    depth += 1
                    left[depth] = after.legal
                    continue
                if many == room:
                    many = thin_out(found, found_states, many, width)
                now = firm_points(box, after, seat)
                line = found[many]
                line.earned = lines[i].earned + weight * (now - before)
                line.value = line.earned + weight * (worth(box, after, seat, weights) - now)
                line.answer = answer
                line.key = key_of(after, seat)
                if after.decision == OVER:  # nothing more can come
                    if line.value > best_value:
                        best_value = line.value
                        best_answer = answer
                    continue
                take_again(box, after, seat)
                found_states[many] = after
                many += 1
        if many == 0:
            break
        alive = thin_out(found, found_states, many, width)
        for i in range(alive):
            lines[i] = found[i]
            states[i] = found_states[i]
        weight *= patience
    if many > 0 and lines[0].value > best_value:
        best_answer = signed(lines[0].answer)
    return best_answer
