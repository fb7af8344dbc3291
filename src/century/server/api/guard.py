"""What every HTTP request passes: limits, headers, log, and an answer whatever happens."""

import asyncio
import logging
import time
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from century.server.protocol.refusal import Refusal
from century.server.running.service import Service

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
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
UNLIMITED = ("/healthz", "/metrics")

log = logging.getLogger("century.requests")


def address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"


def allowed_origin(headers: Headers, allowed: str) -> bool:
    """Pages of this server, pages that were allowed, and whatever is no browser."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host") or origin in allowed.split()


class Guard:
    """The outermost part of the application."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
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
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if scope["path"] not in UNLIMITED:
                self.service.requests.take(address(scope))
            await self._app(scope, await self._whole(scope, receive), answer)
        except Refusal as refusal:
            await self.refuse(refusal, answer)
        except Exception:
            log.exception("a request failed", extra={"path": scope["path"]})
            if not status:
                await self.refuse(Refusal("internal", "something went wrong here"), answer)
        finally:
            self.service.metrics.requests.labels(known_method(scope["method"]), status).inc()
            log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "path": scope["path"] if not scope["path"].startswith("/api/join") else "/join",
                    "status": status,
                    "milliseconds": round(1000 * (time.perf_counter() - began), 2),
                },
            )

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


def known_method(method: str) -> str:
    """Labels of metrics must not grow with what strangers send."""
    return method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
