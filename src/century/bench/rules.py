"""How fast the rules are on this machine: what `century bench rules` measures.

A row is one mode with one player count. All play is uniformly random, to the end of the game,
where every decision looks up the legal answers and carries out one of them.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import century
from century.bench import Row, cores
from century.data.box import builtin_boxes
from century.data.mode import get_mode
from century.game.ruleset import find_ruleset
from century.rules.arrays import STATE
from century.rules.constants import Constants
from century.rules.machine.random_play import playouts, setups
from century.rules.machine.warm_up import compile_rules

GAMES = 64  # played between two looks at the clock
TO_THE_END = 2**62
TURNS = 10  # one core and threads in turn; the best of each counts
INTERPRETED = 1000  # decisions


def constants_of(mode: str, players: int) -> Constants:
    return find_ruleset(get_mode(mode), builtin_boxes(), players, {}).constants


def play_for(constants: Constants, seconds: float, first_seed: int = 0) -> int:
    """Set up games and play them to the end for about so long; the number of decisions."""
    decisions = 0
    stop = time.perf_counter() + seconds
    while not decisions or time.perf_counter() < stop:
        states = np.zeros(GAMES, STATE)
        setups(constants, states, np.arange(first_seed, first_seed + GAMES))
        decisions += playouts(constants, states, TO_THE_END)
        first_seed += GAMES
    return decisions


def rate(play: Callable[[], int]) -> float:
    """Decisions per second."""
    start = time.perf_counter()
    decisions = play()
    return decisions / (time.perf_counter() - start)


def speeds(mode: str, players: int, seconds: float) -> Row:
    """Decisions per second on one core, and on all by threads."""
    constants = constants_of(mode, players)
    play_for(constants, 0)
    one, all_cores = 0.0, 0.0
    with ThreadPoolExecutor(cores()) as pool:

        def by_threads() -> int:
            seeds = [thread << 32 for thread in range(cores())]
            return sum(pool.map(lambda seed: play_for(constants, seconds / TURNS, seed), seeds))

        for _ in range(TURNS):
            one = max(one, rate(lambda: play_for(constants, seconds / TURNS)))
            all_cores = max(all_cores, rate(by_threads))
    return {
        "decisions_per_second": round(one),
        "threads": cores(),
        "decisions_per_second_threads": round(all_cores),
        "threads_ratio": round(all_cores / one, 2),
    }


def interpreted(mode: str, players: int) -> Row:
    """Decisions per second without the compiler; only true where Numba is switched off."""
    constants = constants_of(mode, players)
    states = np.zeros(1, STATE)
    setups(constants, states, np.zeros(1, np.int64))
    speed = rate(lambda: playouts(constants, states, INTERPRETED))
    return {"decisions_per_second_interpreted": round(speed)}


def compiling() -> float:
    """Seconds until every rule is compiled, or read from disk."""
    start = time.perf_counter()
    compile_rules()
    return round(time.perf_counter() - start, 2)


def first_action(mode: str, players: int) -> float:
    """Seconds from the start of a process to the legal actions of a new game."""
    program = f"import century, time; century.new({mode!r}, {players}, 0).actions(); "
    start = time.time()
    return round(float(output_of(program + "print(time.time())")) - start, 2)


def elsewhere(what: str, *arguments: object, **environment: str) -> Any:
    """The result of a function of this module in a process of its own."""
    call = f"rules.{what}(*{arguments!r})"
    program = f"import json; from century.bench import rules; print(json.dumps({call}))"
    return json.loads(output_of(program, **environment))


def output_of(program: str, **environment: str) -> bytes:
    command = [sys.executable, "-c", program]
    return subprocess.run(
        command, env=os.environ | environment, check=True, stdout=subprocess.PIPE
    ).stdout


def compile_times() -> Row:
    """Seconds to compile everything with nothing kept on disk, and with everything kept."""
    with TemporaryDirectory() as folder:
        cold = elsewhere("compiling", NUMBA_CACHE_DIR=folder)
        warm = elsewhere("compiling", NUMBA_CACHE_DIR=folder)
    return {"compile_seconds_cold": cold, "compile_seconds_warm": warm}


def measure(
    modes: list[str], seconds: float, *, compile_too: bool, tell: Callable[[str], None]
) -> Iterator[Row]:
    """One row for each mode and player count; `seconds` go to each of one core and threads."""
    tell("compiling, unless that is done")
    compile_rules()
    times: Row = {"bytes_per_game": STATE.itemsize}
    if compile_too:
        tell("compiling everything anew")
        times |= compile_times()
    for mode in modes:
        for players in century.modes()[mode]["players"]:
            tell(f"{mode}, {players} players")
            row = {"mode": mode, "players": players} | speeds(mode, players, seconds)
            row |= elsewhere("interpreted", mode, players, NUMBA_DISABLE_JIT="1")
            yield row | {"first_action_seconds": first_action(mode, players)} | times
