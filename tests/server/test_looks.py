"""What was seen of a table is kept while somebody watches, and not much longer."""

import time
from pathlib import Path

import pytest

from century.server.storage import looks
from century.tables.look import Look
from server.playing import PATIENCE, Person, Site, running

GAMES = 6


def seen(site: Site, games: list[str]) -> list[str]:
    """Those of them whose look is kept."""
    tables = [site.service.tables.known(game) for game in games]
    return [table.id for table in tables if table is not None and isinstance(table._look, Look)]


def act_in(person: Person, games: list[str]) -> None:
    for game in games:
        person.act(person.state(game, details=True))


@pytest.fixture(autouse=True)
def two_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looks, "MAX_KEPT", 2)


def test_only_the_last_tables_that_nobody_watches_keep_theirs(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        games = [ada.create()["game"] for _ in range(GAMES)]
        first = ada.state(games[0])
        act_in(ada, games)
        assert seen(site, games) == games[-2:]
        act_in(ada, games)  # they are made again
        assert ada.state(games[0])["number"] == first["number"] + 2


def test_a_table_that_is_watched_keeps_its_own(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        games = [ada.create()["game"] for _ in range(GAMES)]
        with ada.socket() as socket:
            socket.watch(games[0], details=True)
            act_in(ada, games)
            assert seen(site, games) == [games[0], *games[-2:]]
        limit = time.monotonic() + PATIENCE
        while seen(site, games) != [games[0], games[-1]] and time.monotonic() < limit:
            time.sleep(0.01)  # until the server has noticed that nobody watches
        assert seen(site, games) == [games[0], games[-1]]
        act_in(ada, games[1:])
        assert seen(site, games) == games[-2:]
