"""What the host has to say to everybody, such as that the server will restart."""

from typing import Any, Protocol

from century.server.protocol.messages import ServerMessage
from century.server.storage import notes
from century.server.storage.database import Database
from century.tables import clock, responses

NAME = "announcement"


class Hearer(Protocol):
    """A connection."""

    def tell(self, message: ServerMessage) -> None:
        """Never waits."""


class Announcements:
    """One at a time; it ends by itself."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._note: notes.Note = {}
        self.hearers: set[Hearer] = set()

    @property
    def now(self) -> responses.Announcement | None:
        until = self._note.get("until")
        if until is None or until <= clock.now():
            return None
        return {"text": self._note["text"], "until": clock.iso(until)}

    async def read(self) -> None:
        """As it is stored; everybody here is told."""
        self._note = await self._database.transact(lambda db: notes.read(db, NAME))
        for hearer in list(self.hearers):
            hearer.tell(self.message)

    @property
    def message(self) -> responses.AnnouncementMessage:
        return {"type": "announcement", "announcement": self.now}

    async def set(self, text: str, seconds: float) -> None:
        """An empty text takes it back."""
        note: notes.Note = {"text": text, "until": clock.now() + seconds} if text else {}

        def write(db: Any) -> None:
            notes.write(db, NAME, note)
            self._database.notify(db, {"kind": NAME})

        await self._database.transact(write)
        await self.read()
