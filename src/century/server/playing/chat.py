"""Short texts among the people at a table, where who made the game allows them.

They are no part of the game: no state, record or replay holds them, only the newest are kept, and
none for longer than a month. What is reported is copied for the host, word for word.
"""

from typing import Any, Protocol

from sqlalchemy import BindParameter, Connection, bindparam, delete, func, insert, select

from century.server.playing.nicknames import composed
from century.server.playing.players import Player
from century.server.storage import schema
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables import clock
from century.tables.ids import new_id
from century.tables.refusal import Refusal
from century.tables.responses import Report, Text
from century.tables.table import Table

MAX_SIGNS = 200  # of a text, as people count them
MAX_CODE_POINTS = 1000
MAX_KEPT = 100  # texts of a game
KEPT_DAYS = 30
MAX_REPORTS = 1000  # that wait for the host

_texts = schema.texts.c
_game: BindParameter[str] = bindparam("game")
_lock = select(schema.games.c.id).where(schema.games.c.id == _game).with_for_update()
_last = select(func.max(_texts.number)).where(_texts.game == _game)
_add = insert(schema.texts)
_forget = delete(schema.texts).where(
    _texts.game == bindparam("of"), _texts.number <= bindparam("until")
)


class Audience(Protocol):
    """The people at a table, wherever they are connected."""

    def text(self, text: Text, players: list[str]) -> None:
        """One of them has written."""


class Chat:
    def __init__(self, database: Database, tables: OpenTables, audience: Audience) -> None:
        self._database = database
        self._tables = tables
        self._audience = audience

    async def _table(self, game: str, player: Player) -> Table:
        table = await self._tables.get(game)
        if not table.seats_of(player.id):
            raise Refusal("not_a_player", "only who plays here may")
        if not table.chat:
            raise Refusal("chat_off", "who made the game allows no texts")
        return table

    async def write(self, game: str, player: Player, seat: int, text: str) -> Text:
        table = await self._table(game, player)
        if seat not in table.seats_of(player.id):
            raise Refusal("not_your_seat", f"seat {seat} is not yours", seat=seat)
        values = {
            "game": game,
            "seat": seat,
            "player": player.id,
            "text": check_text(text),
            "at": clock.now(),
        }

        def work(db: Connection) -> int:
            # Of two who write at once, one waits for the other.
            db.execute(_lock, {"game": game})
            number = (db.execute(_last, {"game": game}).scalar_one() or 0) + 1
            db.execute(_add, {"number": number, **values})
            db.execute(_forget, {"of": game, "until": number - MAX_KEPT})
            return number

        written = _text({"number": await self._database.transact(work), **values})
        self._audience.text(written, [one.player for one in table.seats if one.player])
        return written

    async def listed(self, game: str, player: Player) -> list[Text]:
        """The newest, the oldest of them first."""
        await self._table(game, player)
        texts = schema.texts.c
        query = select(schema.texts).where(texts.game == game).order_by(texts.number)
        async with self._database.read() as db:
            return [_text(row) for row in (await db.execute(query)).mappings()]

    async def report(self, game: str, player: Player, number: int) -> None:
        """Tell the host what somebody has written; telling it again changes nothing."""
        await self._table(game, player)
        texts, players, reports = schema.texts.c, schema.players, schema.reports
        query = (
            select(schema.texts, players.c.nickname)
            .join(players, players.c.id == texts.player)
            .where(texts.game == game, texts.number == number)
        )

        def work(db: Connection) -> None:
            row: Any = db.execute(query).mappings().first()
            if row is None:
                raise Refusal("not_found", "there is no such text")
            if db.execute(select(func.count()).select_from(reports)).scalar_one() >= MAX_REPORTS:
                raise Refusal("busy", "the host has too many reports to read")
            again = select(reports.c.id).where(reports.c.game == game, reports.c.number == number)
            if db.execute(again).first() is not None:
                return
            names = ("game", "number", "player", "nickname", "text")
            text = {name: row[name] for name in names}
            about = {"id": new_id(), "by": player.id, "created": clock.now()}
            db.execute(insert(reports).values(**about, **text))

        await self._database.transact(work)

    # For the host

    async def reports(self) -> list[Report]:
        query = select(schema.reports).order_by(schema.reports.c.created)
        async with self._database.read() as db:
            rows = (await db.execute(query)).mappings().all()
        names = ("id", "game", "player", "nickname", "text", "by")
        return [
            {**{name: row[name] for name in names}, "created": clock.iso(row["created"])}  # type: ignore[typeddict-item]
            for row in rows
        ]

    async def dismiss(self, report: str) -> bool:
        query = delete(schema.reports).where(schema.reports.c.id == report)
        return await self._database.transact(lambda db: db.execute(query).rowcount) == 1


def check_text(text: str) -> str:
    """As it is kept: composed, and all of it can be seen."""
    plain = composed(text, MAX_SIGNS, MAX_CODE_POINTS)
    if plain is None:
        reason = f"text: must have 1 to {MAX_SIGNS} visible characters, in a line"
        raise Refusal("invalid", reason, where="text")
    return plain


def _text(row: Any) -> Text:
    return {
        "game": row["game"],
        "number": row["number"],
        "seat": row["seat"],
        "text": row["text"],
        "at": clock.iso(row["at"]),
    }
