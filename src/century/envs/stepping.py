"""Many games at once: the compiled loops of `VectorGame`.

Records come as plain bytes, for the reason given in `single`.
"""

from typing import NamedTuple

from century.envs.observation.encoding import (
    look_before,
    turn_row,
    update_row,
    write_mask,
    write_row,
)
from century.envs.observation.layout import OFFSETS, Offsets
from century.envs.observation.memory import clear, uncounted
from century.envs.reward import write_rewards
from century.rules.arrays import CONSTANTS, STATE
from century.rules.constants import Constants
from century.rules.decisions import ANSWERS, OVER
from century.rules.engine import apply
from century.rules.machine.bits import has, pick, signed, size
from century.rules.machine.compiling import compiled, inlined
from century.rules.machine.random_play import play_on
from century.rules.machine.records import Ints
from century.rules.setup import setup
from century.rules.state import State

MAX_SEED = 2**63 - 1
SIZE = STATE.itemsize
CHUNK = 160  # decisions of random play, after which ended games are followed by new ones


class Games(NamedTuple):
    """Some games of a table side by side: what is the same for all, then one row for each."""

    constants: Ints
    offsets: Ints
    firsts: Ints  # by kind of decision, the action number of its first answer
    symmetric: bool
    reward: int
    stride: int  # from the seed of a game to that of the next in its place

    states: Ints
    seeds: Ints
    observations: Ints
    spare: Ints  # memory for turning one of them
    masks: Ints
    seats: Ints
    rewards: Ints
    scores: Ints
    dones: Ints


@compiled
def first_illegal(games: Games, actions: Ints) -> int:
    """The first game whose action is not legal; -1 if all are."""
    states = games.states.view(STATE)
    for i in range(len(states)):
        choice = signed(actions[i]) - games.firsts[states[i].decision]
        if choice < 0 or choice >= ANSWERS or not has(states[i].legal, choice):
            return i
    return -1


@inlined
def uncounted_rows(games: Games) -> Games:
    """The same games, without counting in the loops who holds a row of theirs."""
    return Games(
        games.constants,
        games.offsets,
        uncounted(games.firsts),
        games.symmetric,
        games.reward,
        games.stride,
        games.states,
        uncounted(games.seeds),
        uncounted(games.observations),
        uncounted(games.spare),
        uncounted(games.masks),
        uncounted(games.seats),
        uncounted(games.rewards),
        uncounted(games.scores),
        uncounted(games.dones),
    )


@inlined
def viewer_of(games: Games, s: State) -> int:
    return signed(s.seat) if games.symmetric else 0


@inlined
def show(c: Constants, at: Offsets, games: Games, s: State, i: int) -> None:
    """Write everything anew."""
    games.seats[i] = s.seat
    write_row(c, at, s, viewer_of(games, s), games.observations[i])
    write_mask(s, games.firsts, games.masks[i])


@compiled
def show_all(games: Games) -> None:
    c, at = games.constants.view(CONSTANTS)[0], games.offsets.view(OFFSETS)[0]
    states = games.states.view(STATE)
    for i in range(len(states)):
        show(c, at, games, states[i], i)


@inlined
def begin_next(c: Constants, games: Games, s: State, i: int) -> None:
    """Set up the next game in the place of one that has ended."""
    games.seeds[i] = (games.seeds[i] + games.stride) & MAX_SEED
    clear(games.states, i * SIZE, (i + 1) * SIZE)
    setup(c, s, games.seeds[i])


@compiled
def step_all(given: Games, actions: Ints) -> int:
    """Carry out one action in every game; a game that ends is followed by a new one.

    If an action is not legal nothing is done, and its game told; else -1.
    """
    illegal = first_illegal(given, actions)
    if illegal >= 0:
        return illegal
    games = uncounted_rows(given)
    c, at = games.constants.view(CONSTANTS)[0], games.offsets.view(OFFSETS)[0]
    states = games.states.view(STATE)
    for i in range(len(states)):
        s = states[i]
        if games.dones[i]:
            games.dones[i] = False
            for seat in range(signed(c.players)):
                games.rewards[i, seat] = 0
                games.scores[i, seat] = 0
        before = look_before(c, s)
        apply(c, s, signed(actions[i]) - games.firsts[s.decision])
        if s.decision == OVER:
            games.dones[i] = True
            write_rewards(c, s, games.reward, games.rewards[i], games.scores[i])
            begin_next(c, games, s, i)
            show(c, at, games, s, i)
        else:
            games.seats[i] = s.seat
            viewer = viewer_of(games, s)
            row = games.observations[i]
            turn_row(c, at, viewer, row, games.spare)
            update_row(c, at, s, viewer, before, row)
            write_mask(s, games.firsts, games.masks[i])
    return -1


@compiled
def sample_all(games: Games, drawn: Ints, actions: Ints) -> None:
    """A legal action for every game, each as likely as the others, by 32 random bits per game."""
    states = games.states.view(STATE)
    for i in range(len(states)):
        legal = signed(states[i].legal)
        nth = (signed(drawn[i]) * size(legal)) >> 32
        actions[i] = games.firsts[states[i].decision] + pick(legal, nth)


@compiled
def play_all(games: Games, chunks: int) -> int:
    """Random play in every game, without showing anything; tells how many decisions it took.

    A game that ends waits for the end of its chunk. On a GPU that is less than half of what it
    would cost if each of the games that share their instructions were set up at a time of its own.
    """
    c = games.constants.view(CONSTANTS)[0]
    states = games.states.view(STATE)
    decisions = 0
    for i in range(len(states)):
        for _ in range(chunks):
            decisions += play_on(c, states[i], CHUNK)
            if states[i].decision == OVER:
                begin_next(c, games, states[i], i)
    return decisions
