"""A server in a thread of the test, and people who use it over real connections."""

import json
import random
import ssl
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import anyio
import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from century.server.api.guard import Guard
from century.server.app import make_app
from century.server.run import configure
from century.server.running.service import Service
from century.server.settings import Settings

PATIENCE = 300.0  # seconds that no healthy server needs
RATES = ("request_rate", "message_rate", "player_rate", "game_rate", "text_rate")
FREE = dict.fromkeys(RATES, 0.0)

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading the certificates takes long

# Loaded here and not in the server's thread: pytest rewrites this module, and Python 3.11 sometimes
# cannot do that deep inside other calls.
LOADED = anyio.open_file

Json = dict[str, Any]


class Site:
    """A running server."""

    def __init__(self, http: httpx.Client, service: Service) -> None:
        self.http = http
        self.service = service

    def player(self, nickname: str = "Ada") -> "Person":
        """A new player."""
        return Person(self.http, nickname)

    def who_has(self, secret: str | None) -> "Person":
        return Person(self.http, None, secret)


@contextmanager
def running(database: Path | str, **settings: Any) -> Iterator[Site]:
    """A server with this database, without limits of speed unless they are given."""
    given: Json = {
        "database_url": str(database),
        "sweep_seconds": 0.2,
        "bot_workers": 0,
        **FREE,
        **settings,
    }
    app = make_app(Settings(**given))
    assert isinstance(app, Guard)
    uvicorn_server = uvicorn.Server(configure(app, app.service.settings, port=0))
    thread = threading.Thread(target=uvicorn_server.run)
    thread.start()
    while not uvicorn_server.started:
        assert thread.is_alive(), "the server did not start"
        thread.join(0.01)
    try:
        port = uvicorn_server.servers[0].sockets[0].getsockname()[1]
        with open_http(f"http://127.0.0.1:{port}") as http:
            yield Site(http, app.service)
    finally:
        uvicorn_server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


def open_http(url: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=PATIENCE, verify=NO_TLS)


class Person:
    """Somebody with a secret, or a stranger without one."""

    def __init__(self, http: httpx.Client, nickname: str | None, secret: str | None = None) -> None:
        self.http = http
        self.secret = secret
        if nickname is not None and secret is None:
            made = self.post("/api/players", {"nickname": nickname})
            self.secret = made["secret"]
            self.id = made["player"]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.secret}"} if self.secret else {}
        content = None if body is None else json.dumps(body)
        headers["Content-Type"] = "application/json"
        return self.http.request(method, path, content=content, headers=headers, **more)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.ask("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.ask("POST", path, body or {})
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """The code of the refusal."""
        answer = self.ask(method, path, body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def create(self, mode: str = "spice_road", *seats: str, **more: Any) -> Json:
        """A game; seats are human, open, or the name of a bot."""
        placed = [
            {"kind": seat} if seat in ("human", "open") else {"kind": "bot", "bot": seat}
            for seat in seats or ("human", "human")
        ]
        made: Json = self.post("/api/games", {"mode": mode, "seats": placed, **more})
        return made

    def change(self, what: str, state: Json, **more: Any) -> Json:
        """A request for the state that one has."""
        path = f"/api/games/{state['game']}/{what}"
        changed: Json = self.post(path, {"number": state["number"], **more})
        return changed

    def act(self, state: Json, token: str | None = None) -> Json:
        """The first legal action, or the given one, for the seat that decides."""
        seat = state["view"]["seat"]
        return self.change("actions", state, seat=seat, token=token or state["actions"][0])

    def state(self, game: str, **query: Any) -> Json:
        state: Json = self.get(f"/api/games/{game}", **query)
        return state

    def socket(self, hello: bool = True) -> "Socket":
        return Socket(self, hello)


class Socket:
    """A WebSocket that keeps everything it is told."""

    def __init__(self, person: Person, hello: bool) -> None:
        self._person = person
        self._hello = hello
        self.texts: list[str] = []
        self._unread: deque[Json] = deque()  # what came before an answer
        self._open = ExitStack()
        self.connection: ClientConnection

    def __enter__(self) -> Self:
        url = str(self._person.http.base_url.copy_with(scheme="ws", path="/api/socket"))
        opening = connect(url, compression=None, max_size=None)
        self.connection = self._open.enter_context(opening)
        if self._hello:
            self.ask(type="hello", secret=self._person.secret)
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps({k: v for k, v in message.items() if v is not None}))

    def _receive(self) -> Json:
        text = self.connection.recv(PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = json.loads(text)
        return message

    def next(self, *kinds: str) -> Json:
        """The next message, of one of these types if any are given."""
        while True:
            message = self._unread.popleft() if self._unread else self._receive()
            if not kinds or message["type"] in kinds:
                return message

    def ask(self, **message: Any) -> Json:
        """Send, and wait for the answer; an error is an answer too."""
        mark = f"m{random.getrandbits(40):x}"
        self.send(id=mark, **message)
        while True:
            answer = self._receive()
            if answer.get("re") == mark:
                return answer
            self._unread.append(answer)

    def watch(self, game: str, **more: Any) -> Json:
        self.send(type="watch", game=game, **more)
        return self.next("state", "error")

    def until(self, number: int) -> Json:
        """The first state with at least that number."""
        while True:
            state = self.next("state")
            if state["number"] >= number:
                return state

    def closed(self) -> bool:
        """Whether the server closes the connection."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return True
