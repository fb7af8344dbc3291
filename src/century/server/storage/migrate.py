"""Bringing a database up to the schema of this release."""

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from century.server.storage.database import Database
from century.tables.refusal import Refusal

LOCK = 0x63656E74757279  # any number that nobody else locks
TRIES, WAIT = 30, 1.0  # a database may start after us


def config() -> Config:
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return made


async def upgrade(database: Database) -> None:
    for left in range(TRIES, 0, -1):
        try:
            async with database.write() as db:
                if database.postgres:  # several processes may start at once
                    await db.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                await db.run_sync(_upgrade)
            return
        except Refusal:
            if not database.postgres or left == 1:
                raise
            await asyncio.sleep(WAIT)


def _upgrade(connection: Connection) -> None:
    made = config()
    made.attributes["connection"] = connection
    command.upgrade(made, "head")
