"""What is known of a person: all of it, for them; none of it, once they want that."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, RowMapping, Select, and_, delete, or_, select, update
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
        async with self._database.read() as db:
            rows = {
                name: (await db.execute(query)).mappings().all()
                for name, query in _queries(player.id).items()
            }
        (known,) = rows["player"]
        return {
            "player": player.id,
            "nickname": player.nickname,
            "created": clock.iso(known["created"]),
            "texts": [{"text": row["text"], "at": clock.iso(row["at"])} for row in rows["texts"]],
            "notices": [
                {"endpoint": row["endpoint"], "created": clock.iso(row["created"])}
                for row in rows["pushes"]
            ],
            "feed": clock.iso(next((row["created"] for row in rows["feeds"]), None)),
            "devices": [
                {"name": row["name"], "created": clock.iso(row["created"])}
                for row in rows["devices"]
            ],
            "games": [
                _personal_game(player.id, game, rows["seats"], rows["changes"])
                for game in rows["games"]
            ],
        }

    async def erase(self, player: Player) -> None:
        """Leave what waits, give up what runs, and take the name off what is over."""
        games = schema.games.c
        query = select(games.id, games.status).where(_games_of(player.id))
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


def _games_of(player: str) -> ColumnElement[bool]:
    """Those that they made or sat at."""
    games, seats = schema.games.c, schema.seats.c
    sitting = select(seats.game).where(seats.player == player)
    return or_(games.creator == player, games.id.in_(sitting))


def _queries(player: str) -> dict[str, Select[Any]]:
    """What is known of a player, table by table, the oldest first."""
    players, games, seats, changes = (
        table.c for table in (schema.players, schema.games, schema.seats, schema.changes)
    )
    texts, pushes, feeds, devices = (
        table.c for table in (schema.texts, schema.pushes, schema.feeds, schema.devices)
    )
    at_own_seats = and_(seats.game == changes.game, seats.seat == changes.seat)
    return {
        "player": select(players.created).where(players.id == player),
        "games": select(schema.games).where(_games_of(player)).order_by(games.created),
        "seats": select(schema.seats).where(seats.player == player).order_by(seats.seat),
        "changes": select(schema.changes)
        .join(schema.seats, at_own_seats)
        .where(seats.player == player)
        .order_by(changes.number),
        "texts": select(texts.text, texts.at).where(texts.player == player).order_by(texts.at),
        "pushes": select(pushes.endpoint, pushes.created)
        .where(pushes.player == player)
        .order_by(pushes.created),
        "feeds": select(feeds.created).where(feeds.player == player),
        "devices": select(devices.name, devices.created)
        .where(devices.player == player)
        .order_by(devices.created),
    }


def _personal_game(
    player: str, game: RowMapping, seats: Sequence[RowMapping], changes: Sequence[RowMapping]
) -> PersonalGame:
    return {
        "game": game["id"],
        "mode": game["mode"],
        "status": game["status"],
        "creator": game["creator"] == player,
        "created": clock.iso(game["created"]),
        "started": clock.iso(game["started"]),
        "finished": clock.iso(game["finished"]),
        "seats": [_personal_seat(seat, changes) for seat in seats if seat["game"] == game["id"]],
    }


def _personal_seat(seat: RowMapping, changes: Sequence[RowMapping]) -> PersonalSeat:
    return {
        "seat": seat["seat"],
        "nickname": seat["nickname"],
        "changes": [
            {"kind": one["kind"], "token": one["token"], "at": clock.iso(one["at"])}
            for one in changes
            if (one["game"], one["seat"]) == (seat["game"], seat["seat"])
        ],
    }
