"""Workers that think: whatever happens to one, every thought is answered once."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from century.server.gauges import Gauges
from century.server.thinking import thinkers as module
from century.server.thinking.pooled_thinker import local_thinker
from century.server.thinking.scheduler import Scheduler, Thought
from century.server.thinking.tally import Tally
from century.server.thinking.thinkers import TakenElsewhere, Thinker, Thinkers
from century.tables.deal import Deal, FrozenGame
from century.tables.thinking import advice, bot_turn
from century.workers.worker import Died, Failed, Hung, NoAnswer, Stopped
from server.thinking import HereThinker, SlowThinker, die, process_id, sleep


def thought(
    work: Callable[..., Any] = lambda seconds: seconds, wanted: float = 3.0, limit: float = 60.0
) -> Thought:
    return Thought("turn", ("ada",), wanted, wanted < 0.05, work, limit)


class Story:
    """Workers in the loop of a test."""

    def __init__(self, *general: Thinker, reserved: tuple[Thinker, ...] = ()) -> None:
        self.gauges = Gauges(CollectorRegistry())
        scheduler = Scheduler(len(general), 4.0)
        self.thinkers = Thinkers(scheduler, Tally(self.gauges), general, reserved)

    def run(self, story: Callable[[Thinkers], Awaitable[None]]) -> None:
        async def whole() -> None:
            try:
                await story(self.thinkers)
            finally:
                await self.thinkers.stop()

        asyncio.run(whole())

    def count(self, outcome: str) -> float | None:
        labels = {"kind": "turn", "outcome": outcome}
        return self.gauges.registry.get_sample_value("century_thoughts_total", labels)


def test_real_workers_survive_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_DEATHS", 1)
    deal = Deal("spice_road", 2, 1, {})
    frozen = FrozenGame.of(deal, deal.new())

    async def story(thinkers: Thinkers) -> None:
        async def ask(work: Callable[..., Any], limit: float = 60.0) -> Any:
            return await thinkers.submit(thought(work, limit=limit))

        assert (await ask(partial(bot_turn, frozen, "random", ("game", 0), 10))).tokens
        with pytest.raises(NoAnswer, match="unknown bot"):
            await ask(partial(bot_turn, frozen, "nobody", ("game", 0), 10))
        assert json.loads(json.dumps(await thinkers.submit(thought(partial(advice, frozen), 0.1))))
        first = await ask(process_id)
        assert await ask(process_id) == first
        with pytest.raises(NoAnswer, match="no answer within"):
            await ask(sleep, limit=0.1)
        second = await ask(process_id)
        assert second != first
        with pytest.raises(NoAnswer, match="died"):
            await ask(die)
        assert await ask(process_id) not in (first, second)

    Story(local_thinker(os.getpid)).run(story)


def test_a_dead_worker_is_replaced_and_its_thought_begun_again() -> None:
    def run(*deaths: int) -> Story:
        worker = SlowThinker()
        told = Story(worker)

        async def story(thinkers: Thinkers) -> None:
            answer = thinkers.submit(thought())
            for _ in deaths:
                (await worker.next()).set_exception(Died("the worker has died"))
            if len(deaths) < module.MAX_DEATHS:
                (await worker.next()).set_result("answer")
                assert await answer == "answer"
                assert worker.starts == len(deaths) + 1
            else:
                with pytest.raises(Died):
                    await answer

        told.run(story)
        return told

    assert run(1, 2).count("again") == 2
    assert run(1, 2, 3).count("given_up") == 1


def test_the_worker_kept_for_quick_ones_takes_what_another_has_lost() -> None:
    general, reserved = SlowThinker(), SlowThinker()

    async def story(thinkers: Thinkers) -> None:
        answer = thinkers.submit(thought())
        (await general.next()).set_exception(Died("the worker has died"))
        again = await reserved.next() if not general.called.is_set() else await general.next()
        again.set_result("answer")
        assert await answer == "answer"

    Story(general, reserved=(reserved,)).run(story)


def test_a_worker_that_is_late_gets_company(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LATE_SECONDS", 0.0)
    first, second = SlowThinker(), SlowThinker()
    told = Story(first, second)

    async def story(thinkers: Thinkers) -> None:
        answer = thinkers.submit(thought(wanted=0.06))
        lost = await first.next()
        (await second.next()).set_result("answer")
        assert await answer == "answer"
        lost.set_result("too late")
        other = thinkers.submit(thought())
        (await second.next() if not first.called.is_set() else await first.next()).set_result(2)
        assert await other == 2

    told.run(story)
    assert told.count("again") == 1


def test_a_call_that_fails_or_hangs_is_not_tried_again() -> None:
    worker = SlowThinker()

    async def story(thinkers: Thinkers) -> None:
        for error in (Failed("ValueError: no"), Hung("no answer within 20 seconds")):
            answer = thinkers.submit(thought())
            (await worker.next()).set_exception(error)
            with pytest.raises(type(error)):
                await answer
        assert worker.starts == 2  # the one that hung was replaced

    Story(worker).run(story)


def test_who_does_not_wait_any_more_is_forgotten() -> None:
    worker = SlowThinker()

    async def story(thinkers: Thinkers) -> None:
        first = thinkers.submit(thought())
        second = thinkers.submit(thought())
        begun = await worker.next()
        second.cancel()
        await asyncio.sleep(0)
        assert len(thinkers.scheduler) == 0
        begun.set_result("answer")
        assert await first == "answer"

    Story(worker).run(story)


def test_what_another_process_has_taken_is_left_to_it() -> None:
    async def story(thinkers: Thinkers) -> None:
        async def taken() -> bool:
            return False

        async def away() -> bool:
            raise ConnectionError

        with pytest.raises(TakenElsewhere):
            await thinkers.submit(thought(), taken)
        with pytest.raises(ConnectionError):
            await thinkers.submit(thought(), away)
        assert await thinkers.submit(thought()) == 3.0

    Story(HereThinker()).run(story)


def test_a_game_goes_back_to_the_worker_that_knows_it() -> None:
    workers = [HereThinker() for _ in range(3)]

    async def story(thinkers: Thinkers) -> None:
        thinkers.start()
        while len(thinkers._free) < 3:
            await asyncio.sleep(0)
        for home in workers:
            known = thought()
            known.home = home
            await thinkers.submit(known)
            assert known.home is home
            while len(thinkers._free) < 3:
                await asyncio.sleep(0)

    Story(*workers).run(story)


def test_stopped_workers_answer_nobody() -> None:
    worker = SlowThinker()

    async def story(thinkers: Thinkers) -> None:
        waiting = [thinkers.submit(thought()), thinkers.submit(thought())]
        await worker.next()
        await thinkers.stop()
        for answer in waiting:
            with pytest.raises(Stopped):
                await answer
        with pytest.raises(Stopped):
            thinkers.submit(thought())

    Story(worker).run(story)
