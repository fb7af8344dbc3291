"""A whole dataset, file by file, in several processes here or on Ray."""

import json
import os
from collections.abc import Callable
from concurrent.futures import as_completed
from functools import partial
from pathlib import Path

from century.bots import bot
from century.data.reader import one_line
from century.dataset.card import card_of
from century.dataset.plan import Plan
from century.dataset.shards import make_shard
from century.errors import CenturyError
from century.workers.pool import Pool
from century.workers.worker import NoAnswer, Worker

FOLDERS = ("games", "decisions")
DAY = 86400.0  # seconds that a file may take on a cluster


def make_dataset(
    plan: Plan,
    folder: Path,
    workers: int = 1,
    ray: str | None = None,
    done: Callable[[int], None] = lambda games: None,
) -> None:
    """Make what is missing; `done` is told after every file how many games it has.

    A file that is there is whole: who is interrupted goes on with the next one.
    """
    plan.check_folder(folder)
    try:
        for name in FOLDERS:
            (folder / name).mkdir(parents=True, exist_ok=True)
        _write(folder / "dataset.json", json.dumps(plan.header(), indent=1).encode() + b"\n")
        left = []
        for shard in range(plan.shards):
            if _is_whole(plan, folder, shard):
                done(len(plan.numbers(shard)))
            else:
                left.append(shard)
        with _pool(plan, min(workers, len(left)) or 1, ray) as pool:
            tasks = {pool.submit(partial(_ask, plan, shard)): shard for shard in left}
            for task in as_completed(tasks):
                shard = tasks[task]
                for name, content in zip(FOLDERS, task.result(), strict=True):
                    _write(_path(folder, name, shard), content)
                done(len(plan.numbers(shard)))
        _write(folder / "README.md", card_of(plan, folder).encode())
    except OSError as error:
        raise CenturyError(f"{folder}: cannot write: {error.strerror or error}") from None
    except NoAnswer as error:
        raise CenturyError(f"the worker failed: {one_line(str(error))}") from None


def _pool(plan: Plan, workers: int, ray: str | None) -> "Pool[Worker]":
    setup = partial(_warm_up, plan)
    if ray is None:
        return Pool(workers, partial(Worker, setup))
    from century.workers.ray_worker import RayWorker

    return Pool(workers, partial(RayWorker, ray, workers, setup, DAY))  # type: ignore[arg-type]


def _ask(plan: Plan, shard: int, worker: Worker) -> tuple[bytes, bytes]:
    return worker.ask(partial(make_shard, plan, shard), DAY)


def _warm_up(plan: Plan) -> None:
    """What must be compiled is compiled before the first game."""
    bot("greedy").choose(plan.new_game(0))


def _is_whole(plan: Plan, folder: Path, shard: int) -> bool:
    """Whether a file is there with all its games; the last one of a smaller dataset is not."""
    import pyarrow.parquet as pq

    paths = [_path(folder, name, shard) for name in FOLDERS]
    if not all(path.exists() for path in paths):
        return False
    return bool(pq.read_metadata(paths[0]).num_rows == len(plan.numbers(shard)))


def _path(folder: Path, name: str, shard: int) -> Path:
    return folder / name / f"part-{shard:05}.parquet"


def _write(path: Path, content: bytes) -> None:
    """Whole, or not at all."""
    draft = path.with_name(f".{path.name}.part")
    draft.write_bytes(content)
    os.replace(draft, path)
