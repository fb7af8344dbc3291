"""What happens when something is away, full, damaged or not ours; clocks wait meanwhile."""

import logging
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from century.cli.command import main
from century.server.running import health
from century.server.running.service import Service
from century.server.settings import database_url
from century.server.storage.database import Complaints
from century.server.storage.files import only_server
from century.tables import clock
from server.playing import Json, Person, Site, running
from server.postgres import Postgres

TURN = {"kind": "turn", "seconds": 60}


def deadline(site: Site, game: str) -> float:
    table = site.service.tables.known(game)
    assert table is not None
    assert table.deadline is not None
    return table.deadline


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    now = clock.now
    monkeypatch.setattr(clock, "now", lambda: now() + seconds)


def outages(database: Path, caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What was said of them here: other servers in this process see the same time."""
    said = [each for each in caplog.records if each.message == "an outage is over"]
    return [each for each in said if str(database) in each.__dict__["database"]]


def test_an_outage_is_given_back_to_the_clocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.create("spice_road", clock=TURN)
        before = deadline(site, state["game"])
    later(monkeypatch, 3600)
    with running(tmp_path / "games.db") as site:
        ada = site.who_has(ada.secret)
        state = ada.state(state["game"])
        assert state["status"] == "running"
        assert state["seats"][0]["out"] is None
        assert 3590 < deadline(site, state["game"]) - before < 3610
        assert 50 < state["clock"]["left"] <= 60
        ada.act(state)
    assert [each.levelno for each in outages(tmp_path / "games.db", caplog)] == [logging.WARNING]


def test_an_outage_without_clocks_is_no_warning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(tmp_path / "games.db") as site:
        site.player().create("spice_road")
    later(monkeypatch, 3600)
    with caplog.at_level(logging.INFO), running(tmp_path / "games.db"):
        pass
    assert [each.levelno for each in outages(tmp_path / "games.db", caplog)] == [logging.INFO]


def test_a_slow_start_is_no_outage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    read = Service._read_rules

    async def read_slowly(self: Service) -> None:
        later(monkeypatch, 60)
        await read(self)

    monkeypatch.setattr(Service, "_read_rules", read_slowly)
    with caplog.at_level(logging.INFO), running(tmp_path / "games.db"):
        pass
    assert not outages(tmp_path / "games.db", caplog)


def test_a_clock_that_ran_out_before_an_outage_stays_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path / "games.db", sweep_seconds=1000) as site:
        ada = site.player()
        state = ada.create("spice_road", clock={"kind": "turn", "seconds": 5})
        database = sqlite3.connect(tmp_path / "games.db")
        with database:
            database.execute("UPDATE games SET deadline = deadline - 100")
        database.close()
    with running(tmp_path / "games.db") as site, site.who_has(None).socket() as socket:
        told = socket.watch(state["game"])
        while told["status"] == "running":
            told = socket.until(told["number"] + 1)
        assert told["result"]["reason"] == "flag"


def test_a_database_that_was_away_is_given_back_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has restarted anything, and who watches is told."""
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.create("spice_road", clock=TURN)
        with ada.socket() as socket:
            left = socket.watch(state["game"])["clock"]["deadline"]
            database = sqlite3.connect(tmp_path / "games.db", timeout=60)
            with database:
                database.execute(
                    "UPDATE notes SET value = json_set(value, '$.at', "
                    "json_extract(value, '$.at') - 600) WHERE name = 'alive'"
                )
            database.close()
            told = socket.next("state")
            assert told["clock"]["deadline"] > left
            assert told["number"] == state["number"]


def reconnect(site: Site) -> None:
    """What the writer does next it does on a new connection."""
    writer = site.service.database._writer
    writer.disconnect()
    writer._engine.dispose()


def test_a_full_disk_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        state = ada.create("spice_road")
        assert site.http.get("/healthz").status_code == 200
        writer = site.service.database._writer._engine

        def fill(connection: Any, *_: object) -> None:
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")

        reconnect(site)
        event.listen(writer, "connect", fill)
        refused = ""
        for _ in range(200):  # some room is left in the last pages
            answer = ada.ask(
                "POST",
                f"/api/games/{state['game']}/actions",
                {"number": state["number"], "seat": state["view"]["seat"], "token": "rest"},
            )
            if answer.status_code != 200:
                refused = answer.json()["error"]["code"]
                break
            state = answer.json()
        assert refused == "unavailable"
        kept = ada.state(state["game"])
        assert (kept["number"], kept["view"]) == (state["number"], state["view"])
        assert "full" in " ".join(str(getattr(record, "reason", "")) for record in caplog.records)
        event.remove(writer, "connect", fill)
        reconnect(site)
        assert ada.act(kept, "rest")["number"] > kept["number"]


def test_the_health_check_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "KEPT_SECONDS", 0.0)
    with running(tmp_path / "games.db") as site:
        assert site.http.get("/healthz").status_code == 200
        writer = site.service.database._writer._engine
        reconnect(site)
        read_only = lambda connection, *_: connection.execute("PRAGMA query_only = ON")  # noqa: E731
        event.listen(writer, "connect", read_only)
        assert site.http.get("/healthz").status_code == 503
        assert site.http.get("/api/games").status_code == 200  # reading goes on


# Files that are none of ours


def serve(path: Path) -> int:
    return main(["serve", "--port", "0", "--database", str(path)])


def line(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "Traceback" not in told
    return told


def test_what_is_no_database_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "text.db"
    text.write_text("This is not a database, but long enough to be taken for one. " * 20)
    assert serve(text) == 2
    assert "file is not a database" in line(capsys)
    assert serve(tmp_path) == 2
    assert "unable to open database file" in line(capsys)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as database:
        database.execute("CREATE TABLE songs (title TEXT)")
    database.close()
    assert serve(foreign) == 2
    assert "database of another program" in line(capsys)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """A file with a game."""
    with running(tmp_path / "games.db") as site:
        site.player().create("spice_road")
    return tmp_path / "games.db"


def test_a_damaged_database_is_told_in_a_line(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = bytearray(written.read_bytes())
    for page in range(2, 30):
        content[4096 * page : 4096 * page + 200] = b"\xff" * 200
    written.write_bytes(content)
    assert serve(written) == 2
    assert "damaged" in line(capsys) or "malformed" in line(capsys)


def test_a_newer_database_is_told_in_a_line(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with sqlite3.connect(written) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert serve(written) == 2
    assert "later release" in line(capsys)


def test_a_database_that_cannot_be_written_is_told_in_a_line(
    written: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect  # who is root may write everything
    monkeypatch.setattr(
        "century.server.storage.files.sqlite3.connect",
        lambda path, timeout: real(f"file:{path}?mode=ro", uri=True, timeout=timeout),
    )
    assert serve(written) == 2
    assert "readonly" in line(capsys)


def test_a_second_server_on_a_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "games.db"):
        assert serve(tmp_path / "games.db") == 2
        assert "another server uses it" in line(capsys)
    lock = only_server(database_url(str(tmp_path / "games.db")))
    assert lock is not None
    lock.release()


# Several processes


def test_another_process_hears_of_a_new_name(postgres: Postgres) -> None:
    url = postgres.create_database("names")
    with running(url) as one, running(url) as two:
        ada = one.player("Ada")
        there = Person(two.http, None, ada.secret)
        assert there.get("/api/players/me")["nickname"] == "Ada"
        with there.socket() as socket:
            ada.ask("PATCH", "/api/players/me", {"nickname": "Ada L."})
            while there.get("/api/players/me")["nickname"] != "Ada L.":
                pass
            open_game = one.player("Bob").create("spice_road", "human", "open", public=True)
            socket.ask(type="join", game=open_game["game"])
            seats = there.state(open_game["game"])["seats"]
        assert [seat["nickname"] for seat in seats] == ["Bob", "Ada L."]


NUL: list[tuple[str, str, Json | None]] = [
    ("GET", "/api/games/a%00b", None),
    ("GET", "/api/games/a%00b/states", None),
    ("GET", "/api/games?mode=a%00b", None),
    ("GET", "/api/games?after=1.0.a%00b", None),
    ("GET", "/api/records?player=a%00b", None),
    ("GET", "/api/join/a%00b", None),
    ("GET", "/api/modes/a%00b/components", None),
    ("GET", "/api/locales/a%00b", None),
    ("POST", "/api/players", {"nickname": "a\0b"}),
    ("POST", "/api/players", {"nickname": "\ud800"}),
    ("POST", "/api/games", {"mode": "a\0b", "seats": [{"kind": "human"}] * 2}),
    ("POST", "/api/games/abc/actions", {"number": 1, "seat": 0, "token": "a\0b"}),
    ("POST", "/api/join/a%00b", {}),
]


@pytest.mark.parametrize(("method", "path", "body"), NUL)
def test_zero_bytes_are_no_fault_of_the_server(
    postgres_site: Site, method: str, path: str, body: Json | None
) -> None:
    ada = postgres_site.player()
    answer = ada.ask(method, path, body)
    assert answer.status_code in (404, 422), answer.text
    with ada.socket() as socket:
        told = socket.ask(type="watch", game="a\0b")
        assert told["error"]["code"] == "invalid"


@pytest.fixture(scope="module")
def postgres_site(postgres: Postgres) -> Any:
    with running(postgres.create_database("zero")) as site:
        yield site


def test_numbers_may_be_whole_in_any_way(postgres_site: Site) -> None:
    ada = postgres_site.player()
    state = ada.create("spice_road", seed=7.0, clock={"kind": "turn", "seconds": 60.0})
    path = f"/api/games/{state['game']}/actions"
    acted = ada.post(path, {"number": float(state["number"]), "seat": 0.0, "token": "rest"})
    assert acted["number"] == state["number"] + 1
    half = {"number": 1.5, "seat": 0, "token": "rest"}
    assert ada.refused("POST", path, half) == "invalid"
    limited = ada.create("spice_road", options={"round_limit": 5.0})
    assert limited["options"]["round_limit"] == 5


def test_causes_are_logged_without_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What another test has just said would not be said again.
    monkeypatch.setattr("century.server.storage.database.complaints", Complaints())
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        writer = site.service.database._writer._engine
        reconnect(site)
        event.listen(
            writer, "connect", lambda connection, *_: connection.execute("PRAGMA query_only = ON")
        )
        body = {"nickname": "Mallory"}
        with caplog.at_level(logging.ERROR):
            assert ada.ask("PATCH", "/api/players/me", body).status_code == 503
    reasons = [str(getattr(record, "reason", "")) for record in caplog.records]
    assert any("readonly" in reason for reason in reasons)
    assert not any("Mallory" in reason for reason in reasons)
