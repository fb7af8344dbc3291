"""Compile the rules and keep them on disk: `python -m century.rules.machine.warm_up`."""

import time

import numpy as np

from century.rules import engine, questions, scoring, setup
from century.rules.arrays import STATE
from century.rules.constants import Constants
from century.rules.decisions import OVER
from century.rules.machine import random_play
from century.rules.machine.cache import alone, is_kept, set_kept
from century.rules.state import State


def compile_rules() -> None:
    """Call every entry once, with a game of nobody, so that it is compiled or read from disk."""
    c, state = Constants(), State()
    states = np.zeros(1, STATE)
    setup.setup(c, state, 0)
    setup.redeal(c, state, 0)
    questions.settlers_required(c, state, 0, 0)
    questions.tool_cubes(c, state, 0, 0)
    questions.route_required(state, 0, 0)
    questions.coin_at(state, 0)
    questions.survey(c, state, questions.Survey())
    questions.leader_of(c, state, 1)
    questions.discard_bonus_due(c, state, 0)
    questions.islands_in_reach(state, 0, 1)
    questions.ships_to_pay(c, state, 0)
    questions.post_price(c, state, 0)
    questions.learn(c, state, 0, 0)
    questions.find_neighbours(state)
    state.decision = OVER
    state.legal = 0
    engine.refresh(c, state)
    engine.apply(c, state, 0)
    scoring.scores(c, state, scoring.ScoreSheet())
    random_play.playout(c, state, 0)
    random_play.playouts(c, states, 0)
    random_play.setups(c, states[:0], np.zeros(0, np.int64))


def main() -> None:
    cold = not is_kept("rules")
    if cold:
        print("Compiling the rules, about half a minute, once on this machine ...", flush=True)
    start = time.perf_counter()
    with alone():
        compile_rules()
        set_kept("rules")
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Rules {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
