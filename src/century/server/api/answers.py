"""What requests are answered with."""

import gzip
from collections.abc import Callable, Mapping
from typing import Any

import orjson
from fastapi import Request, Response

from century.server.aside import aside

COMPRESSION = 5  # of 9
JSON = "application/json"


def json(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(orjson.dumps(value), status, headers, media_type=JSON)


async def json_aside(request: Request, work: Callable[..., Any], *given: Any) -> Response:
    """What is made, written as JSON and, for most, compressed in the process beside."""
    compressed = "gzip" in request.headers.get("Accept-Encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if compressed else {})
    content = await aside(_json_bytes, compressed, work, *given)
    return Response(content, headers=headers, media_type=JSON)


def _json_bytes(compressed: bool, work: Callable[..., Any], *given: Any) -> bytes:
    content = orjson.dumps(work(*given))
    return gzip.compress(content, COMPRESSION) if compressed else content
