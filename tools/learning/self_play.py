"""Self-play of nets: every seat takes the action that its net judges best one step ahead.

The same rules and the same judgement as everywhere, for many games at once: on this machine all of
them one after the other, on a GPU each in a thread of its own (`kernels.py`).
"""

from typing import NamedTuple

from century.rules.arrays import CONSTANTS, STATE
from century.rules.constants import Constants
from century.rules.decisions import OVER, TURN
from century.rules.machine.bits import first, has, signed
from century.rules.machine.chance import below, draw
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.random_play import random_answer
from century.rules.machine.records import Ints
from century.rules.scoring import leader, total_score
from century.rules.setup import deal_again, set_up
from century.rules.state import State
from century.search.arrays import NET, SCRATCH
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import Scratch, soften, think
from century.search.judgement.net import STRENGTH, Net
from century.search.memory import copy_record
from century.search.plain_turn import advance, finish_turn

TEN_THOUSAND = 10_000
WORD = 65_536
RUNNING = -1  # in the place of a winner


class Games(NamedTuple):
    """Games of one table side by side: what is the same for all, then one row for each."""

    constants: Ints
    nets: Ints  # two

    states: Ints
    trials: Ints  # two positions: dealt anew, and what an action leads to
    scratch: Ints
    seeds: Ints
    rivals: Ints  # the seats that judge by the second net, as a set
    turns: Ints  # that are remembered
    features: Ints  # by turn and seat
    chances: Ints  # likewise
    winners: Ints
    totals: Ints
    rounds: Ints


@compiled
def begin_games(games: Games) -> None:
    """Set up all games, whose states are all zero."""
    c = games.constants.view(CONSTANTS)[0]
    states = games.states.view(STATE)
    for i in range(len(states)):
        set_up(c, states[i], games.seeds[i])
        games.turns[i] = 0
        games.winners[i] = RUNNING


@inlined
def write_chances(c: Constants, s: State, net: Net, scratch: Scratch, kept: Ints) -> None:
    """The chances of all seats into `scratch.values`; features into `kept`, if it has rows."""
    players = signed(c.players)
    for seat in range(players):
        think(c, s, seat, net, scratch)
        scratch.values[seat] = scratch.outputs[STRENGTH]
        if seat < len(kept):
            for i in range(FEATURES):
                kept[seat, i] = scratch.features[i]
    whole = soften(scratch.values, players, 1.0)
    for seat in range(players):
        scratch.values[seat] /= whole


@inlined
def remember(c: Constants, s: State, games: Games, net: Net, scratch: Scratch, i: int) -> None:
    """Keep the position in which a turn begins."""
    turn = signed(games.turns[i])
    write_chances(c, s, net, scratch, games.features[i, turn])
    for seat in range(signed(c.players)):
        games.chances[i, turn, seat] = scratch.values[seat]
    games.turns[i] += 1


@inlined
def best_answer(
    c: Constants, s: State, games: Games, net: Net, scratch: Scratch, i: int, noise: float
) -> int:
    """The answer after which, and the plainest end of its turn, the seat has the best chance."""
    trials = games.trials.view(STATE)
    dealt = trials[2 * i]
    after = trials[2 * i + 1]
    copy_record(dealt, s)
    deal_again(c, dealt, draw(s))  # nobody peeks
    seat = signed(s.seat)
    left = signed(s.legal)
    best = -1.0
    chosen = first(left)
    while left:
        answer = first(left)
        left &= left - 1
        copy_record(after, dealt)
        advance(c, after, answer)
        finish_turn(c, after)
        if after.decision == OVER:
            value = 1.0 if leader(c, after) == seat else 0.0
        else:
            write_chances(c, after, net, scratch, games.features[i, :0, 0])
            value = float(scratch.values[seat])
        value += noise * below(s, WORD) / WORD
        if value > best:
            best = value
            chosen = answer
    return chosen


@compiled
def play_games(games: Games, decisions: int, errors: int, noise: float) -> None:
    """Make so many decisions in every game that runs, and remember the positions of turns.

    `errors` decisions in ten thousand are random, and judgements are off by up to `noise`.
    """
    c = games.constants.view(CONSTANTS)[0]
    nets = games.nets.view(NET)
    states = games.states.view(STATE)
    for i in range(len(states)):
        s = states[i]
        scratch = games.scratch.view(SCRATCH)[i]
        for _ in range(decisions):
            if s.decision == OVER:
                break
            if s.decision == TURN and games.turns[i] < games.features.shape[1]:
                remember(c, s, games, nets[0], scratch, i)
            if s.legal & (s.legal - 1) == 0 or below(s, TEN_THOUSAND) < errors:
                answer = random_answer(s)
            else:
                net = nets[1 if has(games.rivals[i], s.seat) else 0]
                answer = best_answer(c, s, games, net, scratch, i, noise)
            advance(c, s, answer)
        if s.decision == OVER:
            games.winners[i] = leader(c, s)
        games.rounds[i] = s.rounds
        for seat in range(signed(c.players)):
            games.totals[i, seat] = total_score(c, s, seat)
