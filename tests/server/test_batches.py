"""What comes while something is being done is done together, and each gets its own result."""

import asyncio
from typing import Any

import pytest

from century.server.storage.batches import AT_ONCE, Batches


def test_all_who_wait_are_served_at_once() -> None:
    batches: list[list[int]] = []
    busy = asyncio.Event()

    async def double(numbers: list[int]) -> list[Any]:
        batches.append(numbers)
        await busy.wait()
        return [2 * number for number in numbers]

    async def story() -> list[int]:
        waiting = Batches(double)
        first = waiting.put(1)
        while not batches:
            await asyncio.sleep(0)
        others = [waiting.put(number) for number in range(2, 5)]
        busy.set()
        return [await done for done in (first, *others)]

    assert asyncio.run(story()) == [2, 4, 6, 8]
    assert batches == [[1], [2, 3, 4]]


def test_no_more_than_the_most_go_together() -> None:
    sizes: list[int] = []

    async def count(items: list[int]) -> list[Any]:
        sizes.append(len(items))
        return items

    async def story() -> None:
        waiting = Batches(count)
        await asyncio.gather(*(waiting.put(n) for n in range(AT_ONCE + 1)))

    asyncio.run(story())
    assert sizes == [AT_ONCE, 1]


def test_an_error_is_for_the_one_it_belongs_to_or_for_all() -> None:
    async def work(items: list[str]) -> list[Any]:
        if "all" in items:
            raise OSError("away")
        return [KeyError(item) if item == "one" else item for item in items]

    async def story() -> None:
        waiting = Batches(work)
        good, bad = waiting.put("good"), waiting.put("one")
        assert await good == "good"
        with pytest.raises(KeyError):
            await bad
        lost = [waiting.put("all"), waiting.put("good")]
        for done in lost:
            with pytest.raises(OSError, match="away"):
                await done
        assert await waiting.put("again") == "again"

    asyncio.run(story())


def test_who_no_longer_waits_disturbs_nobody() -> None:
    async def work(items: list[int]) -> list[Any]:
        return items

    async def story() -> int:
        waiting = Batches(work)
        gone, stays = waiting.put(1), waiting.put(2)
        gone.cancel()
        answer: int = await stays
        await waiting.finish()
        return answer

    assert asyncio.run(story()) == 2
