"""Compile self-play for the GPU: `python tools/learning/kernels.py FOLDER`.

Needs numba-cuda and ptxas, but no GPU; FOLDER can then be taken to a machine that has one and
where `train.py` runs with PyTorch and CuPy alone.
"""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numba import float32, float64, from_dtype, int32, int64, types

import century
import self_play
from century.rules.arrays import CONSTANTS, STATE
from century.rules.decisions import OVER
from century.rules.engine import step
from century.rules.machine.random_play import random_answer
from century.rules.machine.records import Ints
from century.search.judgement import nets
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import SCRATCH
from century.search.judgement.net import HIDDEN, NET, OUTPUTS, POINTS
from self_play import Games, Mistakes, Players, Results, Trace

HOPPER = (9, 0)
RECORDS = {"constants": CONSTANTS, "state": STATE, "scratch": SCRATCH, "net": NET}


class Target:
    """Stands for the GPU that is not here."""

    compute_capability = HOPPER


def vector(kind: Any, dimensions: int = 1) -> Any:
    return types.Array(kind, dimensions, "C")


def together(names: type, *members: Any) -> Any:
    """The type of a named tuple; a kernel is given its members one by one."""
    return types.NamedTuple(members, names)


def signatures() -> dict[str, tuple[Any, ...]]:
    """The arguments of every kernel."""
    constants, states, scratch, nets = (vector(from_dtype(kind)) for kind in RECORDS.values())
    games = together(Games, constants, states, states, scratch, vector(int32))
    players = together(Players, nets, vector(int32))
    trace = together(Trace, vector(float32, 2), vector(float32), int64)
    mistakes = together(Mistakes, int64, float64)
    results = together(Results, vector(int32), vector(int32, 2), vector(int32))
    return {
        "begin": (games, vector(int64)),
        "decide": (games, players, trace, mistakes),
        "end": (games, results),
        "play_at_random": (games, int64, vector(int64)),
    }


def make_kernels(cuda: Any) -> dict[str, Callable[..., None]]:
    """What a thread does with the game of its number."""

    def begin(games: Games, seeds: Ints) -> None:
        i = cuda.grid(1)
        if i < len(games.states):
            self_play.begin(games, seeds, i)

    def decide(games: Games, players: Players, trace: Trace, mistakes: Mistakes) -> None:
        i = cuda.grid(1)
        if i < len(games.states):
            self_play.decide(games, players, trace, mistakes, i)

    def end(games: Games, results: Results) -> None:
        i = cuda.grid(1)
        if i < len(games.states):
            self_play.end(games, results, i)

    def play_at_random(games: Games, limit: int, decisions: Ints) -> None:
        """Uniform random play, to measure the rules alone."""
        i = cuda.grid(1)
        if i < len(games.states):
            s = games.states[i]
            number = 0
            while s.decision != OVER and number < limit:
                step(games.constants[0], s, random_answer(s))
                number += 1
            decisions[i] = number

    return {kernel.__name__: kernel for kernel in (begin, decide, end, play_at_random)}


def load_cuda() -> Any:
    """Numba's CUDA, which takes `Target` for the GPU of this machine."""
    for name in ("api", "compiler", "dispatcher"):
        import_module(f"numba.cuda.{name}").get_current_device = lambda: Target  # type: ignore[attr-defined]
    return import_module("numba.cuda")


def compile_kernels(folder: Path) -> dict[str, str]:
    """Compile all kernels into a folder; gives the names that the compiler gave them."""
    cuda = load_cuda()
    names = {}
    for name, kernel in make_kernels(cuda).items():
        print(f"Compiling {name} ...", flush=True)
        text, _ = cuda.compile_ptx(kernel, signatures()[name], cc=HOPPER, device=False)
        source = folder / f"{name}.ptx"
        source.write_text(text)
        names[name] = text.partition(".visible .entry ")[2].partition("(")[0]
        compiled = source.with_suffix(".cubin")
        subprocess.run(["ptxas", "-arch=sm_90", source, "-o", compiled], check=True)
    return names


def write_modes(folder: Path) -> dict[str, list[int]]:
    """Write the constants of every mode and number of players; gives those numbers."""
    tables = {}
    for mode, about in century.modes().items():
        tables[mode] = list(about["players"])
        for players in tables[mode]:
            constants = np.zeros(1, CONSTANTS)
            constants[0] = century.new(mode, players, seed=0).ruleset.constants.numpy
            (folder / f"{mode}_{players}.constants").write_bytes(constants.tobytes())
    return tables


def write_about(folder: Path, names: dict[str, str], tables: dict[str, list[int]]) -> None:
    """Write down what `train.py` must know of all this."""
    about = {
        "names": names,
        "tables": tables,
        "sizes": {name: kind.itemsize for name, kind in RECORDS.items()},
        "net": {"features": FEATURES, "hidden": HIDDEN, "outputs": OUTPUTS, "points": POINTS},
    }
    (folder / "kernels.json").write_text(json.dumps(about, indent=1))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_about(folder, compile_kernels(folder), write_modes(folder))
    here = Path(__file__).parent
    shutil.copytree(Path(nets.__file__).parent, folder / "nets", dirs_exist_ok=True)
    for script in ("train.py", "device.py"):
        shutil.copy(here / script, folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
