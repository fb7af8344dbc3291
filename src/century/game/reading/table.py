"""The table of a position while it is read: every component lies in one place only."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from century.data.component import COLOURS
from century.data.reader import Reader, one_of, shown
from century.errors import InvalidPosition
from century.game.components import Component
from century.game.cubes import MAX_CUBES, pack
from century.game.ruleset import Ruleset
from century.game.schema import SEAT_KEYS
from century.rules.state import State


class Kind(NamedTuple):
    """The components of one kind that are in the game, with the numbers that the rules use."""

    noun: str
    numbers: Mapping[str, int]


class TableReader:
    """Puts a position on the table, part by part; without `hidden`, piles hold what is unseen."""

    def __init__(self, ruleset: Ruleset, top: Reader, hidden: Reader | None) -> None:
        self.ruleset = ruleset
        self.top = top
        self.hidden = hidden
        self.state: State = ruleset.new_state()
        self.seen: dict[str, str] = {}  # component -> where it lies
        in_play = ruleset.mode.point_cards(ruleset.boxes, ruleset.players)
        dealt = ruleset.merchants[len(ruleset.start_merchants) :]
        self.points = _kind("point card", ruleset.points, in_play)
        self.merchants = _kind("merchant card", ruleset.merchants, dealt)
        self.own_merchants = _kind("merchant card", ruleset.merchants, ruleset.merchants)
        self.bonus = _kind("bonus tile", ruleset.bonus, ruleset.bonus_in_play)
        self.exploration = _kind("exploration tile", ruleset.exploration, ruleset.exploration)
        self.market_tiles = _kind("market tile", ruleset.market_tiles, ruleset.market_tiles)

    def read(self) -> State:
        """Seats first, then the middle of the table."""
        seats = self.top.entries("seats")
        if len(seats) != self.ruleset.players:
            self.top.fail(f"seats: {len(seats)} of {self.ruleset.players} players")
        known = {"cubes"}
        for mechanism in self.ruleset.mechanisms:
            known.update(mechanism.seat_keys(self.ruleset))
        for seat, entry in enumerate(seats):
            reader = self.reader(entry.table, f"seat {seat}")
            reader.only([key for key in SEAT_KEYS if key in known])
            self.state.cubes[seat] = self.cubes(reader, "cubes", MAX_CUBES)
            for mechanism in self.ruleset.mechanisms:
                mechanism.read_seat(self, seat, reader)
        for mechanism in self.ruleset.mechanisms:
            mechanism.read_table(self)
        return self.state

    def reader(self, table: Mapping[str, object], name: str) -> Reader:
        """A part of the position under a name of its own."""
        return Reader(table, f"{self.top.where}: {name}", InvalidPosition)

    def one(self, kind: Kind, name: object, reader: Reader, key: str) -> int:
        """The number of a component that has not been seen elsewhere."""
        where = f"{reader.where}: {key}".removeprefix("position: ")
        if not isinstance(name, str) or name not in kind.numbers:
            mode, players = self.ruleset.mode.id, self.ruleset.players
            self.top.fail(
                f"{where}: {shown(name)} is no {kind.noun} of {mode} with {players} players"
            )
        if name in self.seen:
            there = "" if self.seen[name] == where else f", also in {self.seen[name]}"
            self.top.fail(f"{where}: {name} lies twice{there}")
        self.seen[name] = where
        return kind.numbers[name]

    def all_of(self, kind: Kind, reader: Reader, key: str, limit: int = 99) -> list[int]:
        """The numbers of a list of components."""
        names = reader.sequence(key)
        if len(names) > limit:
            reader.fail(f"{key}: {len(names)}, more than {limit}")
        return [self.one(kind, name, reader, key) for name in names]

    def unseen(self, kind: Kind) -> list[str]:
        """The components that lie nowhere yet."""
        return [name for name in kind.numbers if name not in self.seen]

    def cubes(self, reader: Reader, key: str, limit: int) -> int:
        value = reader.get(key)
        if not isinstance(value, str) or not set(value) <= set(COLOURS):
            reader.fail(f"{key} {shown(value)}: must be cubes in letters, {one_of(COLOURS)}")
        if len(value) > limit:
            reader.fail(f"{key}: {len(value)}, more than {limit}")
        return pack(value)

    def fill(self, array: Any, values: Sequence[int]) -> int:
        """Write a list to the front of an array; tells its length."""
        array[: len(values)] = values
        return len(values)

    def optional(self, reader: Reader, key: str) -> Reader:
        """The table under a key that may be left out where it is empty."""
        if reader.has(key):
            return reader.inside(key)
        return Reader({}, f"{reader.where}: {key}", InvalidPosition)

    def deck(
        self, kind: Kind, pile: str, row: list[int], size: int, face_up: bool = False
    ) -> list[int]:
        """The deck beside a row, from the bottom up; the last card is its top."""
        reader = self.top.inside(pile)
        left = reader.whole("deck", 0, len(kind.numbers)) if reader.has("deck") else 0
        if len(row) > size or (len(row) < size and left):
            reader.fail(f"row: {len(row)} cards, not {size}, beside a deck of {left}")
        if self.hidden is None:
            top = [reader.get("next")] if face_up and (left or reader.has("next")) else []
            deck = [self.one(kind, name, reader, "next") for name in top]
            deck += [kind.numbers[name] for name in self.unseen(kind)]
            if len(deck) != left:
                reader.fail(f"deck {left}: but {len(deck)} cards lie nowhere else")
        else:
            deck = self.all_of(kind, self.hidden, pile) if self.hidden.has(pile) else []
            if len(deck) != left:
                reader.fail(f"deck {left}: but hidden {pile} holds {len(deck)}")
            if missing := self.unseen(kind):
                reader.fail(f"{' '.join(missing[:5])}: missing, every card lies somewhere")
        return deck[::-1]


def _kind(noun: str, numbered: Sequence[Component], used: Sequence[Component]) -> Kind:
    names = {component.id for component in used}
    return Kind(noun, {thing.id: i for i, thing in enumerate(numbered) if thing.id in names})
