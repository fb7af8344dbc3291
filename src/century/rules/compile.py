"""Compile the rules and keep them on disk: `python -m century.rules.compile`."""

import time

import numpy as np

from century.rules import engine, playout, scoring, setup
from century.rules.box import BOX
from century.rules.compiling import CACHE
from century.rules.decisions import OVER
from century.rules.state import SEATS, STATE

ENTRIES = 8  # what `compile_rules` calls; each has one index file in the cache


def compile_rules() -> None:
    """Call every entry once, with a game of nobody, so that it is compiled or read from disk."""
    box = np.zeros(1, BOX)[0]
    states = np.zeros(1, STATE)
    state = states[0]
    setup.setup(box, state, 0)
    setup.redeal(box, state, 0)
    state.decision = OVER
    state.legal = 0
    engine.refresh(box, state)
    engine.apply(box, state, 0)
    scoring.scores(box, state, np.zeros((SEATS, scoring.CATEGORIES), np.int64))
    playout.playout(box, state, 0)
    playout.playouts(box, states, 0)
    playout.setups(box, states[:0], np.zeros(0, np.int64))


def main() -> None:
    cold = len(list(CACHE.rglob("*.nbi"))) < ENTRIES
    if cold:
        print("Compiling the rules, about a minute, once on this machine ...", flush=True)
    start = time.perf_counter()
    compile_rules()
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Rules {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
