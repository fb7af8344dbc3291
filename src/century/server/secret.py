"""Secrets that cannot be guessed. Only their hashes are stored."""

import hashlib
import secrets

SECRET_BYTES = 32
LONGEST = 64  # characters of a secret that anybody may send
# Crockford's digits: no letter looks like another one, or like a digit.
CODE_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH, CODE_GROUP = 12, 4  # 60 random bits, for minutes
MISREAD = str.maketrans("OIL", "011")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def new_code() -> str:
    """A code that people read off one screen and type on another."""
    digits = "".join(secrets.choice(CODE_DIGITS) for _ in range(CODE_LENGTH))
    return "-".join(digits[at : at + CODE_GROUP] for at in range(0, CODE_LENGTH, CODE_GROUP))


def plain_code(typed: str) -> str:
    """The digits of a code, however they were typed."""
    return "".join(sign for sign in typed.upper().translate(MISREAD) if sign in CODE_DIGITS)


def hashed(secret: str) -> bytes:
    """256 random bits need no slow hash: nobody can try them all."""
    return hashlib.sha256(secret.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Compared in constant time."""
    return secrets.compare_digest(one, other)
