"""Self-play of nets: every seat takes the action that a small tree search with its net prefers.

The same rules, the same search and the same judgement as everywhere. With one simulation a search
looks one step ahead.
"""

from typing import NamedTuple

from century.rules.constants import Constants
from century.rules.decisions import OVER, TURN
from century.rules.machine.bits import has, signed
from century.rules.machine.chance import below, draw
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.random_play import random_answer
from century.rules.machine.records import Ints, States
from century.rules.scoring import leader, total_score
from century.rules.setup import set_up
from century.rules.state import SEATS, State
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import Scratch, soften, think
from century.search.judgement.net import STRENGTH, Net
from century.search.plain_turn import advance
from century.search.tree import Tree, search

TEN_THOUSAND = 10_000
WORD = 65_536
MAX_DECISIONS = 1200  # of one game
RUNNING = -1  # in the place of a winner


class Games(NamedTuple):
    """Games side by side: a row of each array for each."""

    states: States
    seeds: Ints
    rivals: Ints  # the seats that play by the second net, as a set
    openings: Ints  # by seat: how many free merchant cards it takes before it thinks
    turns: Ints  # that are remembered
    features: Ints  # by turn and seat
    chances: Ints  # likewise
    winners: Ints
    totals: Ints
    rounds: Ints


@inlined
def remember(c: Constants, s: State, games: Games, i: int, net: Net, scratch: Scratch) -> None:
    """Keep the position in which a turn begins: features and chances of all seats."""
    turn = signed(games.turns[i])
    players = signed(c.players)
    for seat in range(players):
        think(c, s, seat, net, scratch)
        scratch.values[seat] = scratch.outputs[STRENGTH]
        for place in range(FEATURES):
            games.features[i, turn, seat, place] = scratch.features[place]
    whole = soften(scratch.values, players, 1.0)
    for seat in range(players):
        games.chances[i, turn, seat] = scratch.values[seat] / whole
    games.turns[i] += 1


@inlined
def remember_search(c: Constants, games: Games, i: int, tree: Tree) -> None:
    """What the search thinks of the last position, in the place of what the net thought at once."""
    turn = signed(games.turns[i]) - 1
    whole = 0.0
    for seat in range(signed(c.players)):
        whole += tree.nodes[0].values[seat]
    for seat in range(signed(c.players)):
        games.chances[i, turn, seat] = tree.nodes[0].values[seat] / whole


@inlined
def is_opening(c: Constants, s: State, openings: Ints) -> bool:
    """Whether the seat takes the free merchant card; then it has one less to take."""
    if s.decision != TURN or openings[s.seat] == 0:
        return False
    openings[s.seat] -= 1
    return has(s.legal, c.first_acquire)


@inlined
def is_opened(c: Constants, openings: Ints) -> bool:
    """Whether all seats think by now: positions before say nothing about how they play."""
    for seat in range(signed(c.players)):
        if openings[seat] > 0:
            return False
    return True


@inlined
def forget(tree: Tree) -> None:
    """Know nothing of any position."""
    root = tree.nodes[0]
    root.visits = 0
    root.child = 0
    for seat in range(SEATS):
        root.values[seat] = 0.0
    tree.used[0] = 1


@inlined
def best_answer(s: State, tree: Tree, noise: float) -> int:
    """What the search has visited most, and of those the best judged; with a little noise."""
    nodes = tree.nodes
    seat = signed(s.seat)
    visits = signed(nodes[0].visits)
    best = -1.0
    chosen = 0
    child = signed(nodes[0].child)
    while child:
        node = nodes[child]
        promise = node.visits / visits + node.values[seat] / node.visits
        promise += noise * below(s, WORD) / WORD
        if promise > best:
            best = promise
            chosen = signed(node.answer)
        child = signed(node.sibling)
    return chosen


@compiled
def play_games(
    c: Constants,
    nets: States,
    games: Games,
    tree: Tree,
    scratch: Scratch,
    simulations: int,
    errors: int,
    noise: float,
) -> None:
    """Play games, whose states are all zero, to their end, and remember the positions of turns.

    `errors` decisions in ten thousand are random, and judgements are off by up to `noise`.
    """
    for i in range(len(games.states)):
        s = games.states[i]
        set_up(c, s, games.seeds[i])
        games.turns[i] = 0
        games.winners[i] = RUNNING
        for _ in range(MAX_DECISIONS):
            if s.decision == OVER:
                games.winners[i] = leader(c, s)
                break
            full = games.turns[i] == games.features.shape[1]
            remembered = s.decision == TURN and not full and is_opened(c, games.openings[i])
            if remembered:
                remember(c, s, games, i, nets[0], scratch)
            if is_opening(c, s, games.openings[i]):
                answer = signed(c.first_acquire)
            elif s.legal & (s.legal - 1) == 0 or below(s, TEN_THOUSAND) < errors:
                answer = random_answer(s)
            else:
                forget(tree)
                net = nets[1 if has(games.rivals[i], s.seat) else 0]
                search(c, s, tree, net, scratch, simulations, draw(s))
                if remembered:
                    remember_search(c, games, i, tree)
                answer = best_answer(s, tree, noise)
            advance(c, s, answer)
        games.rounds[i] = s.rounds
        for seat in range(signed(c.players)):
            games.totals[i, seat] = total_score(c, s, seat)
