"""Finished games, read from the database and told where nobody waits: in the process beside."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from century.game.commitment import Promise, with_promise
from century.server.storage import store
from century.server.storage.database import Database
from century.tables.change import Change
from century.tables.deal import Deal
from century.tables.log import log_lines
from century.tables.replay import replay
from century.tables.responses import LogLine, Replay
from century.words import Words
from century.words.records import commented_record

Query = Callable[[AsyncConnection], Awaitable[list[Change]]]


def steps(url: URL, game: str, deal: Deal, first: int, limit: int) -> Replay:
    """The states after each of its actions."""
    return replay(game, deal, _actions(url, game), first, limit)


def record(url: URL, game: str, deal: Deal, promise: Promise | None, language: str | None) -> str:
    """Its record, with comments in a language if one is asked for."""
    played = deal.replay(_actions(url, game))
    text = played.record() if language is None else commented_record(played, Words(language))
    return text if promise is None else with_promise(text, promise)


def lines(url: URL, game: str, open_line: int | None) -> list[LogLine]:
    """Its whole log."""
    return log_lines(_read(url, lambda db: store.log_from(db, game, 0)), open_line)


def _actions(url: URL, game: str) -> list[Change]:
    return _read(url, lambda db: store.actions(db, game))


def _read(url: URL, query: Query) -> list[Change]:
    async def answer() -> list[Change]:
        database = Database(url)
        try:
            async with database.read() as db:
                return await query(db)
        finally:
            await database.close()

    return asyncio.run(answer())
