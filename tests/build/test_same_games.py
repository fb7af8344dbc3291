"""The library, Numba and WebAssembly do the same, bit for bit; Python too (test_interpreted)."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

import century
from bots.search_results import search_results
from century.data.mode import load_modes
from century.rules.arrays import STATE
from century.rules.machine.random_play import playout
from century.rules.setup import setup
from century.rules.state import State
from century.search.judgement.judge import Scratch
from century.search.judgement.net import Net
from century.search.judgement.nets import net_of
from century.search.tree import MAX_DEPTH, NODE, Tree, search
from envs.test_interpreted import fingerprint
from fingerprints import fingerprints
from lockstep import TABLES, ruleset_of
from test_interpreted import run

HERE = Path(__file__).resolve().parent
NODE_FOLDER = Path((HERE.parents[1] / ".venv" / ".node").read_text().strip())
SIMULATIONS = 300
NODES = 20 * SIMULATIONS
GAMES = 3


@pytest.mark.parametrize("mode", load_modes())
def test_the_library_plays_the_same_games(mode: str, library: Path) -> None:
    assert run(GAMES, mode, CENTURY_LIBRARY=str(library)) == fingerprints(mode, GAMES)


@pytest.mark.parametrize("mode", ["spice_road", "east_west_3"])
def test_the_library_searches_the_same(mode: str, library: Path) -> None:
    script = HERE.parent / "bots" / "search_results.py"
    assert json.loads(call(library, str(script), mode)) == search_results(mode)


def test_the_library_steps_the_same(library: Path) -> None:
    script = HERE.parent / "envs" / "test_interpreted.py"
    assert call(library, str(script)) == fingerprint()


def test_webassembly_does_the_same(wasm: Path, tmp_path: Path) -> None:
    """Whole games of every mode and count, state by state, and a tree search in each mode."""
    for mode, players in TABLES:
        (tmp_path / f"{mode} {players}").write_bytes(ruleset_of(mode, players).constants.tobytes())
    for mode in load_modes():
        (tmp_path / f"{mode}.net").write_bytes(net_of(mode).tobytes())
    sizes = {
        "state": State.size,
        "node": NODE.itemsize,
        "scratch": Scratch.size,
        "net": Net.size,
        "games": GAMES,
        "simulations": SIMULATIONS,
        "nodes": NODES,
        "depth": MAX_DEPTH,
        "tables": TABLES,
    }
    (tmp_path / "about.json").write_text(json.dumps(sizes))
    done = subprocess.run(
        [str(NODE_FOLDER / "node"), str(HERE / "play.mjs"), str(wasm), str(tmp_path)],
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    assert json.loads(done.stdout) == {
        f"{mode} {players}": [games(mode, players), tree(mode, players)] for mode, players in TABLES
    }


def call(library: Path, script: str, *arguments: str) -> str:
    """What a script prints in a process that has the library."""
    done = subprocess.run(
        [sys.executable, "-W", "error", script, *arguments],
        env=os.environ | {"CENTURY_LIBRARY": str(library)},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    return done.stdout.strip()


def games(mode: str, players: int) -> str:
    states = sha256()
    c = ruleset_of(mode, players).constants
    for seed in range(GAMES):
        s = State()
        setup(c, s, seed)
        states.update(s.memory)
        while playout(c, s, 1):
            states.update(s.memory)
    return states.hexdigest()


def tree(mode: str, players: int) -> str:
    nodes = np.zeros(NODES, NODE)
    memory = Tree(nodes, np.ones(1, np.int64), np.zeros(2, STATE), np.zeros(MAX_DEPTH, np.int64))
    game = century.new(mode, players, seed=1)
    arguments = (game.ruleset.constants, game.state, memory, net_of(mode), Scratch())
    search(*arguments, SIMULATIONS, 7)
    return sha256(nodes.tobytes()).hexdigest()
