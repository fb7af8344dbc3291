"""Tree search over the turns of all seats.

All that is hidden is hidden from everybody: so every simulation deals the hidden piles anew and
walks down one tree whose nodes are sequences of actions, whatever cards came up. A node that is
reached for the first time gets all its children at once, each judged by the net as if the turn
were finished in the plainest way; those judgements are also the first guess of where to look.
"""

from math import sqrt
from typing import Annotated

import numpy as np

from century.rules.constants import ISLAND_EFFECT, Constants
from century.rules.decisions import OVER, POST, SAIL, SWAP, TRADE, TURN
from century.rules.engine import step
from century.rules.machine.bits import bit, first, has, signed, size
from century.rules.machine.compiling import compiled, inlined, shared
from century.rules.machine.records import Byte, Ints, States, dtype_of
from century.rules.mechanisms.ships import SEA, can_build, post_price, ships_at
from century.rules.setup import deal_again
from century.rules.state import SEATS, State
from century.search.exponential import exponential
from century.search.net import judge
from century.search.worth import trade_gain

LONGEST = 400  # decisions of one simulation
MAX_ANSWERS = 64


class Node:
    """A sequence of actions, and what the simulations that began with it came to."""

    visits: Annotated[int, np.int32]
    child: Annotated[int, np.int32]  # 0: none yet
    sibling: Annotated[int, np.int32]  # 0: the last one
    guess: Annotated[float, np.float32]  # how likely a good player goes here
    values: Annotated[Ints, np.float32, (SEATS,)]  # sums over the visits
    decision: Byte  # what is answered: other deals may ask something else after the same actions
    answer: Byte


NODE = dtype_of(Node)


@shared
def advance(c: Constants, s: State, answer: int) -> None:
    step(c, s, answer)


@inlined
def plain_answer(c: Constants, s: State) -> int:
    """How a turn is finished without thinking much.

    Sail where a post gains most, trade where and as often as it pays, pay with the cheapest.
    """
    left = signed(s.legal)
    if s.decision == TRADE or s.decision == SWAP:
        while left & (left - 1):
            left &= left - 1
        return first(left)
    if s.decision != SAIL and s.decision != POST:
        return first(left)
    chosen = first(left)
    best = -1e9
    while left:
        island = first(left)
        left &= left - 1
        gain = visit_gain(c, s, island)
        if gain > best:
            best = gain
            chosen = island
    return chosen


@inlined
def visit_gain(c: Constants, s: State, island: int) -> float:
    """About the points that sailing to an island, or trading at a post there, gains."""
    if island == SEA:
        return 0.0
    seat = signed(s.turn)
    cubes = signed(s.cubes[seat])
    tile = signed(s.island[island])
    gain = 0.4 * trade_gain(c, cubes, ISLAND_EFFECT + tile)
    if s.decision == POST:
        return gain
    gain -= 0.7 * ships_at(c, s, island)
    if can_build(c, s, seat, island):
        posts = signed(s.posts_built[seat, c.island_good[tile]])
        gain += signed(c.post_value[posts]) - 0.7 * post_price(c, s, island)
    return gain


@compiled
def finish_turn(c: Constants, s: State) -> None:
    """Answer what is left of a turn plainly."""
    while s.decision != TURN and s.decision != OVER:
        advance(c, s, plain_answer(c, s))


@shared
def add_child(
    c: Constants,
    parent: int,
    table: States,
    answer: int,
    nodes: States,
    used: Ints,
    weights: Ints,
    inner: Ints,
    outer: Ints,
    room: Ints,
) -> int:
    """A new child of a node, judged once."""
    child = signed(used[0])
    used[0] += 1
    node = nodes[child]
    table[1] = table[0]
    after = table[1]
    advance(c, after, answer)
    finish_turn(c, after)
    judge(c, after, weights, inner, outer, room, node.values)
    node.visits = 1
    node.child = 0
    node.decision = table[0].decision
    node.answer = answer
    node.sibling = nodes[parent].child
    nodes[parent].child = child
    return child


@inlined
def expand(
    c: Constants,
    parent: int,
    table: States,
    nodes: States,
    used: Ints,
    weights: Ints,
    inner: Ints,
    outer: Ints,
    room: Ints,
    values: Ints,
    sharpness: float,
) -> None:
    """All children of a node; `values` are theirs, weighed by how likely each is."""
    seat = signed(table[0].seat)
    left = signed(table[0].legal)
    best = 0.0
    while left:
        child = add_child(c, parent, table, first(left), nodes, used, weights, inner, outer, room)
        left &= left - 1
        best = max(best, nodes[child].values[seat])
    whole = 0.0
    child = signed(nodes[parent].child)
    while child:
        nodes[child].guess = exponential((nodes[child].values[seat] - best) * sharpness)
        whole += nodes[child].guess
        child = signed(nodes[child].sibling)
    values[:] = 0.0
    child = signed(nodes[parent].child)
    while child:
        nodes[child].guess /= whole
        for other in range(SEATS):
            values[other] += nodes[child].guess * nodes[child].values[other]
        child = signed(nodes[child].sibling)


@inlined
def select(parent: int, s: State, nodes: States, explore: float) -> int:
    """The child to visit next: well judged so far, or likely and seldom visited."""
    seat = signed(s.seat)
    curious = explore * sqrt(nodes[parent].visits)
    chosen = 0
    best = -1.0
    child = signed(nodes[parent].child)
    while child:
        node = nodes[child]
        if node.decision == s.decision and has(s.legal, node.answer):
            promise = node.values[seat] / node.visits + curious * node.guess / (1 + node.visits)
            if promise > best:
                best = promise
                chosen = child
        child = signed(node.sibling)
    return chosen


@compiled
def search(
    c: Constants,
    root: State,
    nodes: States,
    used: Ints,
    table: States,
    path: Ints,
    weights: Ints,
    inner: Ints,
    outer: Ints,
    room: Ints,
    simulations: int,
    seed: int,
    explore: float,
    sharpness: float,
) -> None:
    """Carry out so many simulations; `nodes[0]` is the root and `used[0]` counts the nodes."""
    s = table[0]
    values = np.zeros(SEATS, np.float32)
    for simulation in range(simulations):
        table[0] = root
        deal_again(c, s, seed + simulation)
        node = 0
        depth = 0
        path[0] = 0
        while True:
            if s.decision == OVER or depth + 1 == LONGEST or used[0] + MAX_ANSWERS > len(nodes):
                judge(c, s, weights, inner, outer, room, values)
                break
            if nodes[node].child == 0:
                expand(
                    c,
                    node,
                    table,
                    nodes,
                    used,
                    weights,
                    inner,
                    outer,
                    room,
                    values,
                    sharpness,
                )
                break
            known = 0
            child = signed(nodes[node].child)
            while child:
                if nodes[child].decision == s.decision:
                    known |= bit(nodes[child].answer)
                child = signed(nodes[child].sibling)
            fresh = signed(s.legal) & ~known
            while fresh:
                child = add_child(
                    c, node, table, first(fresh), nodes, used, weights, inner, outer, room
                )
                nodes[child].guess = 1.0 / size(s.legal)
                fresh &= fresh - 1
            node = select(node, s, nodes, explore)
            advance(c, s, signed(nodes[node].answer))
            depth += 1
            path[depth] = node
        for i in range(depth + 1):
            nodes[path[i]].visits += 1
            for seat in range(signed(c.players)):
                nodes[path[i]].values[seat] += values[seat]
