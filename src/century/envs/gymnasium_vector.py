"""Gymnasium's vector interface over `VectorGame`: many learners, stepped together."""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from century.data.reader import as_whole, shown
from century.envs.check_action import plain
from century.envs.single import SingleGame
from century.envs.vector import Array, VectorGame
from century.errors import InvalidOption
from century.game.game import Files
from century.rules.state import State

RANDOM, SELF = "random", "self"
MAX_SEED = 2**62

Policy = Callable[[Array, Array], npt.ArrayLike]  # observations and masks to action numbers


class CenturyVectorEnv(VectorEnv[Array, Array, Array]):
    """Games of one mode, with a learner in each.

    `opponents` play the other seats: `"random"`, or a function that is given observations (the seat
    that decides first) and masks of some games and returns an action number for each. With
    `"self"` the learner plays all seats, each as first seat. A game that ends is followed by
    the next in the same step; `info["final_obs"]` has what it looked like at its end.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        mode: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        opponents: str | Policy = RANDOM,
        seat: int | None = None,
        reward: str = "win",
        threads: int = 1,
        box: Files = None,
        **options: Any,
    ) -> None:
        if opponents not in (RANDOM, SELF) and not callable(opponents):
            raise InvalidOption(
                f"opponents {shown(opponents)}: must be {RANDOM}, {SELF} or a function;"
                " bots play in gymnasium.make_vec(..., vectorization_mode='sync')"
            )
        self._games = VectorGame(
            mode,
            players,
            num_envs,
            threads=threads,
            symmetric=True,
            reward=reward,
            box=box,
            **options,
        )
        self.num_envs = self._games.n
        self.ruleset = self._games.ruleset
        self.actions = self._games.actions  # the tokens by action number
        self.layout = self._games.layout
        self._opponents = opponents
        self._chosen_seat = check_seat(seat, self.ruleset.players)
        self._seats = np.zeros(self.num_envs, np.int8)  # of the learners
        self._single = SingleGame(self.ruleset)
        high = self.layout.high
        self.single_observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(len(self.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal all games anew; the seed tells the deals, the seats and what chance opponents do."""
        super().reset(seed=plain(seed))
        self._games.reset(int(self.np_random.integers(MAX_SEED)))
        self._seats[:] = self._draw_seats(self.num_envs)
        self._play_opponents(_Outcome(self.num_envs))
        return self._games._now.observation.copy(), self._info()

    def step(self, actions: npt.ArrayLike) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Carry out an action of every learner, and play up to their next decisions."""
        outcome = _Outcome(self.num_envs)
        if self._opponents == SELF:
            self._seats[:] = self._games._now.seat
        before = self._games.get_state().states
        self._games.step(actions)
        self._see_ends(np.arange(self.num_envs), np.asarray(actions), before, outcome)
        self._play_opponents(outcome)
        info = self._info()
        if outcome.ended.any():
            info |= {
                "final_obs": outcome.observations,
                "_final_obs": outcome.ended,
                "final_info": {"scores": outcome.scores, "_scores": outcome.ended},
                "_final_info": outcome.ended,
            }
        never = np.zeros(self.num_envs, np.bool_)
        observation = self._games._now.observation.copy()
        return observation, outcome.rewards, outcome.ended, never, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every learner, by action number."""
        return self._games._now.mask.copy()

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        seats = self._games._now.seat if self._opponents == SELF else self._seats
        return {
            "action_mask": self.action_masks(),
            "_action_mask": every,
            "seat": seats.copy(),
            "_seat": every,
        }

    def _draw_seats(self, count: int) -> Array:
        drawn = self.np_random.integers(self.ruleset.players, size=count)
        return drawn if self._chosen_seat is None else np.full(count, self._chosen_seat)

    def _play_opponents(self, outcome: "_Outcome") -> None:
        """Until every learner decides."""
        now = self._games._now
        while self._opponents != SELF:
            rows = (now.seat != self._seats).nonzero()[0]
            if not rows.size:
                return
            if callable(self._opponents):
                actions = np.asarray(self._opponents(now.observation[rows], now.mask[rows]))
            else:
                actions = self._games.sample(rows)
            before = self._games.get_state(rows).states
            self._games.step_some(rows, actions)
            self._see_ends(rows, actions, before, outcome)

    def _see_ends(self, rows: Array, actions: Array, before: Array, outcome: "_Outcome") -> None:
        """Note the games that have just ended, and seat the learners of the next ones."""
        now = self._games._now
        for place in now.done[rows].nonzero()[0]:
            game = rows[place]
            seat = int(self._seats[game])
            self._single.put(State(before[place].tobytes()))
            self._single.play(int(actions[place]))
            if not outcome.ended[game]:  # an opponent may end the next game before the learner's
                outcome.ended[game] = True
                outcome.rewards[game] = now.reward[game, seat]
                outcome.scores[game] = now.score[game].tolist()
                outcome.observations[game] = self._single.look(seat)[0]
            self._seats[game] = self._draw_seats(1)[0]
        now.done[rows] = False


class _Outcome:
    """What has ended in a step."""

    def __init__(self, n: int) -> None:
        self.ended = np.zeros(n, np.bool_)
        self.rewards = np.zeros(n)
        self.scores = np.full(n, None, object)
        self.observations = np.full(n, None, object)


def check_seat(seat: object, players: int) -> int | None:
    if seat is None:
        return None
    number = as_whole(seat)
    if number is None or number not in range(players):
        raise InvalidOption(f"seat {seat!r}: must be a whole number from 0 to {players - 1}")
    return number
