"""Running the server until it is told to stop."""

import atexit
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from century.errors import InvalidOption
from century.server.api.connections import HttpConnection, SocketConnection
from century.server.settings import Settings

GRACE_SECONDS = 10
START_SECONDS = 60

log = logging.getLogger(__name__)


def serve(settings: Settings, host: str, port: int, workers: int, browse: bool) -> None:
    from century.server.running import json_lines

    listening = _listen(host, port)
    # Who plays here wants to see the address, not every request.
    json_lines.set_up("WARNING" if browse else "INFO")
    # uvicorn finishes what it does, and then raises the signal again.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    port = listening.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else shown}:{port}/"
    print(f"century serve: {address} (stop with Ctrl-C)", file=sys.stderr, flush=True)
    if browse:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    app = "century.server.app:from_environment"
    config = configure(
        app,
        settings,
        factory=True,
        workers=workers,
        timeout_worker_healthcheck=START_SECONDS,  # the first start on a machine compiles
    )
    if workers > 1:
        share_metrics()
    if workers == 1:
        uvicorn.Server(config).run(sockets=[listening])
    else:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, [listening]).run()


def configure(app: ASGIApp | str, settings: Settings, **more: Any) -> uvicorn.Config:
    """How uvicorn runs the application, here and in tests."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=SocketConnection,
        lifespan="on",
        forwarded_allow_ips=settings.proxies.replace(",", " ").split(),
        ws_max_size=settings.most_message,
        ws_per_message_deflate=False,  # costs more memory than a game
        timeout_graceful_shutdown=GRACE_SECONDS,
        **more,
    )


def share_metrics() -> None:
    """Let the processes count together: whichever is asked tells of all."""
    folder = tempfile.TemporaryDirectory(prefix="century-metrics-")
    atexit.register(folder.cleanup)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder.name


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise InvalidOption(f"cannot listen on {host}:{port}: {error.strerror}") from None
    listening.set_inheritable(True)
    return listening


def _open(address: str) -> None:
    """Open the browser as soon as there is something to see."""
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=2):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
