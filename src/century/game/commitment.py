"""A promise about the deal: told before the first turn, opened after the last.

The commitment is the SHA-256 of the text `century-seed/1 <salt> <seed>`, the salt as 32 hexadecimal
digits and the seed as a decimal number. Who has noted it at the start can check at the end that the
seed was the same all along. In a record it stands in comments, which replaying leaves out:

    # commitment: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
    # salt: 0123456789abcdef0123456789abcdef
    # seed: drawn
"""

import hashlib
import re
import secrets
from typing import NamedTuple

from century.errors import InvalidRecord
from century.game.game import Files
from century.game.record import load

FORMAT = "century-seed/1"
SALT_BYTES = 16
COMMENT = re.compile(r"#\s*(commitment|salt|seed):\s*(\S+)\s*")
CHOSEN, DRAWN = "chosen", "drawn"


class Promise(NamedTuple):
    """What a record says about its seed."""

    commitment: str
    salt: str
    chosen: bool  # by who made the game, and not drawn


def new_salt() -> str:
    return secrets.token_hex(SALT_BYTES)


def commit(seed: int, salt: str) -> str:
    return hashlib.sha256(f"{FORMAT} {salt} {seed}".encode()).hexdigest()


def with_promise(record: str, promise: Promise) -> str:
    """The record with its promise, after the tags."""
    tags, blank, turns = record.partition("\n\n")
    comments = [
        f"# commitment: {promise.commitment}",
        f"# salt: {promise.salt}",
        f"# seed: {CHOSEN if promise.chosen else DRAWN}",
    ]
    return "\n".join([tags, *comments]) + blank + turns


def verify(record: str, noted: str | None = None, *, box: Files = None) -> Promise:
    """The promise of a record, if it was kept; `noted` is the commitment told at the start.

    Replaying the record shows that the seed deals the game in which these actions were played.
    """
    game = load(record, box=box)
    promise = read_promise(record)
    if noted is not None and noted.strip().lower() != promise.commitment:
        raise InvalidRecord("the record has another commitment than the one that was noted")
    if game.seed is None or commit(game.seed, promise.salt) != promise.commitment:
        raise InvalidRecord("the seed is not the one that was promised")
    return promise


def read_promise(record: str) -> Promise:
    lines = (COMMENT.fullmatch(line.strip()) for line in record.splitlines())
    comments = {line[1]: line[2] for line in lines if line is not None}
    for name in ("commitment", "salt"):
        if name not in comments:
            raise InvalidRecord(f"no {name}: records of finished games on a server have one")
    return Promise(comments["commitment"], comments["salt"], comments.get("seed") == CHOSEN)
