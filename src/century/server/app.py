"""The application that a web server runs."""

import asyncio
import json
import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp

import century
from century.server.api import admin_routes, answers, pages, routes
from century.server.api.guard import Guard
from century.server.api.route import DescribedRoute
from century.server.api.websocket import connect, invalid
from century.server.protocol import messages, requests
from century.server.running import json_lines
from century.server.running.service import Service
from century.server.settings import Settings
from century.tables.refusal import Refusal

ABOUT: dict[str, Any] = {
    "title": "century",
    "description": "Games of Century for browsers and programs.",
    "version": century.__version__,
    "openapi_url": None,
    "docs_url": None,
    "redoc_url": None,
}
LEAST_COMPRESSED = 1000  # bytes; answers with a secret are shorter
TURN_SECONDS = 0.0005  # of a thread while others wait; Python's own are ten times as long


def make_app(settings: Settings, own_process: bool = False) -> ASGIApp:
    app = make_api(settings, own_process)
    return Guard(app, app.state.service)


def make_api(settings: Settings, own_process: bool = False) -> FastAPI:
    """The application without its guard."""
    service = Service(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        await service.start()
        if own_process:
            service.look_for_garbage()
        try:
            yield {"places": service.places}  # for the connections
        finally:
            await service.stop()

    app = FastAPI(**ABOUT, lifespan=life)
    app.state.service = service
    app.add_middleware(
        GZipMiddleware, minimum_size=LEAST_COMPRESSED, compresslevel=answers.COMPRESSION
    )
    app.include_router(routes.router)
    app.include_router(admin_routes.router)
    app.include_router(admin_routes.pages)
    socket = WebSocketRoute("/api/socket", connect)
    described = Route("/api/openapi.json", _described, methods=["GET"])
    no_page = Route("/api/{path:path}", _no_such_address, methods=["GET", "HEAD"])
    client = pages.routes(pages.folder(), service.previews, service.engine)
    app.router.routes.extend([socket, described, no_page, *client])
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _failed)
    app.add_exception_handler(Exception, _broken)
    return app


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document, and besides the messages of the WebSocket."""
    described = FastAPI(**ABOUT)
    for route in routes.router.routes:
        assert isinstance(route, DescribedRoute)
        described.router.routes.append(route.described())
    whole = described.openapi()
    schemas = whole["components"]["schemas"]
    for name, adapter in {
        "ClientMessage": requests.MESSAGES,
        "ServerMessage": messages.MESSAGES,
    }.items():
        schema = adapter.json_schema(ref_template="#/components/schemas/{model}")
        for part, form in schema.pop("$defs").items():
            schemas.setdefault(part, form)
        schemas[name] = schema
    return whole


def from_environment() -> ASGIApp:
    """For uvicorn, which starts several processes with it."""
    json_lines.set_up()
    sys.setswitchinterval(TURN_SECONDS)
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    return make_app(Settings.from_environment(), own_process=True)


def _end_with(parent: int) -> None:
    """Who looks after this process was killed: it would keep the port, and nobody would stop it."""
    multiprocessing.connection.wait([parent])
    os.kill(os.getpid(), signal.SIGTERM)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    service: Service = request.app.state.service
    service.metrics.refusals.labels(error.code).inc()
    return answers.json(error.to_json(), error.status)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return await _refused(request, invalid(error.errors()))


async def _broken(request: Request, _: Exception) -> Response:
    """A fault of ours; the log tells which."""
    return await _refused(request, Refusal("internal", "something went wrong here"))


async def _described(_: Request) -> Response:
    return Response(await asyncio.to_thread(_document), media_type="application/json")


@cache
def _document() -> bytes:
    return json.dumps(document()).encode()  # seeds are wider than orjson knows numbers


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
