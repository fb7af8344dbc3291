"""Hundreds of thousands of games of one mode on a GPU, stepped together on CuPy arrays.

The same rules in Python, compiled ahead of time for any NVIDIA GPU: what a program sees is exactly
what `VectorGame` shows, and never leaves the GPU. PyTorch and JAX take the arrays without a copy
(`torch.from_dlpack(step.observation)`), and theirs are taken as actions.
"""

import secrets
from typing import Any

import numpy as np

from century.data.box import load_boxes
from century.data.mode import get_mode
from century.envs.kernels import Kernels, Rows, UnfitKernelsError, kernels_path
from century.envs.observation.layout import layout_of
from century.envs.reward import reward_kind
from century.envs.stepping import CHUNK, Games
from century.envs.vector import Settings, Step, check_size, first_seeds, memory_for
from century.errors import IllegalAction
from century.game.dealing import MAX_SEED
from century.game.game import Files
from century.game.position import check_seed
from century.game.ruleset import find_ruleset
from century.game.tokens import tokens_of
from century.rules.arrays import STATE

MAX_GAMES = 2**31 - 64  # the numbers of threads


def load_cupy() -> Any:
    try:
        import cupy
    except ImportError:
        raise UnfitKernelsError("games on a GPU need CuPy: pip install 'century[cuda]'") from None
    try:
        cupy.cuda.runtime.getDevice()
    except cupy.cuda.runtime.CUDARuntimeError as problem:
        raise UnfitKernelsError(f"no GPU can be used here ({problem})") from None
    return cupy


class CudaGame:
    """Games of one mode side by side on a GPU; a game that ends makes room for the next.

    Seeds, actions, observations, masks, rewards and scores are those of `VectorGame`.
    """

    def __init__(
        self,
        mode: str,
        players: int = 2,
        n: int = 1 << 17,
        *,
        seed: int | None = None,
        symmetric: bool = False,
        reward: str = "win",
        box: Files = None,
        **options: Any,
    ) -> None:
        settings = Settings(
            ruleset=find_ruleset(get_mode(mode), load_boxes(box), players, options),
            n=check_size("n", n, MAX_GAMES),
            threads=1,
            symmetric=bool(symmetric),
            reward=reward_kind(reward),
            seed=secrets.randbits(48) if seed is None else check_seed(seed, MAX_SEED),
        )
        self._arrays = load_cupy()
        self._kernels = Kernels(self._arrays, kernels_path())
        self.ruleset = settings.ruleset
        self.n = settings.n
        self.layout = layout_of(self.ruleset)
        self.actions = tuple(tokens_of(self.ruleset).all)  # the tokens by action number
        self._seed = settings.seed
        memory = memory_for(settings, self.n, self._arrays)
        if symmetric:
            spare = self._arrays.zeros(self.n * self.layout.size, np.uint8)
            memory = memory._replace(spare=spare)
        self.seeds = memory.seeds  # of the games now on the table
        self._games = by_game(memory)
        self._now = Step(
            memory.observations,
            memory.masks,
            memory.seats,
            memory.rewards,
            memory.scores,
            memory.dones,
        )
        self._states = memory.states
        self._constants = memory.constants
        self._results = self._arrays.zeros(self.n, np.int64)
        self.reset()

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew, by the seed of the beginning or by another."""
        if seed is not None:
            self._seed = check_seed(seed, MAX_SEED)
        self._dice = self._arrays.random.default_rng(self._seed)
        self.seeds[:] = self._arrays.asarray(first_seeds(self._seed, self.n))
        for array in (self._now.reward, self._now.score, self._now.done, self._states):
            array[:] = 0
        self._launch("setups", self._constants, Rows(self._states, (1,)), Rows(self.seeds, (1,)))
        self._launch("show_all", self._games)
        return self._now

    def step(self, actions: Any, check: bool = True) -> Step:
        """Carry out one action number per game; if one is not legal, nothing changes.

        `actions` is an array of any library, best one on the GPU. Without `check` nothing waits
        for the GPU, and the games whose action is not legal stand still.
        """
        chosen = Rows(self._check(actions), (1,))
        if check:
            self._launch("first_illegal", self._games, chosen, self._results)
            bad = int(self._arrays.argmax(self._results))
            if self._results[bad] >= 0:
                action = int(chosen.array[bad])
                raise IllegalAction(f"game {bad}: {self._named(action)} is not legal now")
        self._launch("step_all", self._games, chosen, self._results)
        return self._now

    def sample(self) -> Any:
        """A legal action number for each game, all equally likely."""
        drawn = self._dice.integers(0, 2**32, self.n, np.uint32)
        actions = self._arrays.empty(self.n, np.int64)
        self._launch("sample_all", self._games, Rows(drawn, (1,)), Rows(actions, (1,)))
        return actions

    def play_at_random(self, decisions: int) -> int:
        """Play at least so many random decisions in every game; tells how many in all games."""
        chunks = -(-check_size("decisions", decisions) // CHUNK)
        self._launch("play_all", self._games, chunks, self._results)
        self._launch("show_all", self._games)
        return int(self._results.sum())

    def _launch(self, name: str, *arguments: Any) -> None:
        self._kernels.launch(name, self.n, *arguments)

    def _check(self, actions: Any) -> Any:
        known = hasattr(actions, "__cuda_array_interface__") or isinstance(actions, np.ndarray)
        if not known and hasattr(actions, "__dlpack__"):
            actions = self._arrays.from_dlpack(actions)
        chosen = self._arrays.ascontiguousarray(self._arrays.asarray(actions))
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise IllegalAction(f"actions: must be {self.n} whole numbers, one for each game")
        return chosen.astype(np.int64, copy=False)

    def _named(self, action: int) -> str:
        known = 0 <= action < len(self.actions)
        return f"action {action} ({self.actions[action]})" if known else f"action {action}"


def by_game(memory: Games) -> Games:
    """The memory of games as their threads take it: each of its rows by itself."""
    single = ("seeds", "seats", "dones")
    tables = ("observations", "masks", "rewards", "scores")
    rows = {
        "states": Rows(memory.states, (STATE.itemsize,)),
        **{name: Rows(getattr(memory, name), (1,)) for name in single},
        **{
            name: Rows(getattr(memory, name), (1, getattr(memory, name).shape[1]))
            for name in tables
        },
    }
    if memory.symmetric:  # each thread turns an observation of its own
        rows["spare"] = Rows(memory.spare, (memory.observations.shape[1],))
    return Games._make((memory._asdict() | rows).values())
