"""Many games at once: the compiled loops of `VectorGame`.

Records come as plain bytes, for the reason given in `single`.
"""

from century.envs.compiling import entry
from century.envs.encoding import (
    belongings,
    holdings,
    show_row,
    update_row,
    write_mask,
    write_row,
)
from century.envs.layout import OFFSETS, Offsets
from century.envs.reward import write_rewards
from century.rules.bits import has, pick, signed, size
from century.rules.box import BOX, Box
from century.rules.compiling import rule
from century.rules.decisions import OVER
from century.rules.engine import apply
from century.rules.records import Ints, States
from century.rules.setup import setup
from century.rules.state import STATE

MOST_CHOICE = 62
MOST_SEED = 2**63 - 1


@entry
def first_illegal(memory: Ints, firsts: Ints, actions: Ints) -> int:
    """The first game whose action is not legal; -1 if all are."""
    states = memory.view(STATE)
    for i in range(len(states)):
        choice = signed(actions[i]) - firsts[states[i].decision]
        if choice < 0 or choice > MOST_CHOICE or not has(states[i].legal, choice):
            return i
    return -1


@rule
def show(
    box: Box,
    at: Offsets,
    firsts: Ints,
    states: States,
    i: int,
    symmetric: bool,
    rows: Ints,
    observations: Ints,
    masks: Ints,
    seats: Ints,
) -> None:
    s = states[i]
    seats[i] = s.seat
    show_row(box, at, rows[i], signed(s.seat) if symmetric else 0, observations[i])
    write_mask(s, firsts, masks[i])


@entry
def show_all(
    components: Ints,
    offsets: Ints,
    firsts: Ints,
    memory: Ints,
    symmetric: bool,
    rows: Ints,
    observations: Ints,
    masks: Ints,
    seats: Ints,
) -> None:
    """Write everything anew."""
    box, at, states = components.view(BOX)[0], offsets.view(OFFSETS)[0], memory.view(STATE)
    for i in range(len(states)):
        write_row(box, at, states[i], rows[i])
        show(box, at, firsts, states, i, symmetric, rows, observations, masks, seats)


@entry
def step_all(
    components: Ints,
    offsets: Ints,
    firsts: Ints,
    memory: Ints,
    symmetric: bool,
    rows: Ints,
    observations: Ints,
    masks: Ints,
    seats: Ints,
    nothing: Ints,
    seeds: Ints,
    stride: int,
    actions: Ints,
    kind: int,
    rewards: Ints,
    scores: Ints,
    dones: Ints,
) -> None:
    """Carry out one legal action in every game; a game that ends is followed by a new one."""
    box, at, states = components.view(BOX)[0], offsets.view(OFFSETS)[0], memory.view(STATE)
    empty = nothing.view(STATE)
    for i in range(len(states)):
        s = states[i]
        if dones[i]:
            dones[i] = False
            for seat in range(signed(box.players)):
                rewards[i, seat] = 0
                scores[i, seat] = 0
        mover = signed(s.turn)
        belonged = belongings(box, s, mover)
        held = holdings(box, s, mover)
        apply(box, s, signed(actions[i]) - firsts[s.decision])
        if s.decision == OVER:
            dones[i] = True
            write_rewards(box, s, kind, rewards[i], scores[i])
            seeds[i] = (seeds[i] + stride) & MOST_SEED
            states[i] = empty[0]
            setup(box, states[i], seeds[i])
            write_row(box, at, states[i], rows[i])
        else:
            update_row(box, at, s, mover, belonged, held, rows[i])
        show(box, at, firsts, states, i, symmetric, rows, observations, masks, seats)


@entry
def sample_all(memory: Ints, firsts: Ints, drawn: Ints, actions: Ints) -> None:
    """A legal action for every game, each as likely as the others, by 32 random bits per game."""
    states = memory.view(STATE)
    for i in range(len(states)):
        legal = signed(states[i].legal)
        nth = (signed(drawn[i]) * size(legal)) >> 32
        actions[i] = firsts[states[i].decision] + pick(legal, nth)
