"""Thousands of games of one mode, stepped together on NumPy arrays."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from century.data.box import load_boxes
from century.data.mode import get_mode
from century.envs.actions import first_actions
from century.envs.observation.layout import layout_of
from century.envs.reward import reward_kind
from century.envs.single import bytes_of
from century.envs.stepping import Games, first_illegal, sample_all, show_all, step_all
from century.errors import IllegalAction, InvalidOption
from century.game.game import Files
from century.game.position import check_seed
from century.game.ruleset import find_ruleset
from century.game.tokens import tokens_of
from century.rules.arrays import STATE
from century.rules.machine.random_play import setups
from century.rules.machine.records import bundled

Array = npt.NDArray[Any]


class Step(NamedTuple):
    """What `reset` and `step` return: one row for each game.

    The arrays are the same ones every time: copy what has to outlive the next step. Observations
    are brought up to date rather than written anew, so they can only be read.
    """

    observation: Array  # uint8, by field as in `layout`
    mask: Array  # bool, by action number
    seat: Array  # int8: who decides
    reward: Array  # float32, by seat; zero but where a game has just ended
    score: Array  # int16, by seat; zero but where a game has just ended
    done: Array  # bool: a game has just ended, and the rest of the row shows the next one


class VectorGame:
    """Games of one mode side by side; a game that ends makes spare for the next.

    Game i first plays the seed `seed + i`, and each new game in its place a seed higher by n:
    `century.new(mode, players, seed, ...)` is the same game.
    """

    def __init__(
        self,
        mode: str,
        players: int = 2,
        n: int = 1024,
        *,
        threads: int = 1,
        seed: int | None = None,
        symmetric: bool = False,
        reward: str = "win",
        box: Files = None,
        **options: Any,
    ) -> None:
        for name, number in (("n", n), ("threads", threads)):
            if isinstance(number, bool) or not isinstance(number, int) or number < 1:
                raise InvalidOption(f"{name} {number!r}: must be a whole number from 1")
        self.ruleset = find_ruleset(get_mode(mode), load_boxes(box), players, options)
        self.n = n
        self.layout = layout_of(self.ruleset)
        self.actions = tuple(tokens_of(self.ruleset).all)  # the tokens by action number
        self.seeds = np.zeros(n, np.int64)  # of the games now on the table
        self._seed = secrets.randbits(48) if seed is None else check_seed(seed)
        self._dice = np.random.default_rng(self._seed)
        self._states = np.zeros(n, STATE)
        self._memory = self._states.view(np.uint8).reshape(n, STATE.itemsize)
        observations = np.zeros((n, self.layout.size), np.uint8)
        shown = observations.view()
        shown.flags.writeable = False
        self._now = Step(
            observation=shown,
            mask=np.zeros((n, len(self.actions)), np.bool_),
            seat=np.zeros(n, np.int8),
            reward=np.zeros((n, players), np.float32),
            score=np.zeros((n, players), np.int16),
            done=np.zeros(n, np.bool_),
        )
        self._games = Games(
            constants=bytes_of(self.ruleset.constants),
            offsets=bytes_of(self.layout.offsets),
            firsts=first_actions(self.ruleset),
            empty=np.zeros(STATE.itemsize, np.uint8),
            symmetric=bool(symmetric),
            reward=reward_kind(reward),
            stride=n,
            states=self._memory.reshape(-1),
            seeds=self.seeds,
            observations=observations,
            spare=np.zeros(self.layout.size, np.uint8),
            masks=self._now.mask,
            seats=self._now.seat,
            rewards=self._now.reward,
            scores=self._now.score,
            dones=self._now.done,
        )
        parts = min(threads, n)
        self._parts = [slice(n * i // parts, n * (i + 1) // parts) for i in range(parts)]
        self._all = bundled(self._games)
        self._shares = [bundled(self._share(part)) for part in self._parts]
        self._pool = ThreadPoolExecutor(parts) if parts > 1 else None
        self.reset()

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew, by the seed of the beginning or by another."""
        if seed is not None:
            self._seed = check_seed(seed)
            self._dice = np.random.default_rng(self._seed)
        seeds = np.arange(self.n, dtype=np.uint64) + np.uint64(self._seed)
        self.seeds[:] = seeds & np.uint64(2**63 - 1)
        self._now.reward[:] = 0
        self._now.score[:] = 0
        self._now.done[:] = False
        self._memory[:] = 0
        setups(self.ruleset.constants, self._states, self.seeds)
        self._each(lambda games, _: show_all(games))
        return self._now

    def step(self, actions: npt.ArrayLike) -> Step:
        """Carry out one action number per game; if one is not legal, nothing changes."""
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions: must be {self.n} whole numbers, one for each game")
        chosen = chosen.astype(np.int64, copy=False)
        if self._pool is None:
            bad = step_all(self._all, chosen)
        else:
            bad = first_illegal(self._all, chosen)
            if bad < 0:
                self._each(lambda games, part: step_all(games, chosen[part]))
        if bad >= 0:
            raise IllegalAction(f"game {bad}: {self._named(int(chosen[bad]))} is not legal now")
        return self._now

    def sample(self) -> Array:
        """A legal action number for each game, all equally likely."""
        drawn = self._dice.integers(0, 2**32, self.n, np.uint32)
        actions = np.zeros(self.n, np.int64)
        sample_all(self._all, drawn, actions)
        return actions

    def _share(self, part: slice) -> Games:
        """Some of the games, for one thread."""
        games = self._games
        return games._replace(
            states=self._memory[part].reshape(-1),
            seeds=games.seeds[part],
            observations=games.observations[part],
            spare=games.spare.copy(),
            masks=games.masks[part],
            seats=games.seats[part],
            rewards=games.rewards[part],
            scores=games.scores[part],
            dones=games.dones[part],
        )

    def _each(self, work: Callable[[Games, slice], object]) -> None:
        if self._pool is None:
            work(self._shares[0], self._parts[0])
        else:
            list(self._pool.map(work, self._shares, self._parts))

    def _named(self, action: int) -> str:
        known = 0 <= action < len(self.actions)
        return f"action {action} ({self.actions[action]})" if known else f"action {action}"
