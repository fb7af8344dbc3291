"""The browser client: its files, and one page for all its addresses."""

from functools import cache
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from century.server.telling.pictures import Pictures
from century.server.telling.previews import PICTURE, Previews, with_preview
from century.tables.refusal import Refusal

BROTLI = ".br"
FOREVER = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
AN_HOUR = "public, max-age=3600"
ABSENT = """<!doctype html>
<html lang="en">
<title>Century</title>
<h1>The server runs</h1>
<p>The browser client has not been built yet. In a checkout of the project, <code>make web</code>
builds it; then load this page again.</p>
<p>Programs can play without it: <a href="/api/about">/api/about</a>,
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


def folder() -> Path:
    return Path(str(files("century.server"))) / "static"


class Assets(StaticFiles):
    """Files whose names tell their content; the build leaves compressed ones beside them."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if "\0" in path:
            raise Refusal("not_found", "there is no such file")
        response = await super().get_response(path, scope)
        compressed = f"{path}{BROTLI}"
        if response.status_code == 200 and self.lookup_path(compressed)[1] is not None:
            media_type = response.headers["Content-Type"]
            if "br" in accepted_encodings(scope):
                response = await super().get_response(compressed, scope)
                response.headers["Content-Type"] = media_type
                response.headers["Content-Encoding"] = "br"
            response.headers["Vary"] = "Accept-Encoding"
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER
        return response


def accepted_encodings(scope: Scope) -> set[str]:
    """Those that are named without being refused by a weight of 0."""
    listed = Headers(scope=scope).get("accept-encoding", "").replace(" ", "").lower().split(",")
    parts = (entry.partition(";q=") for entry in listed)
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


class Packed(Assets):
    """Such files that are compressed already."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Content-Encoding"] = "identity"  # so that nobody compresses them again
        return response


def find(static: Path, name: str) -> Path | None:
    """The file of that name, if there is one; names may hold anything."""
    try:
        file = (static / name).resolve()
        is_there = bool(name) and file.is_file() and file.is_relative_to(static.resolve())
    except (OSError, ValueError):  # too long, or with a zero byte
        return None
    return file if is_there else None


def routes(static: Path, previews: Previews, engine: Path | None = None) -> list[Mount | Route]:
    """Static files by name; every other address that is no file belongs to the client."""

    pictures = Pictures(static)

    @cache
    def client(_: float) -> str:
        return (static / "index.html").read_text("utf-8")

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(ABSENT)
        file = find(static, name)
        if file is not None:
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        if "." in name.rpartition("/")[2]:  # a file that is not there, no place in the client
            raise Refusal("not_found", "there is no such file")
        preview = await previews.of(name, request.headers.get("accept-language", ""))
        if preview is None:
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        site, before = str(request.base_url).rstrip("/"), client(index.stat().st_mtime)
        whole = with_preview(before, preview, site, request.url.path, pictures.can_draw)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return HTMLResponse(whole, headers=headers)

    async def picture(request: Request) -> Response:
        shown = await previews.picture(**request.path_params) if pictures.can_draw else None
        if shown is None:
            raise Refusal("not_found", "there is no such picture")
        drawn = await pictures.of(*shown)
        return Response(drawn, media_type="image/png", headers={"Cache-Control": AN_HOUR})

    assets = Assets(directory=static / "assets", check_dir=False)
    packed = [] if engine is None else [Mount(f"/{engine.name}", Packed(directory=engine))]
    return [
        *packed,
        Mount("/assets", Router(routes=[Mount("/", assets)]), name="assets"),
        Route(f"/{{place}}/{{name}}/{PICTURE}", picture, methods=["GET", "HEAD"]),
        Route("/{path:path}", page, methods=["GET", "HEAD"]),
    ]
