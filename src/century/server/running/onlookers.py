"""Whom the bots play for: who watches, here or elsewhere, and who asks now and then."""

from cachetools import TTLCache

from century.server.telling.hub import Hub
from century.server.telling.other_processes import OtherProcesses
from century.tables.responses import Thinking

LOOK_SECONDS = 30.0  # who asks without a connection is taken to watch for so long
MAX_LOOKED_AT = 10_000


class Onlookers:
    def __init__(self, hub: Hub, others: OtherProcesses) -> None:
        self._hub = hub
        self._others = others
        self._looked_at: TTLCache[str, None] = TTLCache(MAX_LOOKED_AT, LOOK_SECONDS)

    def look(self, game: str) -> None:
        """Somebody asked how a game stands."""
        self._looked_at[game] = None

    def is_watched(self, game: str) -> bool:
        return game in self._hub.audiences or game in self._looked_at

    def offer(self, game: str, number: int) -> None:
        self._others.offer(game, number)

    def tell(self, game: str, thinking: Thinking) -> None:
        self._others.thinking(game, thinking)
