"""Time in which nobody could play is given back to all clocks."""

import logging
import time
from collections.abc import Callable

from sqlalchemy import Connection, select, update

from century.server.storage import notes, schema
from century.server.storage.database import Database
from century.server.storage.open_tables import OpenTables
from century.tables import clock
from century.tables.refusal import Refusal

ALIVE = "alive"  # the note that says when a server was last known to work
BEAT_SECONDS = 1.5
SILENT_SECONDS = 4.0  # without a beat of any process is an outage

log = logging.getLogger(__name__)


class Outages:
    """Every process notes now and then that it works; who finds the note too old gives back."""

    def __init__(
        self, database: Database, tables: OpenTables, given_back: Callable[[float], None]
    ) -> None:
        self._database = database
        self._tables = tables
        self._given_back = given_back  # called with the seconds, when clocks have changed
        self._last: float | None = None  # beat of this process

    async def beat(self) -> None:
        """At most as often as it is needed."""
        if self._last is None or time.monotonic() - self._last >= BEAT_SECONDS:
            await self._beat()

    async def stop(self) -> None:
        """Note when nobody could play any more, so that neither more nor less is given back."""
        if self._last is None:
            return
        try:
            await self._beat()
        except Refusal as refusal:  # the last beat has to do
            log.warning("stopped without a note", extra={"reason": refusal.message})

    async def _beat(self) -> None:
        now = time.monotonic()
        lost = await self._database.transact(self._note)
        self._last = now
        if lost:
            self._tables.delay(lost)
            self._given_back(lost)

    def _note(self, db: Connection) -> float:
        """Clocks that ran out before the outage stay so."""
        now, last = clock.now(), notes.read(db, ALIVE, lock=True).get("at")
        notes.write(db, ALIVE, {"at": now})
        lost = 0.0 if last is None else now - last
        if lost < SILENT_SECONDS:
            return 0.0
        felt = db.execute(select(schema.games.c.id).where(schema.games.c.deadline > last)).first()
        level = logging.WARNING if felt else logging.INFO  # without a clock nobody has lost time
        where = self._database.url.render_as_string(hide_password=True)
        log.log(level, "an outage is over", extra={"seconds": round(lost, 1), "database": where})
        deadline = schema.games.c.deadline
        query = update(schema.games).where(deadline.is_not(None), deadline > last)
        db.execute(query.values(deadline=deadline + lost, held=schema.games.c.held + lost))
        return lost
