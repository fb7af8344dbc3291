"""The library, Numba and WebAssembly do the same, bit for bit; Python too (test_interpreted)."""

import base64
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from playwright.sync_api import sync_playwright

import century
from bots.search_results import search_results
from century.data.mode import load_modes
from century.rules.arrays import STATE
from century.rules.machine.random_play import playout
from century.rules.setup import setup
from century.rules.state import State
from century.search.arrays import NODE
from century.search.judgement.judge import Scratch
from century.search.judgement.nets import net_of
from century.search.tree import MAX_DEPTH, Tree, search
from envs.test_interpreted import fingerprint
from fingerprints import fingerprints
from lockstep import TABLES, ruleset_of
from test_interpreted import run
from web.chromium import ARGUMENTS, find_chromium

HERE = Path(__file__).resolve().parent
PLAY = HERE / "play.js"
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


@pytest.fixture(scope="session")
def given(wasm: Path) -> dict[str, Any]:
    """What the function in play.js is called with."""
    return {
        "library": text(wasm.read_bytes()),
        "games": [
            {
                "name": f"{mode} {players}",
                "constants": text(ruleset_of(mode, players).constants.tobytes()),
                "net": text(net_of(mode).tobytes()),
            }
            for mode, players in TABLES
        ],
        "state": State.size,
        "node": NODE.itemsize,
        "scratch": Scratch.size,
        "seeds": GAMES,
        "simulations": SIMULATIONS,
        "nodes": NODES,
        "depth": MAX_DEPTH,
    }


@pytest.fixture(scope="session")
def expected() -> dict[str, list[int]]:
    """Whole games of every mode and count, state by state, and a tree search in each."""
    return {f"{m} {players}": [games(m, players), tree(m, players)] for m, players in TABLES}


def test_node_does_the_same(given: dict[str, Any], expected: dict[str, list[int]]) -> None:
    program = "const play = eval(process.argv[1]); const read = require('node:fs').readFileSync;"
    program += "play(JSON.parse(read(0))).then((all) => console.log(JSON.stringify(all)));"
    done = subprocess.run(
        [str(NODE_FOLDER / "node"), "-e", program, PLAY.read_text()],
        input=json.dumps(given),
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    assert json.loads(done.stdout) == expected


def test_a_browser_does_the_same(given: dict[str, Any], expected: dict[str, list[int]]) -> None:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        results = chromium.new_page().evaluate(PLAY.read_text(), given)
        chromium.close()
    assert results == expected


def text(data: bytes) -> str:
    return base64.b64encode(data).decode()


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


def games(mode: str, players: int) -> int:
    checksum = 0
    c = ruleset_of(mode, players).constants
    for seed in range(GAMES):
        s = State()
        setup(c, s, seed)
        checksum = crc32(s.memory, checksum)
        while playout(c, s, 1):
            checksum = crc32(s.memory, checksum)
    return checksum


def tree(mode: str, players: int) -> int:
    nodes = np.zeros(NODES, NODE)
    memory = Tree(nodes, np.ones(1, np.int64), np.zeros(2, STATE), np.zeros(MAX_DEPTH, np.int64))
    game = century.new(mode, players, seed=1)
    arguments = (game.ruleset.constants, game.state, memory, net_of(mode), Scratch())
    search(*arguments, SIMULATIONS, 7)
    return crc32(nodes.tobytes())
