"""One game, for environments that step one at a time.

Numba looks at the type of every argument in every call, and for records that takes longer than
the call. So these functions take the memory of records as plain bytes.
"""

from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt

from century.envs.actions import first_actions
from century.envs.observation.encoding import write_mask, write_row
from century.envs.observation.layout import OFFSETS, Observation, layout_of
from century.envs.reward import write_rewards
from century.envs.table import text_of
from century.game.position import Position
from century.game.ruleset import Ruleset
from century.game.schema import View
from century.game.tokens import tokens_of
from century.rules import decisions as d
from century.rules.arrays import CONSTANTS, STATE
from century.rules.engine import apply
from century.rules.machine.bits import pick, size
from century.rules.machine.compiling import compiled
from century.rules.machine.records import Ints, Record
from century.rules.setup import setup
from century.rules.state import State

Bytes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


@compiled
def observe(
    constants: Ints,
    offsets: Ints,
    firsts: Ints,
    state: Ints,
    viewer: int,
    observation: Ints,
    mask: Ints,
) -> None:
    """Write observation and mask."""
    s = state.view(STATE)[0]
    write_row(constants.view(CONSTANTS)[0], offsets.view(OFFSETS)[0], s, viewer, observation)
    write_mask(s, firsts, mask)


@compiled
def answer(constants: Ints, state: Ints, choice: int) -> bool:
    """Carry out one answer; False, and nothing changed, if it is not legal."""
    return apply(constants.view(CONSTANTS)[0], state.view(STATE)[0], choice)


@compiled
def reward(constants: Ints, state: Ints, kind: int, rewards: Ints, scores: Ints) -> None:
    """Rewards and scores of all seats."""
    write_rewards(constants.view(CONSTANTS)[0], state.view(STATE)[0], kind, rewards, scores)


def bytes_of(record: Record) -> Bytes:
    """The memory of a record, which changes with it."""
    return np.frombuffer(record.memory, np.uint8)


class SingleGame:
    """A game of a ruleset, by action numbers."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.layout = layout_of(ruleset)
        self.actions = tuple(tokens_of(ruleset).all)  # the tokens by action number
        self._firsts = first_actions(ruleset)
        self._constants = bytes_of(ruleset.constants)
        self._offsets = bytes_of(self.layout.offsets)
        self._own(State())

    def _own(self, state: State) -> None:
        self.state = state
        self._bytes = bytes_of(state)

    def copy(self) -> "SingleGame":
        """Another game at the same point."""
        other = copy(self)
        other._own(self.state.copy())
        return other

    def __deepcopy__(self, _memo: Any) -> "SingleGame":
        return self.copy()

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.decision == d.OVER

    def put(self, state: State) -> None:
        """Go on from there."""
        self.state.memory[:] = state.memory

    def deal(self, seed: int) -> None:
        self.put(self.ruleset.new_state())
        setup(self.ruleset.constants, self.state, seed)

    def look(self, viewer: int) -> tuple[Observation, Mask]:
        """Observation and mask, in arrays of their own."""
        observation = np.empty(self.layout.size, np.uint8)
        mask = np.empty(len(self.actions), np.int8)
        observe(
            self._constants, self._offsets, self._firsts, self._bytes, viewer, observation, mask
        )
        return observation, mask

    def play(self, action: int) -> bool:
        """Carry out an action; False, and nothing changed, if it is not legal."""
        return answer(self._constants, self._bytes, action - int(self._firsts[self.state.decision]))

    def random_action(self, dice: np.random.Generator) -> int:
        """A legal action number, all equally likely."""
        legal = self.state.legal
        return int(self._firsts[self.state.decision]) + pick(legal, int(dice.integers(size(legal))))

    def outcome(self, kind: int) -> tuple[list[float], list[int]]:
        """Rewards and scores, by seat."""
        rewards = np.zeros(self.ruleset.players)
        scores = np.zeros(self.ruleset.players, np.int16)
        reward(self._constants, self._bytes, kind, rewards, scores)
        return rewards.tolist(), scores.tolist()

    def position(self) -> Position:
        """The same game for people; it changes with this one."""
        return Position(self.ruleset, self.ruleset.drawn_options(self.state), self.state)

    def view(self) -> View:
        """Everything that lies open on the table."""
        return self.position().view()

    def text(self) -> str:
        """The table as people see it."""
        return text_of(self.view())
