"""Games on the GPU: their memory, and the kernels that `kernels.py` has compiled."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import cupy
import numpy as np
import torch

HERE = Path(__file__).resolve().parent
ABOUT = json.loads((HERE / "kernels.json").read_text())
SIZES = ABOUT["sizes"]
FEATURES, HIDDEN, OUTPUTS = (ABOUT["net"][name] for name in ("features", "hidden", "outputs"))
GPU = "cuda"
BLOCK = 128
MAX_DECISIONS = 900
UNFINISHED = 0.003  # share of games that need not be waited for
LOOK_EVERY = 40  # decisions between two looks at how many still run


def load_kernel(name: str) -> Any:
    return cupy.RawModule(path=str(HERE / f"{name}.cubin")).get_function(ABOUT["names"][name])


KERNELS = {name: load_kernel(name) for name in ABOUT["names"]}


def array(tensor: Any, record: str = "") -> list[int]:
    """A tensor as Numba's kernels take arrays; of bytes, as an array of records of a kind."""
    shape = [tensor.numel() // SIZES[record]] if record else list(tensor.shape)
    size = SIZES[record] if record else tensor.element_size()
    strides = [size * int(np.prod(shape[i + 1 :])) for i in range(len(shape))]
    return [0, 0, int(np.prod(shape)), size, tensor.data_ptr(), *shape, *strides]


def launch(name: str, games: int, *arguments: Any) -> None:
    """Run a kernel over all games; a named tuple of arrays is given member by member."""
    flat = [x for argument in arguments for x in np.atleast_1d(np.array(argument, dtype=object))]
    typed = [np.float64(x) if isinstance(x, float) else np.int64(x) for x in flat]
    KERNELS[name](((games + BLOCK - 1) // BLOCK,), (BLOCK,), tuple(typed))


def zeros(*shape: int, kind: Any = torch.float32) -> Any:
    return torch.zeros(*shape, dtype=kind, device=GPU)


def records(kind: str, number: int) -> Any:
    return zeros(number * SIZES[kind], kind=torch.uint8)


class Weights(NamedTuple):
    """A net, as its two tables of weights."""

    inner: Any
    outer: Any

    def record(self) -> Any:
        """The same as `century.search.judgement.net.Net`, whose last number says: learnt."""
        learnt = torch.ones(1, device=GPU)
        whole = torch.cat([self.inner.flatten(), self.outer.flatten(), learnt])
        assert whole.numel() * whole.element_size() == SIZES["net"]
        return whole.float().contiguous().view(torch.uint8)


class Trace(NamedTuple):
    """What the games remember of their turns, all seats of a turn side by side."""

    features: Any
    chances: Any


class Table:
    """Many games of one mode and number of players."""

    def __init__(self, mode: str, players: int, games: int) -> None:
        self.players, self.games = players, games
        constants = np.fromfile(HERE / f"{mode}_{players}.constants", np.uint8)
        self._constants = torch.tensor(constants, device=GPU)
        self._states, self._trials = records("state", games), records("state", 2 * games)
        self._scratch = records("scratch", games)
        self.turns, self.winners, self.rounds = (zeros(games, kind=torch.int32) for _ in range(3))
        self.totals = zeros(games, players, kind=torch.int32)

    def _memory(self) -> list[list[int]]:
        return [
            array(self._constants, "constants"),
            array(self._states, "state"),
            array(self._trials, "state"),
            array(self._scratch, "scratch"),
            array(self.turns),
        ]

    def begin(self, seed: int) -> None:
        self._states.zero_()
        seeds = torch.arange(seed, seed + self.games, device=GPU)
        launch("begin", self.games, *self._memory(), array(seeds))

    def look(self) -> float:
        """Find winners, scores and lengths; gives the share of games that still run."""
        results = array(self.winners), array(self.totals), array(self.rounds)
        launch("end", self.games, *self._memory(), *results)
        return float((self.winners < 0).float().mean().item())

    def play(self, seed: int, players: "Players", trace: Trace, max_turns: int) -> None:
        """Play all games, and remember so many turns of each."""
        self.begin(seed)
        nets = torch.cat([players.own.record(), players.rival.record()])
        for decision in range(1, MAX_DECISIONS):
            launch(
                "decide",
                self.games,
                *self._memory(),
                *(array(nets, "net"), array(players.rivals)),
                *(array(trace.features), array(trace.chances), max_turns),
                *(players.errors, float(players.noise)),
            )
            if decision % LOOK_EVERY == 0 and self.look() < UNFINISHED:
                break
        self.look()
        torch.cuda.synchronize()

    def play_at_random(self, limit: int) -> int:
        """Play all games at random; gives the number of decisions."""
        decisions = zeros(self.games, kind=torch.int64)
        launch("play_at_random", self.games, *self._memory(), limit, array(decisions))
        torch.cuda.synchronize()
        return int(decisions.sum().item())


class Players(NamedTuple):
    """Who plays: a net, and another for the seats that each game's set names; and how they err."""

    own: Weights
    rival: Weights
    rivals: Any
    errors: int  # random decisions in ten thousand
    noise: float  # how far a judgement is off
