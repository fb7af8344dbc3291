"""One game: everything that lies on the table, and what is being decided.

Lists come as an array and a count. A deck's top card is the last of its list. Fields that a mode
does not use stay zero. `legal`, `hand`, `held`, `occupied`, `closed`, `aid`, `tools`, `filled` and
`near` are derived from the rest and kept because the rules ask for them all the time.
"""

from typing import Annotated

from century.rules.machine.records import (
    INT8,
    INT64,
    UINT8,
    UINT16,
    UINT32,
    Byte,
    Int64,
    Ints,
    Record,
    Word,
)

SEATS = 5
SETTLER_SEATS = 4
MERCHANTS = 45  # 2 starting cards and 43 others
POINT_CARDS = 56
POINT_ROW = 5
MARKET_ROW = 6
LOCATIONS = 35
SYMBOLS = 5  # four circle symbols, and none
TAKEN = 8  # nw.end: nobody takes more
TILES = 10
BONUS_SPACES = 8
STACK = 5
OWN_BONUS = 4
ROUTE = 5
ISLANDS = 13
GOODS = 4  # rows of the trading-post section
COLUMNS = 3

NOWHERE = 255
BESIDE = 254  # where an exploration tile lies that is on no location


class State(Record):
    """The fields of one game."""

    rng: Annotated[Ints, UINT32, (4,)]
    legal: Int64  # the answers allowed now, as a set
    hand: Annotated[Ints, INT64, (SEATS,)]  # spice_road: cards in hand, as a set
    held: Annotated[Ints, INT64, (SETTLER_SEATS,)]  # locations with settlers of a seat
    occupied: Int64  # locations with settlers of anybody
    closed: Int64  # locations that nobody may choose
    cubes: Annotated[Ints, UINT32, (SEATS,)]
    market_cubes: Annotated[Ints, UINT32, (MARKET_ROW,)]
    tools: Annotated[Ints, UINT32, (SETTLER_SEATS, SYMBOLS)]

    rounds: Word  # begun so far
    turn: Byte  # whose turn it is
    seat: Byte  # who decides
    decision: Byte
    ending: Byte
    again: Byte  # the market was renewed: the same seat takes another turn

    # The unfinished turn
    effect: Byte  # the effect being carried out
    optional: Byte  # whether that trade may be left out
    steps: Byte  # upgrades, cubes or cards still to come
    colour: Byte  # the lowest colour still allowed
    place: Byte  # the place in the market row
    location: Byte  # the location being used
    took: Byte  # whether a bonus tile was taken at this fort
    spaces: Word  # bonus spaces offered, as a set
    payee: Byte  # whose ship is being paid

    points_row: Annotated[Ints, UINT8, (POINT_ROW,)]
    points_shown: Byte
    points_deck: Annotated[Ints, UINT8, (POINT_CARDS,)]
    points_left: Byte
    market_row: Annotated[Ints, UINT8, (MARKET_ROW,)]
    market_shown: Byte
    market_deck: Annotated[Ints, UINT8, (MERCHANTS,)]
    market_left: Byte

    # Per seat
    taken: Annotated[Ints, UINT8, (SEATS, TAKEN)]  # point cards
    taken_count: Annotated[Ints, UINT8, (SEATS,)]
    cards: Annotated[Ints, UINT8, (SEATS, MERCHANTS)]  # hand, then played; or the discard pile
    cards_count: Annotated[Ints, UINT8, (SEATS,)]
    played_count: Annotated[Ints, UINT8, (SEATS,)]
    gold: Annotated[Ints, UINT8, (SEATS,)]
    silver: Annotated[Ints, UINT8, (SEATS,)]
    gold_left: Byte
    silver_left: Byte

    settlers: Annotated[Ints, UINT8, (SETTLER_SEATS,)]  # on the player board
    reserve: Annotated[Ints, UINT8, (SETTLER_SEATS,)]
    aid: Annotated[Ints, UINT8, (SETTLER_SEATS, SYMBOLS)]
    explored: Annotated[Ints, UINT8, (SETTLER_SEATS, TILES)]
    explored_count: Annotated[Ints, UINT8, (SETTLER_SEATS,)]
    bonus: Annotated[Ints, UINT8, (SETTLER_SEATS, OWN_BONUS)]
    bonus_count: Annotated[Ints, UINT8, (SETTLER_SEATS,)]
    route: Annotated[Ints, UINT8, (SETTLER_SEATS, ROUTE)]
    route_settlers: Annotated[Ints, UINT8, (SETTLER_SEATS, ROUTE)]
    route_count: Annotated[Ints, UINT8, (SETTLER_SEATS,)]
    ship: Annotated[Ints, UINT8, (SETTLER_SEATS,)]
    posts_built: Annotated[Ints, UINT8, (SETTLER_SEATS, GOODS)]
    posts_on: Annotated[Ints, UINT16, (SETTLER_SEATS,)]  # islands with a post, as a set

    # On the game board
    board: Byte  # which of the boards to choose from
    crew: Annotated[Ints, UINT8, (LOCATIONS,)]  # settlers on a location
    tile_at: Annotated[Ints, UINT8, (TILES,)]  # location, BESIDE or NOWHERE
    stack: Annotated[Ints, UINT8, (BONUS_SPACES, STACK)]
    stack_count: Annotated[Ints, UINT8, (BONUS_SPACES,)]
    filled: Word  # bonus spaces with tiles left, as a set
    island: Annotated[Ints, UINT8, (ISLANDS,)]  # market tile; the sea is index 0
    island_at: Annotated[Ints, INT8, (ISLANDS, 2)]
    near: Annotated[Ints, UINT16, (ISLANDS,)]  # neighbouring islands, as a set
