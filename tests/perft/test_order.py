"""No two action sequences of one turn differ only in order and lead to the same position."""

import numpy as np
import pytest

from century.rules import decisions as d
from century.rules.constants import Constants
from century.rules.machine.records import States
from lockstep import TABLES, answers, children, deal, position_keys, ruleset_of, walk

TURNS = 100

# Seat, decision and answer of each action. What another seat discards in reply to a payment is
# another action, even if its token is the same.
Way = tuple[tuple[int, int, int], ...]


def turn_starts(box: Constants) -> States:
    """Turns of random games, from their beginning to their end."""
    states = deal(box, range(TURNS))
    found = []
    for step in walk(box, states):
        some = np.arange(TURNS) % 97 == step % 97
        found.append(states[some & (states["decision"] == d.TURN)])
    starts = np.concatenate(found)
    return starts[:: len(starts) // TURNS][:TURNS]


def ways_through(box: Constants, start: States) -> tuple[States, list[Way]]:
    """Every way to carry out the turn that begins here, with what it leads to."""
    states = start
    ways: list[Way] = [()]
    ends, whole = [], []
    while len(states):
        parents, choices = answers(states)
        actions = np.stack([states["seat"][parents], states["decision"][parents], choices], 1)
        ways = [
            (*ways[parent], tuple(action))
            for parent, action in zip(parents, actions.tolist(), strict=True)
        ]
        states = children(box, states)
        done = np.isin(states["decision"], (d.TURN, d.OVER))
        ends.append(states[done])
        whole += [way for way, ended in zip(ways, done, strict=True) if ended]
        states = states[~done]
        ways = [way for way, ended in zip(ways, done, strict=True) if not ended]
    return np.concatenate(ends), whole


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_actions_in_another_order_lead_elsewhere(mode: str, players: int) -> None:
    box = ruleset_of(mode, players).constants
    for start in turn_starts(box):
        ends, ways = ways_through(box, start[None])
        seen: dict[object, Way] = {}
        for key, way in zip(position_keys(ends), ways, strict=True):
            other = seen.setdefault((key.tobytes(), tuple(sorted(way))), way)
            assert other == way
