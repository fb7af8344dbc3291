"""Many games at once, as arrays of states, one decision at a time."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
from numpy.lib.recfunctions import repack_fields

import century
from century.data.box import builtin_boxes
from century.data.mode import get_mode, load_modes
from century.game.ruleset import Ruleset, find_ruleset
from century.rules import decisions as d
from century.rules.arrays import STATE
from century.rules.constants import Constants
from century.rules.engine import apply
from century.rules.machine.compiling import compiled
from century.rules.machine.random_play import playouts, setups
from century.rules.machine.records import Ints, States

Keys = npt.NDArray[np.void]

TABLES = [(mode.id, players) for mode in load_modes().values() for players in mode.players]

# What an unfinished turn keeps, and the decisions for which the position tells it. Left over from
# an earlier decision of the turn it means nothing; the rest of it follows from these.
PENDING_FIELDS = {
    "location": set(range(d.OVER)) - {d.TURN, d.DISCARD},
    "effect": {d.TRADE, d.UPGRADE},
    "place": {d.PLACE},
    "steps": {d.UPGRADE, d.PLACE, d.SPEND},
    "colour": {d.UPGRADE, d.DISCARD, d.SPEND},
    "payee": {d.PAY},
    "optional": set(),
    "took": set(),
    "spaces": set(),
}


def ruleset_of(mode: str, players: int, **options: Any) -> Ruleset:
    return find_ruleset(get_mode(mode), builtin_boxes(), players, options)


def deal(box: Constants, seeds: range) -> States:
    """One new game for each seed."""
    states = np.zeros(len(seeds), STATE)
    setups(box, states, np.array(seeds, np.int64))
    return states


def walk(box: Constants, states: States) -> Iterator[int]:
    """Play all games to their end at random, stopping after every decision."""
    steps = 0
    while playouts(box, states, 1):
        steps += 1
        yield steps


def random_game(mode: str, players: int, seed: int, after: int = 0, **options: Any) -> century.Game:
    """A game after so many random actions, or at its end."""
    game = century.new(mode, players, seed, **options)
    dice = random.Random(seed)
    for _ in range(after):
        if not game.over:
            game.play(dice.choice(game.actions()))
    return game


def states_of(*games: century.Game) -> States:
    states = np.zeros(len(games), STATE)
    for i, game in enumerate(games):
        states[i] = game.state.numpy
    return states


def bytes_of(game: century.Game) -> bytes:
    return states_of(game).tobytes()


@compiled
def apply_each(box: Constants, states: States, choices: Ints) -> None:
    for i in range(len(states)):
        apply(box, states[i], choices[i])


def answers(states: States) -> tuple[Ints, Ints]:
    """All legal answers in all states: the index of the state, and the answer."""
    parents, choices = np.nonzero((states["legal"][:, None] >> np.arange(63)) & 1)
    return parents, choices


def children(box: Constants, states: States) -> States:
    """What every legal answer in every state leads to, in the order of `answers`."""
    parents, choices = answers(states)
    after = states[parents]
    apply_each(box, after, choices)
    return after


def position_keys(states: States) -> Keys:
    """Bytes that are the same exactly where `position()` is the same."""
    bare = repack_fields(states)  # NumPy does not copy what lies between the fields
    bare["rng"] = 0
    for field, decisions in PENDING_FIELDS.items():
        bare[field][~np.isin(states["decision"], list(decisions))] = 0
    return bare.view(f"V{bare.itemsize}")
