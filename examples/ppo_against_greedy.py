"""Masked PPO: one seat learns against a built-in bot, by Gymnasium.

python examples/ppo_against_greedy.py new_world --decisions 1000000 --curve curve.csv
Needs: pip install century[rl,examples]
"""

import argparse
import time
from collections import deque

import gymnasium
import numpy as np
from masked_ppo import Learner

LENGTH = 128  # decisions at each table between two lessons
POINTS = 30  # ahead are worth 1


def main(given: argparse.Namespace) -> None:
    name = f"century.envs.gymnasium:century/{given.mode}-v0"
    settings = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}
    envs = gymnasium.make_vec(
        name,
        num_envs=given.tables,
        vectorization_mode="async" if given.processes else "sync",
        vector_kwargs=settings | ({"context": "spawn"} if given.processes else {}),
        opponents=given.opponent,
        reward="score",
    )
    layout = gymnasium.make(name).unwrapped.layout
    learner = Learner(layout, envs.single_action_space.n)
    seen, info = envs.reset(seed=1)
    lead = info["lead"].copy()
    leads, lines, start = deque(maxlen=1000), ["decisions,seconds,lead,wins"], time.perf_counter()
    lesson = LENGTH * given.tables
    if given.decisions < lesson:
        print(f"Nothing learnt: {given.decisions} decisions, and a lesson takes {lesson}.")
    for decisions in range(lesson, given.decisions + 1, lesson):
        rows = []
        for _ in range(LENGTH):
            before, mask, had = seen.copy(), info["action_mask"] > 0, lead
            action, chance, value = learner.act(before, mask)
            seen, final, ended, _, info = envs.step(action)
            lead = info["lead"].copy()
            # Points that are gained are told at once; they add up to the lead at the end.
            gain = np.where(ended, final, lead) - had
            rows.append((before, mask, action, chance, value, gain / POINTS, 1 - ended))
            leads.extend(final[ended])
        _, _, ahead = learner.act(seen, info["action_mask"] > 0)
        learner.learn(map(np.stack, zip(*rows, strict=True)), ahead)
        seconds, wins = time.perf_counter() - start, [lead > 0 for lead in leads]
        figures = [f"{np.mean(results):.3f}" if results else "" for results in (leads, wins)]
        lines.append(f"{decisions},{seconds:.0f},{','.join(figures)}")
        print(lines[-1], flush=True)
        if given.curve:
            np.savetxt(given.curve, lines, fmt="%s")
    envs.close()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="new_world")
    options.add_argument("--opponent", default="greedy")
    options.add_argument("--decisions", type=int, default=1_000_000, help="of the learner")
    options.add_argument("--tables", type=int, default=32)
    options.add_argument("--processes", action="store_true", help="one for each table")
    options.add_argument("--curve", help="write the learning curve to this file")
    main(options.parse_args())
