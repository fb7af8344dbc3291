"""Who plays: a nickname, and a secret that only the browser knows."""

import unicodedata
from dataclasses import dataclass

from cachetools import LRUCache
from sqlalchemy import insert, select, update

from century.server import clock
from century.server.protocol.refusal import Refusal
from century.server.secret import LONGEST, hashed, new_id, new_secret, same
from century.server.storage import schema
from century.server.storage.database import Database

LONGEST_NICKNAME = 24
KEPT = 10_000


@dataclass(frozen=True)
class Player:
    id: str
    nickname: str


def check_nickname(nickname: str) -> str:
    """A name of visible characters, without spaces around it."""
    name = unicodedata.normalize("NFC", nickname).strip()
    # Control signs, among them those that turn the direction of writing, and half characters.
    hidden = any(unicodedata.category(sign)[0] == "C" for sign in name)
    if not name or len(name) > LONGEST_NICKNAME or hidden:
        reason = f"nickname: must have 1 to {LONGEST_NICKNAME} visible characters"
        raise Refusal("invalid", reason, where="nickname")
    return name


class Players:
    """The players of the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: LRUCache[bytes, Player] = LRUCache(KEPT)  # by the hash of the secret

    async def create(self, nickname: str) -> tuple[Player, str]:
        player, secret = Player(new_id(), check_nickname(nickname)), new_secret()
        values = {
            "id": player.id,
            "nickname": player.nickname,
            "secret": hashed(secret),
            "created": clock.now(),
        }
        async with self._database.write() as db:
            await db.execute(insert(schema.players).values(**values))
        return player, secret

    async def find(self, secret: str) -> Player:
        """Whose secret it is."""
        if 0 < len(secret) <= LONGEST and secret.isascii():
            key = hashed(secret)
            known = self._kept.get(key)
            if known is not None:
                return known
            async with self._database.read() as db:
                query = select(schema.players).where(schema.players.c.secret == key)
                row = (await db.execute(query)).mappings().first()
            if row is not None and same(row["secret"], key):
                player = self._kept[key] = Player(row["id"], row["nickname"])
                return player
        raise Refusal("unknown_secret", "no player has this secret")

    async def rename(self, secret: str, nickname: str) -> Player:
        """Another nickname, from the next game on."""
        old = await self.find(secret)
        player = Player(old.id, check_nickname(nickname))
        query = update(schema.players).where(schema.players.c.id == player.id)
        async with self._database.write() as db:
            await db.execute(query.values(nickname=player.nickname))
        self._kept[hashed(secret)] = player
        return player
