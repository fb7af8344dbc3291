"""Tables that nobody watches: only the last ones that were asked for keep what was seen of them."""

from collections import OrderedDict
from collections.abc import Callable

from century.tables.table import Table

MAX_KEPT = 500  # looks, of some 30 KB


class Looks:
    """Whoever plays without a connection, or comes back soon, need not wait for a new look."""

    def __init__(self, is_watched: Callable[[str], bool]) -> None:
        self._is_watched = is_watched
        self._last: OrderedDict[str, Table] = OrderedDict()

    def note(self, table: Table) -> None:
        """Somebody uses the table, or the last who watched it has gone."""
        if self._is_watched(table.id):
            return
        self._last[table.id] = table
        self._last.move_to_end(table.id)
        while len(self._last) > MAX_KEPT:
            game, oldest = self._last.popitem(last=False)
            if not self._is_watched(game):
                oldest.forget_look()

    def forget(self, game: str) -> None:
        self._last.pop(game, None)
