"""What the host may do: look at all games, end and delete them, shut people out, speak to all."""

from typing import Any, Protocol

from sqlalchemy import delete, func, insert, select

from century.server.playing.nicknames import folded
from century.server.playing.play import Play
from century.server.playing.players import Players
from century.server.storage import schema, store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables.refusal import Refusal

WORDS = {"kind": "words"}  # what the other processes are told


class Audience(Protocol):
    """Those who watch."""

    def deleted(self, game: str) -> None:
        """The game is gone."""


class Admin:
    """Behind the secret of the host."""

    def __init__(
        self,
        database: Database,
        tables: OpenTables,
        play: Play,
        players: Players,
        audience: Audience,
    ) -> None:
        self._database = database
        self._tables = tables
        self._play = play
        self._players = players
        self._audience = audience

    async def counts(self) -> dict[str, int]:
        games = schema.games.c
        by_status = select(games.status, func.count()).group_by(games.status)
        async with self._database.read() as db:
            counts = {str(row[0]): int(row[1]) for row in await db.execute(by_status)}
            players = await db.execute(select(func.count()).select_from(schema.players))
        return counts | {"players": players.scalar_one()}

    async def end(self, game: str) -> None:
        await self._play.end(game)

    async def remove(self, game: str) -> None:
        """A game of any kind, with all that was done in it."""

        def work(db: Any) -> bool:
            self._database.notify(db, {"kind": "deleted", "game": game})
            return store.remove_any(db, game)

        async with self._tables.lock(game):
            self._tables.forget(game)
            if not await self._database.transact(work):
                raise Refusal("unknown_game", "there is no such game")
        self._audience.deleted(game)

    # Names

    async def refuse_word(self, word: str) -> None:
        """No new nickname holds it, however it is dressed."""
        plain = folded(word)
        if not plain:
            raise Refusal("invalid", "word: must have a letter or a digit", where="word")
        if plain not in self._players.refused_words:
            await self._database.change(insert(schema.refused_words).values(word=plain), WORDS)
            await self._players.read_words()

    async def allow_word(self, word: str) -> bool:
        query = delete(schema.refused_words).where(schema.refused_words.c.word == folded(word))
        removed = await self._database.change(query, WORDS)
        await self._players.read_words()
        return removed == 1
