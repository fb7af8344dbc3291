"""Who plays: a nickname, and for each of their devices a secret that only it knows."""

from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache
from sqlalchemy import bindparam, insert, select, update

from century.server.playing.nicknames import check_nickname, folded
from century.server.secret import LONGEST, hashed, new_secret, same
from century.server.storage import schema
from century.server.storage.database import Database
from century.tables import clock
from century.tables.ids import new_id
from century.tables.refusal import Refusal

KEPT = 10_000

_players, _devices = schema.players.c, schema.devices.c
_of_secret = (
    select(_players.id, _players.nickname, _devices.id.label("device"), _devices.secret)
    .join_from(schema.devices, schema.players)
    .where(_devices.secret == bindparam("key"))
)


@dataclass(frozen=True)
class Player:
    id: str
    nickname: str
    device: str = ""  # the one that asks


class Players:
    """The players of the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._kept: LRUCache[bytes, Player] = LRUCache(KEPT)  # by the hash of the secret
        self.refused_words: set[str] = set()  # that no new nickname may hold

    async def read_words(self) -> None:
        async with self._database.read() as db:
            self.refused_words = set((await db.execute(select(schema.refused_words))).scalars())

    def _check(self, nickname: str) -> str:
        name = check_nickname(nickname)
        plain = folded(name)
        if any(word in plain for word in self.refused_words):
            raise Refusal("invalid", "nickname: the host refuses it", where="nickname")
        return name

    async def create(self, nickname: str, device: str | None = None) -> tuple[Player, str]:
        """A new player, with the secret of their first device."""
        player, secret = Player(new_id(), self._check(nickname), new_id()), new_secret()
        values = {"id": player.id, "nickname": player.nickname, "created": clock.now()}
        first = device_values(player, secret, device)
        async with self._database.write() as db:
            await db.execute(insert(schema.players).values(**values))
            await db.execute(insert(schema.devices).values(**first))
        return player, secret

    def known(self, secret: str) -> Player | None:
        """Whose secret it is, if that is in memory."""
        return self._kept.get(hashed(secret)) if is_secret(secret) else None

    async def find(self, secret: str) -> Player:
        """Whose secret it is."""
        known = self.known(secret)
        if known is not None:
            return known
        if is_secret(secret):
            key = hashed(secret)
            async with self._database.read() as db:
                row = (await db.execute(_of_secret, {"key": key})).mappings().first()
            if row is not None and same(row["secret"], key):
                player = Player(row["id"], row["nickname"], row["device"])
                self._kept[key] = player
                return player
        raise Refusal("unknown_secret", "no player has this secret")

    async def rename(self, secret: str, nickname: str) -> Player:
        """Another nickname, from the next game on."""
        old = await self.find(secret)
        player = Player(old.id, self._check(nickname), old.device)
        query = update(schema.players).where(schema.players.c.id == player.id)
        message = {"kind": "player", "player": player.id}
        await self._database.change(query.values(nickname=player.nickname), message)
        self.forget(player.id)
        self._kept[hashed(secret)] = player
        return player

    def forget(self, player: str) -> None:
        """Another process has changed it: it is read anew."""
        for key in [key for key, known in self._kept.items() if known.id == player]:
            del self._kept[key]


def device_values(player: Player, secret: str, name: str | None) -> dict[str, Any]:
    """A row of `devices`."""
    return {
        "id": player.device,
        "player": player.id,
        "secret": hashed(secret),
        "name": None if name is None else check_nickname(name),
        "created": clock.now(),
    }


def is_secret(text: str) -> bool:
    """Whether it could be one."""
    return 0 < len(text) <= LONGEST and text.isascii()
