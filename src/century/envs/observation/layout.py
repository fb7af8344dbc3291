"""The observation, field by field: one flat vector of bytes for a mode and a number of players.

Two kinds of element tell where cards and tiles are. What lies at a place is told by number: 0 for
nothing, or 1 + the number of the card, in the order of the box. What somebody owns is told card
by card: 0, or the place of that card among theirs, counted from 1.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from century.game.mechanisms.mechanism import AMOUNT, BYTE, NAME, ORDER, Field
from century.game.ruleset import Ruleset
from century.rules import decisions as d
from century.rules.machine.records import Int64, Record, dtype_of

Observation = npt.NDArray[np.uint8]


class Offsets(Record):
    """Where each field begins: from the start, or from the start of its seat for `cubes` on.

    The order here is the order in an observation; a new field goes last in its part.

    A field that the mode does not have stands at ABSENT.
    """

    viewer: Int64
    rounds: Int64
    turn: Int64
    seat: Int64
    decision: Int64
    ending: Int64
    steps: Int64
    colour: Int64
    acquire: Int64
    location: Int64
    route: Int64
    again: Int64
    post: Int64
    payee: Int64
    points_row: Int64
    points_deck: Int64
    points_next: Int64
    gold_left: Int64
    silver_left: Int64
    market_row: Int64
    market_cubes: Int64
    market_deck: Int64
    board: Int64
    location_tile: Int64
    beside: Int64
    bonus_top: Int64
    bonus_count: Int64
    island_tile: Int64
    island_q: Int64
    island_r: Int64
    seats: Int64
    seat_size: Int64

    cubes: Int64
    gold: Int64
    silver: Int64
    settlers: Int64
    reserve: Int64
    route_cards: Int64
    route_settlers: Int64
    ship: Int64
    at_work: Int64
    taken: Int64
    hand: Int64
    played: Int64
    discard: Int64
    bonus: Int64
    explored: Int64
    posts_left: Int64
    posts: Int64


OFFSETS = dtype_of(Offsets)
ABSENT = -1


class Layout:
    """The fields of one mode with one number of players and one set of components."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.table = tuple(_table(ruleset))  # once
        self.seat = tuple(_seat(ruleset))  # for every seat
        seats = sum(field.size for field in self.table)
        seat_size = sum(field.size for field in self.seat)
        self.size = seats + ruleset.players * seat_size
        self.offsets = Offsets()
        for name in Offsets.fields:
            setattr(self.offsets, name, ABSENT)
        self.offsets.seats, self.offsets.seat_size = seats, seat_size
        for fields in (self.table, self.seat):
            at = 0
            for field in fields:
                setattr(self.offsets, field.name, at)
                at += field.size
        all_fields = self.table + ruleset.players * self.seat
        self.high: Observation = np.concatenate(
            [np.full(field.size, field.high, np.uint8) for field in all_fields]
        )

    def questions(self, highest: int = 12) -> npt.NDArray[np.int64]:
        """What a network may be told: rows of bytes, and the lowest and highest that are asked for.

        Of a name it is asked whether it is this one, of an amount whether it is at least so much
        (no more than `highest`), of an order whether the card is owned.
        """
        asked: list[tuple[int, int, int]] = []
        at = 0
        for field in self.table + self.ruleset.players * self.seat:
            for byte in range(at, at + field.size):
                if field.kind == ORDER:
                    asked.append((byte, 1, 255))
                elif field.kind == NAME:
                    asked += [(byte, name, name) for name in range(1, field.high + 1)]
                else:
                    top = min(field.high, highest)
                    asked += [(byte, amount, 255) for amount in range(1, top + 1)]
            at += field.size
        return np.array(asked, np.int64).T

    def read(self, observation: Observation) -> "Reading":
        """An observation as lists of numbers by field."""
        at = int(self.offsets.seats)
        seats = []
        for _ in range(self.ruleset.players):
            seats.append(_split(self.seat, observation[at:]))
            at += int(self.offsets.seat_size)
        return Reading(_split(self.table, observation), seats)


@dataclass(frozen=True)
class Reading:
    """The fields of an observation by name; the seats from the viewer on."""

    table: dict[str, list[int]]
    seats: list[dict[str, list[int]]]


@lru_cache(maxsize=256)
def layout_of(ruleset: Ruleset) -> Layout:
    return Layout(ruleset)


def _split(fields: tuple[Field, ...], observation: Observation) -> dict[str, list[int]]:
    parts: dict[str, Any] = {}
    at = 0
    for field in fields:
        parts[field.name] = observation[at : at + field.size].tolist()
        at += field.size
    return parts


def _table(ruleset: Ruleset) -> list[Field]:
    """What is true of every game, then what the mechanisms of the mode tell."""
    players = ruleset.players
    seat = "1 + its place after the viewer"
    fields = [
        Field("viewer", 1, players - 1, NAME, "the seat that stands first; 0 unless symmetric"),
        Field("rounds", 2, BYTE, AMOUNT, "the round: modulo 256, and divided by 256"),
        Field("turn", 1, players, NAME, f"whose turn it is: {seat}; 0 after the end"),
        Field("seat", 1, players, NAME, f"who decides: {seat}; 0 after the end"),
        Field("decision", 1, d.OVER, NAME, f"kind of decision, by number; {d.OVER} is the end"),
        Field("ending", 1, 1, AMOUNT, "the end has been triggered"),
    ]
    for mechanism in ruleset.mechanisms:
        fields += mechanism.fields(ruleset)
    return sorted(fields, key=_place)


def _seat(ruleset: Ruleset) -> list[Field]:
    fields = [f for mechanism in ruleset.mechanisms for f in mechanism.seat_fields(ruleset)]
    return sorted(fields, key=_place)


def _place(field: Field) -> int:
    """The order of the fields is that of `Offsets`: a promise of version 0."""
    return tuple(Offsets.fields).index(field.name)
