"""Tree search over the turns of all seats.

All that is hidden is hidden from everybody: so every simulation deals the hidden piles anew and
walks down one tree whose nodes are sequences of actions, whatever cards came up. A node that is
reached for the first time gets all its children at once, each judged as if the turn were finished
in the plainest way; those judgements are also the first guess of where to look.
"""

from math import sqrt
from typing import Annotated, NamedTuple

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.machine.bits import bit, first, has, signed, size
from century.rules.machine.compiling import compiled, inlined, merged
from century.rules.machine.records import FLOAT32, INT32, Byte, Ints, Record, States
from century.rules.setup import deal_again
from century.rules.state import SEATS, State
from century.search.judgement.discounts import exponential
from century.search.judgement.judge import Scratch, judge
from century.search.judgement.net import Net
from century.search.memory import copy_record, uncounted
from century.search.plain_turn import advance, finish_turn

MAX_DEPTH = 400  # decisions of one simulation
MAX_ANSWERS = 64
CURIOSITY = 1.0  # how much seldom visited answers attract
SHARPNESS = 20.0  # how much likelier the better judged answers are


class Node(Record):
    """A sequence of actions, and what the simulations that began with it came to."""

    visits: Annotated[int, INT32]
    child: Annotated[int, INT32]  # 0: none yet
    sibling: Annotated[int, INT32]  # 0: the last one
    guess: Annotated[float, FLOAT32]  # how likely a good player goes here
    values: Annotated[Ints, FLOAT32, (SEATS,)]  # sums over the visits
    decision: Byte  # what is answered: other deals may ask something else after the same actions
    answer: Byte


class Tree(NamedTuple):
    """The nodes, the root first, and memory for one simulation."""

    nodes: States
    used: Ints  # one number: how many nodes there are
    states: States  # where the simulation stands, and what one more action leads to
    path: Ints  # the nodes on the way


@inlined
def new_answers(nodes: States, parent: int, s: State) -> int:
    """The legal answers that no child stands for yet: another deal did not allow or ask them."""
    known = 0
    child = signed(nodes[parent].child)
    while child:
        if nodes[child].decision == s.decision:
            known |= bit(nodes[child].answer)
        child = signed(nodes[child].sibling)
    return signed(s.legal) & ~known


@merged
def add_children(c: Constants, tree: Tree, net: Net, scratch: Scratch, parent: int) -> None:
    """New children of a node, each judged once, and as likely as any other."""
    s = tree.states[0]
    after = tree.states[1]
    nodes = tree.nodes
    answers = new_answers(nodes, parent, s)
    while answers:
        child = signed(tree.used[0])
        tree.used[0] += 1
        node = nodes[child]
        copy_record(after, s)
        advance(c, after, first(answers))
        finish_turn(c, after)
        judge(c, after, net, scratch)
        for seat in range(SEATS):
            node.values[seat] = scratch.values[seat]
        node.visits = 1
        node.guess = 1.0 / size(s.legal)
        node.child = 0
        node.decision = s.decision
        node.answer = first(answers)
        node.sibling = nodes[parent].child
        nodes[parent].child = child
        answers &= answers - 1


@inlined
def weigh_children(nodes: States, parent: int, seat: int, values: Ints) -> None:
    """Guess by the values how likely each child is; `values` becomes what that comes to."""
    best = 0.0
    child = signed(nodes[parent].child)
    while child:
        best = max(best, nodes[child].values[seat])
        child = signed(nodes[child].sibling)
    whole = 0.0
    child = signed(nodes[parent].child)
    while child:
        nodes[child].guess = exponential((nodes[child].values[seat] - best) * SHARPNESS)
        whole += nodes[child].guess
        child = signed(nodes[child].sibling)
    for other in range(SEATS):
        values[other] = 0.0
    child = signed(nodes[parent].child)
    while child:
        nodes[child].guess /= whole
        for other in range(SEATS):
            values[other] += nodes[child].guess * nodes[child].values[other]
        child = signed(nodes[child].sibling)


@inlined
def select(nodes: States, parent: int, s: State) -> int:
    """The child to visit next: well judged so far, or likely and seldom visited."""
    seat = signed(s.seat)
    curious = CURIOSITY * sqrt(nodes[parent].visits)
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


@inlined
def is_full(tree: Tree, depth: int) -> bool:
    """Whether there is no memory to go on from here."""
    return depth + 1 == MAX_DEPTH or tree.used[0] + MAX_ANSWERS > len(tree.nodes)


@inlined
def add_values(nodes: States, path: Ints, depth: int, values: Ints, players: int) -> None:
    """Add what a simulation came to, to every node on its way."""
    for i in range(depth + 1):
        node = nodes[path[i]]
        node.visits += 1
        for seat in range(players):
            node.values[seat] += values[seat]


@compiled
def search(
    c: Constants,
    root: State,
    memory: Tree,
    net: Net,
    scratch: Scratch,
    simulations: int,
    seed: int,
) -> None:
    """Carry out so many simulations from the position `root`, which grow the tree."""
    tree = uncounted(memory)
    nodes = tree.nodes
    s = tree.states[0]
    scratch.rounds = root.rounds
    for simulation in range(simulations):
        copy_record(s, root)
        deal_again(c, s, seed + simulation)
        node = signed(0)
        depth = 0
        tree.path[0] = node
        while True:
            if s.decision == OVER or is_full(tree, depth):
                judge(c, s, net, scratch)
                break
            unexplored = nodes[node].child == 0
            add_children(c, tree, net, scratch, node)
            if unexplored:
                weigh_children(nodes, node, signed(s.seat), scratch.values)
                break
            node = select(nodes, node, s)
            advance(c, s, signed(nodes[node].answer))
            depth += 1
            tree.path[depth] = node
        add_values(nodes, tree.path, depth, scratch.values, signed(c.players))
