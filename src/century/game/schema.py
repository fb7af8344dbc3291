"""The view and the position, key by key: the one place that says what they hold.

A key that does not apply to the mode, and a pile, stack or `next` that is empty, is absent. Cubes
are strings in colour order. The order of the keys here is the order in which they are written.
"""

from typing import Any, Literal, NotRequired, Required, TypedDict, get_args

# `from` is a word of Python, so this one is written as a call.
Pending = TypedDict(
    "Pending",
    {
        "again": bool,  # another turn of the same seat follows
        "location": str,  # the one being used
        "post": int,  # the island of a post trade
        "acquire": int,  # the place in the row that is being paid for
        "route": int,  # the place in the route being used
        "steps": int,  # upgrades, cubes or cards still to come
        "from": str,  # the lowest colour allowed
        "payee": int,  # whose ship is being paid
    },
    total=False,
)


class RouteCard(TypedDict):
    """A merchant card in a route."""

    card: str
    settlers: int


class SeatPart(TypedDict, total=False):
    """What mechanisms put before a seat."""

    hand: list[str]
    played: list[str]
    settlers: int
    reserve: int
    points: list[str]  # point cards claimed from the row
    cards: list[str]  # point cards claimed at forts
    gold: int
    silver: int
    bonus: list[str]
    explored: list[str]
    route: list[RouteCard]
    discard: list[str]
    ship: int
    posts: dict[str, int]  # still on the player board, by good


class SeatView(SeatPart):
    """What lies before a seat."""

    cubes: str


class PointsView(TypedDict):
    """The point cards to take."""

    row: list[str]
    deck: int
    next: NotRequired[str]  # only where the deck lies face up; it is counted in `deck`


class CoinsView(TypedDict):
    """The coins above the row."""

    gold: int
    silver: int


class MarketCard(TypedDict):
    """A merchant card of the row."""

    card: str
    cubes: NotRequired[str]  # only where cards are taken into a hand


class MarketView(TypedDict):
    """The merchant cards."""

    row: list[MarketCard]
    deck: int


class LocationView(TypedDict, total=False):
    """What lies on a location: settlers of a seat, or an exploration tile."""

    seat: int
    settlers: int
    tile: str


class StackView(TypedDict):
    """A stack of bonus tiles."""

    top: str
    count: int


class IslandView(TypedDict):
    """An island, the sea among them."""

    at: list[int]
    tile: str
    ships: list[int]
    posts: list[int]


class TableView(TypedDict, total=False):
    """What lies in the middle of the table."""

    points: PointsView
    coins: CoinsView
    market: MarketView
    locations: dict[str, LocationView]  # only those that hold something
    beside: list[str]
    bonus: dict[str, StackView]
    islands: list[IslandView]


class View(TableView, total=False):
    """Everything that lies open on the table."""

    format: Required[str]
    mode: Required[str]
    players: Required[int]
    options: Required[dict[str, Any]]
    round: Required[int]
    turn: Required[int | None]
    seat: Required[int | None]
    decision: Required[str | None]
    ending: Required[bool]
    over: Required[bool]
    pending: Required[Pending]
    seats: Required[list[SeatView]]


class Hidden(TypedDict, total=False):
    """The hidden piles, whole, from the top down."""

    points: list[str]
    market: list[str]
    bonus: dict[str, list[str]]


class FullView(View, total=False):
    """A view, and the order of the hidden piles."""

    hidden: Required[Hidden]


class Scores(TypedDict, total=False):
    """The points of one seat by category."""

    points: int
    cards: int
    gold: int
    silver: int
    bonus: int
    explored: int
    cubes: Required[int]
    posts: int
    total: Required[int]


Metal = Literal["gold", "silver"]
Pile = Literal["hand", "played", "points", "cards", "bonus", "explored", "discard"]
Supply = Literal["settlers", "reserve", "gold", "silver"]

PILES: tuple[Pile, ...] = get_args(Pile)  # the keys of a seat that hold cards or tiles
SUPPLIES: tuple[Supply, ...] = get_args(Supply)  # those that hold a number
PENDING_KEYS = tuple(Pending.__annotations__)
SEAT_KEYS = ("cubes", *SeatPart.__annotations__)
TABLE_KEYS = tuple(TableView.__annotations__)
SCORE_KEYS = tuple(Scores.__annotations__)
