"""Views of positions that follow each other: what has stayed the same is not looked at again.

A view is made of parts: what each mechanism tells of the table and of every seat. A part is a
function of the fields of the state that it has read, so it stays the same while they do. What is
the same in two views is one object in both.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache, partial
from typing import Any, NamedTuple

from century.data.schema import Options
from century.game.mechanisms.mechanism import Mechanism
from century.game.plain import Plain, Reading, changed_fields
from century.game.ruleset import Ruleset
from century.game.schema import SeatView, View
from century.game.view import put_together, seat_together, view_cubes
from century.rules.state import State

Part = Callable[[Plain], Any]


class Seen(NamedTuple):
    """What a part told, and the fields of the state that it read for it."""

    keys: Any
    read: frozenset[str]


class Sight:
    """What can be seen, and what it takes to see the next: a view, put together when asked for."""

    def __init__(
        self, ruleset: Ruleset, options: Options, state: State, last: "Sight | None" = None
    ) -> None:
        self._ruleset = ruleset
        self._options = options
        self._plain = Plain(state)
        tables, seats = parts_of(ruleset)
        changed = None if last is None else changed_fields(last._plain, self._plain)
        self._tables: list[Seen] = self._see(tables, last._tables if last else None, changed)
        self._own: list[list[Seen]] = [
            self._see(parts, last._own[seat] if last else None, changed)
            for seat, parts in enumerate(seats)
        ]
        self.seats: list[SeatView] = [
            last.seats[seat]
            if last is not None and _same(own, last._own[seat])
            else seat_together([one.keys for one in own])
            for seat, own in enumerate(self._own)
        ]

    @cached_property
    def view(self) -> View:
        tables = [one.keys for one in self._tables]
        return put_together(self._ruleset, self._options, self._plain, tables, self.seats)

    @cached_property
    def table(self) -> dict[str, Any]:
        """The keys of the view that tell what lies in the middle of the table."""
        return {key: part for one in self._tables for key, part in one.keys.items()}

    def _see(
        self, parts: list[Part], known: list[Seen] | None, changed: set[str] | None
    ) -> list[Seen]:
        if known is None or changed is None:
            return [self._look(part) for part in parts]
        seen = known.copy()
        for i, (keys, read) in enumerate(known):
            if not read.isdisjoint(changed):
                now = self._look(parts[i])
                seen[i] = now._replace(keys=keys) if now.keys == keys else now
        return seen

    def _look(self, part: Part) -> Seen:
        reading = Reading(self._plain)
        keys = part(reading)
        read = frozenset(reading.read)
        return Seen(keys, _known.setdefault(read, read))


_known: dict[frozenset[str], frozenset[str]] = {}  # each kept once: there are few


def _same(seen: list[Seen], known: list[Seen]) -> bool:
    return all(new.keys is old.keys for new, old in zip(seen, known, strict=True))


class Parts(NamedTuple):
    """The parts of a view: of the table, and of each seat."""

    tables: list[Part]
    seats: list[list[Part]]


@lru_cache(maxsize=256)
def parts_of(ruleset: Ruleset) -> Parts:
    """Of the mechanisms that have something to tell."""
    tables: list[Part] = [
        partial(one.view_table, ruleset)
        for one in ruleset.mechanisms
        if type(one).view_table is not Mechanism.view_table
    ]
    own = [one for one in ruleset.mechanisms if type(one).view_seat is not Mechanism.view_seat]
    seats: list[list[Part]] = [
        [
            partial(view_cubes, seat),
            *(partial(one.view_seat, ruleset, seat=seat) for one in own),
        ]
        for seat in range(ruleset.players)
    ]
    return Parts(tables, seats)
