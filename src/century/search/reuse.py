"""Taking over what an earlier search knows of the position that the game has come to."""

from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.machine.bits import has, signed
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.records import Ints, States
from century.rules.state import LOCATIONS, SETTLER_SEATS, State
from century.search.memory import copy_record
from century.search.plain_turn import advance

MAX_LINE = 60  # decisions between two of one seat's
MAX_TRIALS = 20_000
MIN_VISITS = 8  # below that nothing is worth keeping


@inlined
def same_table(c: Constants, s: State, t: State) -> bool:
    """Whether the same lies on the table, but for cards that were drawn in between."""
    if s.decision != t.decision or s.seat != t.seat or s.turn != t.turn or s.rounds != t.rounds:
        return False
    if s.steps != t.steps or s.location != t.location or s.place != t.place:
        return False
    if s.effect != t.effect or s.colour != t.colour or s.closed != t.closed:
        return False
    for seat in range(signed(c.players)):
        if s.cubes[seat] != t.cubes[seat] or s.hand[seat] != t.hand[seat]:
            return False
        if s.taken_count[seat] != t.taken_count[seat] or s.cards_count[seat] != t.cards_count[seat]:
            return False
        for i in range(signed(s.taken_count[seat])):
            if s.taken[seat, i] != t.taken[seat, i]:
                return False
    for seat in range(min(signed(c.players), SETTLER_SEATS)):
        if s.held[seat] != t.held[seat] or s.settlers[seat] != t.settlers[seat]:
            return False
        if s.bonus_count[seat] != t.bonus_count[seat] or s.ship[seat] != t.ship[seat]:
            return False
        if s.posts_on[seat] != t.posts_on[seat] or s.route_count[seat] != t.route_count[seat]:
            return False
    for location in range(LOCATIONS):
        if s.crew[location] != t.crew[location]:
            return False
    return True


@compiled
def find_again(
    c: Constants, earlier: State, now: State, nodes: States, states: States, line: Ints
) -> int:
    """The node of the position `now` in a tree that grew from `earlier`, or 0.

    `states` and `line` are memory for the line that is being tried.
    """
    copy_record(states[0], earlier)
    line[0] = nodes[0].child
    depth = 0
    trials = 0
    while depth >= 0 and trials < MAX_TRIALS:
        child = signed(line[depth])
        if child == 0:
            depth -= 1
            continue
        node = nodes[child]
        line[depth] = node.sibling
        if node.visits < MIN_VISITS or node.decision != states[depth].decision:
            continue
        if not has(states[depth].legal, node.answer):
            continue
        trials += 1
        after = states[depth + 1]
        copy_record(after, states[depth])
        advance(c, after, signed(node.answer))
        if same_table(c, after, now):
            return child
        if depth + 1 < MAX_LINE and after.decision != OVER and after.rounds <= now.rounds:
            depth += 1
            line[depth] = node.child
    return 0


@compiled
def transplant(nodes: States, fresh: States, root: int) -> int:
    """Copy the part of a tree below a node to the front of another; tells how many nodes."""
    copy_record(fresh[0], nodes[root])
    fresh[0].sibling = 0
    used = 1
    done = 0
    while done < used:  # `child` still points into the old tree until a node's turn comes
        child = signed(fresh[done].child)
        fresh[done].child = used if child else 0
        while child:
            copy_record(fresh[used], nodes[child])
            child = signed(nodes[child].sibling)
            fresh[used].sibling = used + 1 if child else 0
            used += 1
        done += 1
    return used
