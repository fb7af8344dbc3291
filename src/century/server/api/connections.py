"""Connections with limits: nobody holds one open, or fills the memory, without playing.

uvicorn's own protocols wait for ever for the rest of a request, keep headers however long they are,
and count nothing. These close what is late, too large, or more than the machine has files for.

One that has ended holds itself nowhere, so that it is freed at once: looking for garbage would keep
people waiting (`running/garbage.py`).
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from century.server.running.places import Places

MAX_HEAD = 65_536  # bytes of a request before its body
MAX_REQUEST = 1_048_576  # bytes of a request with all that is no part of its body
MAX_UNREAD = 262_144  # bytes of answers to pings that a client has not read
HEAD_SECONDS = 10.0  # from the first byte, or the connection, to the end of the headers
STALLED_SECONDS = 30.0  # until a client that does not read is cut off
MAX_UNHEARD = 8  # messages of a client that wait for the application

log = logging.getLogger(__name__)


class Timer:
    """Does something later, unless it is stopped."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, late: Callable[[], None]) -> None:
        if self._handle is None:
            loop = asyncio.get_running_loop()
            self._handle = loop.call_later(self._seconds, late)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def places_of(app_state: dict[str, Any]) -> Places:
    places: Places = app_state["places"]
    return places


class Connection(asyncio.Protocol):
    """One that is cut off where its client does not read."""

    transport: asyncio.Transport

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._stalled = Timer(STALLED_SECONDS)

    def _abort(self) -> None:
        self.transport.abort()

    def pause_writing(self) -> None:
        self._stalled.start(self._abort)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stalled.stop()
        super().resume_writing()


class HttpConnection(Connection, HttpToolsProtocol):
    """A connection that asks by HTTP, until it is upgraded."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._places = places_of(self.app_state)
        self._seated = False
        self._in_head = True
        self._bytes = 0
        self._head = Timer(HEAD_SECONDS)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._seated = self._places.take(self.client)
        if self._seated:
            self._await_head()
        else:
            transport.abort()

    def _await_head(self) -> None:
        self._head.start(self._late)
        self._places.is_silent(self, self._abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self.parser = None  # type: ignore[assignment]  # it holds this connection

    def _leave(self) -> None:
        self._places.has_asked(self)
        self._head.stop()
        self._stalled.stop()
        if self._seated:
            self._seated = False
            self._places.leave(self.client)

    def data_received(self, data: bytes) -> None:
        self._bytes += len(data)
        if self._in_head:
            self._await_head()
        super().data_received(data)
        # Only now is it known where the headers end: a body may come with them in one piece.
        too_large = self._bytes > (MAX_HEAD if self._in_head else MAX_REQUEST)
        if too_large and not self.transport.is_closing():
            self.send_400_response("The request is too large.")

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._places.has_asked(self)
        self._head.stop()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head, self._bytes = True, 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it holds this connection

    def _late(self) -> None:
        """Who has said nothing is told nothing.

        Browsers open connections in advance, and would take it for the answer to a request that
        is on its way; where one is closed without a word, they ask again on another.
        """
        if not self._bytes:
            self.transport.close()
        elif not self.transport.is_closing():
            self.send_400_response("The request did not come in time.")


class SocketConnection(Connection, WebSocketsSansIOProtocol):
    """A WebSocket; pings show whether its client is still there.

    What the application says does not go by way of ASGI, where each message is decoded, encoded and
    framed again, but straight to the `wire` of its scope.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._places = places_of(self.app_state)
        self._seated = False
        self._heard = False  # since it was last asked whether somebody is there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._seated = self._places.take(self.client)
        if not self._seated:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stalled.stop()
        if self._seated:
            self._seated = False
            self._places.leave(self.client)
        super().connection_lost(exc)

    async def run_asgi(self) -> None:
        self.scope["state"]["wire"] = self
        try:
            await super().run_asgi()
        finally:
            del self.scope["state"]["wire"]

    def write(self, text: bytes) -> None:
        """A whole message; who is gone is told nothing."""
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(_head_of(text) + text)

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading after every message, which takes two calls of the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused or self.queue.qsize() >= MAX_UNHEARD
        if self.read_paused and not paused:
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Whom one hears need not be asked."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        self._heard = True
        super().data_received(data)
        if self.transport.get_write_buffer_size() > MAX_UNREAD and not self.writable.is_set():
            log.warning("a client that does not read was cut off")
            self._abort()


def _head_of(text: bytes) -> bytes:
    """What stands before a text that is sent in one frame, by RFC 6455."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length))
    if length < 65_536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
