"""How often somebody may ask."""

import time

from cachetools import LRUCache

from century.tables.refusal import Refusal

BURST = 10.0  # seconds' worth that may come at once
MAX_KEPT = 50_000


class Rate:
    """So many per second for each client; the most recent clients are remembered."""

    def __init__(self, per_second: float) -> None:
        self._per_second = per_second
        self._full = max(1.0, per_second * BURST)
        self._clients: LRUCache[str, tuple[float, float]] = LRUCache(MAX_KEPT)  # left, when

    def take(self, client: str) -> None:
        """Refuse who asks too often; a rate of 0 knows no limit."""
        if not self._per_second:
            return
        now = time.monotonic()
        left, at = self._clients.get(client, (self._full, now))
        left = min(self._full, left + (now - at) * self._per_second)
        allowed = left >= 1
        self._clients[client] = (left - 1 if allowed else left, now)
        if not allowed:
            seconds = round((1 - left) / self._per_second, 1)
            raise Refusal("too_many_requests", "too many requests; wait a little", seconds=seconds)
