"""Learning in miniature, without a compiler: games, a net that learns, its file, and onwards."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import century
import train
from century.search.judgement import nets
from century.search.judgement.judge import Scratch
from century.search.judgement.net import HIDDEN, OUTPUTS, POINTS, forward
from century.search.judgement.nets import net_of
from table import Table
from train import Plan, drawn_openings, player_counts
from train import forward as forward_many
from weights import Weights, of_chance, read

TOOLS = Path(train.__file__).parent
BASELINES = TOOLS.parents[1] / "baselines"
NETS = Path(nets.__file__).parent
LOOP = """
import sys
from pathlib import Path
from train import Plan, train
plan = Plan(
    0.001, games=2, turns=4, samples=8, batch=4, simulations=(1, 1), match_every=1,
    match_simulations=1, options={"round_limit": 2}
)
for _ in range(2):
    train("spice_road", Path(sys.argv[1]), plan, print)
"""
LESSONS = "from from_games import main; main()"
OPENINGS = """
from table import Players, Table
from weights import of_chance
net = of_chance(seed=0).net()
table = Table("spice_road", 2, n=3, turns=8, round_limit=3)
table.play(1, Players(net, net, openings=[[2, 0], [0, 0], [0, 2]]))
hands = table.games.states["cards_count"][:, :2]
print(*hands.flat, *table.games.turns)
"""

SEARCHED = """
from table import Players, Table
from weights import of_chance
net = of_chance(seed=0).net()
table = Table("spice_road", 2, n=1, turns=8, round_limit=2)
for simulations in (1, 40):
    table.play(1, Players(net, net, simulations=simulations))
    print(*table.games.chances[0, 0])
"""


def run(script: str, *arguments: str) -> str:
    """Run without a compiler, which takes less time here than compiling."""
    path = os.pathsep.join([str(TOOLS), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "CENTURY_LIBRARY": "none", "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr
    return done.stdout


def test_the_whole_loop(tmp_path: Path) -> None:
    run(LOOP, str(tmp_path))
    with (tmp_path / "spice_road.csv").open(encoding="utf-8") as curve:
        rows = list(csv.DictReader(curve))
    assert [row["round"] for row in rows] == ["1", "2"]  # it goes on with other games
    assert {row["simulations"] for row in rows} == {"1"}
    assert all(0 < float(row["loss"]) < 2 and float(row["rounds"]) == 2 for row in rows)
    assert all(0 <= float(row["against_first"]) <= 1 for row in rows)
    began, learnt = read(NETS / "spice_road.npz"), read(tmp_path / "spice_road.npz")
    change = np.abs(began.inner - learnt.inner).max()
    assert 0 < change < 0.1


def test_a_net_learns_from_a_policy(tmp_path: Path) -> None:
    counts = ["--games=1", "--own-games=0", "--steps=2", "--batch=8"]
    policy = f"--policy={BASELINES / 'spice_road.onnx'}"
    told = run(LESSONS, "spice_road", policy, *counts, f"--out={tmp_path}")
    assert told.splitlines()[-1].startswith("2 steps, loss of what was kept back: [0.")
    began, learnt = read(NETS / "spice_road.npz"), read(tmp_path / "spice_road.npz")
    assert 0 < np.abs(began.inner - learnt.inner).max() < 0.1


def test_the_net_that_learns_is_the_net_that_plays() -> None:
    weights, scratch = of_chance(seed=3), Scratch()
    net = weights.net()
    features = np.random.default_rng(1).standard_normal(len(weights.inner)).astype(np.float32)
    forward(net, features, scratch.sums, scratch.outputs)
    assert np.asarray(forward_many(weights, features)) == pytest.approx(
        list(scratch.outputs), rel=1e-4
    )
    assert POINTS > 0


def test_a_net_goes_to_a_file_and_back(tmp_path: Path) -> None:
    weights = read(NETS / "new_world.npz")
    assert bytes(weights.net().memory) == bytes(net_of("new_world").memory)
    weights.write(tmp_path / "net.npz")
    assert bytes(read(tmp_path / "net.npz").net().memory) == bytes(weights.net().memory)


def test_a_narrower_net_is_the_same_in_a_wider_one(tmp_path: Path) -> None:
    """So that a net with more units or features goes on from what was learnt."""
    whole = of_chance(seed=5)
    units, features = HIDDEN // 2, len(whole.inner) - 7
    kept = [*range(units), *range(HIDDEN, HIDDEN + OUTPUTS)]
    outer = np.delete(whole.outer, range(units, HIDDEN), axis=1)
    narrow = Weights(whole.inner[:features, kept], outer)
    narrow.write(tmp_path / "narrow.npz")
    wide = read(tmp_path / "narrow.npz", seed=6)
    given = np.zeros(len(whole.inner), np.float32)
    given[:features] = np.random.default_rng(2).standard_normal(features)
    sums = given[:features] @ narrow.inner
    hidden = np.maximum(sums[:units], 0)
    expected = hidden @ outer[:, :units].T + sums[units:] + outer[:, units]
    assert np.asarray(forward_many(wide, given)) == pytest.approx(expected, rel=1e-3, abs=1e-4)


def test_seats_take_free_merchant_cards_before_they_think() -> None:
    numbers = [int(number) for number in run(OPENINGS).split()]
    hands, turns = numbers[:6], numbers[6:]
    assert hands[0] >= 4  # two to begin with, and two that were taken
    assert hands[5] >= 4
    assert turns == [3, 6, 2]  # what comes before says nothing about how they play


def test_a_position_is_aimed_at_what_its_search_thinks() -> None:
    first, more = ([float(part) for part in line.split()] for line in run(SEARCHED).splitlines())
    assert sum(first) == pytest.approx(1)
    assert sum(more) == pytest.approx(1)
    assert first != more


def test_few_seats_explore_and_none_without_free_merchant_cards() -> None:
    plan = Plan(1.0, explored=0.5, openings=3)
    hand, boards = (Table(mode, 2, n=50, turns=1) for mode in ("spice_road", "new_world"))
    drawn = drawn_openings(hand, plan, seed=1)
    assert set(drawn.flat) == {0, 1, 2, 3}
    assert 30 < (drawn == 0).sum() < 70
    assert not drawn_openings(boards, plan, seed=1).any()


def test_all_numbers_of_players_are_learnt() -> None:
    for mode, about in century.modes().items():
        assert set(player_counts(mode)) == set(about["players"])
