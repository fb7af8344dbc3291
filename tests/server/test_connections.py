"""Connections that have ended take no memory."""

import gc
import time

import httpx
import pytest

from century.server.api.connections import HttpConnection, SocketConnection
from server.playing import PATIENCE, Site


def count() -> int:
    return sum(type(thing) in (HttpConnection, SocketConnection) for thing in gc.get_objects())


@pytest.mark.usefixtures("no_garbage_collection")
def test_they_are_freed_without_a_look_for_garbage(site: Site) -> None:
    ada = site.player("Ada")
    before, limit = count(), time.monotonic() + PATIENCE
    for _ in range(5):
        assert httpx.get(ada.http.base_url.join("/healthz")).status_code == 200
        with ada.socket() as socket:
            assert socket.ask(type="ping")["type"] == "pong"
    while count() > before and time.monotonic() < limit:
        time.sleep(0.01)
    assert count() <= before
