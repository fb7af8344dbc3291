"""Records and positions on disk."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import century
from century.errors import CenturyError, InvalidPosition, InvalidRecord
from century.words import Words
from century.words.records import commented_record


def load_record(name: str, box: Sequence[str] | None) -> century.Game:
    """The game of a record file; what is wrong is told with the file's name."""
    try:
        return century.load(read_text(name), box=box)
    except InvalidRecord as error:
        raise InvalidRecord(f"{name}: {error}") from None


def load_game(name: str, box: Sequence[str] | None, seed: int) -> century.Game:
    """The game of a record, a position or a view; `seed` deals what a view does not tell."""
    text = read_text(name)
    if not text.lstrip().startswith("{"):
        return load_record(name, box)
    try:
        position = json.loads(text)
        if "hidden" in position:
            return century.from_position(position, box=box)
        return century.from_view(position, seed, box=box)
    except (RecursionError, ValueError) as error:  # all our errors are ValueErrors too
        raise InvalidPosition(f"{name}: {error}") from None


def read_text(name: str) -> str:
    try:
        return Path(name).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidRecord(f"{name}: not a text file") from None
    except (OSError, ValueError) as error:
        raise InvalidRecord(f"{name}: cannot read: {_reason(error)}") from None


def save_record(name: str, game: century.Game, words: Words) -> None:
    """Write a record, whole or not at all; only a record is ever overwritten."""
    record = commented_record(game, words)
    try:
        path = Path(name).expanduser()
        if path.exists():
            with path.open("rb") as old:
                known = record.partition("\n")[0].encode()
                if old.readline(len(known) + 2).strip() != known:
                    raise CenturyError("the file exists and is no record")
        _replace(path, record)
    except (OSError, ValueError, RuntimeError) as error:
        raise CenturyError(_reason(error)) from None


def _replace(path: Path, text: str) -> None:
    draft = path.with_name(f".{path.name}.part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
