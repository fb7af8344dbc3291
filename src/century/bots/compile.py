"""Compile the searches of the bots and keep them on disk: `python -m century.bots.compile`."""

import time

from century.bots import advise, ask, bot
from century.bots.search.compiling import CACHE
from century.game import new


def main() -> None:
    cold = not any(CACHE.rglob("*.nbi"))
    if cold:
        print("Compiling the bots, two minutes or so, once on this machine ...", flush=True)
    start = time.perf_counter()
    game = new("spice_road", seed=0)
    ask(bot("greedy"), game, 0)
    thinker = bot("mcts", simulations=100)
    ask(thinker, game, 0)
    ask(thinker, game, 0)  # takes over what it has thought before
    advise(game, simulations=100)
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Bots {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
