"""How fast the environments are, beside public ones: what `century bench envs` measures.

All play is random. Every subject is measured in processes of its own: on one core by the time
that the processor worked, which other work on the machine disturbs little; on all by the clock.
"""

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.util import find_spec
from itertools import count, groupby
from tempfile import TemporaryFile
from typing import Any

import numpy as np

import century
from century.bench import Row, cores
from century.errors import CenturyError

Clock = Callable[[], float]
Pace = Iterator[tuple[int, float]]  # some steps, and the seconds they took

SIDE_BY_SIDE = 1024  # games of the vector environments on one core
SHARED = 16_384  # games that several threads share; with fewer, waking them takes too long
SLICES = 5  # the best counts
RATE = "rate:"
PACKAGES = {"gymnasium": "rl", "pettingzoo": "rl", "pyspiel": "openspiel", "pgx": "bench"}
NEEDS = {
    "AEC": "pettingzoo",
    "Gymnasium": "gymnasium",
    "OpenSpiel": "pyspiel",
    "PettingZoo": "pettingzoo",
    "Pgx": "pgx",
}
PUBLIC = {
    "PettingZoo": ["classic/connect_four_v3", "classic/tictactoe_v3"],
    "OpenSpiel": ["connect_four", "backgammon", "chess", "python_tic_tac_toe"],
    "Pgx": ["connect_four", "go_9x9", "backgammon"],
}


def vector(clock: Clock, threads: int, mode: str, players: int, symmetric: object) -> Pace:
    """Steps of `VectorGame`, observations and masks included; drawing the actions is not."""
    from century.envs import VectorGame

    side_by_side = SIDE_BY_SIDE if threads == 1 else SHARED
    games = VectorGame(
        mode, players, side_by_side, threads=threads, seed=1, symmetric=bool(symmetric)
    )
    while True:
        actions = games.sample()
        start = clock()
        games.step(actions)
        yield games.n, clock() - start


def timed(clock: Clock, play: Callable[[int], int]) -> Pace:
    """Game after game, each by the number of its seed."""
    for seed in count(1):
        start = clock()
        steps = play(seed)
        yield steps, clock() - start


def aec(clock: Clock, _threads: int, mode: str, players: int) -> Pace:
    from century.envs.pettingzoo import RawEnv

    env = RawEnv(mode, players)
    return timed(clock, lambda seed: play_agents(env, seed))


def pettingzoo(clock: Clock, _threads: int, name: str) -> Pace:
    import pettingzoo

    env = pettingzoo.make("aec", name)
    return timed(clock, lambda seed: play_agents(env, seed))


def play_agents(env: Any, seed: int) -> int:
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps


def gymnasium(clock: Clock, _threads: int, mode: str, players: int) -> Pace:
    from century.envs.gymnasium import CenturyEnv

    env = CenturyEnv(mode, players)

    def play(seed: int) -> int:
        _, info = env.reset(seed=seed)
        steps, ended = 0, False
        while not ended:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, ended, _, info = env.step(np.int64(action))
            steps += 1
        return steps

    return timed(clock, play)


def openspiel(clock: Clock, _threads: int, name: str, players: int = 2) -> Pace:
    import open_spiel.python.games  # noqa: F401  registers those that are written in Python
    import pyspiel

    import century.envs.openspiel

    if name in century.modes():
        game = pyspiel.load_game(f"python_century_{name}", {"players": players})
    else:
        game = pyspiel.load_game(name)

    def play(_seed: int) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                steps += 1
            state.apply_action(random.choice(state.legal_actions()))
        return steps

    return timed(clock, play)


def pgx(clock: Clock, _threads: int, name: str) -> Pace:
    import pgx as public
    from pgx.experimental.wrappers import auto_reset

    jax: Any = import_module("jax")  # typed in parts only
    env = public.make(name)
    keys = jax.random.split(jax.random.key(1), SIDE_BY_SIDE)
    state = jax.jit(jax.vmap(env.init))(keys)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(
        jax.vmap(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask + 0.0)))
    )
    for seed in count(2):
        keys = jax.random.split(jax.random.key(seed), SIDE_BY_SIDE)
        actions = jax.block_until_ready(draw(keys, state.legal_action_mask))
        start = clock()
        state = jax.block_until_ready(step(state, actions, keys))
        yield SIDE_BY_SIDE, clock() - start


SUBJECTS: dict[str, Callable[..., Pace]] = {
    "vector": vector,
    "AEC": aec,
    "Gymnasium": gymnasium,
    "OpenSpiel": openspiel,
    "PettingZoo": pettingzoo,
    "Pgx": pgx,
}


def rate(pace: Pace, seconds: float) -> float:
    """Steps per second."""
    for _ in range(3):
        next(pace)  # compiles, and fills the caches
    best = 0.0
    for _ in range(SLICES):
        steps, spent = 0, 0.0
        while spent < seconds / SLICES:
            more, took = next(pace)
            steps, spent = steps + more, spent + took
        best = max(best, steps / spent)
    return best


def tell_rates(subject: str, cases: list[list[Any]], seconds: float, core: int | None) -> None:
    """Measure on one core by its work, or on all by the clock, and print the rates."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    clock = time.perf_counter if core is None else time.process_time
    threads = cores() if core is None else 1
    for arguments in cases:
        pace = SUBJECTS[subject](clock, threads, *arguments)
        print(RATE, rate(pace, seconds), flush=True)


def elsewhere(
    subject: str, cases: list[list[Any]], seconds: float, core: int | None
) -> Iterator[float]:
    """The rates of one subject, measured in a process of its own."""
    call = f"envs.tell_rates({subject!r}, {cases!r}, {seconds!r}, {core!r})"
    program = f"from century.bench import envs; {call}"
    command = [sys.executable, "-c", program]
    with (
        TemporaryFile("w+") as said,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True) as child,
    ):
        assert child.stdout is not None
        for line in child.stdout:
            if line.startswith(RATE):  # some packages greet
                yield float(line.removeprefix(RATE))
        if child.wait():
            said.seek(0)
            raise CenturyError(f"{subject} cannot be measured: {said.read().splitlines()[-1]}")


def speeds(subject: str, cases: list[list[Any]], seconds: float) -> Iterator[Row]:
    """On one core, and on all: by threads where the environment has them, else by processes."""
    own = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]
    one = elsewhere(subject, cases, seconds, own[0])
    places: list[int | None] = [None] if subject in ("vector", "Pgx") else [*own]
    for alone in one:
        yield {"steps_per_second": round(alone)}
    together = [elsewhere(subject, cases, seconds, place) for place in places]
    with ThreadPoolExecutor(len(places)) as pool:
        for _ in cases:
            every = pool.map(next, together)
            yield {"steps_per_second_cores": round(sum(every))}


def missing(subject: str) -> str | None:
    """One line about the package that a subject needs, if it is not there."""
    package = NEEDS.get(subject)
    if package is None or find_spec(package):
        return None
    extra = PACKAGES[package]
    return f"{subject} is left out: {package} is not installed (pip install century[{extra}])"


def plan(modes: list[str]) -> Iterator[tuple[str, bool, str, list[Any]]]:
    """What is measured: interface, whether it is ours, environment, arguments."""
    for mode in modes:
        for players in century.modes()[mode]["players"]:
            for view in ("", ", symmetric"):
                yield "vector", True, f"{mode}, {players} players{view}", [mode, players, view]
    for subject in ("AEC", "Gymnasium", "OpenSpiel"):
        for mode in modes:
            yield subject, True, f"{mode}, 2 players", [mode, 2]
    for subject, names in PUBLIC.items():
        for name in names:
            yield subject, False, name, [name]


def measure(modes: list[str], seconds: float, tell: Callable[[str], None]) -> list[Row]:
    """One row for each environment."""
    rows = []
    for (subject, own), group in groupby(plan(modes), lambda case: case[:2]):
        absent = missing(subject)
        if absent:
            tell(absent)
            continue
        cases = list(group)
        fresh: list[Row] = [
            {"interface": subject, "environment": name, "ours": own, "cores": cores()}
            for _, _, name, _ in cases
        ]
        speed = speeds(subject, [arguments for *_, arguments in cases], seconds)
        for where in ("one core", "all cores"):
            for row in fresh:
                tell(f"{subject}, {row['environment']}, {where}")
                row |= next(speed)
        rows += fresh
    return rows
