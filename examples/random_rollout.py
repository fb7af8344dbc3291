"""Thousands of games at once, played at random: how long they take and who wins.

python examples/random_rollout.py east_west_3 --players 4 --games 5000
"""

import argparse
import time

import numpy as np

from century.envs import VectorGame


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("mode", nargs="?", default="spice_road")
    options.add_argument("--players", type=int, default=2)
    options.add_argument("--games", type=int, default=2000, help="to play to the end")
    options.add_argument("--side-by-side", type=int, default=1024)
    options.add_argument("--threads", type=int, default=1)
    given = options.parse_args()

    games = VectorGame(given.mode, given.players, given.side_by_side, threads=given.threads, seed=1)
    wins = np.zeros(given.players, int)
    points = np.zeros(given.players)
    steps = 0
    start = time.perf_counter()
    while wins.sum() < given.games:
        now = games.step(games.sample())
        steps += games.n
        wins += (now.reward[now.done] == 1).sum(axis=0)
        points += now.score[now.done].sum(axis=0)
    seconds = time.perf_counter() - start

    print(f"{steps} decisions, {steps / seconds:,.0f} a second")
    for seat in range(given.players):
        average = points[seat] / wins.sum()
        print(f"seat {seat} wins {wins[seat] / wins.sum():.1%} with {average:.1f} points")


if __name__ == "__main__":
    main()
