"""Whom a host has shut out: players, and addresses or networks, for a time or for good."""

from dataclasses import dataclass
from functools import cached_property
from ipaddress import ip_address

from sqlalchemy import delete, insert, select

from century.server.addresses import network
from century.server.playing.players import Player
from century.server.storage import schema
from century.server.storage.database import Database
from century.tables import clock
from century.tables.ids import new_id
from century.tables.refusal import Refusal

CHANGED = {"kind": "bans"}  # what the other processes are told


@dataclass(frozen=True)
class Ban:
    """Of a player or of an address; its fields are columns."""

    id: str
    player: str | None
    address: str | None
    reason: str
    created: float
    until: float | None  # None: for good

    @cached_property
    def _network(self) -> object:
        return None if self.address is None else network(self.address)

    def is_of(self, address: str, player: Player | None) -> bool:
        if self.until is not None and self.until <= clock.now():
            return False
        if self.player is not None:
            return player is not None and player.id == self.player
        try:
            return ip_address(address) in self._network  # type: ignore[operator]
        except ValueError:
            return False


class Bans:
    """Kept in memory: they are asked with every request."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.all: list[Ban] = []

    async def read(self) -> None:
        """As they are stored; those that are over are forgotten."""
        bans = schema.bans
        async with self._database.read() as db:
            rows = (await db.execute(select(bans).order_by(bans.c.created))).mappings().all()
        self.all = [
            Ban(**row) for row in rows if row["until"] is None or row["until"] > clock.now()
        ]

    async def add(
        self, player: str | None, address: str | None, reason: str, until: float | None
    ) -> Ban:
        if address is not None:
            network(address)
        ban = Ban(new_id(), player, address, reason, clock.now(), until)
        values = {name: getattr(ban, name) for name in Ban.__dataclass_fields__}
        await self._database.change(insert(schema.bans).values(**values), CHANGED)
        self.all.append(ban)
        return ban

    async def remove(self, ban: str) -> bool:
        query = delete(schema.bans).where(schema.bans.c.id == ban)
        removed = await self._database.change(query, CHANGED)
        self.all = [one for one in self.all if one.id != ban]
        return removed == 1

    def check(self, client: str, player: Player | None) -> None:
        """Refuse who is shut out."""
        for ban in self.all:
            if ban.is_of(client, player):
                until = "" if ban.until is None else f" until {clock.iso(ban.until)}"
                raise Refusal("banned", f"the host has shut you out{until}: {ban.reason}")
