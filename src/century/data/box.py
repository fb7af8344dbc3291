"""The boxes: the built-in ones, and those of box files that replace any of their tables."""

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, replace
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files as resources
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from century.data.box_check import check_boxes
from century.data.box_file import BoxFile, Tables, read_file
from century.data.box_reader import About, read_eastern_wonders, read_new_world, read_spice_road
from century.data.component import (
    BOXES,
    TRUST,
    Board,
    BonusTile,
    Boxes,
    EasternWondersBox,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    NewWorldBox,
    PartTrust,
    PointCard,
    SpiceRoadBox,
)
from century.data.reader import one_line, shown
from century.errors import InvalidBox

__all__ = [
    "Board",
    "BonusTile",
    "Boxes",
    "EasternWondersBox",
    "Effect",
    "ExplorationTile",
    "Location",
    "MarketTile",
    "Merchant",
    "NewWorldBox",
    "PartTrust",
    "PointCard",
    "SpiceRoadBox",
    "builtin_boxes",
    "export_boxes",
    "load_boxes",
]

READERS: dict[str, Callable[[Tables, About], Any]] = {
    "spice_road": read_spice_road,
    "new_world": read_new_world,
    "eastern_wonders": read_eastern_wonders,
}
File = str | PathLike[str]


@cache
def builtin_boxes() -> Boxes:
    """The boxes of the package."""
    return _boxes([])


def load_boxes(files: File | Sequence[File] | None = None) -> Boxes:
    """The built-in boxes with the tables of the files in place of theirs."""
    if files is None:
        return builtin_boxes()
    names = [files] if isinstance(files, str | PathLike) else files
    if not isinstance(names, list | tuple) or not all(isinstance(n, str | PathLike) for n in names):
        raise InvalidBox(f"box {shown(files)}: must be a path or a list of paths")
    contents = tuple(_content(Path(fspath(name))) for name in names)
    return _replaced(contents) if contents else builtin_boxes()


def export_boxes(folder: File) -> list[Path]:
    """Write the built-in box files into a folder, as a starting point; nothing is overwritten."""
    paths = [Path(fspath(folder)) / f"{box}.toml" for box in BOXES]
    try:
        for path in paths:
            if path.exists():
                raise InvalidBox(f"{path}: exists already, nothing was written")
        paths[0].parent.mkdir(parents=True, exist_ok=True)
        for path, box in zip(paths, BOXES, strict=True):
            with path.open("xb") as file:
                file.write(_builtin_content(box))
    except OSError as error:
        raise InvalidBox(f"{folder}: cannot write: {error.strerror}") from None
    return paths


@lru_cache(maxsize=8)  # who has files of their own reads the same ones for every game
def _replaced(contents: Sequence[tuple[bytes, str]]) -> Boxes:
    given = [read_file(content, source) for content, source in contents]
    _refuse_overlap(given)
    boxes = _boxes(given)
    return replace(boxes, digest=_digest(boxes))


def _content(path: Path) -> tuple[bytes, str]:
    """What the file holds, and how messages call it."""
    try:
        content = path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        reason = error.strerror if isinstance(error, OSError) else error
        raise InvalidBox(f"{one_line(str(path))}: cannot read: {reason}") from None
    return content, one_line(path.name)


def _builtin_content(box: str) -> bytes:
    return (resources("century.data") / "boxes" / f"{box}.toml").read_bytes()


@cache
def _builtin_file(box: str) -> BoxFile:
    return read_file(_builtin_content(box), f"built-in {box}.toml")


def _refuse_overlap(given: Iterable[BoxFile]) -> None:
    replaced: dict[tuple[str, str], str] = {}
    for file in given:
        for table in file.tables:
            if other := replaced.get((file.box, table)):
                raise InvalidBox(f"{file.source}: {table} of {file.box}: replaced by {other} too")
            replaced[file.box, table] = file.source


def _boxes(given: Sequence[BoxFile]) -> Boxes:
    sources = ", ".join(file.source for file in given)
    read = {}
    for box, reader in READERS.items():
        builtin = _builtin_file(box)
        own = [file for file in given if file.box == box]
        # Built-in tables can be at fault only beside the new ones.
        tables = {
            key: replace(table, where=f"{sources}: {table.where}" if own else table.where)
            for key, table in builtin.tables.items()
        }
        for file in own:
            tables |= file.tables
        read[box] = reader(tables, _about(builtin, own))
    boxes = Boxes(**read)
    check_boxes(boxes, sources)
    return boxes


def _about(builtin: BoxFile, own: Sequence[BoxFile]) -> About:
    """Name and trust; a file that does not tell its trust is its author's own word."""
    name = next((file.name for file in reversed(own) if file.name), builtin.name or builtin.box)
    replaced = {table for file in own for table in file.tables}
    kept = {key: table for key, table in builtin.tables.items() if key not in replaced}
    files = [*own, replace(builtin, tables=kept)] if kept else own
    trust = max((file.trust or "own" for file in files), key=TRUST.index)
    parts: list[PartTrust] = []
    for file in files:
        if not file.parts and len(files) > 1:
            parts.append(PartTrust(", ".join(file.tables), file.trust or "own"))
        parts += file.parts
    return name, trust, tuple(parts)


def _digest(boxes: Boxes) -> str:
    """What differs from the built-in boxes in play, whichever way the files put it."""
    changed = {}
    for box in BOXES:
        mine, builtin = asdict(getattr(boxes, box)), asdict(getattr(builtin_boxes(), box))
        for table in mine.keys() - {"name", "trust", "parts"}:
            if mine[table] != builtin[table]:
                changed[f"{box}.{table}"] = mine[table]
    if not changed:
        return ""
    return sha256(json.dumps(changed, sort_keys=True).encode()).hexdigest()[:16]
