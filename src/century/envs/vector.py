"""Thousands of games of one mode, stepped together on NumPy arrays."""

import os
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from century.data.box import load_boxes
from century.data.mode import get_mode
from century.data.reader import as_whole
from century.envs.actions import first_actions
from century.envs.observation.layout import layout_of
from century.envs.reward import reward_kind
from century.envs.single import bytes_of
from century.envs.stepping import (
    CHUNK,
    Games,
    first_illegal,
    play_all,
    sample_all,
    show_all,
    step_all,
)
from century.errors import IllegalAction, InvalidOption, InvalidPosition
from century.game.dealing import MAX_SEED
from century.game.game import Files
from century.game.position import check_seed
from century.game.ruleset import Ruleset, find_ruleset
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


@dataclass(frozen=True)
class VectorState:
    """How some games stand: one row for each, in arrays of their own."""

    states: Array  # uint8, as the rules keep them
    seeds: Array  # int64
    reward: Array
    score: Array
    done: Array

    def __getitem__(self, rows: Any) -> "VectorState":
        """Some of the games, by anything that indexes rows of NumPy."""
        arrays = (self.states, self.seeds, self.reward, self.score, self.done)
        return VectorState(*(array[rows] for array in arrays))


class Settings(NamedTuple):
    """What the games of a `VectorGame` have in common."""

    ruleset: Ruleset
    n: int
    threads: int
    symmetric: bool
    reward: int
    seed: int


class VectorGame:
    """Games of one mode side by side; a game that ends makes room for the next.

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
        self._begin(
            Settings(
                ruleset=find_ruleset(get_mode(mode), load_boxes(box), players, options),
                n=check_size("n", n),
                threads=check_size("threads", threads),
                symmetric=bool(symmetric),
                reward=reward_kind(reward),
                seed=secrets.randbits(48) if seed is None else check_seed(seed, MAX_SEED),
            )
        )
        self.reset()

    def _begin(self, settings: Settings) -> None:
        """Memory for the games, not yet dealt."""
        self._settings = settings
        self.ruleset = ruleset = settings.ruleset
        self.n = n = settings.n
        self.layout = layout_of(ruleset)
        self.actions = tuple(tokens_of(ruleset).all)  # the tokens by action number
        self._seed = settings.seed
        self._dice = np.random.default_rng(self._seed)
        self._games = memory_for(settings, n)
        self.seeds = self._games.seeds  # of the games now on the table
        self._now = _seen(self._games)
        parts = min(settings.threads, n)
        self._parts = [slice(n * i // parts, n * (i + 1) // parts) for i in range(parts)]
        self._all = bundled(self._games)
        self._shares = [bundled(_share(self._games, part)) for part in self._parts]
        self._pool: ThreadPoolExecutor | None = None
        self._pool_process = 0

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew, by the seed of the beginning or by another."""
        if seed is not None:
            self._seed = check_seed(seed, MAX_SEED)
            self._dice = np.random.default_rng(self._seed)
        self.seeds[:] = first_seeds(self._seed, self.n)
        self._now.reward[:] = 0
        self._now.score[:] = 0
        self._now.done[:] = False
        self._games.states[:] = 0
        setups(self.ruleset.constants, self._states, self.seeds)
        self._each(lambda games, _: show_all(games))
        return self._now

    def step(self, actions: npt.ArrayLike) -> Step:
        """Carry out one action number per game; if one is not legal, nothing changes."""
        chosen = self._check(actions, self.n)
        if len(self._parts) == 1:
            bad = step_all(self._all, chosen)
        else:
            bad = first_illegal(self._all, chosen)
            if bad < 0:
                self._each(lambda games, part: step_all(games, chosen[part]))
        if bad >= 0:
            raise IllegalAction(f"game {bad}: {self._named(int(chosen[bad]))} is not legal now")
        return self._now

    def step_some(self, games: npt.ArrayLike, actions: npt.ArrayLike) -> Step:
        """Carry out actions in these games only, one for each; the others stand as they are.

        The rows of the other games in what is returned are those of their own last step.
        """
        rows = self._rows(games)
        chosen = self._check(actions, len(rows))
        part = self._gathered(rows)
        bad = step_all(bundled(part), chosen)
        if bad >= 0:
            game = int(rows[bad])
            raise IllegalAction(f"game {game}: {self._named(int(chosen[bad]))} is not legal now")
        self._scatter(part, rows)
        return self._now

    def sample(self, games: npt.ArrayLike | None = None) -> Array:
        """A legal action number for each game, or for each of these, all equally likely."""
        part, count = self._all, self.n
        if games is not None:
            rows = self._rows(games)
            count = len(rows)
            part = bundled(self._games._replace(states=self._memory[rows].reshape(-1)))
        drawn = self._dice.integers(0, 2**32, count, np.uint32)
        actions = np.zeros(count, np.int64)
        sample_all(part, drawn, actions)
        return actions

    def play_at_random(self, decisions: int) -> int:
        """Play at least so many random decisions in every game; tells how many in all games.

        They come in chunks; what a game shows afterwards is new. Nothing is sampled or shown in
        between, so this is the quickest way to positions from everywhere in the game.
        """
        chunks = -(-check_size("decisions", decisions) // CHUNK)
        played = play_all(self._all, chunks)
        self._each(lambda games, _: show_all(games))
        return played

    def get_state(self, games: npt.ArrayLike | None = None) -> VectorState:
        """How all games stand, or these: to come back to, or to try several things from."""
        rows = slice(None) if games is None else self._rows(games)
        return VectorState(
            *(
                array[rows].copy()
                for array in (
                    self._memory,
                    self.seeds,
                    self._now.reward,
                    self._now.score,
                    self._now.done,
                )
            )
        )

    def set_state(self, state: VectorState, games: npt.ArrayLike | None = None) -> Step:
        """Put games where all stand, or these: one row of the state for each, or one for all."""
        rows = np.arange(self.n) if games is None else self._rows(games)
        states = np.asarray(state.states)
        if states.shape[1:] != (STATE.itemsize,) or states.shape[0] not in (1, len(rows)):
            raise InvalidPosition(
                f"state: must have 1 or {len(rows)} rows of {STATE.itemsize} bytes,"
                f" not {' × '.join(map(str, states.shape))}"
            )
        self._memory[rows] = states
        self.seeds[rows] = state.seeds
        self._now.reward[rows] = state.reward
        self._now.score[rows] = state.score
        self._now.done[rows] = state.done
        part = self._gathered(rows)
        show_all(bundled(part))
        self._scatter(part, rows)
        return self._now

    def copy(self) -> "VectorGame":
        """The same games again, in memory of their own."""
        return _restored(*self._parts_to_keep())

    __copy__ = copy

    def __deepcopy__(self, _memo: Any) -> "VectorGame":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, self._parts_to_keep()

    def _parts_to_keep(self) -> tuple[Settings, VectorState, dict[str, Any]]:
        settings = self._settings._replace(seed=self._seed)
        return settings, self.get_state(), dict(self._dice.bit_generator.state)

    @property
    def _memory(self) -> Array:
        """The states as bytes, one row for each game."""
        return self._games.states.reshape(self.n, STATE.itemsize)

    @property
    def _states(self) -> Array:
        """The states as records."""
        return self._games.states.view(STATE)

    def _check(self, actions: npt.ArrayLike, count: int) -> Array:
        chosen = np.ascontiguousarray(actions)
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions: must be {count} whole numbers, one for each game")
        return chosen.astype(np.int64, copy=False)

    def _rows(self, games: npt.ArrayLike) -> Array:
        """The numbers of some games; a mask of all games tells them too."""
        rows = np.asarray(games)
        if rows.dtype == np.bool_ and rows.shape == (self.n,):
            return rows.nonzero()[0]
        whole = rows.dtype.kind in "iu" or not rows.size
        if rows.ndim != 1 or not whole or not ((rows >= 0) & (rows < self.n)).all():
            raise InvalidOption(f"games: must be whole numbers from 0 to {self.n - 1}")
        return rows.astype(np.int64)

    def _gathered(self, rows: Array) -> Games:
        """Some of the games, in memory of their own."""
        games = self._games
        return games._replace(
            states=self._memory[rows].reshape(-1),
            seeds=games.seeds[rows],
            observations=games.observations[rows],
            masks=games.masks[rows],
            seats=games.seats[rows],
            rewards=games.rewards[rows],
            scores=games.scores[rows],
            dones=games.dones[rows],
        )

    def _scatter(self, part: Games, rows: Array) -> None:
        """Put games that were gathered back into their places."""
        games = self._games
        self._memory[rows] = part.states.reshape(-1, STATE.itemsize)
        games.seeds[rows] = part.seeds
        games.observations[rows] = part.observations
        games.masks[rows] = part.masks
        games.seats[rows] = part.seats
        games.rewards[rows] = part.rewards
        games.scores[rows] = part.scores
        games.dones[rows] = part.dones

    def _each(self, work: Callable[[Games, slice], object]) -> None:
        if len(self._parts) == 1:
            work(self._shares[0], self._parts[0])
        else:
            list(self._threads().map(work, self._shares, self._parts))

    def _threads(self) -> ThreadPoolExecutor:
        """The threads of this process: one that was forked has none of its parent's."""
        if self._pool is None or self._pool_process != os.getpid():
            self._pool = ThreadPoolExecutor(len(self._parts))
            self._pool_process = os.getpid()
        return self._pool

    def _named(self, action: int) -> str:
        known = 0 <= action < len(self.actions)
        return f"action {action} ({self.actions[action]})" if known else f"action {action}"


def memory_for(settings: Settings, n: int, arrays: Any = np) -> Games:
    """Memory for so many games, not yet dealt; `arrays` is NumPy, or what takes its place."""
    ruleset = settings.ruleset
    layout, actions = layout_of(ruleset), len(tokens_of(ruleset).all)
    return Games(
        constants=arrays.asarray(bytes_of(ruleset.constants)),
        offsets=arrays.asarray(bytes_of(layout.offsets)),
        firsts=arrays.asarray(first_actions(ruleset)),
        symmetric=settings.symmetric,
        reward=settings.reward,
        stride=settings.n,
        states=arrays.zeros(n * STATE.itemsize, np.uint8),
        seeds=arrays.zeros(n, np.int64),
        observations=arrays.zeros((n, layout.size), np.uint8),
        spare=arrays.zeros(layout.size, np.uint8),
        masks=arrays.zeros((n, actions), np.bool_),
        seats=arrays.zeros(n, np.int8),
        rewards=arrays.zeros((n, ruleset.players), np.float32),
        scores=arrays.zeros((n, ruleset.players), np.int16),
        dones=arrays.zeros(n, np.bool_),
    )


def first_seeds(seed: int, n: int) -> Array:
    """The seeds of the first games."""
    seeds = np.arange(n, dtype=np.uint64) + np.uint64(seed)
    return (seeds & np.uint64(MAX_SEED)).astype(np.int64)


def check_size(name: str, value: object, limit: int = MAX_SEED) -> int:
    number = as_whole(value)
    if number is None or not 1 <= number <= limit:
        to = f" to {limit}" if limit < MAX_SEED else ""
        raise InvalidOption(f"{name} {value!r}: must be a whole number from 1{to}")
    return number


def _seen(games: Games) -> Step:
    """What a program is shown of games; it changes with them."""
    shown = games.observations.view()
    shown.flags.writeable = False
    return Step(shown, games.masks, games.seats, games.rewards, games.scores, games.dones)


def _share(games: Games, part: slice) -> Games:
    """Some games that lie side by side, for one thread."""
    size = STATE.itemsize
    return games._replace(
        states=games.states[part.start * size : part.stop * size],
        seeds=games.seeds[part],
        observations=games.observations[part],
        spare=games.spare.copy(),
        masks=games.masks[part],
        seats=games.seats[part],
        rewards=games.rewards[part],
        scores=games.scores[part],
        dones=games.dones[part],
    )


def _restored(settings: Settings, state: VectorState, dice: dict[str, Any]) -> VectorGame:
    games = VectorGame.__new__(VectorGame)
    games._begin(settings)
    games._dice.bit_generator.state = dice
    games.set_state(state)
    return games
