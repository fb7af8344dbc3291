"""The searches of the bots run without the compiler too, where they can be stepped through."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import century

HERE = Path(__file__).resolve()
BOTS = {"greedy": {}, "planner": {"width": 3, "turns": 2}, "mcts": {"simulations": 10}}
ROUNDS = 1


def play(mode: str) -> None:
    """The first round by every bot; `play` refuses what is not legal."""
    for name, options in BOTS.items():
        game = century.new(mode, players=2, seed=3, round_limit=ROUNDS)
        bot = century.bot(name, **options)
        while not game.over:
            game.play(bot.choose(game.redeal(1)))


@pytest.mark.parametrize("mode", century.modes())
def test_bots_play_without_the_compiler(mode: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", str(HERE), mode],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stderr


if __name__ == "__main__":
    with np.errstate(over="ignore"):  # hashes overflow on purpose
        play(sys.argv[1])
