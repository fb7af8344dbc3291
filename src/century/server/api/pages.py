"""The browser client: its files, and one page for all its addresses."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from century.server.protocol.refusal import Refusal

FOREVER = "public, max-age=31536000, immutable"  # the name of such a file changes with its content
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
    """Files whose names tell their content."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["Cache-Control"] = FOREVER
        return response


def routes(static: Path) -> list[Mount | Route]:
    """Static files by name; every other address that is no file belongs to the client."""

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        index = static / "index.html"
        if not index.is_file():
            return HTMLResponse(ABSENT)
        file = (static / name).resolve()
        if name and file.is_file() and file.is_relative_to(static.resolve()):
            return FileResponse(file, headers={"Cache-Control": "no-cache"})
        if "." in name.rpartition("/")[2]:  # a file that is not there, no place in the client
            raise Refusal("not_found", "there is no such file")
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    assets = Assets(directory=static / "assets", check_dir=False)
    return [
        Mount("/assets", Router(routes=[Mount("/", assets)]), name="assets"),
        Route("/{path:path}", page, methods=["GET", "HEAD"]),
    ]
