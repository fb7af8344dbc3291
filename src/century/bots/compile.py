"""Compile the searches of the bots and keep them on disk: `python -m century.bots.compile`."""

import time

from century.bots import ask, bot
from century.bots.compiling import CACHE
from century.game import new


def main() -> None:
    cold = not any(CACHE.rglob("*.nbi"))
    if cold:
        print("Compiling the bots, about half a minute, once on this machine ...", flush=True)
    start = time.perf_counter()
    ask(bot("greedy"), new("spice_road", seed=0), 0)
    done = "compiled and kept" if cold else "compiled already, read"
    print(f"Bots {done} in {time.perf_counter() - start:.1f} s.")


if __name__ == "__main__":
    main()
