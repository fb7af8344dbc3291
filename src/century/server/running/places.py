"""How many connections there may be: of one address, and as many as the machine has files for."""

import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

from century.server.addresses import Networks

RESERVED = 150  # files for the database, the bots, logs and pages
LEAST = 100
LOG_SECONDS = 10.0

log = logging.getLogger(__name__)


class Places:
    """Who has a connection. Proxies that are trusted may have as many as there are."""

    def __init__(self, of_one_address: int, proxies: Networks) -> None:
        self._of_one_address = of_one_address
        self._proxies = proxies
        self._taken: Counter[str] = Counter()
        self._silent: dict[object, Callable[[], None]] = {}  # how to close them, the oldest first
        self._logged = -LOG_SECONDS
        self.limit = max(LEAST, files() - RESERVED)

    @property
    def taken(self) -> int:
        return self._taken.total()

    def take(self, client: tuple[str, int] | None) -> bool:
        """Whether there was one left."""
        address = client[0] if client else ""
        if self.taken >= self.limit:
            self._refuse("all connections are taken", self.limit)
            if not self._silent:
                return False
            self._silent.pop(next(iter(self._silent)))()
        if self._taken[address] >= self._of_one_address and address not in self._proxies:
            self._refuse("an address has all connections that it may", self._of_one_address)
            return False
        self._taken[address] += 1
        return True

    def leave(self, client: tuple[str, int] | None) -> None:
        address = client[0] if client else ""
        self._taken[address] -= 1
        if not self._taken[address]:
            del self._taken[address]

    def is_silent(self, connection: object, close: Callable[[], None]) -> None:
        """It has asked nothing yet: when all are taken, it gives way to who comes."""
        self._silent[connection] = close

    def has_asked(self, connection: object) -> None:
        self._silent.pop(connection, None)

    def _refuse(self, reason: str, limit: int) -> None:
        now = time.monotonic()
        if now - self._logged >= LOG_SECONDS:
            self._logged = now
            log.warning("too many connections", extra={"reason": reason, "limit": limit})


def files() -> int:
    """How many the process may have open; as many as the system lets it."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):  # the system knows better
            pass
    return soft if soft != resource.RLIM_INFINITY else 1_000_000
