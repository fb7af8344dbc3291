"""Finding games."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import and_, exists, func, or_, select
from sqlalchemy.sql import ColumnElement

from century.rules.state import SEATS
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.server.telling.hub import Hub
from century.tables import clock
from century.tables.refusal import Refusal
from century.tables.responses import ListedGame, Page
from century.tables.state import brief
from century.tables.table import FINISHED, Seat, Table

PAGE = 100  # games or states at most


@dataclass(frozen=True)
class Wanted:
    """What is looked for; None asks for nothing."""

    status: str | None = None
    mode: str | None = None
    player: str | None = None  # the start of a nickname
    mine: str | None = None  # a player
    me: str | None = None
    since: date | None = None
    until: date | None = None
    after: str | None = None
    limit: int = 20
    everything: bool = False  # also what is not public


class Records:
    """Games by what is known of them."""

    def __init__(self, database: Database, tables: OpenTables, hub: Hub) -> None:
        self._database = database
        self._tables = tables
        self._hub = hub

    async def find(self, wanted: Wanted) -> Page:
        """A page of games in brief, newest first."""
        games = schema.games.c
        by = games.finished if wanted.status == FINISHED else games.created
        query = select(schema.games).where(*_conditions(wanted, by))
        query = query.order_by(by.desc(), games.id.desc()).limit(wanted.limit + 1)
        async with self._database.read() as db:
            rows = (await db.execute(query)).mappings().all()
            shown = rows[: wanted.limit]
            seats = schema.seats
            sitting = select(seats).where(seats.c.game.in_([row["id"] for row in shown]))
            placed = (await db.execute(sitting.order_by(seats.c.seat))).mappings().all()
        listed: list[ListedGame] = []
        for row in shown:
            own = [seat for seat in placed if seat["game"] == row["id"]]
            table = Table(
                seats=[Seat(**{name: seat[name] for name in store.SEAT}) for seat in own],
                **{name: row[name] for name in (*store.FIXED, *store.MOVING)},
            )
            about = brief(table, self._hub.connected(table.id))
            listed.append({**about, "round": row["round"], "turn": row["turn"]})
        last = shown[-1] if len(rows) > wanted.limit else None
        key = "finished" if wanted.status == FINISHED else "created"
        return {"games": listed, "next": f"{last[key]!r}.{last['id']}" if last else None}

    async def finished(self, game: str) -> Table:
        table = await self._tables.get(game)
        if table.status != FINISHED:
            raise Refusal("not_finished", "this is told after the end of the game")
        return table


def _conditions(wanted: Wanted, by: Any) -> list[ColumnElement[bool]]:
    games, seats = schema.games.c, schema.seats.c

    def sits(condition: ColumnElement[bool]) -> ColumnElement[bool]:
        return exists().where(and_(seats.game == games.id, condition))

    asked: list[ColumnElement[bool]] = []
    if wanted.status is not None:
        asked.append(games.status == wanted.status)
    if wanted.status == FINISHED:
        asked.append(_is_filed(games.result, games.round))
    if wanted.mode is not None:
        asked.append(games.mode == wanted.mode)
    if wanted.player is not None:
        folded = wanted.player.casefold()
        asked.append(sits(seats.folded.startswith(folded, autoescape=True)))
    if wanted.mine is not None:
        asked.append(or_(games.creator == wanted.mine, sits(seats.player == wanted.mine)))
    elif wanted.everything:
        pass
    elif wanted.me is not None and wanted.status == FINISHED:
        asked.append(or_(games.public.is_(True), sits(seats.player == wanted.me)))
    else:
        asked.append(games.public.is_(True))
    if wanted.since is not None:
        asked.append(by >= _start(wanted.since))
    if wanted.until is not None:
        asked.append(by < _start(wanted.until) + clock.SECONDS_PER_DAY)
    if wanted.after is not None:
        at, game = _after(wanted.after)
        asked.append(or_(by < at, and_(by == at, games.id < game)))
    return asked


def _is_filed(result: Any, rounds: Any) -> ColumnElement[bool]:
    """A game that somebody left before anybody had made anything of it is not kept on file."""
    scored = [func.coalesce(result[("totals", seat)].as_integer(), 0) > 0 for seat in range(SEATS)]
    return or_(result["reason"].as_string() == "end", and_(rounds > 1, or_(*scored)))


def _start(day: date) -> float:
    """Seconds from 1970, also for days before it."""
    at = datetime.combine(day, time(), UTC) - datetime(1970, 1, 1, tzinfo=UTC)
    return at / timedelta(seconds=1)


def _after(text: str) -> tuple[float, str]:
    at, _, game = text.rpartition(".")
    try:
        return float(at), game
    except ValueError:
        raise Refusal("invalid", "after: must be the next of a page", where="after") from None
