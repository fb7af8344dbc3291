"""Names of games, people and whatever else a host may have to type."""

import secrets
import string

ALPHABET = string.ascii_letters + string.digits  # no hyphen: a command would take it for an option
LENGTH = 16  # 95 random bits


def new_id(length: int = LENGTH) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
