"""A box file: which box it is for, and the tables that it replaces there.

Boards and layouts are tables of their own, such as `boards.D1`, so that each can be replaced alone.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from century.data.component import BOARDS, TRUST, PartTrust
from century.data.reader import Reader, did_you_mean, one_of, shown
from century.errors import InvalidBox

Tables = Mapping[str, Reader]

TABLES = {
    "spice_road": ("starts", "merchants", "points", "coins"),
    "new_world": ("symbols", "posts", "points", "bonus", "exploration", "boards"),
    "eastern_wonders": ("markets", "layouts"),
}
ABOUT = ("replaces", "name", "trust", "parts")
MAX_BYTES = 1_000_000


@dataclass(frozen=True)
class BoxFile:
    """What one file says about one box; the tables are still unread."""

    source: str
    box: str
    name: str | None
    trust: str | None
    parts: tuple[PartTrust, ...]
    tables: Tables


def read_file(content: bytes, source: str) -> BoxFile:
    """The file's tables; `source` is how messages call it."""
    file = Reader(_toml(content, source), source)
    box = _box_of(file)
    file.only((*ABOUT, *TABLES[box]))
    tables = dict(_tables(file, box))
    if not tables:
        file.fail(f"replaces nothing of {box}; needs {one_of(TABLES[box])}")
    return BoxFile(
        source,
        box,
        name=file.text("name") if file.has("name") else None,
        trust=file.optional("trust", TRUST),
        parts=tuple(_part(part) for part in file.entries("parts")) if file.has("parts") else (),
        tables=tables,
    )


def _toml(content: bytes, source: str) -> dict[str, object]:
    if len(content) > MAX_BYTES:
        raise InvalidBox(f"{source}: longer than {MAX_BYTES} bytes")
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InvalidBox(f"{source}: not UTF-8 text (at line {line})") from None
    except RecursionError:
        raise InvalidBox(f"{source}: nested too deeply") from None
    except ValueError as error:
        raise InvalidBox(f"{source}: not TOML: {error}") from None


def _box_of(file: Reader) -> str:
    if file.has("replaces"):
        return file.choice("replaces", tuple(TABLES))
    boxes_of_keys: dict[str, str] = {}
    for key in file.table:
        boxes = [box for box, tables in TABLES.items() if key in tables]
        if len(boxes) == 1:
            boxes_of_keys[boxes[0]] = key
        elif not boxes and key not in ABOUT:
            known = [table for tables in TABLES.values() for table in tables]
            file.fail(f"unknown key {shown(key)}{did_you_mean(key, known)}")
    if len(boxes_of_keys) == 1:
        return next(iter(boxes_of_keys))
    if boxes_of_keys:
        keys = ", ".join(f"{key} of {box}" for box, key in boxes_of_keys.items())
        file.fail(f"a file replaces one box, not {keys}")
    file.fail(f"cannot tell which box this is: add replaces, {one_of(TABLES)}")


def _tables(file: Reader, box: str) -> Iterator[tuple[str, Reader]]:
    for key in TABLES[box]:
        if not file.has(key):
            continue
        if key in ("boards", "layouts"):
            parts = file.inside(key)
            if key == "boards":
                parts.only(BOARDS)
            for name, value in parts.table.items():
                yield f"{key}.{name}", replace(parts, table={name: value})
        else:
            yield key, replace(file, table={key: file.table[key]})


def _part(part: Reader) -> PartTrust:
    part.only(("part", "trust"))
    return PartTrust(part.text("part"), part.choice("trust", TRUST))
