"""Results on disk, in JSON Lines: what the tournament is, then one line per finished game."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from typing import Any

from century.arena.match import Result
from century.arena.tournament import FORMAT, Key, Tournament
from century.data.reader import shown
from century.errors import CenturyError

Header = dict[str, Any]
Games = dict[Key, Result]
Keep = Callable[[Result], None]  # what is done with a game as it ends

NEEDED = {"game", "seats", "winner", "scores", "rounds", "by_limit", "faults", "record"}


def read_results(path: Path) -> tuple[Header, Games]:
    """The tournament and its games; a last line that was not finished is left out."""
    lines = _content(path).split(b"\n")[:-1]
    if not lines:
        raise CenturyError(f"{path}: no results of the arena: the file is empty")
    header = _read(path, 1, lines[0])
    if header.get("format") != FORMAT:
        raise CenturyError(f"{path}: no results of the arena: must begin with format {FORMAT}")
    games: Games = {}
    for number, line in enumerate(lines[1:], 2):
        result = _read(path, number, line)
        if not result.keys() >= NEEDED:
            raise CenturyError(f"{path}: line {number}: not a game of the arena")
        games.setdefault(Key(*result["game"]), result)
    return header, games


def in_order(games: Games) -> list[Result]:
    """In the order of the tournament, whoever finished first."""
    return [games[key] for key in sorted(games, key=lambda key: (key.deal, key))]


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise CenturyError(f"{path}: cannot read: {reason}") from None


def _read(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        content = None
    if not isinstance(content, dict):
        text = shown(line.decode(errors="replace"))
        raise CenturyError(f"{path}: line {number}: no result of the arena: {text}")
    return content


class Results:
    """The file of one tournament: opened, gone on with, or begun."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        header = tournament.header()
        before = _content(path) if path.exists() else b""
        whole = before.rfind(b"\n") + 1
        self.games: Games = {}
        self._lock = Lock()
        if whole:
            known, self.games = read_results(path)
            _check_same(path, known, json.loads(_line(header)))
        elif not _line(header).startswith(before):
            raise CenturyError(f"{path}: the file exists and holds no results of the arena")
        try:
            self._file = open(path, "ab", buffering=0)  # noqa: SIM115  (closed by close)
        except OSError as error:
            raise CenturyError(f"{path}: cannot write: {error.strerror}") from None
        if whole < len(before):  # somebody was stopped while writing
            self._file.truncate(whole)
        if not whole:
            self._write(header)

    def add(self, result: Result) -> None:
        """Keep a game, for good: it is on the disk when this returns. Any thread may call it."""
        key = Key(*result["game"])
        with self._lock:
            if key not in self.games:
                self._write(result)
                self.games[key] = result

    def close(self) -> None:
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        self._file.write(_line(line))
        os.fsync(self._file.fileno())


def _check_same(path: Path, known: Header, header: Header) -> None:
    for name in header:
        if name not in ("version", "digest") and known.get(name) != header[name]:
            raise CenturyError(
                f"{path}: holds another tournament: {name} {shown(known.get(name))},"
                f" not {shown(header[name])}; choose another file"
            )
    if known.get("digest") != header["digest"]:
        raise CenturyError(
            f"{path}: played with other rules, components or bots than these; choose another file"
        )
