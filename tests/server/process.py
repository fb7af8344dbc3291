"""Servers as processes of their own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Self

from server.playing import PATIENCE

START = "import sys; from century.cli.command import main; sys.exit(main(sys.argv[1:]))"
NO_LIMITS = {
    f"CENTURY_{name}": "0" for name in ("REQUEST_RATE", "MESSAGE_RATE", "PLAYER_RATE", "GAME_RATE")
} | {
    "CENTURY_MOST_GAMES": "100000",
    "CENTURY_MOST_CONNECTIONS": "100000",
    "CENTURY_BOT_SECONDS": "5",
    "CENTURY_HINT_SECONDS": "0.3",
    "CENTURY_SWEEP_SECONDS": "0.5",
    "CENTURY_BOT_WORKERS": "0",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Process:
    """`century serve`, on a port that stays the same after a restart."""

    def __init__(self, database: Path | str, folder: Path, *options: str, **settings: str) -> None:
        self._database = str(database)
        self._options = options
        self._environment = os.environ | NO_LIMITS | settings
        self._port = free_port()
        self._log = folder / f"serve-{self._port}.log"
        self._running: subprocess.Popen[bytes]
        self.url = f"http://127.0.0.1:{self._port}"

    def start(self) -> Self:
        command = [sys.executable, "-c", START, "serve", "--port", str(self._port)]
        with self._log.open("ab") as log:
            self._running = subprocess.Popen(
                [*command, "--database", self._database, *self._options],
                env=self._environment,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self._running.poll() is None, self.log()
            assert time.monotonic() < until, self.log()
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                return True
        except OSError:
            return False

    def log(self) -> str:
        return self._log.read_text()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._running.poll() is None:
            self.kill()

    def kill(self) -> None:
        """kill -9"""
        self._running.kill()
        self._running.wait()

    def signal(self, number: signal.Signals) -> None:
        self._running.send_signal(number)

    def stop(self) -> int:
        """As a service is stopped."""
        self._running.send_signal(signal.SIGTERM)
        return self._running.wait(PATIENCE)
