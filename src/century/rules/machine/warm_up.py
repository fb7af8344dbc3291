"""Compile the rules and keep them on disk: `python -m century.rules.machine.warm_up`."""

import os
import time
from collections.abc import Callable
from traceback import print_exc

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
    compile_play()
    compile_questions()


def compile_play() -> None:
    """What carries out decisions."""
    c, state = Constants(), State()
    state.decision = OVER
    engine.apply(c, state, 0)
    random_play.playout(c, state, 0)
    random_play.playouts(c, np.zeros(1, STATE), 0)


def compile_questions() -> None:
    """What deals, asks and counts."""
    c, state = Constants(), State()
    setup.setup(c, state, 0)
    setup.redeal(c, state, 0)
    random_play.setups(c, np.zeros(0, STATE), np.zeros(0, np.int64))
    questions.settlers_required(c, state, 0, 0)
    questions.tool_cubes(c, state, 0, 0)
    questions.route_required(state, 0, 0)
    questions.require(c, state, questions.Requirements())
    questions.coin_at(state, 0)
    questions.survey(c, state, questions.Survey())
    questions.leader_of(c, state, 1)
    questions.discard_bonus_due(c, state, 0)
    questions.islands_in_reach(state, 0, 1)
    questions.ships_to_pay(c, state, 0)
    questions.post_price(c, state, 0)
    questions.learn(c, state, 0, 0)
    questions.find_neighbours(state)
    engine.refresh(c, state)
    engine.answer_only(c, state, 0)
    scoring.scores(c, state, scoring.ScoreSheet())


def side_by_side(first: Callable[[], None], second: Callable[[], None]) -> None:
    """Do two things on two cores, where a process can split; what they compile is on disk then."""
    if not hasattr(os, "fork"):
        first()
        second()
        return
    child = os.fork()
    if child == 0:
        try:
            first()
            os._exit(0)
        except BaseException:
            print_exc()
            os._exit(1)
    second()
    if os.waitpid(child, 0)[1]:  # killed, perhaps for its memory
        first()


def keep(package: str, name: str, work: Callable[[], None]) -> None:
    """Compile a package unless that is done, and say so."""
    cold = not is_kept(package)
    if cold:
        print(f"Compiling {name}, once on this machine ...", flush=True)
    start = time.perf_counter()
    work()
    set_kept(package)
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"{name.capitalize()}: {done} in {time.perf_counter() - start:.1f} s.", flush=True)


def keep_rules() -> None:
    cold = not is_kept("rules")
    work = (lambda: side_by_side(compile_play, compile_questions)) if cold else compile_rules
    keep("rules", "the rules", work)


if __name__ == "__main__":
    with alone():
        keep_rules()
