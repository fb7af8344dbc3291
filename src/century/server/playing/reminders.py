"""Where somebody wants to be told that it is their turn: browsers, and a feed."""

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, delete, func, insert, select

from century.server.playing.players import Player
from century.server.protocol import requests
from century.server.secret import hashed, new_secret
from century.server.storage import schema
from century.server.storage.database import Database
from century.tables import clock
from century.tables.refusal import Refusal
from century.tables.responses import Feed

MAX_PUSHES = 20  # browsers of a player
LOCAL = ("127.0.0.1", "localhost", "[::1]")


class Reminders:
    """What is kept of it; who is told is up to `telling.notices`."""

    def __init__(self, database: Database, hosts: str) -> None:
        self._database = database
        self._hosts = hosts.split()

    async def add_push(self, player: Player, asked: requests.Push) -> None:
        """A browser takes notices; asked again, it does so for whoever plays there now."""
        self._check(asked.endpoint)
        pushes = schema.pushes
        values = {
            "endpoint": asked.endpoint,
            "player": player.id,
            "p256dh": asked.keys.p256dh,
            "auth": asked.keys.auth,
            "language": asked.language,
            "created": clock.now(),
        }

        def work(db: Connection) -> None:
            db.execute(delete(pushes).where(pushes.c.endpoint == asked.endpoint))
            query = select(func.count()).select_from(pushes).where(pushes.c.player == player.id)
            if db.execute(query).scalar_one() >= MAX_PUSHES:
                reason = f"at most {MAX_PUSHES} browsers of a player take notices"
                raise Refusal("too_many_devices", reason, most=MAX_PUSHES)
            db.execute(insert(pushes).values(**values))

        await self._database.transact(work)

    def _check(self, endpoint: str) -> None:
        """The server sends to push services that its host knows, and to nothing else."""
        try:
            place = urlsplit(endpoint)
            host, netloc = place.hostname or "", place.netloc
        except ValueError:
            host = netloc = ""
        known = any(
            netloc == own or (own.startswith(".") and netloc.endswith(own)) for own in self._hosts
        )
        secure = endpoint.startswith("https://") or (
            endpoint.startswith("http://") and host in LOCAL
        )
        if not known or not secure:
            reason = "endpoint: must be of a push service that this server knows"
            raise Refusal("invalid", reason, where="endpoint")

    async def remove_push(self, player: Player, endpoint: str) -> None:
        own = schema.pushes.c
        query = delete(schema.pushes).where(own.endpoint == endpoint, own.player == player.id)
        await self._database.transact(lambda db: db.execute(query))

    async def new_feed(self, player: Player) -> Feed:
        """A new address; the one from before leads nowhere any more."""
        feeds, secret = schema.feeds, new_secret()
        values = {"player": player.id, "secret": hashed(secret), "created": clock.now()}

        def work(db: Connection) -> None:
            db.execute(delete(feeds).where(feeds.c.player == player.id))
            db.execute(insert(feeds).values(**values))

        await self._database.transact(work)
        return {"path": f"/feed/{secret}"}

    async def remove_feed(self, player: Player) -> None:
        query = delete(schema.feeds).where(schema.feeds.c.player == player.id)
        await self._database.transact(lambda db: db.execute(query))

    async def whose_feed(self, secret: str) -> tuple[str, str]:
        """The player whose feed it is, and their name."""
        players, feeds = schema.players.c, schema.feeds
        query = select(players.id, players.nickname).join_from(schema.players, feeds)
        async with self._database.read() as db:
            row: Any = (await db.execute(query.where(feeds.c.secret == hashed(secret)))).first()
        if row is None:
            raise Refusal("not_found", "there is no such feed")
        return row[0], row[1]
