"""Finding games, and finished games step by step."""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

from sqlalchemy import and_, exists, or_, select
from sqlalchemy.sql import ColumnElement

from century.game.game import Game
from century.game.phrase import plain
from century.server import clock
from century.server.protocol.refusal import Refusal
from century.server.protocol.responses import ListedGame, Page, Replay, ReplayStep
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.server.tables.change import Change
from century.server.tables.rulings import rulings
from century.server.tables.table import FINISHED, Seat, Table
from century.server.telling.hub import Hub
from century.server.telling.state import brief
from century.words.turns import question_phrase

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

    async def replay(self, game: str, first: int, limit: int) -> Replay:
        """The states of a finished game after each of its actions."""
        table = await self._finished(game)
        async with self._database.read() as db:
            past = await store.actions(db, game)
        now = table.deal.new()
        states: list[ReplayStep] = []
        for index in range(min(len(past), first + limit - 1) + 1):
            action = past[index - 1] if index else None
            if action is not None:
                now.play(action.token or "")
            if index >= first:
                states.append(_replay_step(index, action, now))
        end = first + len(states)
        return {
            "game": game,
            "actions": len(past),
            "from": first,
            "next": end if states and end <= len(past) else None,
            "states": states,
        }

    async def record(self, game: str) -> str:
        """The record of a finished game."""
        table = await self._finished(game)
        async with self._database.read() as db:
            past = await store.actions(db, game)
        return table.deal.replay(past).record()

    async def _finished(self, game: str) -> Table:
        table = await self._tables.get(game)
        if table.status != FINISHED:
            raise Refusal("not_finished", "this is told after the end of the game")
        return table


def _replay_step(index: int, action: Change | None, now: Game) -> ReplayStep:
    effects = None if action is None else action.told
    position = now.position()
    return {
        "action": index,
        "seat": action.seat if action else None,
        "token": action.token if action else None,
        "phrase": effects["phrase"] if effects else None,
        "touches": effects["touches"] if effects else [],
        "changes": effects["changes"] if effects else [],
        "position": position,
        "rulings": rulings(now, position["points"]["row"]),
        "question": None if now.over else plain(question_phrase(now)),
        "scores": now.scores(),
    }


def _conditions(wanted: Wanted, by: Any) -> list[ColumnElement[bool]]:
    games, seats = schema.games.c, schema.seats.c

    def sits(condition: ColumnElement[bool]) -> ColumnElement[bool]:
        return exists().where(and_(seats.game == games.id, condition))

    asked: list[ColumnElement[bool]] = []
    if wanted.status is not None:
        asked.append(games.status == wanted.status)
    if wanted.mode is not None:
        asked.append(games.mode == wanted.mode)
    if wanted.player is not None:
        folded = wanted.player.casefold()
        asked.append(sits(seats.folded.startswith(folded, autoescape=True)))
    if wanted.mine is not None:
        asked.append(or_(games.creator == wanted.mine, sits(seats.player == wanted.mine)))
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
