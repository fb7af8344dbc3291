"""Small facts about the whole service, by name."""

from typing import Any

from sqlalchemy import Connection, insert, select, update

from century.server.storage import schema

Note = dict[str, Any]

_notes = schema.notes


def read(db: Connection, name: str, lock: bool = False) -> Note:
    """Empty where nothing is noted; with `lock` nobody else changes it in this transaction."""
    query = select(_notes.c.value).where(_notes.c.name == name)
    return db.execute(query.with_for_update() if lock else query).scalar_one_or_none() or {}


def write(db: Connection, name: str, note: Note) -> None:
    changed = db.execute(update(_notes).where(_notes.c.name == name).values(value=note))
    if changed.rowcount == 0:
        db.execute(insert(_notes).values(name=name, value=note))
