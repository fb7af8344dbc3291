"""The WebSocket of docs/server.md: one connection of a browser or a program."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

import century
from century.server import forms
from century.server.guard import address, allowed_origin
from century.server.limits import Rate
from century.server.players import Player
from century.server.refusal import Refusal
from century.server.server import Server
from century.server.table import Table

HELLO_SECONDS = 20.0
TOO_SLOW, TOO_MANY = 1008, 1013
MAX_REFUSED = 200  # messages that came too fast, until the connection is closed

log = logging.getLogger(__name__)


class Connection:
    """Takes messages one after the other; what is sent waits in a queue."""

    def __init__(self, socket: WebSocket, server: Server) -> None:
        self._socket = socket
        self._server = server
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(server.settings.most_waiting)
        self._rate = Rate(server.settings.message_rate)
        self._refused = 0
        self._watched: set[str] = set()
        self._me: Player | None = None
        self._greeted = False
        self._hints: set[asyncio.Task[None]] = set()
        self._cut = asyncio.Event()

    @property
    def player(self) -> str | None:
        return self._me.id if self._me else None

    # Sending

    def send(self, message: bytes) -> None:
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._cut.set()

    def tell(self, message: dict[str, Any], re: object = None) -> None:
        self.send(orjson.dumps(message if re is None else message | {"re": re}))

    async def _write(self) -> None:
        while True:
            await self._socket.send_text((await self._outbox.get()).decode())

    # Receiving

    async def run(self) -> None:
        await self._socket.accept()
        tasks = [
            asyncio.create_task(self._write()),
            asyncio.create_task(self._read()),
            asyncio.create_task(self._cut.wait()),
            asyncio.create_task(self._await_hello()),
        ]
        try:
            await asyncio.wait(tasks[:3], return_when=asyncio.FIRST_COMPLETED)
        finally:
            tasks += self._hints
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for game in list(self._watched):
                self._leave_room(game)
            with suppress(RuntimeError, WebSocketDisconnect, OSError):
                await self._socket.close(TOO_SLOW if self._cut.is_set() else 1000)

    async def _await_hello(self) -> None:
        await asyncio.sleep(HELLO_SECONDS)
        if not self._greeted:
            self._cut.set()

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            # What has begun is finished, even if the connection is lost meanwhile.
            await asyncio.shield(self._take(message))

    async def _take(self, message: Any) -> None:
        re: object = None
        began = time.perf_counter()
        try:
            self._rate.take("")
            text = message.get("text")
            if text is None:
                raise Refusal("invalid", "a message is a text of JSON", where="")
            form = _read_form(text)
            re = form.id
            self._server.metrics.messages.labels(form.type).inc()
            await self._obey(form)
            if form.type == "act":
                self._server.metrics.seconds.observe(time.perf_counter() - began)
        except Unreadable as unreadable:
            self._refuse(unreadable.refusal, unreadable.re)
        except Refusal as refusal:
            self._refuse(refusal, re)
        except Exception:
            log.exception("a message failed")
            self._refuse(Refusal("internal", "something went wrong here"), re)

    def _refuse(self, refusal: Refusal, re: object) -> None:
        self._server.metrics.refusals.labels(refusal.code).inc()
        self.tell({"type": "error", **refusal.to_json()}, re)
        if refusal.code == "too_many_requests":
            self._refused += 1
            if self._refused > MAX_REFUSED:
                self._cut.set()

    async def _obey(self, form: Any) -> None:
        if isinstance(form, forms.Hello):
            await self._hello(form)
        elif not self._greeted:
            raise Refusal("hello_first", 'the first message is {"type": "hello"}')
        elif isinstance(form, forms.Ping):
            self.tell({"type": "pong"}, form.id)
        else:
            await OBEY[form.type](self, form)

    # What can be asked

    async def _hello(self, form: forms.Hello) -> None:
        me = await self._server.players.find(form.secret) if form.secret is not None else None
        if self._greeted and me != self._me:
            raise Refusal("invalid", "a connection says hello once", where="type")
        self._me, self._greeted = me, True
        about = {
            "type": "welcome",
            "player": self.player,
            "nickname": me.nickname if me else None,
            "version": century.__version__,
        }
        self.tell(about, form.id)

    def _player(self) -> Player:
        if self._me is None:
            raise Refusal("no_secret", "this needs a hello with a secret")
        return self._me

    def _ack(self, form: Any, table: Table, **more: object) -> None:
        self.tell({"type": "ack", "game": form.game, "number": table.number, **more}, form.id)

    async def watch(self, form: forms.WatchMessage) -> None:
        server = self._server
        most = server.settings.most_watched
        if form.game not in self._watched and len(self._watched) >= most:
            told = f"a connection watches at most {most} games"
            raise Refusal("too_many_watchers", told, most=most)
        async with server.tables.look(form.game, form.number or 0) as table:
            server.hub.enter(table, self, form.details)
            self._watched.add(form.game)
            message = await server.told_of(table, self.player, form.details, form.number)
        self.tell({"type": "you", "game": form.game, **message.pop("you")}, form.id)
        if form.number is not None:
            missed = {"type": "missed", "game": form.game, "changes": message.pop("missed")}
            self.tell(missed, form.id)
        self.tell({"type": "state", **message}, form.id)
        server.news.presence(form.game, ask=True)

    async def unwatch(self, form: forms.UnwatchMessage) -> None:
        table = await self._server.tables.get(form.game)
        self._leave_room(form.game)
        self._ack(form, table)

    def _leave_room(self, game: str) -> None:
        self._watched.discard(game)
        self._server.hub.leave(game, self)
        self._server.news.presence(game)

    async def act(self, form: forms.ActMessage) -> None:
        play, me = self._server.play, self._player().id
        self._ack(form, await play.act(form.game, me, form.number, form.seat, form.token))

    async def undo(self, form: forms.UndoMessage) -> None:
        play, me = self._server.play, self._player().id
        self._ack(form, await play.undo(form.game, me, form.number, form.seat))

    async def answer(self, form: forms.AnswerMessage) -> None:
        play, me = self._server.play, self._player().id
        self._ack(form, await play.answer(form.game, me, form.number, form.seat, form.agree))

    async def resign(self, form: forms.ResignMessage) -> None:
        play, me = self._server.play, self._player().id
        self._ack(form, await play.resign(form.game, me, form.number, form.seat))

    async def hints(self, form: forms.HintsMessage) -> None:
        play, me = self._server.play, self._player().id
        self._ack(form, await play.allow_hints(form.game, me, form.number, form.seat, form.allow))

    async def hint(self, form: forms.HintMessage) -> None:
        """Takes seconds, and the game goes on meanwhile."""
        if self._hints:
            raise Refusal("busy", "one hint at a time")
        task = asyncio.create_task(self._find_hint(form))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _find_hint(self, form: forms.HintMessage) -> None:
        give = self._server.hints.give
        try:
            told = await give(form.game, self.player, form.number, form.seat, form.action)
            self.tell({"type": "hint", **told}, form.id)
        except Refusal as refusal:
            self._refuse(refusal, form.id)

    async def emote(self, form: forms.EmoteMessage) -> None:
        table = await self._server.tables.get(form.game)
        self._server.emote(table, self._player().id, form.seat, form.emote)
        self._ack(form, table)

    async def join(self, form: forms.JoinMessage) -> None:
        lobby, me = self._server.lobby, self._player()
        self._ack(form, await lobby.join(form.game, me, form.seat, form.hints))

    async def leave(self, form: forms.LeaveMessage) -> None:
        lobby, me = self._server.lobby, self._player()
        self._ack(form, await lobby.leave(form.game, me, form.number))

    async def start(self, form: forms.StartMessage) -> None:
        lobby, me = self._server.lobby, self._player()
        self._ack(form, await lobby.start(form.game, me, form.number, form.bot))

    async def rematch(self, form: forms.RematchMessage) -> None:
        table = await self._server.lobby.rematch(form.game, self._player(), form.hints)
        self._ack(form, await self._server.tables.get(form.game), rematch=table.id)


OBEY: dict[str, Callable[[Connection, Any], Awaitable[None]]] = {
    name: getattr(Connection, name)
    for name in (
        *("watch", "unwatch", "act", "undo", "answer", "resign", "hints", "hint", "emote"),
        *("join", "leave", "start", "rematch"),
    )
}


class Unreadable(Exception):  # noqa: N818 - it is an answer, not an error
    """A message that has no known form."""

    def __init__(self, refusal: Refusal, re: object) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.re = re


def _read_form(text: str) -> Any:
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Unreadable(Refusal("invalid", "this is not JSON", where=""), None) from None
    try:
        return forms.MESSAGES.validate_python(value)
    except ValidationError as error:
        re = value.get("id") if isinstance(value, dict) else None
        short = isinstance(re, int | float) or (isinstance(re, str) and len(re) <= 64)
        raise Unreadable(invalid(error.errors()), re if short else None) from None


def invalid(errors: Any) -> Refusal:
    """The first thing that is wrong with a form, in a line."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    told = first["msg"].replace("\n", " ")[:200]
    return Refusal("invalid", f"{where}: {told}" if where else told, where=where)


async def connect(socket: WebSocket) -> None:
    """A new connection, if it is allowed."""
    server: Server = socket.app.state.server
    origin = allowed_origin(socket.headers, server.settings.allowed_origins)
    client = address(socket.scope)
    if not origin or server.connections[client] >= server.settings.most_connections:
        await socket.close(TOO_SLOW if not origin else TOO_MANY)  # refused with 403
        return
    server.connections[client] += 1
    try:
        await Connection(socket, server).run()
    finally:
        server.connections[client] -= 1
        if not server.connections[client]:
            del server.connections[client]
