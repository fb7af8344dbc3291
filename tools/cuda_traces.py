"""Digests of what environments show, step by step: `python tools/cuda_traces.py FILE`, on a GPU.

The tests compare those that a GPU has written down with what the CPU shows.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import century
from century.envs.cuda import CudaGame

GAMES = 16
STEPS = 1600


def trace(games: Any, to_host: Any = np.asarray) -> str:
    """A digest of all that so many steps show; every action is the n-th legal one, n by chance."""
    digest = hashlib.sha256()
    dice = np.random.default_rng(0)
    shown = games.reset(seed=7)
    for _ in range(STEPS):
        host = [to_host(array) for array in (*shown, games.seeds)]
        for array in host:
            digest.update(np.ascontiguousarray(array).tobytes())
        mask = host[1]
        nth = (dice.random(len(mask)) * mask.sum(1)).astype(np.int64)
        shown = games.step(np.argmax(mask.cumsum(1) > nth[:, None], axis=1))
    return digest.hexdigest()


def tables() -> list[tuple[str, int, bool]]:
    """Every mode and number of players, as all see it and as the one who decides does."""
    return [
        (mode, players, symmetric)
        for mode, about in century.modes().items()
        for players in about["players"]
        for symmetric in (False, True)
    ]


def name_of(mode: str, players: int, symmetric: bool) -> str:
    return f"{mode} {players}{' symmetric' if symmetric else ''}"


def main(path: Path) -> None:
    import cupy

    traces = {}
    for mode, players, symmetric in tables():
        games = CudaGame(mode, players, GAMES, symmetric=symmetric)
        traces[name_of(mode, players, symmetric)] = trace(games, cupy.asnumpy)
    path.write_text(json.dumps(traces, indent=1) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
