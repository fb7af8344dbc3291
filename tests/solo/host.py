"""A plain file server, as any host of static files has one; its net can be cut."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

FOLDER = "games/century"  # the site lies somewhere in a host, not at its top


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


class Host:
    """Serves a site; `asked` are the files that were asked for."""

    def __init__(self, site: Path, folder: Path) -> None:
        place = folder / FOLDER
        place.parent.mkdir(parents=True)
        place.symlink_to(site)
        host = self

        class Noted(Quiet):
            def do_GET(self) -> None:
                host.asked.append(self.path)
                super().do_GET()

        self.asked: list[str] = []
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Noted, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        """From now on nobody reaches it."""
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def hosted(site: Path, folder: Path) -> Iterator[Host]:
    host = Host(site, folder)
    try:
        yield host
    finally:
        host.cut()
