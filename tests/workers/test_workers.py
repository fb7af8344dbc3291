"""Processes that work: whatever becomes of one of them, nobody else loses anything."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from subprocess import DEVNULL

import pytest

from century.workers.pool import Pool
from century.workers.worker import Died, Failed, Hung, Stopped, Worker
from workers.calls import chatter, end_owner, keep, kept, limited, set_up, spin, tell


@pytest.fixture
def worker() -> Iterator[Worker]:
    made = Worker(partial(set_up, "first"), stderr=DEVNULL)
    yield made
    made.close()


def test_what_a_process_keeps_is_there_at_the_next_call(worker: Worker) -> None:
    heard: list[object] = []
    worker.prepare(heard.append)
    worker.prepare(heard.append)
    assert heard == ["setting up"]
    assert worker.ask(partial(keep, 2)) == ["first", 2]
    assert worker.ask(keep) == ["first", 2]
    assert kept == []


def test_a_call_that_raises_leaves_the_process(worker: Worker) -> None:
    process = worker.ask(os.getpid)
    with pytest.raises(Failed, match=r"ValueError: invalid literal for int\(\)"):
        worker.ask(partial(int, "seven"))
    with pytest.raises(Failed, match="pickle"):
        worker.ask(threading.Lock)
    assert worker.ask(os.getpid) == process


def test_who_takes_too_long_is_replaced(worker: Worker) -> None:
    process = worker.ask(os.getpid)
    with pytest.raises(Hung, match=r"within 0\.1 seconds"):
        worker.ask(partial(time.sleep, 600), seconds=0.1)
    assert worker.ask(os.getpid, seconds=600) != process
    assert worker.ask(keep) == ["first"]


def test_a_limit_ends_the_process_from_inside(worker: Worker) -> None:
    heard: list[object] = []
    with pytest.raises(Hung, match="its limit"):
        worker.ask(partial(limited, 0.1, spin), heard=heard.append)
    assert heard == ["begun"]
    assert worker.ask(partial(limited, 600, keep)) == ["first"]


def test_what_was_reported_before_a_death_is_heard(worker: Worker) -> None:
    heard: list[object] = []
    with pytest.raises(Died):
        worker.ask(partial(tell, [1, (2, 3)], partial(os._exit, 1)), heard=heard.append)
    assert heard == [1, (2, 3)]
    assert worker.ask(partial(tell, [4], keep), heard=heard.append) == ["first"]
    assert heard == [1, (2, 3), 4]


def test_a_process_that_was_killed_while_nobody_asked_costs_no_call(worker: Worker) -> None:
    process = worker.ask(os.getpid)
    os.kill(process, signal.SIGKILL)
    os.waitid(os.P_PID, process, os.WEXITED | os.WNOWAIT)
    assert worker.ask(os.getpid) != process


def test_printing_and_reading_come_not_between(worker: Worker) -> None:
    assert worker.ask(chatter) == ""
    assert worker.ask(keep) == ["first"]


def test_a_setup_that_dies_is_told_each_time() -> None:
    worker = Worker(partial(os._exit, 3))
    for _ in range(2):
        with pytest.raises(Died):
            worker.ask(os.getpid)
    worker.close()


def test_a_worker_is_stopped_while_somebody_asks(worker: Worker) -> None:
    begun = threading.Event()

    def stop() -> None:
        begun.wait()
        worker.stop()

    stopping = threading.Thread(target=stop)
    stopping.start()
    with pytest.raises(Stopped):
        worker.ask(partial(tell, [1], spin), heard=lambda _: begun.set())
    stopping.join()
    with pytest.raises(Stopped):
        worker.ask(keep)


def test_a_listener_that_fails_leaves_no_half_answer(worker: Worker) -> None:
    def fail(_: object) -> None:
        raise KeyError("no ear")

    with pytest.raises(KeyError):
        worker.ask(partial(tell, [1], partial(keep, 2)), heard=fail)
    assert worker.ask(keep) == ["first"]


def test_a_process_ends_with_its_owner(worker: Worker, tmp_path: Path) -> None:
    mark = tmp_path / "process"
    with pytest.raises(Died):
        worker.ask(partial(end_owner, str(mark)))
    process = int(mark.read_text())
    while _runs(process):
        pass


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")  # nobody may be there to bury it
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_one_of_a_pool_dies_and_the_others_work_on() -> None:
    with Pool(2, lambda: Worker(partial(keep, 0))) as pool:
        begun = threading.Event()
        slow = pool.submit(
            lambda worker: worker.ask(
                partial(tell, [1], partial(time.sleep, 1)), heard=lambda _: begun.set()
            )
        )
        begun.wait()
        killed = pool.submit(lambda worker: worker.ask(partial(os._exit, 1)))
        waiting = [pool.submit(lambda worker: worker.ask(os.getpid)) for _ in range(5)]
        with pytest.raises(Died):
            killed.result()
        assert len({task.result() for task in waiting}) in (1, 2)
        assert slow.result() is None


def test_a_pool_that_stops_ends_what_runs_and_what_waits() -> None:
    pool = Pool(1, lambda: Worker(partial(keep, 0)))
    begun = threading.Event()
    running = pool.submit(
        lambda worker: worker.ask(partial(tell, [1], spin), heard=lambda _: begun.set())
    )
    waiting = pool.submit(lambda worker: worker.ask(keep))
    begun.wait()
    pool.stop()
    with pytest.raises(Stopped):
        running.result()
    assert waiting.cancelled()
    with pytest.raises(Stopped):
        pool.submit(lambda worker: worker.ask(keep))
