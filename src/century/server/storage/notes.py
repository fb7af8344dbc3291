"""Small facts about the whole service, by name."""

from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from century.server.storage import schema

Note = dict[str, Any]

_notes = schema.notes
_read = select(_notes.c.value).where(_notes.c.name == bindparam("note"))
_lock = _read.with_for_update()
_write = update(_notes).where(_notes.c.name == bindparam("note")).values(value=bindparam("about"))


def read(db: Connection, name: str, lock: bool = False) -> Note:
    """Empty where nothing is noted; with `lock` nobody else changes it in this transaction."""
    return db.execute(_lock if lock else _read, {"note": name}).scalar_one_or_none() or {}


def write(db: Connection, name: str, note: Note) -> None:
    changed = db.execute(_write, {"note": name, "about": note})
    if changed.rowcount == 0:
        db.execute(insert(_notes).values(name=name, value=note))
