"""A worker process seen from outside: it is given games, and replaced when it dies."""

import json
import subprocess
import sys
from contextlib import suppress
from dataclasses import asdict
from threading import Lock
from typing import Any

from century.arena.match import CRASH, HUNG, Result
from century.arena.tournament import Key, Tournament
from century.arena.worker import TIMEOUT
from century.errors import CenturyError


class Stopped(Exception):  # noqa: N818
    """The worker was told to end."""


class Worker:
    """Plays one game after the other in a process of its own.

    A worker that dies in a game is replaced and plays that game again. If it ended itself because a
    bot hung, or if it dies a second time, the bot that was thinking loses that decision and all its
    later ones in this game to the fallback.
    """

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._lock = Lock()  # between starting a process and stopping for good
        self._stopped = False
        self._start()

    def _start(self) -> None:
        with self._lock:
            if self._stopped:
                raise Stopped
            self._ready = self._hung = False
            self._process = subprocess.Popen(
                [sys.executable, "-P", "-m", "century.arena.worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                encoding="utf-8",
            )
        self._send(asdict(self._tournament))

    def wait_until_ready(self) -> None:
        """Until every bot has been asked once: the first answer may compile."""
        asked = None
        while not self._ready:
            told = self._receive()
            if told is None:
                if self._stopped:
                    raise Stopped
                raise CenturyError(f"bot {asked}: ended its process, or gave no first answer")
            self._ready = "ready" in told
            asked = told.get("warming")

    def play(self, key: Key) -> Result:
        stops: dict[int, tuple[int, str]] = {}
        deaths = 0
        while True:
            self.wait_until_ready()
            self._send({"game": key, "stops": stops})
            asked: list[int] = []
            while told := self._receive():
                if "result" in told:
                    result: Result = told["result"]
                    return result
                asked = told["asking"]
            deaths += not self._hung
            if asked and (self._hung or deaths > 1):
                seat, number = asked
                stops[seat] = (number, HUNG if self._hung else CRASH)
                deaths = 0
            elif deaths > 1:
                raise CenturyError(f"game {list(key)}: the worker dies before the first decision")
            self._bury()
            self._start()

    def stop(self) -> None:
        """End the process, whatever thread is waiting for it; the game it is playing is lost."""
        with self._lock:
            self._stopped = True
            self._process.kill()

    def close(self) -> None:
        """The same when no thread is waiting for it any more."""
        self.stop()
        self._bury()

    def _bury(self) -> None:
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe
            with suppress(BrokenPipeError):
                pipe.close()

    def _send(self, message: object) -> None:
        assert self._process.stdin
        with suppress(BrokenPipeError):  # the process is dead, which reading will tell
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()

    def _receive(self) -> dict[str, Any] | None:
        """The next message; None when the process has ended."""
        assert self._process.stdout
        line = self._process.stdout.readline()
        self._hung = line.startswith(TIMEOUT)
        if self._hung or not line.endswith("\n"):
            return None
        told: dict[str, Any] = json.loads(line)
        if "error" in told:
            raise CenturyError(f"the worker failed: {told['error']}")
        return told
