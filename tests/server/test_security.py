"""Limits, headers, and that nothing of the inside is told."""

import asyncio
import hashlib
import json
import logging
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from century.errors import InvalidOption
from century.server.api import pages
from century.server.running.json_lines import JsonLines, is_quiet
from century.server.settings import Settings, database_url
from century.tables.refusal import STATUS
from server.playing import Site, running


def test_every_answer_has_the_headers(site: Site) -> None:
    for path in ("/", "/api/about", "/api/nowhere", "/nowhere.js", "/healthz", "/metrics"):
        headers = site.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.partition("style-src")[0]
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "set-cookie" not in headers
    assert site.http.get("/api/about").headers["cache-control"] == "no-store"


def test_too_large_a_body_is_refused(site: Site) -> None:
    body = json.dumps({"nickname": "x" * 100_000}).encode()
    answer = site.http.post("/api/players", content=body)
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too_large"

    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 1000

    assert site.http.post("/api/players", content=pieces()).status_code == 413


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 5000, b'{"nickname": 1e400}'])
def test_what_is_no_form_is_refused(site: Site, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = site.http.post("/api/players", content=body, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "invalid"


def test_who_asks_too_often_must_wait(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", request_rate=1.0) as site:
        answers = [site.http.get("/api/about") for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 0 < len(refused) < 25
        assert refused[0].json()["error"]["code"] == "too_many_requests"
        assert int(refused[0].headers["retry-after"]) >= 1
        assert site.http.get("/healthz").status_code == 200  # those who look after it may
    slow = running(tmp_path / "games.db", message_rate=0.5)
    with slow as site, site.who_has(None).socket() as socket:
        kinds = [socket.ask(type="ping")["type"] for _ in range(4)]
        for _ in range(4):
            socket.send(type="ping")
            kinds.append(socket.next()["type"])
        assert "error" in kinds
        with suppress(ConnectionClosed):  # perhaps before all are sent
            for _ in range(300):
                socket.send(type="ping")
        assert socket.closed()


def test_numbers_are_limited(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "most_games": 2,
        "most_watchers": 1,
        "most_watched": 1,
        "most_connections": 2,
        "player_rate": 0.1,
    }
    with running(tmp_path / "games.db", **limits) as site:
        ada = site.player()
        with pytest.raises(AssertionError, match="too_many_requests"):
            site.player()
        one, two = ada.create(), ada.create()
        body = {"mode": "spice_road", "seats": [{"kind": "human"}, {"kind": "human"}]}
        assert ada.refused("POST", "/api/games", body) == "too_many_games"
        with ada.socket() as first, ada.socket() as second:
            assert first.watch(one["game"])["type"] == "state"
            assert first.watch(two["game"])["error"]["code"] == "too_many_watchers"
            assert second.watch(one["game"])["error"]["code"] == "too_many_watchers"
            with pytest.raises(Exception, match="HTTP 403"), ada.socket():
                pass


def test_secrets_are_stored_hashed(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as site:
        ada = site.player()
        assert ada.secret is not None
        game = ada.create("spice_road", "human", "open")["game"]
        token = ada.post(f"/api/games/{game}/invitations")["token"]
    with sqlite3.connect(tmp_path / "games.db") as stored:
        (kept,) = stored.execute("SELECT secret FROM devices").fetchone()
        assert kept == hashlib.sha256(ada.secret.encode()).digest()
        (kept,) = stored.execute("SELECT token FROM invitations").fetchone()
        assert kept == hashlib.sha256(token.encode()).digest()
    stored.close()
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert ada.secret.encode() not in everything
    assert token.encode() not in everything


def test_a_fault_of_ours_tells_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: Any) -> Any:
        raise RuntimeError("the inside of the server")

    monkeypatch.setattr(site.service.records, "find", broken)
    monkeypatch.setattr(site.service.play, "act", broken)
    answer = site.http.get("/api/games")
    assert answer.status_code == 500
    assert answer.json()["error"] == {
        "code": "internal",
        "message": "something went wrong here",
        "facts": {},
    }
    ada = site.player()
    game = ada.create()["game"]
    with ada.socket() as socket:
        message = socket.ask(type="act", game=game, number=1, seat=0, token="rest")
        assert message["error"]["code"] == "internal"
        assert "inside" not in json.dumps(message)
        assert socket.ask(type="ping")["type"] == "pong"
    assert "the inside of the server" in caplog.text


def test_every_code_is_told_in_the_docs() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "server.md"
    text = page.read_text(encoding="utf-8")
    for code, status in STATUS.items():
        assert f"| `{code}` | {status} |" in text, code


# Pages


def test_without_the_client_there_is_a_friendly_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "folder", lambda: tmp_path / "absent")
    with running(tmp_path / "games.db") as site:
        answer = site.http.get("/")
        assert answer.status_code == 200
        assert "has not been built" in answer.text
        assert "<script" not in answer.text


def test_the_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>the client</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "main-123.js").write_text("1")
    (static / "assets" / "main-123.js.br").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("not for you")
    monkeypatch.setattr(pages, "folder", lambda: static)
    with running(tmp_path / "games.db") as site:
        for path in ("/", "/game/abc", "/replay/abc", "/rules/new_world", "/join/token"):
            answer = site.http.get(path)
            assert "the client" in answer.text, path
            assert answer.headers["cache-control"] == "no-cache"
        asset = site.http.get("/assets/main-123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        for accepted, body in (("gzip, br;q=0.9", b"packed"), ("gzip, br;q=0", b"1"), ("", b"1")):
            asked = {"Accept-Encoding": accepted}
            with site.http.stream("GET", "/assets/main-123.js", headers=asked) as packed:
                assert b"".join(packed.iter_raw()) == body
                assert (packed.headers.get("content-encoding") == "br") == (body == b"packed")
                assert "javascript" in packed.headers["content-type"]
                assert "immutable" in packed.headers["cache-control"]
                assert packed.headers["vary"] == "Accept-Encoding"
        assert site.http.get("/icon.svg").headers["content-type"] == "image/svg+xml"
        for path in ("/assets/", "/assets/other.js", "/missing.js", "/assets/../index.html.bak"):
            assert site.http.get(path).status_code == 404, path
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            url = httpx.URL(site.http.base_url, raw_path=path.encode())
            assert "not for you" not in site.http.get(url).text
        assert site.http.get("/api/nowhere").json()["error"]["code"] == "not_found"
        wrong = site.http.put("/api/games")
        assert wrong.json()["error"]["code"] == "wrong_method"
        assert wrong.headers["allow"] == "GET, POST"


# Settings and logs


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CENTURY_BOT_SECONDS", "2.5")
    monkeypatch.setenv("CENTURY_MOST_GAMES", "7")
    monkeypatch.setenv("CENTURY_OTHER", "x")
    settings = Settings.from_environment()
    assert (settings.bot_seconds, settings.most_games) == (2.5, 7)
    assert Settings(most_games=8).most_games == 8


@pytest.mark.parametrize("name", ["CENTURY_MOST_GAMES", "CENTURY_BOT_SECONDS"])
@pytest.mark.parametrize("wrong", ["many", "-1", "", "nan"])
def test_a_wrong_setting_is_told_in_a_line(
    name: str, wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, wrong)
    with pytest.raises(InvalidOption) as refused:
        Settings.from_environment()
    assert str(refused.value) == f'{name} "{wrong}": must be a number, 0 or more'


@pytest.mark.parametrize(
    ("given", "driver"),
    [
        ("games.db", "sqlite+aiosqlite"),
        ("sqlite:///games.db", "sqlite+aiosqlite"),
        ("postgresql://me@host/db", "postgresql+asyncpg"),
        ("postgres://me@host/db", "postgresql+asyncpg"),
        ("", "sqlite+aiosqlite"),
    ],
)
def test_database_urls(given: str, driver: str) -> None:
    assert database_url(given).drivername == driver


@pytest.mark.parametrize("given", ["mysql://host/db", "http://host", "postgresql://host:port/x"])
def test_other_databases_are_refused(given: str) -> None:
    with pytest.raises(ValueError, match="database"):
        database_url(given)


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("game",), "game": "abc", "name": "x"})
    try:
        raise ValueError("line\nbreak")
    except ValueError as error:
        record.exc_info = (type(error), error, error.__traceback__)
    text = JsonLines().format(record)
    assert "\n" not in text
    line = json.loads(text)
    assert (line["message"], line["game"]) == ("a game", "abc")
    assert "ValueError" in line["error"]


def test_metrics_and_health(site: Site) -> None:
    ada = site.player()
    state = ada.create()
    with ada.socket() as socket:
        socket.watch(state["game"])
        socket.ask(type="act", game=state["game"], number=1, seat=0, token="acquire 1")
        text = site.http.get("/metrics").text
    assert 'century_changes_total{kind="action"}' in text
    assert "century_action_seconds_count" in text
    assert "century_connections 1.0" in text
    assert site.http.get("/healthz").json()["status"] == "ok"


def test_a_store_that_is_away_is_told(tmp_path: Path) -> None:
    from sqlalchemy.exc import OperationalError

    from century.server.storage.database import Database
    from century.tables.refusal import Refusal

    def away(_: object) -> None:
        raise OperationalError("", {}, Exception("disk"))

    async def story() -> None:
        database = Database(database_url(str(tmp_path / "games.db")))
        with pytest.raises(Refusal, match="cannot be reached"):
            await database.transact(away)
        assert await database.transact(lambda _: 7) == 7
        await database.close()

    asyncio.run(story())


def test_the_log_tells_neither_links_nor_addresses(site: Site) -> None:
    """All that a handler would write, with the filter that the server's own has."""
    lines: list[str] = []

    class Notes(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.name.startswith(("century", "uvicorn")):
                lines.append(JsonLines().format(record))

    notes = Notes()
    notes.addFilter(is_quiet)
    root, uvicorn_log = logging.getLogger(), logging.getLogger("uvicorn.error")
    levels = root.level, uvicorn_log.level
    root.addHandler(notes)
    root.setLevel("INFO")
    uvicorn_log.setLevel("INFO")
    try:
        ada = site.player()
        game = ada.create("spice_road", "human", "open")["game"]
        token = ada.post(f"/api/games/{game}/invitations")["token"]
        for path in (f"/join/{token}", f"/join/{token}/", f"/api/join/{token}"):
            site.http.get(path)
        for path in (f"/game/{game}", f"/replay/{game}", f"/api/games/{game}/record"):
            site.http.get(path)
        with ada.socket() as socket:
            socket.ask(type="ping")
        forwarded = {"X-Forwarded-For": "198.51.100.7"}
        site.http.get("/api/about", headers=forwarded)
        with pytest.raises(InvalidStatus):
            connect(f"ws{str(site.http.base_url)[4:]}/api/socket", origin=Origin("http://evil"))
    finally:
        root.removeHandler(notes)
        root.setLevel(levels[0])
        uvicorn_log.setLevel(levels[1])
    assert any('"request"' in line for line in lines)
    whole = "\n".join(lines)
    assert token not in whole
    assert game not in whole  # who knows the address of a game may sit down
    assert "127.0.0.1" not in whole
    assert "198.51.100.7" not in whole
    assert str(ada.secret) not in whole


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/" + "x" * 300,
        "/assets/%00",
        "/assets/" + "x" * 300,
        "/%ff%fe",
        "/..%00/",
    ],
)
def test_strange_addresses_are_no_fault_of_the_server(site: Site, path: str) -> None:
    url = httpx.URL(site.http.base_url, raw_path=path.encode())
    assert site.http.get(url).status_code in (200, 404)


@pytest.mark.parametrize(
    "origin", ["http://[", "http://]", "null", "http://evil", "http://[::1", ""]
)
def test_strange_origins_are_refused(site: Site, origin: str) -> None:
    url = f"ws{str(site.http.base_url)[4:]}/api/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(url, origin=Origin(origin))
    assert refused.value.response.status_code == 403


def test_metrics_are_for_this_machine_and_who_has_the_secret(tmp_path: Path) -> None:
    there = {"X-Forwarded-For": "198.51.100.7"}
    with running(tmp_path / "games.db", admin_secret="let me in") as site:
        assert site.http.get("/metrics").status_code == 200
        assert site.http.get("/metrics", headers=there).status_code == 404
        for secret, status in (("let me in", 200), ("let me", 404), ("x", 404)):
            headers = there | {"Authorization": f"Bearer {secret}"}
            assert site.http.get("/metrics", headers=headers).status_code == status
    with running(tmp_path / "games.db", public_metrics=True) as site:
        assert site.http.get("/metrics", headers=there).status_code == 200
