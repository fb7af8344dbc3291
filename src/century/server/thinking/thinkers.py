"""Workers that think, so that the server never waits: a dead one is replaced.

Each worker has a task that asks the scheduler for the next thought as soon as it is free. A thought
whose worker dies, or is much later than it was told to be, goes to the next worker that is free;
the first answer counts.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from century.server.background import Background
from century.server.thinking.scheduler import Kind, Scheduler, Thought
from century.server.thinking.tally import Tally
from century.workers.worker import Died, Failed, NoAnswer, Stopped

LATE_SECONDS = 0.75  # beyond those that were given, until another worker is asked as well
MAX_DEATHS = 3  # of workers in one thought
AGAIN_SECONDS = 1.0  # between two tries to start a worker

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """One worker, here or elsewhere; who asks it hears its answer, or NoAnswer."""

    @property
    def is_remote(self) -> bool:
        """Whether it may be out of reach and nobody would say so for long."""

    async def prepare(self) -> None:
        """Until it is ready to be asked."""

    async def ask(self, call: Callable[[], Any], seconds: float) -> Any:
        """What the call returns; after so many seconds it is given up and replaced."""

    def stop(self) -> None:
        """For good."""


class TakenElsewhere(Exception):  # noqa: N818 - it is an answer, not an error
    """Another process thinks about it."""


async def _begin_at_once() -> bool:
    return True


@dataclass(eq=False)
class Job:
    """A thought, and who waits for it."""

    answer: asyncio.Future[Any]
    begin: Callable[[], Awaitable[bool]]
    asked: float
    running: int = 0
    deaths: int = 0
    is_claimed: bool = False
    is_doubled: bool = False


class Thinkers:
    """General workers, and others that are kept for what is quick."""

    def __init__(
        self,
        scheduler: Scheduler,
        tally: Tally,
        general: Sequence[Thinker],
        reserved: Sequence[Thinker] = (),
        cold: bool = False,
    ) -> None:
        self.scheduler = scheduler
        self.tally = tally
        self._general = list(general)
        self._reserved = list(reserved)
        self._cold = cold  # whether the first worker has to compile, and the others wait for it
        self._free: dict[Thinker, asyncio.Future[Thought]] = {}
        self._jobs: dict[Thought, Job] = {}
        self._thinking: Counter[Kind] = Counter()
        self._background = Background()
        self._started = self._stopped = False
        self.ready = asyncio.Event()
        tally.gauge("thoughts_waiting", "turns and hints that wait for a worker", scheduler.count)
        tally.gauge("thoughts_running", "turns and hints at a worker", self._thinking.__getitem__)

    @property
    def size(self) -> int:
        """How many think about anything."""
        return len(self._general)

    @property
    def is_starting(self) -> bool:
        return self._started and not self.ready.is_set()

    @property
    def is_compiling(self) -> bool:
        """Whether that takes a minute."""
        return self._cold and not self.ready.is_set()

    def count_elsewhere(self, workers: int) -> None:
        """What waits here is shared with so many workers of other processes."""
        self.scheduler.workers = self.size + workers

    def start(self) -> None:
        """Have the workers ready before they are needed."""
        if not self._started:
            self._started = True
            for thinker in (*self._general, *self._reserved):
                self._background.start(self._serve(thinker))

    def submit(
        self, thought: Thought, begin: Callable[[], Awaitable[bool]] = _begin_at_once
    ) -> asyncio.Future[Any]:
        """The answer, or NoAnswer; `begin` is asked once when a worker takes it, and may say no."""
        if self._stopped:
            raise Stopped("the workers stop")
        self.start()
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._jobs[thought] = Job(answer, begin, time.monotonic())
        answer.add_done_callback(lambda _: self._forget(thought))
        self.scheduler.add(thought)
        self._dispatch()
        return answer

    def _forget(self, thought: Thought) -> None:
        self._jobs.pop(thought, None)
        self.scheduler.remove(thought)

    async def stop(self) -> None:
        self._stopped = True
        for job in list(self._jobs.values()):
            if not job.answer.done():
                job.answer.set_exception(Stopped("the workers stop"))
        thinkers = (*self._general, *self._reserved)
        await asyncio.gather(*(asyncio.to_thread(thinker.stop) for thinker in thinkers))
        await self._background.stop()

    # One worker

    async def _serve(self, thinker: Thinker) -> None:
        if self._cold and thinker is not self._general[0]:
            await self.ready.wait()
        while True:
            try:
                await thinker.prepare()
                self.ready.set()
                while await self._carry_out(thinker, await self._next(thinker)):
                    pass
            except Stopped:
                return
            except NoAnswer as error:
                log.warning("a worker could not be started", extra={"reason": str(error)})
                await asyncio.sleep(AGAIN_SECONDS)

    async def _next(self, thinker: Thinker) -> Thought:
        given: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._free[thinker] = given
        self._dispatch()
        return await given

    def _dispatch(self) -> None:
        while any(self._give(thinker) for thinker in (*self._reserved, *self._general)):
            pass

    def _give(self, thinker: Thinker) -> bool:
        """Give a worker that is free something to do, or the one that knows the game."""
        if thinker not in self._free:
            return False
        only_quick = thinker in self._reserved
        thought = self.scheduler.take(time.monotonic(), only_quick)
        if thought is None:
            return False
        home = thought.home
        chosen = next((one for one in self._free if one is home), thinker)
        thought.home = chosen
        self._free.pop(chosen).set_result(thought)
        return True

    async def _carry_out(self, thinker: Thinker, thought: Thought) -> bool:
        """Whether the worker is still there."""
        job = self._jobs.get(thought)
        if job is None or not await self._is_ours(job):
            return True
        late = asyncio.get_running_loop().call_later(
            thought.seconds + LATE_SECONDS, self._double, thinker, thought
        )
        began, seconds = time.monotonic(), thought.seconds
        job.running += 1
        self._thinking[thought.kind] += 1
        try:
            answer = await thinker.ask(partial(thought.work, seconds), thought.limit)
        except Failed as error:
            self._fail(thought, job, error)
            return True
        except Stopped:
            raise
        except NoAnswer as error:
            self._lose(thought, job, error)
            return False
        finally:
            late.cancel()
            job.running -= 1
            self._thinking[thought.kind] -= 1
        spent = time.monotonic() - began
        self.scheduler.done(thought, spent)
        if not job.answer.done():
            self.tally.count(thought.kind, "shrunken" if thought.is_shrunken else "thought")
            self.tally.waiting.labels(thought.kind).observe(max(0.0, began - job.asked))
            self.tally.thinking.labels(thought.kind).observe(spent)
            job.answer.set_result(answer)
        return True

    async def _is_ours(self, job: Job) -> bool:
        if job.is_claimed:
            return not job.answer.done()
        try:
            job.is_claimed = await job.begin()
            error: Exception = TakenElsewhere()
        except Exception as raised:
            error = raised
        if not job.is_claimed and not job.answer.done():
            job.answer.set_exception(error)
        return job.is_claimed and not job.answer.done()

    # What goes wrong

    def _double(self, thinker: Thinker, thought: Thought) -> None:
        """It is late: another worker shall think about it too."""
        job = self._jobs.get(thought)
        if job is not None and not job.is_doubled and not thought.quick:
            job.is_doubled = True
            self._again(thought, is_lost=thinker.is_remote)

    def _lose(self, thought: Thought, job: Job, error: NoAnswer) -> None:
        log.warning("no answer of a worker", extra={"reason": str(error)})
        job.deaths += 1
        if job.answer.done() or job.running > 1:
            return
        if isinstance(error, Died) and job.deaths < MAX_DEATHS:
            self._again(thought, is_lost=True)
        else:
            self._fail(thought, job, error)

    def _again(self, thought: Thought, is_lost: bool) -> None:
        self.tally.count(thought.kind, "again")
        thought.is_lost = thought.is_lost or is_lost
        self.scheduler.remove(thought)
        self.scheduler.add(thought)
        self._dispatch()

    def _fail(self, thought: Thought, job: Job, error: NoAnswer) -> None:
        self.tally.count(thought.kind, "given_up")
        if not job.answer.done():
            job.answer.set_exception(error)
