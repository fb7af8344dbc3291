"""One person at several browsers: a code made on one lets another one in, once."""

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from century.server.playing.players import Player, Players, device_values
from century.server.secret import hashed, new_code, new_secret, plain_code
from century.server.storage import schema
from century.server.storage.database import Database
from century.tables import clock
from century.tables.ids import new_id
from century.tables.refusal import Refusal
from century.tables.responses import Device, DeviceCode

CODE_SECONDS = 600.0
MAX_DEVICES = 20


class Devices:
    """The browsers of a player. Each has a secret of its own, so that one can be shut out."""

    def __init__(self, database: Database, players: Players) -> None:
        self._database = database
        self._players = players

    async def listed(self, player: Player) -> list[Device]:
        """The oldest first."""
        devices = schema.devices.c
        query = select(schema.devices).where(devices.player == player.id)
        async with self._database.read() as db:
            rows = (await db.execute(query.order_by(devices.created, devices.id))).mappings().all()
        return [
            {
                "device": row["id"],
                "name": row["name"],
                "created": clock.iso(row["created"]),
                "this": row["id"] == player.device,
            }
            for row in rows
        ]

    async def new_code(self, player: Player, settings: str) -> DeviceCode:
        """The code that was made before is worth nothing any more."""
        codes, code = schema.device_codes, new_code()
        until = clock.now() + CODE_SECONDS
        values = {
            "code": hashed(plain_code(code)),
            "player": player.id,
            "settings": settings,
            "until": until,
        }

        def work(db: Connection) -> None:
            db.execute(delete(codes).where(codes.c.player == player.id))
            db.execute(insert(codes).values(**values))

        if len(await self.listed(player)) >= MAX_DEVICES:
            reason = f"a player has at most {MAX_DEVICES} devices"
            raise Refusal("too_many_devices", reason, most=MAX_DEVICES)
        await self._database.transact(work)
        return {"code": code, "path": f"/device#{code}", "until": clock.iso(until)}

    async def use_code(self, code: str, name: str | None) -> tuple[Player, str, str]:
        """The player, the secret of the new device, and the settings that came with the code."""
        key, secret, device = hashed(plain_code(code)), new_secret(), new_id()
        codes, players = schema.device_codes, schema.players.c

        def work(db: Connection) -> tuple[Player, str] | None:
            good = (codes.c.code == key) & (codes.c.until > clock.now())
            columns = select(players.id, players.nickname, codes.c.settings)
            query = columns.join_from(codes, schema.players).where(good)
            row: Any = db.execute(query).mappings().first()
            # Of several who try it at once, one has used it up.
            if row is None or db.execute(delete(codes).where(good)).rowcount != 1:
                return None
            player = Player(row["id"], row["nickname"], device)
            db.execute(insert(schema.devices).values(**device_values(player, secret, name)))
            return player, row["settings"]

        used = await self._database.transact(work)
        if used is None:
            reason = "this code was used, is too old, or never existed"
            raise Refusal("unknown_code", reason)
        player, settings = used
        return player, secret, settings

    async def remove(self, player: Player, device: str) -> None:
        """Shut a device out: what has its secret is nobody from now on."""
        devices = schema.devices.c
        own = devices.player == player.id

        def work(db: Connection) -> bool:
            query = select(func.count()).select_from(schema.devices).where(own)
            if db.execute(query).scalar_one() == 1 and device == player.device:
                raise LastDevice
            gone = db.execute(delete(schema.devices).where(own, devices.id == device)).rowcount
            codes = schema.device_codes
            db.execute(delete(codes).where(codes.c.player == player.id))
            self._database.notify(db, {"kind": "player", "player": player.id})
            return gone == 1

        try:
            removed = await self._database.transact(work)
        except LastDevice:
            reason = "without your last device nobody could be you any more"
            raise Refusal("last_device", reason) from None
        if not removed:
            raise Refusal("unknown_device", "you have no such device")
        self._players.forget(player.id)


class LastDevice(Exception):  # noqa: N818 - it is an answer, not an error
    """It is the only one that is left."""
