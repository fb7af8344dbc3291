"""A program that plays over a WebSocket: for measuring, for tests, and as an example."""

import asyncio
import itertools
import json
import urllib.request
from contextlib import AsyncExitStack
from typing import Any, Self

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


class Refused(Exception):  # noqa: N818 - it is an answer, not an error
    """The server has refused a message."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]


def request(url: str, secret: str | None, body: Json | None = None) -> Json:
    """Plain HTTP: POST with a body, else GET."""
    headers = {"Content-Type": "application/json"}
    if secret is not None:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as answer:
        content: Json = json.loads(answer.read())
        return content


class Client:
    """One connection; keeps the last state of every game that it watches."""

    def __init__(self, url: str, secret: str | None) -> None:
        self._url = url.replace("http", "ws", 1) + "/api/socket"
        self._secret = secret
        self._open = AsyncExitStack()
        self._ids = itertools.count()
        self._waiting: dict[int, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection
        self._reader: asyncio.Task[None]
        self.states: dict[str, Json] = {}
        self.closed = False

    async def __aenter__(self) -> Self:
        opening = connect(
            self._url, compression=None, max_size=None, open_timeout=60, ping_interval=None
        )
        self._socket = await self._open.enter_async_context(opening)
        self._reader = asyncio.create_task(self._read())
        await self.ask(type="hello", secret=self._secret)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._reader.cancel()
        await self._open.aclose()

    async def _read(self) -> None:
        try:
            async for text in self._socket:
                await self._take(orjson.loads(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = True
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(ConnectionResetError("the connection was lost"))
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, message: Json) -> None:
        answer = self._waiting.pop(message.get("re", -1), None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        if message["type"] == "state":
            async with self._changed:
                self.states[message["game"]] = message
                self._changed.notify_all()

    async def ask(self, **message: Any) -> Json:
        """Send a message and wait for its answer."""
        mark = next(self._ids)
        answer = self._waiting[mark] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(json.dumps({"id": mark, **message}))
        except ConnectionClosed as error:
            raise ConnectionResetError("the connection was lost") from error
        content: Json = await answer
        if content["type"] == "error":
            raise Refused(content["error"])
        return content

    async def watch(self, game: str, details: bool = False) -> Json:
        """Watch a game; its state, once it has come."""
        await self.ask(type="watch", game=game, details=details)
        return await self.until(game, 0)

    async def until(self, game: str, number: int) -> Json:
        """The first state with at least that number."""
        async with self._changed:
            await self._changed.wait_for(
                lambda: (
                    self.closed or (game in self.states and self.states[game]["number"] >= number)
                )
            )
        if self.closed:
            raise ConnectionResetError("the connection was lost")
        return self.states[game]

    async def act(self, state: Json, token: str) -> int:
        """An action for the seat that decides; the number that acknowledges it."""
        done = await self.ask(
            type="act",
            game=state["game"],
            number=state["number"],
            seat=state["view"]["seat"],
            token=token,
        )
        number: int = done["number"]
        return number
