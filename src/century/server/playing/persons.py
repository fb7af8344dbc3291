"""What is known of a person: all of it, for them; none of it, once they want that."""

from sqlalchemy import Connection, and_, delete, or_, select, update
from sqlalchemy.sql import ColumnElement

from century.server.playing.lobby import Lobby
from century.server.playing.play import Play
from century.server.playing.players import Player, Players
from century.server.storage import schema
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables import clock
from century.tables.refusal import Refusal
from century.tables.responses import PersonalData, PersonalGame, PersonalSeat
from century.tables.table import RUNNING, WAITING


class Persons:
    """Export and deletion, on the request of the person."""

    def __init__(
        self, database: Database, tables: OpenTables, players: Players, play: Play, lobby: Lobby
    ) -> None:
        self._database = database
        self._tables = tables
        self._players = players
        self._play = play
        self._lobby = lobby

    async def export(self, player: Player) -> PersonalData:
        """The player, and every game that they made or sat at, with what they did there."""
        players, games, seats, changes = (
            table.c for table in (schema.players, schema.games, schema.seats, schema.changes)
        )
        own_seats = select(schema.seats).where(seats.player == player.id).order_by(seats.seat)
        own_changes = (
            select(schema.changes)
            .join(schema.seats, and_(seats.game == changes.game, seats.seat == changes.seat))
            .where(seats.player == player.id)
            .order_by(changes.number)
        )
        created = select(players.created).where(players.id == player.id)
        devices = schema.devices.c
        own_devices = select(devices.name, devices.created).where(devices.player == player.id)
        async with self._database.read() as db:
            since = (await db.execute(created)).scalar_one()
            query = select(schema.games).where(_games_of(player)).order_by(games.created)
            made = (await db.execute(query)).mappings().all()
            sat = (await db.execute(own_seats)).mappings().all()
            done = (await db.execute(own_changes)).mappings().all()
            pushes, feeds = schema.pushes.c, schema.feeds.c
            own_pushes = select(pushes.endpoint, pushes.created).where(pushes.player == player.id)
            told = (await db.execute(own_pushes.order_by(pushes.created))).all()
            own_feed = select(feeds.created).where(feeds.player == player.id)
            fed = (await db.execute(own_feed)).scalar_one_or_none()
            texts = schema.texts.c
            own_texts = select(texts.text, texts.at).where(texts.player == player.id)
            wrote = (await db.execute(own_texts.order_by(texts.at))).all()
            had = (await db.execute(own_devices.order_by(devices.created))).all()

        def seats_in(game: str) -> list[PersonalSeat]:
            return [
                {
                    "seat": seat["seat"],
                    "nickname": seat["nickname"],
                    "changes": [
                        {"kind": one["kind"], "token": one["token"], "at": clock.iso(one["at"])}
                        for one in done
                        if (one["game"], one["seat"]) == (game, seat["seat"])
                    ],
                }
                for seat in sat
                if seat["game"] == game
            ]

        listed: list[PersonalGame] = [
            {
                "game": row["id"],
                "mode": row["mode"],
                "status": row["status"],
                "creator": row["creator"] == player.id,
                "created": clock.iso(row["created"]),
                "started": clock.iso(row["started"]),
                "finished": clock.iso(row["finished"]),
                "seats": seats_in(row["id"]),
            }
            for row in made
        ]
        about: PersonalData = {
            "player": player.id,
            "nickname": player.nickname,
            "created": clock.iso(since),
            "texts": [{"text": text, "at": clock.iso(at)} for text, at in wrote],
            "notices": [{"endpoint": to, "created": clock.iso(at)} for to, at in told],
            "feed": clock.iso(fed),
            "devices": [{"name": name, "created": clock.iso(at)} for name, at in had],
            "games": listed,
        }
        return about

    async def erase(self, player: Player) -> None:
        """Leave what waits, give up what runs, and take the name off what is over."""
        games = schema.games.c
        query = select(games.id, games.status).where(_games_of(player))
        async with self._database.read() as db:
            own = (await db.execute(query)).all()
        for game, status in own:
            try:
                await self._leave(game, status, player)
            except Refusal as refusal:
                if refusal.code == "unavailable":
                    raise
        await self._database.transact(lambda db: self._forget(db, player.id))
        self._players.forget(player.id)
        for game, _ in own:
            self._tables.forget(game)

    async def _leave(self, game: str, status: str, player: Player) -> None:
        table = await self._tables.get(game)
        if status == WAITING and table.creator == player.id:
            await self._lobby.delete(game, player)
        elif status == WAITING:
            await self._lobby.leave(game, player, table.number)
        elif status == RUNNING:
            for seat in table.seats_of(player.id):
                table = await self._tables.get(game)
                if table.status == RUNNING and table.seats[seat].out is None:
                    await self._play.resign(game, player.id, table.number, seat)

    def _forget(self, db: Connection, player: str) -> None:
        """Games of others refer to the player, who becomes nobody; else the row goes too."""
        seats, games, players = schema.seats, schema.games.c, schema.players
        db.execute(update(seats).where(seats.c.player == player).values(nickname=None, folded=None))
        db.execute(delete(schema.texts).where(schema.texts.c.player == player))
        made = db.execute(select(games.id).where(games.creator == player).limit(1)).first()
        sat = db.execute(select(seats.c.game).where(seats.c.player == player).limit(1)).first()
        this = players.c.id == player
        if made is None and sat is None:
            db.execute(delete(players).where(this))
        else:
            for own in (schema.devices, schema.device_codes, schema.pushes, schema.feeds):
                db.execute(delete(own).where(own.c.player == player))
            db.execute(update(players).where(this).values(nickname="", created=0.0))
        self._database.notify(db, {"kind": "player", "player": player})


def _games_of(player: Player) -> ColumnElement[bool]:
    """Those that they made or sat at."""
    games, seats = schema.games.c, schema.seats.c
    sitting = select(seats.game).where(seats.player == player.id)
    return or_(games.creator == player.id, games.id.in_(sitting))
