"""How many turns workers answer: `python tools/worker_growth.py [--workers 1 2 4] [--bots ray]`.

Every turn takes the same time, in which its worker waits and needs no core: so it is workers that
are short, and not the cores of this machine. What is measured is the scheduler and the way to the
workers and back.
"""

import argparse
import asyncio
import time
from collections.abc import Sequence

from prometheus_client import CollectorRegistry

from century.server.gauges import Gauges
from century.server.settings import Settings
from century.server.thinking.scheduler import Thought
from century.server.thinking.workplace import make_thinkers

PATIENCE = 3600.0  # seconds: nobody's time is shrunk


async def turns_per_second(bots: str, workers: int, seconds: float, thinks: float) -> float:
    """Of twice as many people as there are workers, each of whom plays on at once."""
    settings = Settings(bots=bots, bot_workers=workers, bot_patience=PATIENCE)
    thinkers = make_thinkers(settings, Gauges(CollectorRegistry()))
    answered = 0

    async def turn(name: str) -> None:
        await thinkers.submit(Thought("turn", (name,), thinks, quick=False, work=time.sleep))

    async def person(name: str, until: float) -> None:
        nonlocal answered
        while time.monotonic() < until:
            await turn(name)
            answered += time.monotonic() < until

    try:
        while True:  # until all workers are there
            began = time.monotonic()
            await asyncio.gather(*(turn(f"person {number}") for number in range(workers)))
            if time.monotonic() - began < 1.5 * thinks:
                break
        began = time.monotonic()
        names = [f"person {number}" for number in range(2 * workers)]
        await asyncio.gather(*(person(name, began + seconds) for name in names))
        return answered / seconds
    finally:
        await thinkers.stop()


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--bots", default="ray", help="as `century serve --bots`; '' is here")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--thinks", type=float, default=0.5, help="seconds for a turn")
    asked = parser.parse_args(given)
    print("| workers | turns a second | of what they could |\n|---:|---:|---:|")
    for workers in asked.workers:
        turns = asyncio.run(turns_per_second(asked.bots, workers, asked.seconds, asked.thinks))
        print(f"| {workers} | {turns:.2f} | {turns * asked.thinks / workers:.0%} |", flush=True)


if __name__ == "__main__":
    main()
