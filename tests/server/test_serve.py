"""`century serve`: the command, the page about it, and the schema that it keeps up to date."""

import asyncio
import os
import random
import re
import subprocess
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from century.cli.command import main
from century.server.client import request
from century.server.settings import database_url
from century.server.storage import migrate, store
from century.server.storage.database import Database
from century.server.storage.schema import metadata
from server.crowd import new_game, new_player, play
from server.playing import PATIENCE, Site, running
from server.postgres import Postgres
from server.process import Process

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--port", "99999"], "port 99999"),
        (["--port", "many"], "port"),
        (["--workers", "0"], "workers 0"),
        (["--workers", "2", "--database", "games.db"], "PostgreSQL"),
        (["--database", "mysql://host/x"], "database"),
        (["--host", "not an address"], "cannot listen"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str],
    reason: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CENTURY_DATABASE_URL", "games.db")
    assert main(["serve", *arguments]) == 2
    error = capsys.readouterr().err
    assert reason in error
    assert error.count("\n") == 1


def test_who_plays_here_sees_the_address_and_no_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROWSER", "true")  # opens nothing
    process = Process(tmp_path / "games.db", tmp_path, "--open").start()
    process.stop()
    assert process.log().splitlines() == [f"century serve: {process.url}/ (stop with Ctrl-C)"]


def test_the_examples_with_curl_work(site: Site, tmp_path: Path) -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    script = "\n".join(re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL))
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        env=os.environ | {"SERVER": str(site.http.base_url)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == "2\n"


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_migrations_make_the_schema(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = str(tmp_path / "games.db")
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.create_database("schema")

    def compare(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        found: list[object] = compare_metadata(context, metadata)
        return found

    async def story() -> None:
        database = Database(database_url(url))
        await asyncio.gather(migrate.upgrade(database), migrate.upgrade(database))
        async with database.write() as db:
            assert await db.run_sync(compare) == []
        await database.close()

    asyncio.run(story())


def test_a_state_of_another_form_is_made_anew(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.act(ada.act(ada.create("new_world", seed=4)))
    database = Database(database_url(str(tmp_path / "games.db")))

    async def story() -> None:
        async with database.read() as db:
            kept = await store.load(db, state["game"])
        async with database.write() as db:
            await db.execute(text("UPDATE games SET state_key = 'older', state = NULL"))
        async with database.read() as db:
            made = await store.load(db, state["game"])
        assert kept is not None
        assert made is not None
        assert kept.now.position() == made.now.position()
        assert made.now.view() == state["view"]
        await database.close()

    asyncio.run(story())


def test_several_processes_on_one_port(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.create_database("several")
    with Process(database, tmp_path, "--workers", "2") as server:
        people = [new_player(server.url, name) for name in ("Ada", "Bob")]
        known = new_game(server.url, "spice_road", people, 1, 3, 1)

        async def story() -> None:
            parts = (play(server.url, known, n, [n], random.Random(n)) for n in range(2))
            await asyncio.gather(*parts)

        asyncio.run(story())
        assert request(f"{server.url}/api/games/{known.game}", None)["status"] == "finished"
        server.kill()  # the one that looks after the others, which end with it
        until = time.monotonic() + PATIENCE
        while server.answers():
            assert time.monotonic() < until
            time.sleep(0.05)
        assert server.start().stop() == 0
