"""Many games of one mode and number of players, played by the threads of this machine."""

from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import pairwise
from threading import local
from typing import Any, NamedTuple

import numpy as np

import century
from century.rules.arrays import STATE
from century.search.arrays import NET, NODE
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import Scratch
from century.search.judgement.net import Net
from century.search.tree import MAX_ANSWERS, MAX_DEPTH, Tree
from self_play import Games, play_games

NODES_A_SIMULATION = 20
PARTS = 8  # of the games for each thread, so that none waits long for the others


class Players(NamedTuple):
    """Who plays: a net, and another for the seats that each game's set names; and how well."""

    own: Net
    rival: Net
    rivals: Any = 0
    simulations: int = 1
    openings: Any = 0  # free merchant cards that a seat takes first, by game and seat
    errors: int = 0  # random decisions in ten thousand
    noise: float = 0.0  # how far a judgement is off


class Memory(local):
    """What a thread searches with."""

    def __init__(self, simulations: int) -> None:
        self.scratch = Scratch()
        self.tree = Tree(
            nodes=np.zeros(NODES_A_SIMULATION * simulations + 2 * MAX_ANSWERS, NODE),
            used=np.zeros(1, np.int64),
            states=np.zeros(2, STATE),
            path=np.zeros(MAX_DEPTH, np.int64),
        )


class Table:
    """The memory of games, and what they have come to."""

    def __init__(
        self, mode: str, players: int, n: int, turns: int, threads: int = 1, **options: Any
    ) -> None:
        """So many games, of each of which so many turns are remembered."""
        self.players, self.n = players, n
        self._threads = threads
        self._constants = century.new(mode, players, seed=0, **options).ruleset.constants
        self.games = Games(
            states=np.zeros(n, STATE),
            seeds=np.zeros(n, np.int64),
            rivals=np.zeros(n, np.int32),
            openings=np.zeros((n, players), np.int32),
            turns=np.zeros(n, np.int32),
            features=np.zeros((n, turns, players, FEATURES), np.float32),
            chances=np.zeros((n, turns, players), np.float32),
            winners=np.zeros(n, np.int32),
            totals=np.zeros((n, players), np.int32),
            rounds=np.zeros(n, np.int32),
        )

    @cached_property
    def has_row(self) -> bool:
        """Whether the first merchant card of a row can be had for nothing."""
        return int(self._constants.first_acquire) < int(self._constants.first_claim)

    @cached_property
    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self._threads)

    def play(self, seed: int, players: Players) -> None:
        """Play all games to their end."""
        games = self.games
        both = bytes(players.own.memory) + bytes(players.rival.memory)
        nets = np.frombuffer(both, np.uint8).copy().view(NET)
        games.rivals[:] = players.rivals
        games.openings[:] = players.openings
        games.seeds[:] = np.arange(seed, seed + self.n)
        games.states[:] = np.zeros((), STATE)
        memory = Memory(players.simulations)

        def play(part: Any) -> None:
            given = memory.tree, memory.scratch, players.simulations, players.errors, players.noise
            play_games(self._constants, nets, Games(*(array[part] for array in games)), *given)

        parts = PARTS * self._threads
        ends = [self.n * i // parts for i in range(parts + 1)]
        slices = [slice(a, b) for a, b in pairwise(ends) if a < b]
        list(self._pool.map(play, slices))
