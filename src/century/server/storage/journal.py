"""Storing what is done at the tables, and telling the other processes.

What is done most, an action at a running game, goes past SQLAlchemy, which takes longer to put
such a statement together than the database to carry it out. On PostgreSQL everything that waits
goes in one statement: one way there and back, and one commit.
"""

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any

import asyncpg
import orjson
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql

from century.server.storage import schema, store
from century.server.storage.batches import Batches
from century.server.storage.database import AWAY, CHANNEL, Database, reachable
from century.server.storage.store import Moved
from century.tables.refusal import Refusal
from century.tables.step import Step, awaited

MAX_PAYLOAD = 7900  # bytes; PostgreSQL takes less than 8000

Message = dict[str, Any]


class Journal:
    """Steps are stored before anybody is told; messages go to the processes that listen."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._batches = Batches(self._write)
        self._connection: Any = None

    async def save(self, step: Step) -> None:
        """Raises Moved when the game no longer stands where the step began."""
        if not _plain(step):
            await self._database.transact(lambda db: self._save(db, step))
        elif self._database.postgres:
            async with reachable():
                await self._batches.put(step)
        else:
            await self._database.transact(lambda db: _save_plain(db, step))

    def _save(self, db: Connection, step: Step) -> None:
        table = step.table
        store.save(db, table, step.changes, step.before, step.seats)
        if step.kept is not None:
            store.take_back(db, table.id, step.kept)
        if step.spent is not None and not store.spend(db, step.spent):
            raise Refusal("unknown_invitation", "this link was used, or never existed")
        self._database.notify(db, _message(step))

    def tell(self, message: Message) -> None:
        """Something that is not stored; lost when the database is away, for it is soon old."""
        if self._database.postgres:
            self._batches.put(message).add_done_callback(lambda done: done.exception())

    async def close(self) -> None:
        await self._batches.finish()
        if self._connection is not None:
            await self._connection.close()

    # One statement

    async def _write(self, items: list[Step | Message]) -> list[Any]:
        try:
            moved = await self._execute(items)
        except asyncpg.PostgresError:
            if self._connection is None or self._connection.is_closed() or len(items) == 1:
                raise
            # Nothing is stored: one of them spoils it, and the others shall not suffer.
            return [await self._alone(item) for item in items]
        return [
            None if not isinstance(item, Step) or item.table.id in moved else Moved()
            for item in items
        ]

    async def _alone(self, item: Step | Message) -> Any:
        try:
            return (await self._write([item]))[0]
        except Exception as error:
            return error

    async def _execute(self, items: list[Step | Message]) -> set[str]:
        """The games that have moved on by it."""
        steps = [item for item in items if isinstance(item, Step)]
        messages = [_message(item) if isinstance(item, Step) else item for item in items]
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._database.connect()
        try:
            row = await self._connection.fetchrow(
                STATEMENT, *_games(steps), *_changes(steps), list(packed(messages))
            )
        except AWAY as error:
            if not isinstance(error, asyncpg.PostgresError):
                self._connection.terminate()  # who knows what it still waits for
            raise
        return set(row["moved"])


def _plain(step: Step) -> bool:
    """Whether only the state of a running game and its changes are to be stored."""
    alone = not step.seats and step.kept is None and step.spent is None
    return alone and step.table.position is not None


def _message(step: Step) -> Message:
    return {"kind": "change", "game": step.table.id, "number": step.table.number}


def packed(messages: Iterable[Message]) -> Iterator[str]:
    """Lists of messages, as few as PostgreSQL takes."""
    pack: list[bytes] = []
    size = 1
    for message in map(orjson.dumps, messages):
        if pack and size + len(message) >= MAX_PAYLOAD:
            yield f"[{b','.join(pack).decode()}]"
            pack, size = [], 1
        pack.append(message)
        size += len(message) + 1
    if pack:
        yield f"[{b','.join(pack).decode()}]"


GAME = ("id", *store.STATE)
CHANGE = ("game", *store.CHANGE)


def _value(value: Any) -> Any:
    """As the database takes it."""
    return orjson.dumps(value).decode() if isinstance(value, dict | list) else value


# SQLite: one row after the other.


def _save_plain(db: Connection, step: Step) -> None:
    table, cursor = step.table, db.connection.cursor()
    game = store.state_of(table)
    names, statement = SAME if awaited(table) == step.awaited else CHANGED
    cursor.execute(statement, [*(_value(game[name]) for name in names), table.id, step.before])
    if cursor.rowcount != 1:
        raise Moved
    changes = map(store.values_of, step.changes)
    rows = [[table.id, *(_value(row[name]) for name in store.CHANGE)] for row in changes]
    cursor.executemany(INSERT, rows)


def _quoted(names: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


def _update(*left: str) -> tuple[list[str], str]:
    names = [name for name in store.STATE if name not in left]
    values = ", ".join(f'"{name}" = ?' for name in names)
    return names, f"UPDATE games SET {values} WHERE id = ? AND number = ?"


# SQLite writes all indices of the columns that are set, also where they are what they were.
CHANGED = _update()
SAME = _update("status", "finished", "deadline", "bot_since")
INSERT = f"""
INSERT INTO changes ({_quoted(CHANGE)}) VALUES ({", ".join("?" * len(CHANGE))})
"""


# PostgreSQL: columns go as arrays, one value for each row.

Columns = list[list[Any]]


def _games(steps: list[Step]) -> Columns:
    rows = [{"id": step.table.id, **store.state_of(step.table)} for step in steps]
    return [[step.before for step in steps], *(_column(rows, name) for name in GAME)]


def _changes(steps: list[Step]) -> Columns:
    rows = [
        {"game": step.table.id, **store.values_of(change)}
        for step in steps
        for change in step.changes
    ]
    return [_column(rows, name) for name in CHANGE]


def _column(rows: list[dict[str, Any]], name: str) -> list[Any]:
    return [_value(row[name]) for row in rows]


def _statement() -> str:
    places, dialect = count(1), postgresql.dialect()  # type: ignore[no-untyped-call]

    def given(table: Any, names: Iterable[str]) -> str:
        kinds = (table.c[name].type.compile(dialect) for name in names)
        # Without their length, for a cast would cut what is too long.
        return ", ".join(f"${next(places)}::{kind.partition('(')[0]}[]" for kind in kinds)

    games = f"unnest(${next(places)}::integer[], {given(schema.games, GAME)})"
    changes = f"unnest({given(schema.changes, CHANGE)})"
    values = ", ".join(f'"{name}" = given."{name}"' for name in store.STATE)
    payloads = f"unnest(${next(places)}::text[]) AS payload"
    return f"""
WITH moved AS (
  UPDATE games SET {values} FROM {games} AS given(before, {_quoted(GAME)})
  WHERE games.id = given.id AND games.number = given.before RETURNING games.id
), added AS (
  INSERT INTO changes ({_quoted(CHANGE)})
  SELECT given.* FROM {changes} AS given({_quoted(CHANGE)}) JOIN moved ON moved.id = given.game
)
SELECT array(SELECT id FROM moved) AS moved,
  (SELECT count(pg_notify('{CHANNEL}', payload)) FROM {payloads})
"""


STATEMENT = _statement()
