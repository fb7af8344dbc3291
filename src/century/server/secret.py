"""Secrets that cannot be guessed. Only their hashes are stored."""

import hashlib
import secrets

SECRET_BYTES = 32
ID_BYTES = 12
LONGEST = 64  # characters of a secret that anybody may send


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def hashed(secret: str) -> bytes:
    """256 random bits need no slow hash: nobody can try them all."""
    return hashlib.sha256(secret.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Compared in constant time."""
    return secrets.compare_digest(one, other)
