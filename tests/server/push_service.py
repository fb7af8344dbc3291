"""A push service, and a browser that takes what it is sent."""

import base64
import json
import os
import queue
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from server.playing import PATIENCE


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """What a browser maker runs, here: keeps what it is sent, and answers as it is told."""

    def __init__(self) -> None:
        self.taken: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.taken.put((self.path, headers, body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Tests are quiet."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.place = f"127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self) -> tuple[str, dict[str, str], bytes]:
        return self.taken.get(timeout=PATIENCE)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """The keys of one, which only it can read notices with."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self._key.public_key().public_bytes(encoding, form)
        self.subscription = {
            "endpoint": f"http://{service.place}/{name}",
            "keys": {"p256dh": text(public), "auth": text(self._auth)},
            "language": "fr",
        }

    def read(self, body: bytes) -> Any:
        import http_ece

        return json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth))
