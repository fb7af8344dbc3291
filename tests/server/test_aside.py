"""What takes long, in the process beside."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from century.server.aside import aside
from century.tables import lessons
from century.tables.recorded import read_recorded
from century.tables.refusal import Refusal
from century.workers.worker import Died
from server.playing import Person, Site
from server.test_records import finished


@pytest.fixture
def ada(site: Site) -> Person:
    return site.player("Ada")


def test_it_is_another_process_and_stays() -> None:
    async def story() -> None:
        first, second = await asyncio.gather(aside(os.getpid), aside(os.getpid))
        assert first == second != os.getpid()

    asyncio.run(story())


DIES_ONCE = """
import os
if not os.path.exists({mark!r}):
    open({mark!r}, "x").close()
    os.abort()
"""


def test_what_it_was_killed_in_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    asyncio.run(aside(exec, DIES_ONCE.format(mark=str(mark))))
    assert mark.exists()


def test_who_is_killed_is_replaced() -> None:
    async def story() -> None:
        killed = await aside(os.getpid)
        os.kill(killed, signal.SIGKILL)
        assert await aside(os.getpid) != killed
        with pytest.raises(Died):  # twice, so it is this call that ends it
            await aside(os.abort)
        assert await aside(max, 1, 2) == 2

    asyncio.run(story())


def test_what_it_refuses_is_refused_here() -> None:
    async def story() -> None:
        with pytest.raises(Refusal, match="spice_road") as unknown:
            await aside(lessons.quiz, "chess", 1)
        assert (unknown.value.code, unknown.value.status) == ("unknown_mode", 404)
        with pytest.raises(Refusal) as invalid:
            await aside(read_recorded, "no record")
        assert invalid.value.facts == {"where": "record"}

    asyncio.run(story())


def test_replays_come_compressed_to_who_takes_that(ada: Person) -> None:
    path = f"/api/games/{finished(ada, 'new_world', seed=11)['game']}/states"
    secret = {"Authorization": f"Bearer {ada.secret}"}
    plain = ada.http.get(path, headers={**secret, "Accept-Encoding": "identity"})
    packed = ada.http.get(path, headers={**secret, "Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
