"""Time: what is stored are seconds since 1970, what is told is ISO 8601 in UTC."""

import time
from datetime import UTC, datetime
from typing import overload

SECONDS_PER_DAY = 86_400


def now() -> float:
    return time.time()


@overload
def iso(at: float) -> str: ...
@overload
def iso(at: float | None) -> str | None: ...
def iso(at: float | None) -> str | None:
    if at is None:
        return None
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
