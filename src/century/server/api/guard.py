"""What every HTTP request passes: limits, headers, log, and an answer whatever happens."""

import asyncio
import logging
import re
import time
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from century.server.addresses import client_of
from century.server.running.service import Service
from century.tables.refusal import Refusal

BODY_SECONDS = 20.0
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # styles are set by transitions; scripts never
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# Python in a worker of the page is WebAssembly, and its loader comes packed
WORKER = "/assets/python.worker-"
WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' blob:; connect-src 'self'"
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SECRET_PART = re.compile(
    r"^(/api/games|/api/admin/games|/api/join|/game|/join|/replay|/feed)/+[^/]*"
)
UNLIMITED = ("/healthz", "/metrics")
FORWARDED = (b"x-forwarded-for", b"forwarded")

log = logging.getLogger("century.requests")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


def allowed_origin(headers: Headers, allowed: str) -> bool:
    """Pages of this server, pages that were allowed, and whatever is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return False
    return place == headers.get("host") or origin in allowed.split()


def bearer_secret(headers: Headers) -> str | None:
    kind, _, secret = headers.get("authorization", "").partition(" ")
    return secret if kind.lower() == "bearer" else None


def logged_path(path: str) -> str:
    """Without what only those may know who were told: the address of a game is an invitation."""
    return SECRET_PART.sub(r"\1/-", path)


def is_local(scope: Scope) -> bool:
    """Whether somebody on this machine asks, and not through a proxy."""
    forwarded = any(name in FORWARDED for name, _ in scope["headers"])
    try:
        return not forwarded and ip_address(address(scope)).is_loopback
    except ValueError:
        return False


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, _in_a_line(send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith(WORKER):
                    headers["Content-Security-Policy"] = WORKER_POLICY
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["path"] not in UNLIMITED:
                self._limit(scope)
            await self._app(scope, await self._whole(scope, receive), answer)
        except Refusal as refusal:
            await self.refuse(refusal, answer)
        except Exception:
            log.exception("a request failed", extra={"path": logged_path(scope["path"])})
            if not status:
                await self.refuse(Refusal("internal", "something went wrong here"), answer)
        finally:
            self.service.metrics.requests.labels(known_method(scope["method"]), status).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": logged_path(scope["path"]),
                    "status": status,
                    "milliseconds": round(1000 * (time.perf_counter() - began), 2),
                },
            )

    def _limit(self, scope: Scope) -> None:
        """A player who is known has limits of their own, wherever they ask from."""
        secret = bearer_secret(Headers(scope=scope))
        player = None if secret is None else self.service.players.known(secret)
        client = client_of(address(scope))
        self.service.bans.check(client=address(scope), player=player)
        self.service.requests.take(client if player is None else player.id)

    async def _whole(self, scope: Scope, receive: Receive) -> Receive:
        """The body, read before anything is done, as far as it is allowed."""
        limit = self.service.settings.most_bytes
        length = Headers(scope=scope).get("content-length", "0")
        body = b""
        too_large = Refusal("too_large", f"at most {limit} bytes are allowed", most=limit)
        if not length.isdecimal() or int(length) > limit:
            raise too_large
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    body += message.get("body", b"")
                    if len(body) > limit:
                        raise too_large
                    if message["type"] == "http.disconnect" or not message.get("more_body"):
                        break
        except TimeoutError:
            raise Refusal("invalid", "the body did not come in time", where="body") from None
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def again() -> Message:
            return whole.pop() if whole else await receive()

        return again

    async def refuse(self, refusal: Refusal, send: Send) -> None:
        self.service.metrics.refusals.labels(refusal.code).inc()
        body = orjson.dumps(refusal.to_json())
        headers: Any = [(b"content-type", b"application/json")]
        headers.append((b"content-length", str(len(body)).encode()))
        if refusal.code == "too_many_requests":
            headers.append((b"retry-after", str(int(refusal.facts["seconds"]) + 1).encode()))
        start = {"type": "http.response.start", "status": refusal.status, "headers": headers}
        await send(start)
        await send({"type": "http.response.body", "body": body})


def _in_a_line(send: Send) -> Send:
    """Why the server could not start, without the way through the code."""

    async def tell(message: Message) -> None:
        if message["type"] == "lifespan.startup.failed":
            kind, _, reason = message["message"].strip().rpartition("\n")[2].partition(": ")
            if kind.startswith("century."):  # else it is a fault of ours, and the way matters
                message = {**message, "message": f"the server could not start: {reason}"}
        await send(message)

    return tell


def known_method(method: str) -> str:
    """Labels of metrics must not grow with what strangers send."""
    return method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
