"""Garbage is found, though not while people play."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from sqlalchemy import BindParameter

from century.server.running import garbage
from century.server.running.garbage import Garbage
from server.playing import Site

FEW = 10  # parts of statements


class Loop:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "SECONDS", 0.0)
    monkeypatch.setattr(garbage, "GROWTH", 0.0)
    yield
    gc.unfreeze()


def test_what_lives_is_set_aside_and_looked_through_when_nobody_acts() -> None:
    async def story() -> None:
        busy = True
        looking = asyncio.create_task(Garbage(lambda: busy).run())
        await asyncio.sleep(0)
        kept = [Loop() for _ in range(1000)]
        lost = weakref.ref(kept[0])
        aside = gc.get_freeze_count()
        while gc.get_freeze_count() < aside + 1000:
            await asyncio.sleep(0)
        del kept
        gc.collect()
        for _ in range(100):
            await asyncio.sleep(0)
        assert lost() is not None
        busy = False
        more = [Loop() for _ in range(5000)]
        while lost() is not None:
            await asyncio.sleep(0)
        looking.cancel()
        assert more

    asyncio.run(story())


def test_it_is_looked_through_before_there_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MOST_ADDED", 5000)

    async def story() -> None:
        looking = asyncio.create_task(Garbage(lambda: True).run())
        await asyncio.sleep(0)
        kept = [Loop() for _ in range(10_000)]
        lost = weakref.ref(kept[0])
        gc.freeze()
        del kept
        while lost() is not None:
            await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(story())


def test_what_came_and_went_is_not_set_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests leave loops behind; without a look at everything they are found, too."""
    monkeypatch.setattr(garbage, "GROWTH", 1000.0)

    async def story() -> None:
        looking = asyncio.create_task(Garbage(lambda: False).run())
        await asyncio.sleep(0)
        lost = weakref.ref(Loop())
        while lost() is not None:
            await asyncio.sleep(0)
        looking.cancel()

    asyncio.run(story())


@pytest.mark.usefixtures("no_garbage_collection")
def test_what_is_asked_of_the_database_leaves_none(site: Site) -> None:
    """A statement that is put together for each request holds itself."""
    ada = site.player()
    state = ada.create()

    def ask() -> None:
        ada.state(state["game"], since=0)
        with ada.socket() as socket:
            socket.watch(state["game"], details=True)

    def parts() -> int:
        return sum(type(thing) is BindParameter for thing in gc.get_objects())

    ask()
    before = parts()
    for _ in range(20):
        ask()
    assert parts() <= before + FEW  # the rounds that the server makes by itself
