"""Compile the environments and keep them on disk: `python -m century.envs.warm_up`."""

import time

from century.envs.single import SingleGame
from century.envs.vector import VectorGame
from century.rules.machine.cache import alone, is_kept, set_kept


def compile_environments() -> None:
    """Step some, so that all of it is compiled or read from disk."""
    games = VectorGame("spice_road", n=2, threads=2, seed=0)
    games.step(games.sample())
    single = SingleGame(games.ruleset)
    single.deal(0)
    single.look(0)
    single.play(0)
    single.outcome(0)


def main() -> None:
    cold = not is_kept("envs")
    if cold:
        print("Compiling the environments, a quarter of a minute, once on this machine ...")
    start = time.perf_counter()
    with alone():
        compile_environments()
        set_kept("envs")
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Environments {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
