"""Notices for browsers that are closed: Web Push (RFC 8030), signed by VAPID (RFC 8292)."""

import asyncio
import base64
import logging
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import orjson
from sqlalchemy import Connection, delete, select

from century.errors import InvalidOption
from century.server.storage import notes, schema
from century.server.storage.database import Database

KEY = "push"  # the note that holds the key of this service
DAY = 86_400  # seconds that a push service keeps what a browser has not fetched
SECONDS = 10.0  # that it may take to answer
AT_ONCE = 8
GONE = (404, 410)  # the browser takes no notices any more

Message = dict[str, Any]
Say = Callable[[str], dict[str, str]]  # words in a language

log = logging.getLogger(__name__)


class Push:
    """Off unless the host says whom push services may write to (`CENTURY_PUSH_CONTACT`)."""

    def __init__(self, database: Database, contact: str) -> None:
        self._database = database
        self._contact = contact
        self._private = ""
        self.public: str | None = None  # the key that browsers ask their push service with
        self._room = asyncio.Semaphore(AT_ONCE)
        if contact and find_spec("pywebpush") is None:
            how = "pip install 'century[push]'"
            raise InvalidOption(f"CENTURY_PUSH_CONTACT: this needs the push packages: {how}")

    async def start(self) -> None:
        """The first process that starts makes the key; browsers are bound to it."""
        if self._contact:
            self._private = (await self._database.transact(_key))["key"]
            self.public = _public(self._private)

    async def tell(self, player: str, message: Message, say: Say) -> None:
        """To all browsers of a player; `say` adds the words in the language of each."""
        if self.public is None:
            return
        query = select(schema.pushes).where(schema.pushes.c.player == player)
        async with self._database.read() as db:
            rows = (await db.execute(query)).mappings().all()
        for row in rows:
            words = await asyncio.to_thread(say, row["language"])
            async with self._room:
                status = await asyncio.to_thread(self._send, dict(row), {**message, **words})
            if status in GONE:
                await self._forget(row["endpoint"])
            elif status >= 300:
                log.warning("a notice was refused", extra={"status": status})

    async def _forget(self, endpoint: str) -> None:
        gone = delete(schema.pushes).where(schema.pushes.c.endpoint == endpoint)
        await self._database.transact(lambda db: db.execute(gone))

    def _send(self, row: dict[str, Any], message: Message) -> int:
        """What the push service answers."""
        from pywebpush import WebPushException, webpush

        keys = {"p256dh": row["p256dh"], "auth": row["auth"]}
        try:
            answer = webpush(
                {"endpoint": row["endpoint"], "keys": keys},
                orjson.dumps(message),
                vapid_private_key=self._private,
                vapid_claims={"sub": self._contact},
                ttl=DAY,
                timeout=SECONDS,
            )
        except WebPushException as error:
            return error.response.status_code if error.response is not None else 599
        except (OSError, ValueError) as error:  # away, or keys that are none
            log.warning("a notice was not sent", extra={"reason": type(error).__name__})
            return 599 if isinstance(error, OSError) else GONE[0]
        return int(answer.status_code)


def _key(db: Connection) -> notes.Note:
    kept = notes.read(db, KEY, lock=True)
    if not kept:
        from cryptography.hazmat.primitives.asymmetric import ec

        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        kept = {"key": _text(number.to_bytes(32, "big"))}
        notes.write(db, KEY, kept)
    return kept


def _public(private: str) -> str:
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(base64.urlsafe_b64decode(private + "="), "big")
    key = ec.derive_private_key(number, ec.SECP256R1()).public_key()
    encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    return _text(key.public_bytes(encoding, form))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
