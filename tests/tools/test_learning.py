"""Self-play as the GPU plays it, interpreted here, and what it takes along to the machine there."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba import types

import century
import kernels
from century.rules.arrays import CONSTANTS
from century.search.judgement.net import NET

TOOLS = Path(kernels.__file__).parent
GAMES = """
import json
import numpy as np
import century
from century.rules.arrays import CONSTANTS
from century.rules.arrays import STATE
from century.search.judgement.feature_table import FEATURES
from century.search.judgement.judge import SCRATCH
from century.search.judgement.net import NET
from century.search.judgement.nets import net_of
from self_play import Games, Mistakes, Players, Results, Trace, begin, decide, end

NUMBER, SEATS, MAX_TURNS = 2, 2, 3
games = Games(
    np.zeros(1, CONSTANTS), np.zeros(NUMBER, STATE), np.zeros(2 * NUMBER, STATE),
    np.zeros(NUMBER, SCRATCH), np.zeros(NUMBER, np.int32),
)
games.constants[0] = century.new("spice_road", SEATS).ruleset.constants.numpy
nets = np.zeros(2, NET)
nets[:] = net_of("spice_road").numpy
rows = NUMBER * MAX_TURNS * SEATS
trace = Trace(
    np.zeros((rows, FEATURES), np.float32), np.zeros(rows, np.float32), MAX_TURNS
)
results = Results(
    np.zeros(NUMBER, np.int32), np.zeros((NUMBER, SEATS), np.int32), np.zeros(NUMBER, np.int32)
)
for i in range(NUMBER):
    begin(games, np.array([5, 6]), i)
    for decision in range(3):
        decide(games, Players(nets, np.array([0, 2])), trace, Mistakes(0, 0.001), i)
    end(games, results, i)
print(json.dumps({
    "turns": games.turns.tolist(),
    "rounds": results.rounds.tolist(),
    "winners": results.winners.tolist(),
    "totals": results.totals.tolist(),
    "pairs": trace.chances.reshape(-1, SEATS).sum(1).tolist(),
    "known": (trace.features != 0).any(1).tolist(),
}))
"""


def test_games_are_played_and_remembered() -> None:
    """Three decisions of two games, without a compiler."""
    path = os.pathsep.join([str(TOOLS), *sys.path])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", GAMES],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    games = json.loads(done.stdout)
    assert games["winners"] == [-1, -1]
    assert all(1 <= turns <= 3 for turns in games["turns"])
    assert all(total >= 0 for game in games["totals"] for total in game)
    remembered = [turn < turns for turns in games["turns"] for turn in range(3)]
    assert games["pairs"] == pytest.approx([float(kept) for kept in remembered])
    assert games["known"] == [kept for kept in remembered for _ in range(2)]


def test_every_kernel_has_its_arguments() -> None:
    signatures = kernels.signatures()
    assert signatures.keys() == kernels.make_kernels(None).keys()
    games = signatures["decide"][0]
    assert isinstance(games, types.NamedTuple)
    assert games.fields == ("constants", "states", "trials", "scratch", "turns")


def test_the_other_machine_gets_every_mode(tmp_path: Path) -> None:
    tables = kernels.write_modes(tmp_path)
    assert tables == {mode: list(about["players"]) for mode, about in century.modes().items()}
    for mode, counts in tables.items():
        for players in counts:
            file = tmp_path / f"{mode}_{players}.constants"
            assert file.stat().st_size == CONSTANTS.itemsize
    kernels.write_about(tmp_path, {"begin": "mangled"}, tables)
    about = json.loads((tmp_path / "kernels.json").read_text())
    size = about["net"]
    weights = size["features"] * (size["hidden"] + size["outputs"])
    weights += size["outputs"] * (size["hidden"] + 1)
    assert about["sizes"]["net"] == NET.itemsize == 4 * (weights + 1)  # and one says: learnt
