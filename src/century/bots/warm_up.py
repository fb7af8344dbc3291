"""Compile the searches of the bots and keep them on disk: `python -m century.bots.warm_up`."""

import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from century.bots import advise, ask, bot
from century.game.game import new
from century.rules.machine.compiling import is_kept


def compile_beam() -> None:
    ask(bot("greedy"), new("spice_road", seed=0), 0)


def compile_tree() -> None:
    game = new("spice_road", seed=0)
    thinker = bot("mcts", simulations=100)
    ask(thinker, game, 0)
    ask(thinker, game, 0)  # takes over what it has thought before
    advise(game, simulations=100)


def main() -> None:
    cold = not is_kept("search")
    if cold:
        print("Compiling the bots, a minute or two, once on this machine ...", flush=True)
    start = time.perf_counter()
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for part in [pool.submit(compile_beam), pool.submit(compile_tree)]:
            part.result()
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Bots {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
