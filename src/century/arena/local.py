"""A tournament on this machine, in several processes."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import ExitStack
from queue import Empty, SimpleQueue

from century.arena.process import Worker
from century.arena.results import Keep
from century.arena.tournament import Key, Tournament


def play_local(tournament: Tournament, keys: Sequence[Key], keep: Keep, workers: int) -> None:
    """Play these games; `keep` is called with each as it ends, by the thread of its worker.

    So an interruption, which reaches the main thread only, never comes between a game that has
    ended and its being kept.
    """
    left: SimpleQueue[Key] = SimpleQueue()
    for key in keys:
        left.put(key)
    started: list[Worker] = []

    def play(worker: Worker) -> None:
        try:
            while True:
                keep(worker.play(left.get_nowait()))
        except Empty:
            return

    with ExitStack() as ended, ThreadPoolExecutor(workers) as pool:

        def start() -> None:
            started.append(Worker(tournament))
            ended.callback(started[-1].close)

        try:
            start()
            started[0].wait_until_ready()  # alone: what must be compiled is compiled once
            while len(started) < min(workers, len(keys)):
                start()
            for done in as_completed([pool.submit(play, worker) for worker in started]):
                done.result()
        finally:
            for worker in started:
                worker.stop()
