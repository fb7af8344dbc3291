"""Many games of one mode and number of players, on this machine or on a GPU."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import century
from century.envs.cuda import load_cupy
from century.envs.kernels import Kernels, Rows
from century.rules.arrays import CONSTANTS, STATE
from century.search.arrays import NET, SCRATCH
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.net import Net
from self_play import RUNNING, Games, begin_games, play_games

DECISIONS = 40  # between two looks at how many games still run
MAX_LOOKS = 25
UNFINISHED = 0.003  # share of games that need not be waited for
ENTRIES: dict[str, Any] = {"begin_games": begin_games, "play_games": play_games}


class Cpu:
    """This machine: one game after the other."""

    arrays: Any = np

    def launch(self, name: str, games: Games, *numbers: float) -> None:
        ENTRIES[name](games, *numbers)


class Gpu:
    """A GPU: a thread for each game. `path` are the kernels that `kernels.py` has made."""

    def __init__(self, path: Path) -> None:
        self.arrays: Any = load_cupy()
        self._kernels = Kernels(self.arrays, path)

    def launch(self, name: str, games: Games, *numbers: float) -> None:
        self._kernels.launch(name, len(games.seeds), by_game(games), *numbers)


def by_game(games: Games) -> Games:
    """The memory of games as their threads take it: each of its rows by itself."""
    bytes_of = {"states": STATE, "trials": STATE, "scratch": SCRATCH}
    n = len(games.seeds)
    rows = {
        name: Rows(array, (array.size // n,) if name in bytes_of else (1, *array.shape[1:]))
        for name, array in games._asdict().items()
        if name not in ("constants", "nets")
    }
    return Games._make((games._asdict() | rows).values())


class Players(NamedTuple):
    """Who plays: a net, and another for the seats that each game's set names; and how they err."""

    own: Net
    rival: Net
    rivals: Any
    errors: int = 0  # random decisions in ten thousand
    noise: float = 0.0  # how far a judgement is off


class Table:
    """The memory of games, and what they have come to."""

    def __init__(
        self, machine: Cpu | Gpu, mode: str, players: int, n: int, turns: int, **options: Any
    ) -> None:
        """So many games, of each of which so many turns are remembered."""
        self.players, self.n = players, n
        self.machine = machine
        zeros = machine.arrays.zeros
        ruleset = century.new(mode, players, seed=0, **options).ruleset
        constants = np.frombuffer(bytes(ruleset.constants.memory), np.uint8)
        assert constants.size == CONSTANTS.itemsize
        self.games = Games(
            constants=machine.arrays.asarray(constants),
            nets=zeros(2 * NET.itemsize, np.uint8),
            states=zeros(n * STATE.itemsize, np.uint8),
            trials=zeros(2 * n * STATE.itemsize, np.uint8),
            scratch=zeros(n * SCRATCH.itemsize, np.uint8),
            seeds=zeros(n, np.int64),
            rivals=zeros(n, np.int32),
            turns=zeros(n, np.int32),
            features=zeros((n, turns, players, FEATURES), np.float32),
            chances=zeros((n, turns, players), np.float32),
            winners=zeros(n, np.int32),
            totals=zeros((n, players), np.int32),
            rounds=zeros(n, np.int32),
        )

    def play(self, seed: int, players: Players) -> None:
        """Play all games, nearly all of them to their end."""
        arrays, games = self.machine.arrays, self.games
        both = np.frombuffer(bytes(players.own.memory) + bytes(players.rival.memory), np.uint8)
        games.nets[:] = arrays.asarray(both)
        games.rivals[:] = players.rivals
        games.seeds[:] = arrays.arange(seed, seed + self.n)
        games.states[:] = 0
        self.machine.launch("begin_games", games)
        for _ in range(MAX_LOOKS):
            self.machine.launch("play_games", games, DECISIONS, players.errors, players.noise)
            if float((games.winners == RUNNING).mean()) < UNFINISHED:
                break
