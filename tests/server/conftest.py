"""A server that tests share; each makes games of its own."""

import gc
from collections.abc import Iterator

import pytest

from server.playing import Site, running
from server.postgres import Postgres, running_postgres


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """On SQLite."""
    most = {"most_games": 10_000, "most_connections": 10_000}
    with running(tmp_path_factory.mktemp("site") / "games.db", **most) as started:
        yield started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as started:
        yield started


@pytest.fixture
def no_garbage_collection() -> Iterator[None]:
    """What is freed meanwhile was held by nothing."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()
