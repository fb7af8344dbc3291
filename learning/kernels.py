"""Compile self-play for the GPU: `python learning/kernels.py FOLDER`.

Needs numba-cuda and ptxas, but no GPU; FOLDER can then be taken to a machine that has one and
where `train.py` runs with PyTorch and CuPy alone.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import numba.cuda.api
import numba.cuda.compiler
import numba.cuda.dispatcher
import numpy as np
import self_play
from numba import cuda, float32, float64, from_dtype, int32, int64, types

import century
from century.rules.constants import CONSTANTS
from century.rules.decisions import OVER
from century.rules.engine import step
from century.rules.machine.random_play import random_answer
from century.rules.state import STATE
from century.search.facts import FACTS
from century.search.net import HIDDEN
from century.search.worth import WEIGHTS

HOPPER = (9, 0)


class Target:
    """Stands for the GPU that is not here."""

    compute_capability = HOPPER


for module in (numba.cuda.api, numba.cuda.compiler, numba.cuda.dispatcher):
    module.get_current_device = lambda: Target


def vector(of, dimensions=1):
    return types.Array(of, dimensions, "C")


BOXES, STATES = vector(from_dtype(CONSTANTS)), vector(from_dtype(STATE))
FLOATS, TABLE = vector(float32), vector(float32, 2)
INTS, GRID, LONGS = vector(int32), vector(int32, 2), vector(int64)


def decide(
    boxes, states, tables, rooms, hidden, told, chances, weights,
    inner, outer, rival_inner, rival_outer, rivals,
    trace, values, turns, most_turns, errors, noise,
):  # fmt: skip
    i = cuda.grid(1)
    if i < len(states):
        self_play.decide(
            boxes, states, tables, rooms, hidden, told, chances, weights,
            inner, outer, rival_inner, rival_outer, rivals,
            trace, values, turns, most_turns, errors, noise, i,
        )  # fmt: skip


def begin(boxes, states, seeds, turns):
    i = cuda.grid(1)
    if i < len(states):
        self_play.begin(boxes, states, seeds, turns, i)


def end(boxes, states, winners, totals, rounds):
    i = cuda.grid(1)
    if i < len(states):
        self_play.end(boxes, states, winners, totals, rounds, i)


def random(boxes, states, most, decisions):
    """Uniform random play, to measure the rules alone."""
    i = cuda.grid(1)
    if i < len(states):
        s = states[i]
        n = 0
        while s.decision != OVER and n < most:
            step(boxes[0], s, random_answer(s))
            n += 1
        decisions[i] = n


KERNELS = {
    begin: (BOXES, STATES, LONGS, INTS),
    end: (BOXES, STATES, INTS, GRID, INTS),
    random: (BOXES, STATES, int64, LONGS),
    decide: (
        BOXES, STATES, STATES, TABLE, TABLE, TABLE, TABLE, vector(float64),
        TABLE, TABLE, TABLE, TABLE, INTS,
        TABLE, FLOATS, INTS, int64, int64, float64,
    ),
}  # fmt: skip


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    names = {}
    for kernel, arguments in KERNELS.items():
        name = kernel.__name__
        print(f"Compiling {name} ...", flush=True)
        text, _ = cuda.compile_ptx(kernel, arguments, cc=HOPPER, device=False)
        source = folder / f"{name}.ptx"
        source.write_text(text)
        names[name] = text.partition(".visible .entry ")[2].partition("(")[0]
        assemble = ["ptxas", "-arch=sm_90", source, "-o", source.with_suffix(".cubin")]
        subprocess.run(assemble, check=True)
    for mode, about in century.modes().items():
        for players in about["players"]:
            box = np.zeros(1, CONSTANTS)
            box[0] = century.new(mode, players, seed=0).ruleset.constants
            (folder / f"{mode}_{players}.box").write_bytes(box.tobytes())
    np.save(folder / "weights.npy", WEIGHTS)
    sizes = {"box": CONSTANTS.itemsize, "state": STATE.itemsize, "facts": FACTS, "hidden": HIDDEN}
    (folder / "kernels.json").write_text(json.dumps({"names": names, "sizes": sizes}))
    nets = Path(century.__file__).parent / "bots" / "nets"
    shutil.copytree(nets, folder / "nets", dirs_exist_ok=True)
    shutil.copy(Path(__file__).with_name("train.py"), folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
