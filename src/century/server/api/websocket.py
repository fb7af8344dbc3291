"""The WebSocket of docs/server.md: one connection of a browser or a program."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, cast

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

import century
from century.server.addresses import client_of
from century.server.api.guard import address, allowed_origin
from century.server.playing.players import Player
from century.server.protocol import requests
from century.server.protocol.messages import ServerMessage
from century.server.running.service import Service
from century.server.thinking.hints import Question
from century.tables import responses
from century.tables.refusal import Refusal
from century.tables.state import state_message, you_message
from century.tables.table import Table

HELLO_SECONDS, CLOSE_SECONDS = 20.0, 1.0
TOO_SLOW, TOO_MANY = 1008, 1013
MAX_REFUSED = 200  # messages that came too fast, until the connection is closed

log = logging.getLogger(__name__)


class Wire(Protocol):
    """Where messages go; who writes more than the client reads may wait until it is writable."""

    writable: asyncio.Event

    def write(self, text: bytes) -> None:
        """A whole message; who is gone is told nothing."""


class Connection:
    """Takes messages one after the other; what its client does not read yet waits in a queue."""

    def __init__(self, socket: WebSocket, service: Service) -> None:
        self._socket = socket
        self._wire: Wire = socket.scope["state"]["wire"]
        self._service = service
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(service.settings.most_waiting)
        self._address = address(socket.scope)
        self._waiting_bytes = 0
        self._refused = 0
        self._watched: set[str] = set()
        self._me: Player | None = None
        self._secret: str | None = None
        self._greeted = False
        self._taking = False  # a message is being obeyed
        self._over = False
        self._hints: set[asyncio.Task[None]] = set()
        self._cut = asyncio.Event()

    @property
    def player(self) -> str | None:
        return self._me.id if self._me else None

    # Sending

    def send(self, message: bytes) -> None:
        if self._wire.writable.is_set() and not self._waiting_bytes:
            self._wire.write(message)
            return
        waiting = self._waiting_bytes + len(message)
        limit = self._service.settings.most_waiting_bytes
        if self._outbox.full() or (self._waiting_bytes and waiting > limit):
            self._cut.set()
        else:
            self._waiting_bytes = waiting
            self._outbox.put_nowait(message)

    def tell(self, message: ServerMessage, re: object = None) -> None:
        self.send(orjson.dumps(message if re is None else {**message, "re": re}))

    async def _write(self) -> None:
        while True:
            message = await self._outbox.get()
            await self._wire.writable.wait()
            self._wire.write(message)
            self._waiting_bytes -= len(message)

    # Receiving

    async def run(self) -> None:
        await self._socket.accept()
        reading = asyncio.create_task(self._read())
        ends = [
            asyncio.create_task(self._write()),
            asyncio.create_task(self._cut.wait()),
        ]
        tasks = [*ends, asyncio.create_task(self._await_hello())]
        try:
            await asyncio.wait([reading, *ends], return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            # What has begun is finished, even if the connection is lost meanwhile.
            tasks += self._hints if self._taking else [reading, *self._hints]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._leave()
            # Who does not read does not hear this either.
            with suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._socket.close(TOO_SLOW if self._cut.is_set() else 1000)

    def _leave(self) -> None:
        self._service.announcements.hearers.discard(self)
        self._service.lenders.withdraw(self)
        for game in list(self._watched):
            self._stop_watching(game)

    async def _await_hello(self) -> None:
        await asyncio.sleep(HELLO_SECONDS)
        if not self._greeted:
            self._cut.set()

    async def _read(self) -> None:
        while not self._over:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._taking = True
            await self._take(message)
            self._taking = False
        self._leave()  # also what was entered after the end

    async def _take(self, message: Any) -> None:
        re: object = None
        began = time.perf_counter()
        try:
            self._service.messages.take(self.player or client_of(self._address))
            text = message.get("text")
            if text is None:
                raise Refusal("invalid", "a message is a text of JSON", where="")
            asked = _read_message(text)
            re = asked.id
            await self._recognise()
            self._service.bans.check(self._address, self._me)
            self._service.metrics.messages.labels(asked.type).inc()
            await self._obey(asked)
            if asked.type == "act":
                self._service.metrics.seconds.observe(time.perf_counter() - began)
        except Unreadable as unreadable:
            self._refuse(unreadable.refusal, unreadable.re)
        except Refusal as refusal:
            self._refuse(refusal, re)
        except Exception:
            log.exception("a message failed")
            self._refuse(Refusal("internal", "something went wrong here"), re)

    async def _recognise(self) -> None:
        """A device that was shut out meanwhile is nobody's."""
        players, secret = self._service.players, self._secret
        if secret is None or players.known(secret) is not None:
            return
        try:
            self._me = await players.find(secret)
        except Refusal as refusal:
            if refusal.code == "unknown_secret":
                self._cut.set()
            raise

    def _refuse(self, refusal: Refusal, re: object) -> None:
        self._service.metrics.refusals.labels(refusal.code).inc()
        self.tell({"type": "error", "error": refusal.to_json()["error"]}, re)
        if refusal.code == "too_many_requests":
            self._refused += 1
            if self._refused > MAX_REFUSED:
                self._cut.set()

    async def _obey(self, asked: Any) -> None:
        if isinstance(asked, requests.Hello):
            await self._hello(asked)
        elif not self._greeted:
            raise Refusal("hello_first", 'the first message is {"type": "hello"}')
        elif isinstance(asked, requests.Ping):
            self.tell({"type": "pong"}, asked.id)
        else:
            await OBEY[asked.type](self, asked)

    # What can be asked

    async def _hello(self, asked: requests.Hello) -> None:
        me = await self._service.players.find(asked.secret) if asked.secret is not None else None
        if self._greeted and me != self._me:
            raise Refusal("invalid", "a connection says hello once", where="type")
        self._me, self._secret, self._greeted = me, asked.secret, True
        welcome: responses.Welcome = {
            "type": "welcome",
            "player": self.player,
            "nickname": me.nickname if me else None,
            "version": century.__version__,
        }
        self.tell(welcome, asked.id)
        if self._service.announcements.now is not None:
            self.tell(self._service.announcements.message)
        self._service.announcements.hearers.add(self)

    def _player(self) -> Player:
        if self._me is None:
            raise Refusal("no_secret", "this needs a hello with a secret")
        return self._me

    async def _named_player(self) -> Player:
        """With the nickname of now."""
        self._player()
        self._me = await self._service.players.find(self._secret or "")
        return self._me

    def _ack(self, asked: Any, table: Table, rematch: str | None = None) -> None:
        ack: responses.Ack = {"type": "ack", "game": asked.game, "number": table.number}
        if rematch is not None:
            ack["rematch"] = rematch
        self.tell(ack, asked.id)

    async def watch(self, asked: requests.WatchMessage) -> None:
        service = self._service
        limit = service.settings.most_watched
        if asked.game not in self._watched and len(self._watched) >= limit:
            reason = f"a connection watches at most {limit} games"
            raise Refusal("too_many_watchers", reason, most=limit)
        async with service.tables.look(asked.game, asked.number or 0) as table:
            service.hub.enter(table, self, asked.details)
            self._watched.add(asked.game)
            state, missed = await service.state_of(table, self.player, asked.details, asked.number)
        self.tell(you_message(table, self.player), asked.id)
        if asked.number is not None:
            self.tell({"type": "missed", "game": asked.game, "changes": missed}, asked.id)
        self.tell(state_message(state), asked.id)
        service.others.presence(asked.game, ask=True)

    async def unwatch(self, asked: requests.UnwatchMessage) -> None:
        table = await self._service.tables.get(asked.game)
        self._stop_watching(asked.game)
        self._ack(asked, table)

    def _stop_watching(self, game: str) -> None:
        self._watched.discard(game)
        self._service.hub.leave(game, self)
        self._service.tables.left(game)
        self._service.others.presence(game)

    async def act(self, asked: requests.ActMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(asked, await play.act(asked.game, me, asked.number, asked.seat, asked.token))

    async def undo(self, asked: requests.UndoMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(asked, await play.undo(asked.game, me, asked.number, asked.seat))

    async def answer(self, asked: requests.AnswerMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(asked, await play.answer(asked.game, me, asked.number, asked.seat, asked.agree))

    async def resign(self, asked: requests.ResignMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(asked, await play.resign(asked.game, me, asked.number, asked.seat))

    async def hints(self, asked: requests.HintsMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(
            asked, await play.allow_hints(asked.game, me, asked.number, asked.seat, asked.allow)
        )

    async def read(self, asked: requests.ReadMessage) -> None:
        play, me = self._service.play, self._player().id
        self._ack(asked, await play.read(asked.game, me, asked.number, asked.seat, asked.reading))

    async def hint(self, asked: requests.HintMessage) -> None:
        """Takes seconds, and the game goes on meanwhile."""
        if self._hints:
            raise Refusal("busy", "one hint at a time")
        ask, me = self._service.hints.ask, self.player
        question = await ask(asked.game, me, asked.number, asked.seat, asked.action)
        task = asyncio.create_task(self._find_hint(question, asked.id))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _find_hint(self, question: Question, re: object) -> None:
        try:
            hint = await self._service.hints.answer(question, self.player)
            self.tell(cast(responses.HintGiven, {"type": "hint", **hint}), re)
        except Refusal as refusal:
            self._refuse(refusal, re)

    async def lend(self, asked: requests.LendMessage) -> None:
        """This browser thinks for the bots of the game, or no longer."""
        self._player()
        table = await self._service.tables.get(asked.game)
        if asked.on:
            self._service.lenders.lend(table, self)
        else:
            self._service.lenders.withdraw(self, asked.game)
        self._ack(asked, table)

    async def thought(self, asked: requests.ThoughtMessage) -> None:
        table = await self._service.tables.get(asked.game)
        self._service.lenders.answer(asked.game, self, asked.number, asked.tokens)
        self._ack(asked, table)

    async def emote(self, asked: requests.EmoteMessage) -> None:
        table = await self._service.tables.get(asked.game)
        self._service.emote(table, self._player().id, asked.seat, asked.emote)
        self._ack(asked, table)

    async def join(self, asked: requests.JoinMessage) -> None:
        lobby, me = self._service.lobby, await self._named_player()
        self._ack(asked, await lobby.join(asked.game, me, asked.seat, asked.hints))

    async def leave(self, asked: requests.LeaveMessage) -> None:
        lobby, me = self._service.lobby, self._player()
        self._ack(asked, await lobby.leave(asked.game, me, asked.number))

    async def start(self, asked: requests.StartMessage) -> None:
        lobby, me = self._service.lobby, self._player()
        self._ack(asked, await lobby.start(asked.game, me, asked.number, asked.bot))

    async def rematch(self, asked: requests.RematchMessage) -> None:
        me = await self._named_player()
        table = await self._service.lobby.rematch(asked.game, me, asked.hints)
        self._ack(asked, await self._service.tables.get(asked.game), rematch=table.id)


OBEY: dict[str, Callable[[Connection, Any], Awaitable[None]]] = {
    name: getattr(Connection, name)
    for name in (
        *("watch", "unwatch", "act", "undo", "answer", "resign", "hints", "read"),
        *("hint", "emote", "lend", "thought", "join", "leave", "start", "rematch"),
    )
}


class Unreadable(Exception):  # noqa: N818 - it is an answer, not an error
    """A message that has no known form."""

    def __init__(self, refusal: Refusal, re: object) -> None:
        super().__init__(refusal.message)
        self.refusal = refusal
        self.re = re


def _read_message(text: str) -> Any:
    try:
        value = orjson.loads(text)
    except orjson.JSONDecodeError:
        raise Unreadable(Refusal("invalid", "this is not JSON", where=""), None) from None
    try:
        return requests.MESSAGES.validate_python(value)
    except ValidationError as error:
        re = value.get("id") if isinstance(value, dict) else None
        short = isinstance(re, int | float) or (isinstance(re, str) and len(re) <= 64)
        raise Unreadable(invalid(error.errors()), re if short else None) from None


def invalid(errors: Any) -> Refusal:
    """The first thing that is wrong with a request, in a line."""
    first = errors[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    reason = first["msg"].replace("\n", " ")[:200]
    return Refusal("invalid", f"{where}: {reason}" if where else reason, where=where)


def _may_connect(service: Service, socket: WebSocket, client: str) -> bool:
    try:
        service.bans.check(address(socket.scope), None)
        service.requests.take(client)
    except Refusal as refusal:
        service.metrics.refusals.labels(refusal.code).inc()
        return False
    return True


async def connect(socket: WebSocket) -> None:
    """A new connection, if it is allowed."""
    service: Service = socket.app.state.service
    origin = allowed_origin(socket.headers, service.settings.allowed_origins)
    client = client_of(address(socket.scope))
    is_full = service.connections[client] >= service.settings.most_connections
    if not origin or is_full or not _may_connect(service, socket, client):
        await socket.close(TOO_SLOW if not origin else TOO_MANY)  # refused with 403
        return
    service.connections[client] += 1
    try:
        await Connection(socket, service).run()
    finally:
        service.connections[client] -= 1
        if not service.connections[client]:
            del service.connections[client]
