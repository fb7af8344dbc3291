"""Self-play: one small network plays all seats of many games at once, by `VectorGame`.

python examples/self_play.py spice_road --decisions 8000000 --curve curve.csv
Needs: pip install century[examples]
"""

import argparse
import time
from collections import deque

import numpy as np
from masked_ppo import Learner

from century.envs import VectorGame

LENGTH = 64  # decisions of each game between two lessons


def main(given: argparse.Namespace) -> None:
    games = VectorGame(given.mode, 2, given.games, seed=1, symmetric=True)
    learner = Learner(games.layout, len(games.actions))
    with_itself = np.arange(games.n) >= games.n // 8  # in the others seat 1 plays at random
    now, length = games.reset(), np.zeros(games.n, int)
    wins, lengths = deque(maxlen=400), deque(maxlen=400)
    lines, start = ["decisions,seconds,length,wins"], time.perf_counter()
    lesson = LENGTH * games.n
    if given.decisions < lesson:
        print(f"Nothing learnt: {given.decisions} decisions, and a lesson takes {lesson}.")
    for decisions in range(lesson, given.decisions + 1, lesson):
        rows = []
        for _ in range(LENGTH):
            seen, mask, seat = now.observation.copy(), now.mask.copy(), now.seat.copy()
            action, chance, value = learner.act(seen, mask)
            now = games.step(np.where(with_itself | (seat == 0), action, games.sample()))
            reward = now.reward[np.arange(games.n), seat]
            # What is good for the other seat, if it is next, is bad for this one.
            follow = np.where(now.done, 0, np.where(now.seat == seat, 1, -1))
            rows.append((seen, mask, action, chance, value, reward, follow))
            length += 1
            lengths.extend(length[now.done & with_itself])
            wins.extend(now.reward[now.done & ~with_itself, 0] > 0)
            length[now.done] = 0
        _, _, ahead = learner.act(now.observation, now.mask)
        columns = [np.stack(column)[:, with_itself] for column in zip(*rows, strict=True)]
        learner.learn(columns, ahead[with_itself])
        seconds = time.perf_counter() - start
        figures = [f"{np.mean(results):.3f}" if results else "" for results in (lengths, wins)]
        lines.append(f"{decisions},{seconds:.0f},{','.join(figures)}")
        print(lines[-1], flush=True)
        if given.curve:
            np.savetxt(given.curve, lines, fmt="%s")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--decisions", type=int, default=8_000_000)
    options.add_argument("--games", type=int, default=512, help="side by side")
    options.add_argument("--curve", help="write the learning curve to this file")
    main(options.parse_args())
