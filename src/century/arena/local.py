"""A tournament on this machine, in several processes."""

from collections.abc import Sequence
from concurrent.futures import as_completed
from functools import partial
from queue import Empty, SimpleQueue

from century.arena.attempts import new_worker, play_game, wait_until_ready
from century.arena.results import Keep
from century.arena.tournament import Key, Tournament
from century.workers.pool import Pool
from century.workers.worker import Worker


def play_local(tournament: Tournament, keys: Sequence[Key], keep: Keep, workers: int) -> None:
    """Play these games; `keep` is called with each as it ends, by the thread of its worker.

    So an interruption, which reaches the main thread only, never comes between a game that has
    ended and its being kept.
    """
    left: SimpleQueue[Key] = SimpleQueue()
    for key in keys:
        left.put(key)

    def play(worker: Worker) -> None:
        try:
            while True:
                keep(play_game(worker, tournament, left.get_nowait()))
        except Empty:
            return

    with Pool(workers, partial(new_worker, tournament)) as pool:
        pool.submit(wait_until_ready).result()  # alone: what must be compiled is compiled once
        for done in as_completed([pool.submit(play) for _ in range(min(workers, len(keys)))]):
            done.result()
