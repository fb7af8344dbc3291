"""Bots of another interpreter: another release of century, or other packages, at one table.

Each such bot has a process of its own, which is kept for its next game.
"""

import atexit
import json
import os
import shutil
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Timer
from time import perf_counter
from typing import Any

from century.bots.fallback import CRASH, ERROR, HUNG, MAX_DETAIL, Failure
from century.bots.spec import Options, write_spec
from century.data.reader import one_line, shown
from century.errors import InvalidOption
from century.game.game import Game

PROGRAM = Path(__file__).with_name("other_program.py")
STARTING = 300.0  # seconds: a first start may compile, on a busy machine
# What is meant for this interpreter would lead the other one to the packages of this one.
OURS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "CENTURY_LIBRARY")


class Process:
    """One process of another interpreter, which answers one request after the other."""

    def __init__(self, python: str) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        environment = {key: value for key, value in os.environ.items() if key not in OURS}
        try:
            self._process = subprocess.Popen(
                [find_python(python), "-P", PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                env=environment,
            )
        except OSError as error:
            self._errors.close()
            raise InvalidOption(f"python {shown(python)}: {error.strerror or error}") from None
        try:
            self.about = self._hear(STARTING)
        except Failure as failure:
            self.close()
            raise InvalidOption(f"python {shown(python)}: {failure.detail}") from None

    def ask(self, request: Mapping[str, object], seconds: float) -> dict[str, Any]:
        """The answer to a request; raises Failure where none comes in time, or ever."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._crash() from None
        return self._hear(seconds)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            assert stream is not None
            with suppress(OSError):  # what was not read by a process that is gone
                stream.close()

    def _hear(self, seconds: float) -> dict[str, Any]:
        assert self._process.stdout is not None
        late: list[bool] = []

        def end() -> None:
            late.append(True)
            self._process.kill()

        timer = Timer(seconds, end)
        timer.daemon = True
        timer.start()
        line = self._process.stdout.readline()
        timer.cancel()
        if late:
            raise Failure(HUNG, f"no answer within {seconds:g} s: its process was ended")
        try:
            answer = json.loads(line) if line.endswith(b"\n") else None
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._crash()
        return answer

    def _crash(self) -> Failure:
        """How the process ended, with its last words."""
        self._process.kill()
        status = self._process.wait()
        self._errors.seek(0)
        words = self._errors.read().decode(errors="replace").strip().rpartition("\n")[2]
        detail = one_line(f"its process ended with status {status}{': ' * bool(words)}{words}")
        return Failure(CRASH, detail[:MAX_DETAIL])


@dataclass(frozen=True)
class OtherEntrant:
    """A bot of another interpreter, as `mcts(time=1)@path/to/python`."""

    name: str
    options: Options
    python: str

    def __str__(self) -> str:
        return f"{write_spec(self.name, self.options)}@{self.python}"

    def check(self) -> None:
        """Make the bot once; whatever is wrong is told in one line."""
        process = Process(self.python)
        try:
            OtherBot(self, process, 0)
        except Failure as failure:
            raise InvalidOption(f"bot {self}: {failure.detail}") from None
        finally:
            process.close()

    def make(self, seed: int, patience: float, box: Sequence[str]) -> "OtherBot":
        """The bot for one game; it has hung when it thinks longer than `patience` seconds."""
        process = _idle[self].pop() if _idle[self] else Process(self.python)
        try:
            return OtherBot(self, process, seed, patience, box)
        except Failure as failure:
            process.close()
            raise InvalidOption(f"bot {self}: {failure.detail}") from None


_idle: dict[OtherEntrant, list[Process]] = defaultdict(list)  # to be used again by the next game


@atexit.register
def _close_idle() -> None:
    for processes in _idle.values():
        while processes:
            processes.pop().close()


class OtherBot:
    """A bot in a process of its own, for one game."""

    def __init__(
        self,
        entrant: OtherEntrant,
        process: Process,
        seed: int,
        patience: float = STARTING,
        box: Sequence[str] = (),
    ) -> None:
        self._entrant = entrant
        self._process: Process | None = process
        self._patience = patience
        self._box = list(box)
        self.thinking_seconds = 0.0
        request = {"make": entrant.name, "options": dict(entrant.options), "seed": seed}
        answer = process.ask(request, STARTING)
        if "error" in answer:
            raise InvalidOption(f"bot {shown(str(entrant))}: {one_line(answer['error'])}")

    def choose(self, game: Game) -> str:
        if self._process is None:
            raise Failure(CRASH, "its process has ended")
        start = perf_counter()
        request = {"choose": game.position(), "box": self._box, "limit": self._patience}
        try:
            answer = self._process.ask(request, self._patience)
        except Failure:
            self.thinking_seconds = perf_counter() - start
            self._process.close()
            self._process = None
            raise
        self.thinking_seconds = answer.get("seconds", 0.0)
        if "error" in answer:
            raise Failure(ERROR, one_line(answer["error"]))
        return str(answer["token"])

    def close(self) -> None:
        """The game is over: the process may play another."""
        if self._process is not None:
            _idle[self._entrant].append(self._process)
            self._process = None


@cache
def about_python(python: str) -> dict[str, str]:
    """The version of century that an interpreter has, and the digest of its code."""
    process = Process(python)
    process.close()
    return process.about


def find_python(python: str) -> str:
    """The program: a path, a virtual environment, or a name that the shell would find."""
    path = os.path.expanduser(python)
    if os.path.isdir(path):
        there = [os.path.join(path, name) for name in ("bin/python", "Scripts/python.exe")]
        path = next(filter(os.path.exists, there), there[0])
    return shutil.which(path) or path
