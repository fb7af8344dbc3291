"""Nobody can fill the memory, hold the connections, or use up the limits of others."""

import asyncio
import json
import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from century.errors import InvalidOption
from century.server.addresses import Networks, client_of
from century.server.api import connections
from century.server.api.websocket import Connection
from century.server.running import places
from server.playing import PATIENCE, Site, Socket, running


@contextmanager
def raw(site: Site) -> Iterator[socket.socket]:
    """A connection without manners."""
    place = urlsplit(str(site.http.base_url))
    with socket.create_connection((place.hostname, place.port), timeout=PATIENCE) as opened:
        yield opened


def hear(opened: socket.socket) -> bytes:
    """Everything until the server closes."""
    heard = b""
    with suppress(ConnectionError):
        while piece := opened.recv(65_536):
            heard += piece
    return heard


def memory() -> int:
    """Bytes of this process, in which the server runs."""
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_endless_headers_are_cut_off(site: Site) -> None:
    with raw(site) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        before, sent = memory(), 0
        with suppress(ConnectionError):
            for number in range(20_000):
                sent += opened.send(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        assert sent < 4_000_000
        assert memory() - before < 20_000_000
    with raw(site) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 70_000)
        assert b"400" in hear(opened)


def test_a_body_that_comes_with_the_headers_is_none_of_them(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MAX_HEAD", 300)
    body = json.dumps({"nickname": "Ada", "more": "x" * 1000}).encode()
    head = (
        b"POST /api/players HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: %d\r\n\r\n"
    )
    with raw(site) as opened:
        opened.sendall(head % len(body) + body)  # one piece
        heard = hear(opened)
    assert b"too large" not in heard
    assert b"HTTP/1.1 422" in heard  # "more" is no part of the form


def test_endless_trailers_are_cut_off(site: Site) -> None:
    start = b"POST /api/players HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    with raw(site) as opened:
        opened.sendall(start + b"2\r\n{}\r\n0\r\n")
        sent = 0
        with suppress(ConnectionError):
            for number in range(20_000):
                sent += opened.send(b"X-%d: %s\r\n" % (number, b"x" * 1000))
        assert sent < 8_000_000


@pytest.mark.parametrize("half", [b"G", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_is_not_waited_for(
    site: Site, half: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    with raw(site) as opened:
        opened.sendall(half)
        assert b"did not come in time" in hear(opened)


def test_a_connection_opened_in_advance_is_closed_without_a_word(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.3)
    with raw(site) as opened:
        assert hear(opened) == b""


def test_requests_one_after_the_other_still_go(site: Site) -> None:
    request = b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n"
    with raw(site) as opened:
        for _ in range(3):
            opened.sendall(request)
            answer = HTTPResponse(opened)  # head and body may come in two pieces
            answer.begin()
            assert answer.status == 200
            assert answer.read()


def test_who_comes_finds_a_place_among_those_who_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(places, "files", lambda: 0)  # as few as there ever are
    with running(tmp_path / "games.db") as site, ExitStack() as open_ones:
        assert site.service.places.limit == places.LEAST
        for _ in range(3 * places.LEAST):
            opened = open_ones.enter_context(raw(site))
            opened.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert site.player("Ada").get("/api/players/me")["nickname"] == "Ada"
        assert site.service.places.taken <= places.LEAST
    told = [record for record in caplog.records if record.message == "too many connections"]
    assert len(told) == 1
    assert told[0].limit == places.LEAST  # type: ignore[attr-defined]


def test_one_address_cannot_have_all_connections(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", proxies="192.0.2.1", most_connections=5) as site:
        with ExitStack() as open_ones:
            opened = [open_ones.enter_context(raw(site)) for _ in range(12)]
            assert hear(opened[-1]) == b""
            assert site.service.places.taken <= 5
        deadline = time.monotonic() + PATIENCE
        while site.service.places.taken and time.monotonic() < deadline:
            time.sleep(0.01)
        assert site.http.get("/healthz").status_code == 200


def test_files_are_used_as_far_as_the_system_lets_one() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert places.files() == min(before[1], 1_000_000) or before[1] == resource.RLIM_INFINITY
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == before[1]


# WebSockets


def shut(site: Site, seconds: float = 60.0) -> bool:
    """Whether nobody is connected any more."""
    until = time.monotonic() + seconds
    while site.service.connections.total() and time.monotonic() < until:
        time.sleep(0.01)
    return not site.service.connections.total()


HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING = b"\x89\xfd" + b"\0" * 4 + b"x" * 125


@contextmanager
def deaf(site: Site) -> Iterator[socket.socket]:
    """A WebSocket whose client reads nothing, and has little room for what it does not read."""
    place = urlsplit(str(site.http.base_url))
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.settimeout(PATIENCE)
        opened.connect((place.hostname, place.port))
        opened.sendall(HANDSHAKE)
        assert opened.recv(12) == b"HTTP/1.1 101"
        yield opened


def frame(**message: Any) -> bytes:
    text = json.dumps(message).encode()
    return b"\x81\xfe" + len(text).to_bytes(2, "big") + b"\0" * 4 + text


@pytest.mark.slow("fills the buffers of the system")
def test_who_does_not_read_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", 60.0)
    with running(tmp_path / "games.db", most_waiting_bytes=200_000) as site:
        ada = site.player()
        game = ada.create("east_west_3", "human", "human", "human", "human")["game"]
        before = memory()
        with ExitStack() as open_ones:
            lazy = [open_ones.enter_context(deaf(site)) for _ in range(3)]
            for one in lazy:
                one.sendall(frame(type="hello", secret=ada.secret))
            for _ in range(500):
                for one in lazy:
                    with suppress(OSError):
                        one.sendall(frame(type="watch", game=game))
                if not site.service.connections.total():
                    break
            assert shut(site)
        assert memory() - before < 50_000_000


def test_what_waits_for_a_client_is_limited_in_bytes(site: Site) -> None:
    wire = SimpleNamespace(writable=asyncio.Event())  # which it is not
    socket = SimpleNamespace(scope={"client": ("192.0.2.1", 1), "state": {"wire": wire}})
    connection = Connection(cast(Any, socket), site.service)
    limit = site.service.settings.most_waiting_bytes
    connection.send(b"x" * 2 * limit)  # a single one may be as long as it is
    assert not connection._cut.is_set()
    connection.send(b"x")
    assert connection._cut.is_set()
    assert connection._waiting_bytes == 2 * limit


def test_who_pings_and_does_not_read_is_cut_off(site: Site) -> None:
    """Pongs are written without waiting for anybody."""
    with deaf(site) as opened:
        sent = 0
        with suppress(ConnectionError):
            while sent < 100_000_000:
                sent += opened.send(PING * 100)
        assert sent < 100_000_000


def test_a_stalled_answer_is_given_up(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "STALLED_SECONDS", 0.3)
    with raw(site) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
        with suppress(ConnectionError):
            for _ in range(2000):
                opened.sendall(request)
        assert site.http.get("/healthz").status_code == 200


def ping(opened: Socket) -> str:
    """What comes back; who asks too fast is not heard at all."""
    opened.send(type="ping")
    kind: str = opened.next()["type"]
    return kind


def test_messages_are_counted_by_address_and_not_by_socket(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", message_rate=1.0) as site:
        stranger, ada = site.who_has(None), site.player("Ada")
        with ada.socket() as own, ExitStack() as open_ones:
            others = [open_ones.enter_context(stranger.socket(hello=False)) for _ in range(6)]
            for other in others:
                other.send(type="hello")
                assert other.next()["type"] == "welcome"
            answers = [ping(other) for other in others for _ in range(4)]
            assert answers.count("error") >= 15
            # Who is known has a share of their own.
            assert ping(own) == "pong"


def test_handshakes_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", request_rate=0.5) as site:
        stranger = site.who_has(None)
        refused = 0
        for _ in range(20):
            try:
                with stranger.socket(hello=False):
                    pass
            except InvalidStatus:
                refused += 1
        assert refused >= 10


def test_known_players_behind_one_address_do_not_share_a_limit(tmp_path: Path) -> None:
    with running(tmp_path / "games.db", request_rate=0.5) as site:
        ada, bob = site.player("Ada"), site.player("Bob")
        assert ada.get("/api/players/me")["nickname"] == "Ada"
        assert bob.get("/api/players/me")["nickname"] == "Bob"
        while site.http.get("/api/about").status_code != 429:
            pass
        assert ada.ask("GET", "/api/about").status_code == 200
        while ada.ask("GET", "/api/about").status_code != 429:
            pass
        assert bob.ask("GET", "/api/about").status_code == 200


def test_a_trusted_proxy_says_who_asks(tmp_path: Path) -> None:
    def fill(site: Site, address: str) -> int:
        headers = {"X-Forwarded-For": address}
        return [site.http.get("/api/about", headers=headers).status_code for _ in range(12)][-1]

    with running(tmp_path / "a.db", request_rate=0.5) as site:
        assert fill(site, "198.51.100.1") == 429
        assert site.http.get("/api/about", headers={"X-Forwarded-For": "198.51.100.2"}).is_success
        # One customer has a whole network of IPv6.
        assert fill(site, "2001:db8::1") == 429
        forged = {"X-Forwarded-For": "2001:db8::2"}
        assert site.http.get("/api/about", headers=forged).status_code == 429
    with running(tmp_path / "b.db", request_rate=0.5, proxies="192.0.2.0/24") as site:
        assert fill(site, "198.51.100.1") == 429
        forged = {"X-Forwarded-For": "198.51.100.2"}
        assert site.http.get("/api/about", headers=forged).status_code == 429


def test_networks() -> None:
    some = Networks("127.0.0.1, 10.0.0.0/8 ::1")
    assert "10.1.2.3" in some
    assert "::1" in some
    assert "192.0.2.1" not in some
    assert "local" not in some
    assert "anything" in Networks("*")
    assert client_of("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert client_of("192.0.2.1") == "192.0.2.1"
    with pytest.raises(InvalidOption, match="must be an address or a network"):
        Networks("10.0.0.300")
