"""People with whom somebody has played."""

from sqlalchemy import and_, func, select

from century.server.playing.players import Player
from century.server.storage import schema
from century.server.storage.database import Database
from century.tables import clock
from century.tables.responses import Companion
from century.tables.table import HUMAN, WAITING

MAX_LISTED = 50


class Companions:
    """Found in the games that have started."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def listed(self, player: Player) -> list[Companion]:
        """Those of the latest games first."""
        games, players = schema.games.c, schema.players.c
        mine, others = schema.seats.alias("mine"), schema.seats.alias("others")
        last = func.max(games.started)
        query = (
            select(players.id, players.nickname, func.count(func.distinct(games.id)), last)
            .select_from(schema.games)
            .join(mine, and_(mine.c.game == games.id, mine.c.player == player.id))
            .join(others, and_(others.c.game == games.id, others.c.player != player.id))
            .join(schema.players, players.id == others.c.player)
            .where(mine.c.kind == HUMAN, others.c.kind == HUMAN, games.status != WAITING)
            .where(players.nickname != "")  # who was forgotten
            .group_by(players.id, players.nickname)
            .order_by(last.desc(), players.id)
            .limit(MAX_LISTED)
        )
        async with self._database.read() as db:
            rows = (await db.execute(query)).all()
        return [
            {"player": row[0], "nickname": row[1], "games": row[2], "last": clock.iso(row[3])}
            for row in rows
        ]
