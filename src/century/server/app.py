"""The application that a web server runs."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp

import century
from century.server.api import pages, routes
from century.server.api.guard import Guard
from century.server.api.websocket import connect, invalid
from century.server.protocol import requests, responses
from century.server.protocol.refusal import Refusal
from century.server.running import json_lines
from century.server.running.service import Service
from century.server.settings import Settings

LEAST_COMPRESSED = 1000  # bytes; answers with a secret are shorter


def make_app(settings: Settings) -> ASGIApp:
    app = make_api(settings)
    return Guard(app, app.state.service)


def make_api(settings: Settings) -> FastAPI:
    """The application without its guard."""
    service = Service(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="century",
        description="Games of Century for browsers and programs.",
        version=century.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=life,
    )
    app.state.service = service
    app.openapi = partial(_document, app.openapi)  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=5)
    app.include_router(routes.router)
    socket = WebSocketRoute("/api/socket", connect)
    no_page = Route("/api/{path:path}", _no_such_address, methods=["GET", "HEAD"])
    app.router.routes.extend([socket, no_page, *pages.routes(pages.folder())])
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _failed)
    app.add_exception_handler(Exception, _broken)
    return app


def _document(make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """The OpenAPI document, and besides the messages of the WebSocket."""
    document = make()
    schemas = document["components"]["schemas"]
    if "ServerMessage" not in schemas:
        messages = {"ClientMessage": requests.MESSAGES, "ServerMessage": responses.MESSAGES}
        for name, adapter in messages.items():
            schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
            for part, form in schema.pop("$defs").items():
                schemas.setdefault(part, form)
            schemas[name] = schema
    return document


def from_environment() -> ASGIApp:
    """For uvicorn, which starts several processes with it."""
    json_lines.set_up()
    return make_app(Settings.from_environment())


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    service: Service = request.app.state.service
    service.metrics.refusals.labels(error.code).inc()
    return routes.json(error.to_json(), error.status)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, invalid(error.errors()))


async def _broken(request: Request, _: Exception) -> Response:
    """A fault of ours; the log tells which."""
    return await _refused(request, Refusal("internal", "something went wrong here"))


async def _no_such_address(request: Request) -> Response:
    raise HTTPException(404)


async def _failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code not in (404, 405):
        return await _refused(request, Refusal("invalid", str(error.detail), where=""))
    methods = _methods(request)
    if not methods:
        return await _refused(request, Refusal("not_found", "there is no such address"))
    response = await _refused(request, Refusal("wrong_method", f"use {' or '.join(methods)}"))
    response.headers["Allow"] = ", ".join(methods)
    return response


def _methods(request: Request) -> list[str]:
    """What this address knows."""
    methods: set[str] = set()
    for route in routes.router.routes:
        if isinstance(route, Route) and route.matches(request.scope)[0] != Match.NONE:
            methods |= route.methods or set()
    return sorted(methods)
