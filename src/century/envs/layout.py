"""The observation, field by field: one flat vector of bytes for a mode and a number of players.

Two kinds of element tell where cards and tiles are. What lies at a place is told by number: 0 for
nothing, or 1 + the number of the card, in the order of the box. What somebody owns is told card
by card: 0, or the place of that card among theirs, counted from 1.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from century.data.component import COLOURS, GOODS
from century.game.ruleset import Ruleset
from century.rules import decisions as d
from century.rules.constants import BONUS_TILES, MAX_SETTLERS
from century.rules.machine.records import Int64, dtype_of
from century.rules.state import COLUMNS, ISLANDS, ROUTE, TAKEN, TILES

BYTE = 255
MIDDLE = 128  # coordinates of islands may be negative
MAX_CUBES = 127  # of one colour, in the middle of a turn
Observation = npt.NDArray[np.uint8]
NAME, AMOUNT, ORDER = KINDS = ("name", "amount", "order")


class Offsets:
    """Where each field begins: from the start, or from the start of its seat for `cubes` on.

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
OFFSET_COUNT = len(OFFSETS.names or ())
ABSENT = -1


@dataclass(frozen=True)
class Field:
    """Some elements of an observation that belong together."""

    name: str
    size: int
    high: int  # the greatest value
    kind: str  # of the values: which one, how many, or the place among those of a seat
    meaning: str


class Layout:
    """The fields of one mode with one number of players and one set of components."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.table = tuple(_table(ruleset))  # once
        self.seat = tuple(_seat(ruleset))  # for every seat
        seats = sum(field.size for field in self.table)
        seat_size = sum(field.size for field in self.seat)
        self.size = seats + ruleset.players * seat_size
        absent = np.full(OFFSET_COUNT, ABSENT, np.int64)
        self.offsets = cast(Offsets, absent.view(OFFSETS)[0])
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
    found: dict[str, Any] = {}
    at = 0
    for field in fields:
        found[field.name] = observation[at : at + field.size].tolist()
        at += field.size
    return found


def _table(ruleset: Ruleset) -> Iterator[Field]:
    mode, players = ruleset.mode, ruleset.players
    seat = "1 + its place after the viewer"
    yield Field("viewer", 1, players - 1, NAME, "the seat that stands first; 0 unless symmetric")
    yield Field("rounds", 2, BYTE, AMOUNT, "the round: modulo 256, and divided by 256")
    yield Field("turn", 1, players, NAME, f"whose turn it is: {seat}; 0 after the end")
    yield Field("seat", 1, players, NAME, f"who decides: {seat}; 0 after the end")
    yield Field("decision", 1, d.OVER, NAME, f"kind of decision, by number; {d.OVER} is the end")
    yield Field("ending", 1, 1, AMOUNT, "the end has been triggered")
    yield Field("steps", 1, BYTE, AMOUNT, "upgrades or cubes still to come")
    yield Field("colour", 1, len(COLOURS), NAME, "1 + the lowest colour still allowed")
    if mode.market == "hand":
        yield Field(
            "acquire", 1, mode.market_row, NAME, "the place in the row that is being paid for"
        )
    if mode.boards:
        yield Field("location", 1, len(ruleset.locations), NAME, "1 + the location being used")
    if mode.market == "route":
        yield Field("route", 1, ROUTE, NAME, "the place in the route being used")
    if mode.boards and ruleset.merchants:
        yield Field("again", 1, 1, AMOUNT, "another turn of the same seat follows")
    if mode.islands:
        yield Field("post", 1, ISLANDS - 1, NAME, "the island whose post trades")
        yield Field("payee", 1, players, NAME, f"whose ship is being paid: {seat}")
    cards = len(ruleset.points)
    yield Field("points_row", mode.point_row, cards, NAME, "1 + the point card at each place")
    yield Field("points_deck", 1, cards, AMOUNT, "point cards in the deck")
    if mode.points_face_up:
        yield Field("points_next", 1, cards, NAME, "1 + the top card of the deck")
    if mode.coins:
        coins = mode.coins * players
        yield Field("gold_left", 1, coins, AMOUNT, "gold coins above the row")
        yield Field("silver_left", 1, coins, AMOUNT, "silver coins above the row")
    if ruleset.merchants:
        merchants = len(ruleset.merchants)
        yield Field(
            "market_row", mode.market_row, merchants, NAME, "1 + the merchant card at each place"
        )
        if mode.market == "hand":
            size = len(COLOURS) * mode.market_row
            yield Field(
                "market_cubes", size, BYTE, AMOUNT, "cubes on each card of the row: Y R G B"
            )
        yield Field("market_deck", 1, merchants, AMOUNT, "merchant cards in the deck")
    if mode.board_choice:
        yield Field(
            "board", 1, len(mode.board_choice) - 1, NAME, "which of the boards to choose from"
        )
    if mode.boards:
        locations, spaces = len(ruleset.locations), len(ruleset.spaces)
        yield Field("location_tile", locations, TILES, NAME, "1 + the exploration tile there")
        if mode.exploration == "beside":
            yield Field(
                "beside", TILES, 1, AMOUNT, "for each exploration tile: it lies beside the board"
            )
        yield Field("bonus_top", spaces, BONUS_TILES, NAME, "1 + the top tile of each bonus space")
        yield Field("bonus_count", spaces, BONUS_TILES, AMOUNT, "tiles on each bonus space")
    if mode.islands:
        tiles = len(ruleset.market_tiles)
        yield Field("island_tile", ISLANDS, tiles, NAME, "1 + the market tile; 0 is the sea")
        yield Field("island_q", ISLANDS, BYTE, AMOUNT, f"first coordinate, plus {MIDDLE}")
        yield Field("island_r", ISLANDS, BYTE, AMOUNT, f"second coordinate, plus {MIDDLE}")


def _seat(ruleset: Ruleset) -> Iterator[Field]:
    mode, merchants = ruleset.mode, len(ruleset.merchants)
    yield Field("cubes", len(COLOURS), MAX_CUBES, AMOUNT, "cubes: Y R G B")
    if mode.coins:
        coins = mode.coins * ruleset.players
        yield Field("gold", 1, coins, AMOUNT, "gold coins")
        yield Field("silver", 1, coins, AMOUNT, "silver coins")
    if mode.boards:
        yield Field("settlers", 1, MAX_SETTLERS, AMOUNT, "settlers on the player board")
        yield Field("reserve", 1, MAX_SETTLERS, AMOUNT, "settlers in the reserve")
    if mode.market == "route":
        yield Field("route_cards", ROUTE, merchants, NAME, "1 + the merchant card at each place")
        yield Field(
            "route_settlers", ROUTE, MAX_SETTLERS, AMOUNT, "settlers at each place of the route"
        )
    if mode.islands:
        yield Field("ship", 1, ISLANDS - 1, NAME, "the island of the ship")
    if mode.boards:
        yield Field(
            "at_work", len(ruleset.locations), MAX_SETTLERS, AMOUNT, "settlers on each location"
        )
    yield Field(
        "taken", len(ruleset.points), TAKEN, ORDER, "each point card: its place among those taken"
    )
    if mode.market == "hand":
        yield Field("hand", merchants, merchants, ORDER, "each merchant card: its place in hand")
        yield Field(
            "played", merchants, merchants, ORDER, "each merchant card: its place once played"
        )
    elif ruleset.merchants:
        yield Field(
            "discard", merchants, merchants, ORDER, "each merchant card: its place in the pile"
        )
    if mode.boards:
        own = mode.bonus_spaces
        yield Field(
            "bonus", len(ruleset.bonus), own, ORDER, "each bonus tile: its place among theirs"
        )
        yield Field(
            "explored", TILES, TILES, ORDER, "each exploration tile: its place among theirs"
        )
    if mode.islands:
        yield Field(
            "posts_left", len(GOODS), COLUMNS, AMOUNT, f"posts on the board: {' '.join(GOODS)}"
        )
        yield Field("posts", ISLANDS, 1, AMOUNT, "for each island: there is a post")
