"""Tables and their changes, to and from the database."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql import ColumnElement

from century.server.storage import schema
from century.tables.change import ACTION, LATE, LEAVING, TOOK_BACK, Change
from century.tables.deal import STATE_KEY
from century.tables.table import BOT, HUMAN, RUNNING, WAITING, Seat, Table

# Columns of `games` that never change, and those that may.
FIXED = (
    *("id", "mode", "players", "asked", "seed", "salt", "seed_chosen", "firm", "chat"),
    *("public", "creator", "clock", "created"),
)
MOVING = (
    *("number", "status", "options", "started", "finished", "deadline", "bot_since"),
    *("held", "late", "times"),
    *("undo", "result", "rematch", "next_line", "open_line"),
)
# The same, with what is kept for speed and for lists.
STATE = (*MOVING, "round", "turn", "state", "state_key")
SEAT = ("kind", "player", "nickname", "bot", "hints", "out", "closed")
CHANGE = (
    *("number", "kind", "seat", "token", "undone", "line", "round", "turn", "told", "revealed"),
    "at",
)

# A statement that is put together holds itself: those that are needed often stand here once, and
# leave no garbage behind.
_one_game = schema.games.c.id
_game = select(schema.games).where(_one_game == bindparam("game"))
_sitting = (
    select(schema.seats)
    .where(schema.seats.c.game.in_(bindparam("games", expanding=True)))
    .order_by(schema.seats.c.seat)
)


class Moved(Exception):  # noqa: N818 - it is an answer, not an error
    """Somebody else has changed the game in the meantime."""


_changes = select(schema.changes).order_by(schema.changes.c.number)
_of_game = _changes.where(schema.changes.c.game == bindparam("game"))
_actions = _of_game.where(schema.changes.c.kind == ACTION, schema.changes.c.undone.is_(False))
_since = _of_game.where(schema.changes.c.number > bindparam("since"))
_some_since = _since.limit(bindparam("most"))
_log = _of_game.where(
    schema.changes.c.line >= bindparam("first"),
    schema.changes.c.undone.is_(False),
    schema.changes.c.kind.in_((ACTION, TOOK_BACK, LATE, *LEAVING)),
)
_open_lines = _changes.join(
    schema.games,
    and_(_one_game == schema.changes.c.game, schema.games.c.open_line == schema.changes.c.line),
).where(
    schema.changes.c.game.in_(bindparam("games", expanding=True)),
    schema.changes.c.undone.is_(False),
    schema.changes.c.kind == ACTION,
)


async def load(db: AsyncConnection, game: str) -> Table | None:
    rows = (await db.execute(_game, {"game": game})).mappings().all()
    tables = await _tables(db, rows)
    return tables[0] if tables else None


async def follow(db: AsyncConnection, table: Table) -> list[Change] | None:
    """Bring a table up to date with actions that another process has stored, and give them.

    None where something else has happened, too: then it is as it was, and has to be read anew.
    """
    row = (await db.execute(_game, {"game": table.id})).mappings().first()
    if row is None or row["state_key"] != STATE_KEY or table.past is None:
        return None
    stored = await changes_since(db, table.id, table.number, limit=None)
    changes = [change for change in stored if change.number <= row["number"]]
    plain = all(change.kind == ACTION and not change.undone for change in changes)
    if not plain or len(changes) != row["number"] - table.number:
        return None
    for name in MOVING:
        setattr(table, name, row[name])
    table.stand_at(table.deal.thaw(row["state"]))
    for change in changes:
        table.past.add(change)
    open_line = [] if table.open_line is None else [*table.unfinished, *changes]
    table.unfinished = [change for change in open_line if change.line == table.open_line]
    return changes


async def load_running(db: AsyncConnection, after: str, limit: int) -> list[Table]:
    """The next running games in the order of their ids."""
    games = schema.games.c
    query = select(schema.games).where(games.status == RUNNING, games.id > after)
    rows = (await db.execute(query.order_by(games.id).limit(limit))).mappings().all()
    return await _tables(db, rows)


async def _tables(db: AsyncConnection, rows: Sequence[RowMapping]) -> list[Table]:
    ids = [row["id"] for row in rows]
    seats: dict[str, list[Seat]] = {game: [] for game in ids}
    for seat in (await db.execute(_sitting, {"games": ids})).mappings():
        seats[seat["game"]].append(Seat(**{name: seat[name] for name in SEAT}))
    tables = [await _table(db, row, seats[row["id"]]) for row in rows]
    await _read_unfinished(db, {table.id: table for table in tables if table.open_line is not None})
    return tables


async def _read_unfinished(db: AsyncConnection, tables: dict[str, Table]) -> None:
    """The actions of the turns that are not over yet."""
    if not tables:
        return
    for row in (await db.execute(_open_lines, {"games": list(tables)})).mappings():
        change = Change(**{name: row[name] for name in CHANGE})
        tables[row["game"]].unfinished.append(change)


async def _table(db: AsyncConnection, row: RowMapping, seats: list[Seat]) -> Table:
    table = Table(seats=seats, **{name: row[name] for name in (*FIXED, *MOVING)})
    if table.status == WAITING:
        return table
    if row["state_key"] == STATE_KEY:
        table.stand_at(table.deal.thaw(row["state"]))
    else:
        table.stand_at(table.deal.replay(await actions(db, table.id)).now)
    return table


def create(db: Connection, table: Table) -> None:
    fixed = {name: getattr(table, name) for name in FIXED}
    db.execute(insert(schema.games), fixed | state_of(table))
    _write_seats(db, table)


_save = update(schema.games).where(
    and_(_one_game == bindparam("game"), schema.games.c.number == bindparam("before"))
)
_add = insert(schema.changes)
_stand_up = delete(schema.seats).where(schema.seats.c.game == bindparam("from_game"))
_sit_down = insert(schema.seats)


def save(db: Connection, table: Table, changes: list[Change], before: int, seats: bool) -> None:
    """Store what has changed; raises Moved when the game no longer stands at `before`."""
    values = state_of(table) | {"game": table.id, "before": before}
    if db.execute(_save, values).rowcount != 1:
        raise Moved
    add_changes(db, table.id, changes)
    if seats:
        db.execute(_stand_up, {"from_game": table.id})
        _write_seats(db, table)


def add_changes(db: Connection, game: str, changes: list[Change]) -> None:
    db.execute(_add, [{"game": game, **values_of(change)} for change in changes])


def values_of(change: Change) -> dict[str, Any]:
    return {name: getattr(change, name) for name in CHANGE}


def state_of(table: Table) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in MOVING}
    if table.position is not None:
        values |= {
            "round": table.position.round,
            "turn": table.position.turn,
            "state": table.position.to_bytes(),
            "state_key": STATE_KEY,
        }
    return values


def _write_seats(db: Connection, table: Table) -> None:
    rows = [
        {
            "game": table.id,
            "seat": number,
            "folded": seat.nickname and seat.nickname.casefold(),
            **{name: getattr(seat, name) for name in SEAT},
        }
        for number, seat in enumerate(table.seats)
    ]
    db.execute(_sit_down, rows)


def remove(db: Connection, game: str) -> bool:
    """Remove a game that waits, that nobody but its creator plays, or of bots alone."""
    seats, status = schema.seats.c, schema.games.c.status
    people = select(seats.game).where(seats.game == game, seats.kind != BOT).exists()
    is_solo = and_(status == RUNNING, ~others_play())
    query = delete(schema.games).where(_one_game == game, or_(status == WAITING, is_solo, ~people))
    return db.execute(query).rowcount == 1


def others_play() -> ColumnElement[bool]:
    """Whether somebody besides its creator plays a game and has not left it."""
    seats, games = schema.seats.c, schema.games.c
    sits = and_(seats.game == games.id, seats.kind == HUMAN, seats.out.is_(None))
    return select(seats.game).where(sits, seats.player != games.creator).exists()


def remove_any(db: Connection, game: str) -> bool:
    """Remove a game, whatever has become of it; whether there was one."""
    return db.execute(delete(schema.games).where(_one_game == game)).rowcount == 1


def spend(db: Connection, invitation: bytes) -> bool:
    """Use up an invitation; whether it was still there."""
    query = delete(schema.invitations).where(schema.invitations.c.token == invitation)
    return db.execute(query).rowcount == 1


# Changes


async def _find(db: AsyncConnection, query: Any, **values: Any) -> list[Change]:
    rows = (await db.execute(query, values)).mappings()
    return [Change(**{name: row[name] for name in CHANGE}) for row in rows]


async def actions(db: AsyncConnection, game: str) -> list[Change]:
    """The actions that stand: those taken back are left out."""
    return await _find(db, _actions, game=game)


async def changes_since(
    db: AsyncConnection, game: str, number: int, limit: int | None
) -> list[Change]:
    if limit is None:
        return await _find(db, _since, game=game, since=number)
    return await _find(db, _some_since, game=game, since=number, most=limit)


async def log_from(db: AsyncConnection, game: str, line: int) -> list[Change]:
    """What the log tells from a line on."""
    return await _find(db, _log, game=game, first=line)


def take_back(db: Connection, game: str, after: int) -> None:
    """Mark the actions after that number as taken back."""
    c = schema.changes.c
    later = and_(c.game == game, c.number > after, c.kind == ACTION)
    db.execute(update(schema.changes).where(later).values(undone=True))
