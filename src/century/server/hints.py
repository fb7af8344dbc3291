"""Hints: what the bots advise, computed in the background."""

import asyncio
from typing import Any

import century
from century.server import store
from century.server.database import Database
from century.server.refusal import Refusal, stale
from century.server.settings import Settings
from century.server.table import FINISHED, RUNNING, Table
from century.server.tables import Tables
from century.server.work import Position, advice
from century.server.workers import NoAnswer, Workers

MAX_WAITING = 20
MARGIN = 10.0  # seconds beyond those asked for


class Hints:
    """One worker gives advice, so that hints never slow down the bots."""

    def __init__(
        self, settings: Settings, database: Database, tables: Tables, workers: Workers
    ) -> None:
        self._settings = settings
        self._database = database
        self._tables = tables
        self._workers = workers
        self._one = asyncio.Lock()
        self._waiting = 0

    async def give(
        self, game: str, player: str | None, number: int, seat: int | None, action: int | None
    ) -> dict[str, Any]:
        """Advice for a seat that decides, or for any point of a finished game."""
        async with self._tables.look(game, number) as table:
            now = table.number
            if table.status == FINISHED:
                position = await self._past(table, action)
            else:
                position = self._now(table, player, number, seat)
        told = await self._advice(position)
        return {"game": game, "number": now, "advice": told}

    def _now(self, table: Table, player: str | None, number: int, seat: int | None) -> Position:
        if seat not in table.seats_of(player):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)
        if table.status != RUNNING:
            told = f"the game is {table.status}, not running"
            raise Refusal("not_running", told, status=table.status)
        if number != table.number:
            raise stale(table.number, number)
        if not table.hints:
            raise Refusal("hints_off", "not all people at the table allow hints")
        if table.decider != seat:
            told = f"seat {table.decider} decides now"
            raise Refusal("not_your_turn", told, seat=table.decider)
        return Position.of(table)

    async def _past(self, table: Table, action: int | None) -> Position:
        async with self._database.read() as db:
            past = await store.actions(db, table.id)
        if action is None or action >= len(past):
            told = f"action: must be a whole number from 0 to {len(past) - 1}"
            raise Refusal("invalid", told, where="action")
        new = century.new(table.mode, table.players, table.seed, **table.options)
        return Position.at(table, store.replay(new, past[:action]))

    async def _advice(self, position: Position) -> Any:
        if self._waiting >= MAX_WAITING:
            raise Refusal("busy", "too many hints are asked for; try again")
        self._waiting += 1
        try:
            async with self._one:
                seconds = self._settings.hint_seconds
                return await self._workers.ask(advice, position, seconds, seconds=seconds + MARGIN)
        except NoAnswer:
            raise Refusal("busy", "no hint could be found in time; try again") from None
        finally:
            self._waiting -= 1
