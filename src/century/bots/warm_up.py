"""Compile the searches of the bots and keep them on disk: `python -m century.bots.warm_up`."""

import time

from century.bots import Mcts, ask, bot
from century.game.game import new
from century.rules.machine.cache import alone, is_kept, set_kept


def compile_searches() -> None:
    """Have every search carried out once, so that it is compiled or read from disk."""
    game = new("spice_road", seed=0)
    ask(bot("greedy"), game, 0)
    thinker = Mcts(simulations=400)
    for _ in range(2):  # the second time takes over what it has found before
        expected = thinker.expectations(game, 1)
        game.play(max(expected, key=lambda option: option.share).token)


def main() -> None:
    cold = not is_kept("search")
    if cold:
        print("Compiling the bots, about half a minute, once on this machine ...", flush=True)
    start = time.perf_counter()
    with alone():
        compile_searches()
        set_kept("search")
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Bots {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
