"""One game: everything that lies on the table, and what is being decided.

Lists come as an array and a count. A deck's top card is the last of its list. Fields that a mode
does not use stay zero. `hand`, `held`, `closed`, `aid`, `tools`, `near` and `legal` are derived
from the rest and kept because the rules ask for them all the time.
"""

from typing import Annotated

import numpy as np

from century.rules.records import Int8, Int16, Int64, Ints, dtype_of

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

NOWHERE = -1
BESIDE = 126  # where an exploration tile lies that is on no location


class State:
    """The fields of one game."""

    rng: Annotated[Ints, np.uint32, (4,)]
    legal: Int64  # the answers allowed now, as a set
    hand: Annotated[Ints, np.int64, (SEATS,)]  # spice_road: cards in hand, as a set
    held: Annotated[Ints, np.int64, (SETTLER_SEATS,)]  # locations with settlers of a seat
    closed: Int64  # locations that nobody may choose
    cubes: Annotated[Ints, np.uint32, (SEATS,)]
    market_cubes: Annotated[Ints, np.uint32, (MARKET_ROW,)]
    tools: Annotated[Ints, np.uint32, (SETTLER_SEATS, SYMBOLS)]

    rounds: Int16  # begun so far
    turn: Int8  # whose turn it is
    seat: Int8  # who decides
    decision: Int8
    ending: Int8
    again: Int8  # the market was renewed: the same seat takes another turn

    # The unfinished turn
    effect: Int8  # the effect being carried out
    optional: Int8  # whether that trade may be left out
    steps: Int8  # upgrades, cubes or cards still to come
    colour: Int8  # the lowest colour still allowed
    place: Int8  # the place in the market row
    location: Int8  # the location being used
    took: Int8  # whether a bonus tile was taken at this fort
    spaces: Int16  # bonus spaces offered, as a set
    payee: Int8  # whose ship is being paid

    points_row: Annotated[Ints, np.int8, (POINT_ROW,)]
    points_shown: Int8
    points_deck: Annotated[Ints, np.int8, (POINT_CARDS,)]
    points_left: Int8
    market_row: Annotated[Ints, np.int8, (MARKET_ROW,)]
    market_shown: Int8
    market_deck: Annotated[Ints, np.int8, (MERCHANTS,)]
    market_left: Int8

    # Per seat
    taken: Annotated[Ints, np.int8, (SEATS, TAKEN)]  # point cards
    taken_count: Annotated[Ints, np.int8, (SEATS,)]
    cards: Annotated[Ints, np.int8, (SEATS, MERCHANTS)]  # hand, then played; or the discard pile
    cards_count: Annotated[Ints, np.int8, (SEATS,)]
    played_count: Annotated[Ints, np.int8, (SEATS,)]
    gold: Annotated[Ints, np.int8, (SEATS,)]
    silver: Annotated[Ints, np.int8, (SEATS,)]
    gold_left: Int8
    silver_left: Int8

    settlers: Annotated[Ints, np.int8, (SETTLER_SEATS,)]  # on the player board
    reserve: Annotated[Ints, np.int8, (SETTLER_SEATS,)]
    aid: Annotated[Ints, np.int8, (SETTLER_SEATS, SYMBOLS)]
    explored: Annotated[Ints, np.int8, (SETTLER_SEATS, TAKEN)]
    explored_count: Annotated[Ints, np.int8, (SETTLER_SEATS,)]
    bonus: Annotated[Ints, np.int8, (SETTLER_SEATS, OWN_BONUS)]
    bonus_count: Annotated[Ints, np.int8, (SETTLER_SEATS,)]
    route: Annotated[Ints, np.int8, (SETTLER_SEATS, ROUTE)]
    route_settlers: Annotated[Ints, np.int8, (SETTLER_SEATS, ROUTE)]
    route_count: Annotated[Ints, np.int8, (SETTLER_SEATS,)]
    ship: Annotated[Ints, np.int8, (SETTLER_SEATS,)]
    posts_built: Annotated[Ints, np.int8, (SETTLER_SEATS, GOODS)]
    posts_on: Annotated[Ints, np.int16, (SETTLER_SEATS,)]  # islands with a post, as a set

    # On the game board
    board: Int8  # which of the boards to choose from
    crew: Annotated[Ints, np.int8, (LOCATIONS,)]  # settlers on a location
    tile_at: Annotated[Ints, np.int8, (TILES,)]  # location, BESIDE or NOWHERE
    stack: Annotated[Ints, np.int8, (BONUS_SPACES, STACK)]
    stack_count: Annotated[Ints, np.int8, (BONUS_SPACES,)]
    island: Annotated[Ints, np.int8, (ISLANDS,)]  # market tile; the sea is index 0
    island_at: Annotated[Ints, np.int8, (ISLANDS, 2)]
    near: Annotated[Ints, np.int16, (ISLANDS,)]  # neighbouring islands, as a set


STATE = dtype_of(State)
