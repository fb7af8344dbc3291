"""Time: what is stored are seconds since 1970, what is told is ISO 8601 in UTC."""

import time
from datetime import UTC, datetime
from typing import Any

SECONDS_PER_DAY = 86_400


def now() -> float:
    return time.time()


def told(at: float | None) -> str | None:
    if at is None:
        return None
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seconds_per_turn(clock: dict[str, Any]) -> float | None:
    """None for a game without a clock."""
    if clock["kind"] == "turn":
        return float(clock["seconds"])
    if clock["kind"] == "days":
        return float(clock["days"] * SECONDS_PER_DAY)
    return None
