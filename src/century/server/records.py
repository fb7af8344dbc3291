"""Finding games, and finished games step by step."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import and_, exists, or_, select
from sqlalchemy.sql import ColumnElement

import century
from century.game.game import Game
from century.game.phrase import plain
from century.server import clock, schema, store
from century.server.database import Database
from century.server.hub import Hub
from century.server.refusal import Refusal
from century.server.state import brief
from century.server.table import FINISHED, Seat, Table
from century.server.tables import Tables
from century.words.turns import question_phrase

MOST = 100  # games on a page, and states


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


class Records:
    """Games by what is known of them."""

    def __init__(self, database: Database, tables: Tables, hub: Hub) -> None:
        self._database = database
        self._tables = tables
        self._hub = hub

    async def find(self, wanted: Wanted) -> dict[str, Any]:
        """A page of games in brief, newest first."""
        games = schema.games.c
        by = games.finished if wanted.status == FINISHED else games.created
        query = select(schema.games).where(*_conditions(wanted, by))
        query = query.order_by(by.desc(), games.id.desc()).limit(wanted.limit + 1)
        async with self._database.read() as db:
            rows = (await db.execute(query)).mappings().all()
            shown = rows[: wanted.limit]
            seats = schema.seats
            found = select(seats).where(seats.c.game.in_([row["id"] for row in shown]))
            placed = (await db.execute(found.order_by(seats.c.seat))).mappings().all()
        told = []
        for row in shown:
            own = [seat for seat in placed if seat["game"] == row["id"]]
            table = Table(
                seats=[Seat(**{name: seat[name] for name in store.SEAT}) for seat in own],
                **{name: row[name] for name in (*store.FIXED, *store.MOVING)},
            )
            about = brief(table, self._hub.connected(table.id))
            told.append(about | {"round": row["round"], "turn": row["turn"]})
        last = shown[-1] if len(rows) > wanted.limit else None
        key = "finished" if wanted.status == FINISHED else "created"
        return {"games": told, "next": f"{last[key]!r}.{last['id']}" if last else None}

    async def replay(self, game: str, first: int, many: int) -> dict[str, Any]:
        """The states of a finished game after each of its actions."""
        table = await self._finished(game)
        async with self._database.read() as db:
            past = await store.actions(db, game)
        now = _new(table)
        states = []
        for index in range(min(len(past), first + many - 1) + 1):
            move = past[index - 1] if index else None
            if move is not None:
                now.play(move.token or "")
            if index >= first:
                told = move.told if move is not None and move.told else None
                about = told or {"phrase": None, "touches": [], "changes": []}
                states.append(
                    {
                        "action": index,
                        "seat": move.seat if move else None,
                        "token": move.token if move else None,
                        **about,
                        "position": now.position(),
                        "question": None if now.over else plain(question_phrase(now)),
                        "scores": now.scores(),
                    }
                )
        end = first + len(states)
        following = end if states and end <= len(past) else None
        return {
            "game": game,
            "actions": len(past),
            "from": first,
            "next": following,
            "states": states,
        }

    async def record(self, game: str) -> str:
        """The record of a finished game."""
        table = await self._finished(game)
        async with self._database.read() as db:
            past = await store.actions(db, game)
        return store.replay(_new(table), past).record()

    async def _finished(self, game: str) -> Table:
        table = await self._tables.get(game)
        if table.status != FINISHED:
            raise Refusal("not_finished", "this is told after the end of the game")
        return table


def _new(table: Table) -> Game:
    return century.new(table.mode, table.players, table.seed, **table.options)


def _conditions(wanted: Wanted, by: Any) -> list[ColumnElement[bool]]:
    games, seats = schema.games.c, schema.seats.c

    def sits(condition: ColumnElement[bool]) -> ColumnElement[bool]:
        return exists().where(and_(seats.game == games.id, condition))

    found: list[ColumnElement[bool]] = []
    if wanted.status is not None:
        found.append(games.status == wanted.status)
    if wanted.mode is not None:
        found.append(games.mode == wanted.mode)
    if wanted.player is not None:
        folded = wanted.player.casefold()
        found.append(sits(seats.folded.startswith(folded, autoescape=True)))
    if wanted.mine is not None:
        found.append(or_(games.creator == wanted.mine, sits(seats.player == wanted.mine)))
    elif wanted.me is not None and wanted.status == FINISHED:
        found.append(or_(games.public.is_(True), sits(seats.player == wanted.me)))
    else:
        found.append(games.public.is_(True))
    if wanted.since is not None:
        found.append(by >= _start(wanted.since))
    if wanted.until is not None:
        found.append(by < _start(wanted.until) + clock.SECONDS_PER_DAY)
    if wanted.after is not None:
        at, game = _after(wanted.after)
        found.append(or_(by < at, and_(by == at, games.id < game)))
    return found


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
