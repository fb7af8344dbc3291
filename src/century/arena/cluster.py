"""A tournament on Ray: the same workers, on as many machines as the cluster has.

Each actor of Ray has a worker process of its own, so that a bot that hangs or crashes is dealt with
there, as it is on one machine. An actor that dies is started again by Ray, wherever there is room,
and plays its game again; only a finished game is ever heard of.
"""

import os
from collections.abc import Sequence
from contextlib import redirect_stdout

from century.arena.attempts import new_worker, play_game
from century.arena.match import Result
from century.arena.results import Keep
from century.arena.tournament import Key, Tournament
from century.data.reader import one_line, shown
from century.errors import CenturyError
from century.workers.cluster import LOCAL, NoCluster, join

import ray  # isort: skip - `cluster` sets it up
from ray.exceptions import RayError, RayTaskError  # isort: skip


class Player:
    """Plays one game after the other, somewhere."""

    def __init__(self, tournament: Tournament, digest: str) -> None:
        self._same = tournament.header()["digest"] == digest
        self._tournament = tournament
        self._worker = new_worker(tournament)

    def play(self, key: Key) -> Result:
        if not self._same:
            raise CenturyError(f"{ray.util.get_node_ip_address()}: has another version of century")
        return play_game(self._worker, self._tournament, key)


def play_on_ray(
    tournament: Tournament,
    keys: Sequence[Key],
    keep: Keep,
    address: str = LOCAL,
    workers: int | None = None,
) -> None:
    """Play these games, by default on every core there is; `keep` is called as each one ends."""
    with open(os.devnull, "w") as nothing, redirect_stdout(nothing):  # Ray prints what it does
        try:
            join(address, workers)
        except NoCluster as error:
            raise CenturyError(f"ray {shown(address)}: {error}") from None
        try:
            _play(tournament, keys, keep, workers)
        except RayTaskError as error:
            raise CenturyError(str(error.cause)) from None
        except RayError as error:
            raise CenturyError(f"Ray: {one_line(str(error).strip().splitlines()[-1])}") from None
        finally:
            ray.shutdown()


def _play(tournament: Tournament, keys: Sequence[Key], keep: Keep, workers: int | None) -> None:
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Player)
    digest = tournament.header()["digest"]
    count = min(workers or cores, cores, len(keys))
    left = iter(keys)
    players = [actor.remote(tournament, digest) for _ in range(count)]
    running = {player.play.remote(key): player for player, key in zip(players, left, strict=False)}
    try:
        while running:
            (done,), _ = ray.wait(list(running))
            keep(ray.get(done))
            player = running.pop(done)
            if (key := next(left, None)) is not None:
                running[player.play.remote(key)] = player
    finally:  # interrupted: what has ended by now is kept too
        for ended in [game for game in running if ray.wait([game], timeout=0)[0]]:
            keep(ray.get(ended))
