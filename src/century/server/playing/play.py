"""What players do at a table."""

from century.server.storage import store
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables import moves
from century.tables.change import Change
from century.tables.table import Table
from century.tables.undo import answer_undo, ask_undo


class Play:
    """The requests of a game that runs."""

    def __init__(self, database: Database, tables: OpenTables) -> None:
        self._database = database
        self._tables = tables

    async def act(self, game: str, player: str, number: int, seat: int, token: str) -> Table:
        async with self._tables.step(game, number) as step:
            moves.act(step, player, number, seat, token)
        return step.table

    async def bot_turn(self, game: str, number: int, tokens: list[str]) -> Table:
        """A bot's whole turn; refused when the game has moved on."""
        async with self._tables.step(game, number) as step:
            moves.bot_turn(step, number, tokens)
        return step.table

    async def lent_turn(self, game: str, number: int, tokens: list[str]) -> Table:
        """The same, from the browser that thinks for the bot."""
        async with self._tables.step(game, number) as step:
            moves.lent_turn(step, number, tokens)
        return step.table

    # Leaving

    async def resign(self, game: str, player: str, number: int, seat: int) -> Table:
        async with self._tables.step(game, number) as step:
            moves.resign(step, player, number, seat)
        return step.table

    async def flag(self, game: str, number: int) -> Table:
        """The time of the seat that decides is used up."""
        async with self._tables.step(game, number) as step:
            moves.flag(step, number)
        return step.table

    async def read(self, game: str, player: str, number: int, seat: int, reading: bool) -> Table:
        """Somebody reads what the game is about, and the clock stands for a while."""
        async with self._tables.step(game, number) as step:
            moves.read(step, player, number, seat, reading)
        return step.table

    async def end(self, game: str) -> Table:
        """The host ends it; whoever is ahead has won."""
        async with self._tables.step(game) as step:
            step.running()
            step.table.finish("host")
            step.add(Change("ended"))
        return step.table

    # Taking back

    async def undo(self, game: str, player: str, number: int, seat: int) -> Table:
        async with self._tables.step(game, number) as step:
            moves.check(step, player, number, seat)
            ask_undo(step, seat, await self._written(game))
        return step.table

    async def answer(self, game: str, player: str, number: int, seat: int, agree: bool) -> Table:
        async with self._tables.step(game, number) as step:
            moves.check(step, player, number, seat)
            answer_undo(step, seat, agree, await self._written(game))
        return step.table

    async def _written(self, game: str) -> list[Change]:
        """All actions that stand, and all who went."""
        async with self._database.read() as db:
            return await store.log_from(db, game, 0)

    # Hints

    async def allow_hints(
        self, game: str, player: str, number: int, seat: int, allow: bool
    ) -> Table:
        async with self._tables.step(game, number) as step:
            moves.allow_hints(step, player, number, seat, allow)
        return step.table
