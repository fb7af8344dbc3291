"""Self-play, as one GPU thread plays one game: the best action one step ahead.

The same rules and the same judgement as everywhere, called from a kernel (`kernels.py`).
"""

from typing import NamedTuple

from century.rules.constants import Constants
from century.rules.decisions import OVER, TURN
from century.rules.machine.bits import first, has, signed
from century.rules.machine.chance import below, draw
from century.rules.machine.compiling import shared
from century.rules.machine.random_play import random_answer
from century.rules.machine.records import Ints, States
from century.rules.scoring import leader, total_score
from century.rules.setup import deal_again, set_up
from century.rules.state import State
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import Scratch, soften, think
from century.search.judgement.net import STRENGTH, Net
from century.search.memory import copy_record
from century.search.plain_turn import advance, finish_turn

TEN_THOUSAND = 10_000
WORD = 65_536
NO_ROW = -1


class Games(NamedTuple):
    """Many games of one mode and number of players, with memory for each."""

    constants: States  # one
    states: States
    trials: States  # two for each game: dealt anew, and what an action leads to
    scratch: States
    turns: Ints  # that are remembered


class Players(NamedTuple):
    """Who plays: two nets, and the seats of each game that judge by the second, as a set."""

    nets: States
    rivals: Ints


class Trace(NamedTuple):
    """What is remembered: for every turn, the features of all seats and their chances."""

    features: Ints
    chances: Ints
    max_turns: int  # of one game


class Mistakes(NamedTuple):
    """How the players err: random decisions in ten thousand, and how far a judgement is off."""

    errors: int
    noise: float


class Results(NamedTuple):
    """What has come of each game."""

    winners: Ints  # -1 while the game runs
    totals: Ints
    rounds: Ints


@shared
def assess(c: Constants, s: State, net: Net, scratch: Scratch, features: Ints, row: int) -> None:
    """The chances of all seats into `scratch.values`; their features are kept from `row` on."""
    players = signed(c.players)
    for seat in range(players):
        think(c, s, seat, net, scratch)
        scratch.values[seat] = scratch.outputs[STRENGTH]
        if row != NO_ROW:
            for i in range(FEATURES):
                features[row + seat, i] = scratch.features[i]
    whole = soften(scratch.values, players, 1.0)
    for seat in range(players):
        scratch.values[seat] /= whole


@shared
def remember(games: Games, net: Net, trace: Trace, i: int) -> None:
    """Keep the position in which a turn begins."""
    c = games.constants[0]
    scratch = games.scratch[i]
    players = signed(c.players)
    row = (i * trace.max_turns + signed(games.turns[i])) * players
    assess(c, games.states[i], net, scratch, trace.features, row)
    for seat in range(players):
        trace.chances[row + seat] = scratch.values[seat]
    games.turns[i] += 1


@shared
def value_after(games: Games, net: Net, trace: Trace, answer: int, i: int) -> float:
    """The chance of the seat that decides, after an answer and the plainest end of its turn."""
    c = games.constants[0]
    seat = signed(games.states[i].seat)
    after = games.trials[2 * i + 1]
    copy_record(after, games.trials[2 * i])
    advance(c, after, answer)
    finish_turn(c, after)
    if after.decision == OVER:
        return 1.0 if leader(c, after) == seat else 0.0
    assess(c, after, net, games.scratch[i], trace.features, NO_ROW)
    return float(games.scratch[i].values[seat])


@shared
def best_answer(games: Games, net: Net, trace: Trace, noise: float, i: int) -> int:
    s = games.states[i]
    copy_record(games.trials[2 * i], s)
    deal_again(games.constants[0], games.trials[2 * i], draw(s))  # nobody peeks
    left = signed(s.legal)
    best = -1.0
    chosen = first(left)
    while left:
        answer = first(left)
        left &= left - 1
        value = value_after(games, net, trace, answer, i) + noise * below(s, WORD) / WORD
        if value > best:
            best = value
            chosen = answer
    return chosen


@shared
def decide(games: Games, players: Players, trace: Trace, mistakes: Mistakes, i: int) -> None:
    """Make the next decision of a game, and remember the position if a turn begins."""
    s = games.states[i]
    if s.decision == OVER:
        return
    if s.decision == TURN and games.turns[i] < trace.max_turns:
        remember(games, players.nets[0], trace, i)
    if s.legal & (s.legal - 1) == 0 or below(s, TEN_THOUSAND) < mistakes.errors:
        answer = random_answer(s)
    else:
        net = players.nets[1 if has(players.rivals[i], s.seat) else 0]
        answer = best_answer(games, net, trace, mistakes.noise, i)
    advance(games.constants[0], s, answer)


@shared
def begin(games: Games, seeds: Ints, i: int) -> None:
    games.turns[i] = 0
    set_up(games.constants[0], games.states[i], seeds[i])


@shared
def end(games: Games, results: Results, i: int) -> None:
    """Write down who has won, the scores and the length."""
    c = games.constants[0]
    s = games.states[i]
    results.winners[i] = leader(c, s) if s.decision == OVER else -1
    for seat in range(signed(c.players)):
        results.totals[i, seat] = total_score(c, s, seat)
    results.rounds[i] = s.rounds
