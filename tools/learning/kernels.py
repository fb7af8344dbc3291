"""Compile self-play for a GPU: `python tools/learning/kernels.py FILE`.

Needs no GPU. FILE is a text that the driver of any NVIDIA GPU compiles; with `--arch sm_90` and
ptxas it is compiled for one kind, which then starts at once.
"""

import argparse
import subprocess
from pathlib import Path

from century.build.functions import Function, function_of
from century.build.library import kernel_text
from century.build.targets import TARGETS
from century.rules.arrays import STATE
from century.search.arrays import SCRATCH
from table import ENTRIES, Cpu, Players, Table
from weights import net_of_chance

# What a thread copies into memory of its own while it plays.
OWN = {"states": STATE.itemsize, "trials": 2 * STATE.itemsize, "scratch": SCRATCH.itemsize}
KERNELS = {"begin_games": {}, "play_games": OWN}


def functions() -> list[Function]:
    """Self-play as it is compiled here; a game makes Numba compile it."""
    net = net_of_chance(seed=0)
    Table(Cpu(), "spice_road", 2, n=1, turns=1).play(1, Players(net, net, 0))
    return [function_of(ENTRIES[name]) for name in KERNELS]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--arch", help="such as sm_90")
    given = parser.parse_args()
    text = kernel_text(functions(), TARGETS["cuda"], KERNELS)
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(text, encoding="ascii")
    if given.arch:
        compiled = given.file.with_suffix(".cubin")
        subprocess.run(["ptxas", f"-arch={given.arch}", given.file, "-o", compiled], check=True)


if __name__ == "__main__":
    main()
