"""What a mechanism tells of itself; a mode is the mechanisms that its page asks for.

Every method has an answer for a mechanism that has nothing to say, so each file in this package
holds only what its mechanism really has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from century.data.component import COLOURS
from century.game.components import location_phrase

if TYPE_CHECKING:
    from century.data.component import Boxes, Location
    from century.data.mode import Mode
    from century.data.reader import Reader
    from century.game.components import Component
    from century.game.phrase import Fact, Phrase
    from century.game.plain import Plain
    from century.game.reading.table import TableReader
    from century.game.reason import Reason
    from century.game.ruleset import Ruleset
    from century.game.scene import Scene
    from century.game.schema import Hidden, Pending, SeatPart, TablePart, View
    from century.rules.constants import Constants
    from century.rules.state import State

BYTE = 255
NAME, AMOUNT, ORDER = KINDS = ("name", "amount", "order")
Fields = Mapping[str, list[int]]  # the elements of an observation, by field


@dataclass(frozen=True)
class Field:
    """Some elements of an observation that belong together."""

    name: str
    size: int
    high: int  # the greatest value
    kind: str  # of the values: which one, how many, or the place among those of a seat
    meaning: str


class Stock(NamedTuple):
    """The components of one kind, and the box that they come from."""

    box: str
    components: Sequence[Component]


class Mechanism:
    """One mechanism, as people and programs meet it; its rules are compiled in `rules`."""

    # By the first word of a token: what the action does, and why it cannot be played now.
    actions: ClassVar[Mapping[str, Callable[[Scene, str], Phrase]]] = {}
    refusals: ClassVar[Mapping[str, Callable[[Ruleset, State, str], Reason]]] = {}
    # By the same: whether somebody at the table could point at what an action is about.
    in_sight: ClassVar[Mapping[str, Callable[[Ruleset, View, str], bool]]] = {}
    # By kind of decision: what the question tells besides its kind, and how to leave it out.
    questions: ClassVar[Mapping[str, Callable[[Scene], Mapping[str, Fact]]]] = {}
    skips: ClassVar[Mapping[str, str]] = {}
    locations: ClassVar[Sequence[LocationKind]] = ()

    def is_in(self, mode: Mode) -> bool:
        """Whether a mode has this mechanism."""
        raise NotImplementedError

    # What the rules are given

    def fill(self, ruleset: Ruleset, c: Constants) -> None:
        """Write the constants of this mechanism."""

    def options(self, ruleset: Ruleset, s: State) -> Mapping[str, str]:
        """What the seed drew."""
        return {}

    def turn_tokens(self, ruleset: Ruleset) -> Sequence[str]:
        """What may be done in a turn, in the order in which the rules number it."""
        return ()

    def answers(self, ruleset: Ruleset) -> Mapping[int, Sequence[str]]:
        """The answers to the decisions that this mechanism asks, as the rules number them."""
        return {}

    def stock(self, ruleset: Ruleset) -> Mapping[str, Stock]:
        """The components of this mechanism by kind."""
        return {}

    def scores(self, ruleset: Ruleset) -> Mapping[str, int]:
        """The categories of points that this mechanism brings, by name."""
        return {}

    def prices(self, mode: Mode) -> Mapping[str, Sequence[int]]:
        """What each place of a row costs before anything is done, by the first word of a token."""
        return {}

    def about(self, mode: Mode, boxes: Boxes) -> Mapping[str, object]:
        """What drawing a table of a mode needs to know of this mechanism, by key.

        Of a mode without it, too: then the keys say that there is none.
        """
        return {}

    # What lies open

    def view_seat(self, ruleset: Ruleset, s: Plain, seat: int) -> SeatPart:
        """What lies before a seat."""
        return {}

    def view_table(self, ruleset: Ruleset, s: Plain) -> TablePart:
        """What lies in the middle of the table."""
        return {}

    def view_pending(self, ruleset: Ruleset, s: Plain) -> Pending:
        """What is known of an unfinished turn beyond what lies on the table."""
        return {}

    def view_hidden(self, ruleset: Ruleset, s: Plain) -> Hidden:
        """The hidden piles, whole, from the top down."""
        return {}

    # Positions, read and checked

    def seat_keys(self, ruleset: Ruleset) -> Sequence[str]:
        """The keys that a seat of a position has."""
        return ()

    def table_keys(self, ruleset: Ruleset) -> Sequence[str]:
        """The keys that a position has."""
        return ()

    def hidden_keys(self, ruleset: Ruleset) -> Sequence[str]:
        """The hidden piles that a position may have."""
        return ()

    def read_seat(self, table: TableReader, seat: int, reader: Reader) -> None:
        """Put what lies before a seat into the state."""

    def read_table(self, table: TableReader) -> None:
        """Put what lies in the middle of the table into the state; the seats are read already."""

    def read_pending(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str] | None:
        """Read the pending decision if it is one of this mechanism; tells the keys it may have."""
        return None

    def cube_limit(self, ruleset: Ruleset, s: State) -> int | None:
        """The most cubes that the seat whose turn it is can hold at this decision, if known."""
        return None

    # Observations

    def fields(self, ruleset: Ruleset) -> Iterator[Field]:
        """The fields of the table and of the unfinished turn."""
        return iter(())

    def seat_fields(self, ruleset: Ruleset) -> Iterator[Field]:
        """The fields of every seat."""
        return iter(())

    def decode_seat(self, ruleset: Ruleset, seat: Fields) -> SeatPart:
        """What lies before a seat, from its fields."""
        return {}

    def decode_table(self, ruleset: Ruleset, table: Fields, seats: Sequence[Fields]) -> TablePart:
        """What lies in the middle of the table, from its fields and those of the seats."""
        return {}

    def decode_pending(self, ruleset: Ruleset, table: Fields) -> Pending:
        """The unfinished turn, from the fields of the table."""
        return {}

    # Words

    def rest_facts(self, scene: Scene) -> Mapping[str, Fact]:
        """What a rest takes back."""
        return {}


class LocationKind:
    """One kind of location: what may be decided while a seat works there."""

    name: str
    number: int  # as the rules have it
    decisions: Sequence[int] = ()

    def read(self, ruleset: Ruleset, s: State, pending: Reader) -> set[str]:
        """Read the decision of a seat that works here; tells the further keys it may have."""
        return set()

    def refusal(self, ruleset: Ruleset, s: State, location: int, tools: int) -> Reason:
        """Why nobody with these cubes can work here (nw.work.must)."""
        raise NotImplementedError

    def phrase(self, scene: Scene, location: Location) -> Phrase:
        """What working here will do now, as far as it is settled."""
        return location_phrase(location)

    def extra_cubes(self, ruleset: Ruleset, s: State) -> int | None:
        """Cubes beyond the limit at the pending decision; None where there may be any number."""
        return 0


def coloured(word: str) -> list[str]:
    """A token for each colour."""
    return [f"{word} {colour}" for colour in COLOURS]


def numbered(word: str, count: int) -> list[str]:
    """A token for each place, from 1."""
    return [f"{word} {place}" for place in range(1, count + 1)]


def in_row(components: Sequence[Component], numbers: Sequence[int]) -> list[str]:
    """The components at the places of a row; 0 is an empty place."""
    return [components[number - 1].id for number in numbers if number]


def in_order(components: Sequence[Component], places: Sequence[int]) -> list[str]:
    """The components that somebody owns, by their places; 0 is none of theirs."""
    owned = [(place, i) for i, place in enumerate(places) if place]
    return [components[i].id for _, i in sorted(owned)]


def cubes_of(counts: Sequence[int]) -> str:
    """Cubes as letters, from the count of each colour."""
    return "".join(letter * count for letter, count in zip(COLOURS, counts, strict=True))
