"""What the rules know of the components and the mode: constant during a game.

A merchant card, a location and a market tile all may carry an effect; they share one numbering,
so that "carry out effect 12" means the same wherever it is printed.
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
from century.rules.state import (
    BONUS_SPACES,
    COLUMNS,
    ISLANDS,
    LOCATIONS,
    MERCHANTS,
    POINT_CARDS,
    SEATS,
    SYMBOLS,
    TILES,
)

MARKET_TILES = 24
BONUS_TILES = 25
LAYOUTS = 8
BOARD_CHOICES = 3

LOCATION_EFFECT = MERCHANTS
ISLAND_EFFECT = MERCHANTS + LOCATIONS
EFFECTS = MERCHANTS + LOCATIONS + MARKET_TILES

# Kinds of effect
PRODUCE, UPGRADE_CUBES, TRADE_CUBES = range(3)

# Kinds of location
PLAIN, FORT, MARKET, RENEW, ADJUST, SAIL, SHIP_TRADE, POST_TRADE = range(8)

# Benefits of point cards: the New World symbols
NO_BENEFIT, AID, TOOL, SETTLERS, EXPLORE = range(5)
BENEFITS = 5

# Kinds of bonus tile
PER_SYMBOL, PER_PAIR, PER_SETTLERS, FLAT, PER_MERCHANTS = range(5)

NO_SYMBOL = SYMBOLS - 1
RANDOM_LAYOUT = 255
MAX_COST = 8  # of one colour; box files keep to it
MAX_SETTLERS = 12


class Constants(Record):
    """What one game is played with, in numbers."""

    # The mode
    players: Byte
    round_limit: Word
    end_cards: Byte  # point cards that trigger the end
    own_bonus: Byte  # bonus spaces of a player board
    start_cubes: Annotated[Ints, UINT32, (SEATS,)]
    start_settlers: Byte
    settlers: Byte  # of one seat, in all; none in spice_road
    hands: Byte  # merchants are held in hand
    routes: Byte  # merchants may be put in a route
    row_claims: Byte  # point cards are claimed from the row, not at forts
    islands: Byte
    beside: Byte  # left-over exploration tiles lie beside the board
    face_up: Byte  # the top point card is visible

    # What most games are like, for whoever judges a position
    usual_rounds: Byte  # most games are over by then
    head_start: Byte  # percent of them before the first point cards are due

    # Answers to the turn decision, in this order: play, acquire, claim, work, route, rest.
    # One that a mode does not have begins where the next one does.
    first_acquire: Byte
    first_claim: Byte
    first_work: Byte
    first_route: Byte
    rest: Byte

    # Merchant cards, locations, market tiles
    effect_kind: Annotated[Ints, UINT8, (EFFECTS,)]
    effect_steps: Annotated[Ints, UINT8, (EFFECTS,)]
    effect_cost: Annotated[Ints, UINT32, (EFFECTS,)]
    effect_gain: Annotated[Ints, UINT32, (EFFECTS,)]

    market_row: Byte
    market_cards: Annotated[Ints, UINT8, (MERCHANTS,)]
    market_count: Byte
    start_cards: Annotated[Ints, UINT8, (2,)]
    # merchants that n cubes of a colour pay for, as far as this colour goes
    merchants_paid: Annotated[Ints, INT64, (4, MAX_COST + 1)]

    points_row: Byte
    points_cards: Annotated[Ints, UINT8, (POINT_CARDS,)]
    points_count: Byte
    point_cost: Annotated[Ints, UINT32, (POINT_CARDS,)]
    point_value: Annotated[Ints, UINT8, (POINT_CARDS,)]
    point_benefit: Annotated[Ints, UINT8, (POINT_CARDS,)]
    point_symbol: Annotated[Ints, UINT8, (POINT_CARDS,)]
    point_cube: Annotated[Ints, UINT32, (POINT_CARDS,)]
    point_settlers: Annotated[Ints, UINT8, (POINT_CARDS,)]
    coins: Byte  # of each metal, per player
    gold_value: Byte
    silver_value: Byte

    # Locations
    locations: Byte
    location_kind: Annotated[Ints, UINT8, (LOCATIONS,)]
    location_settlers: Annotated[Ints, UINT8, (LOCATIONS,)]
    location_symbol: Annotated[Ints, UINT8, (LOCATIONS,)]
    location_place: Annotated[Ints, UINT8, (LOCATIONS,)]  # fort or market: place in its row
    location_spaces: Annotated[Ints, UINT16, (LOCATIONS,)]  # bonus spaces at a fort, as a set
    location_sail: Annotated[Ints, UINT8, (LOCATIONS,)]
    with_symbol: Annotated[Ints, INT64, (SYMBOLS,)]
    # locations of a symbol that need at most n settlers when empty
    manned: Annotated[Ints, INT64, (SYMBOLS, MAX_SETTLERS + 1)]
    locations_paid: Annotated[Ints, INT64, (4, MAX_COST + 1)]
    conditional: Int64  # locations whose use depends on more than cubes and settlers
    on_every_board: Int64
    board_choices: Byte
    board: Byte  # the chosen board, or NOWHERE to draw one
    on_board: Annotated[Ints, INT64, (BOARD_CHOICES,)]
    covered: Int64  # by exploration tiles at the start

    # Tiles
    tile_cubes: Annotated[Ints, UINT32, (TILES,)]
    tile_settlers: Annotated[Ints, UINT8, (TILES,)]
    tile_points: Annotated[Ints, UINT8, (TILES,)]
    tile_benefit: Annotated[Ints, UINT8, (TILES,)]
    spaces: Byte
    space_size: Annotated[Ints, UINT8, (BONUS_SPACES,)]
    column_spaces: Word  # given by an emptied column of trading posts
    fourth_spaces: Word  # given by every fourth discarded merchant
    bonus_used: Int64  # tiles of this mode, as a set
    bonus_kind: Annotated[Ints, UINT8, (BONUS_TILES,)]
    bonus_first: Annotated[Ints, UINT8, (BONUS_TILES,)]
    bonus_second: Annotated[Ints, UINT8, (BONUS_TILES,)]
    bonus_points: Annotated[Ints, UINT8, (BONUS_TILES,)]

    # Islands
    layout: Byte
    layouts: Annotated[Ints, INT8, (LAYOUTS, ISLANDS, 2)]
    island_good: Annotated[Ints, UINT8, (MARKET_TILES,)]  # row of the trading-post section
    post_value: Annotated[Ints, UINT8, (COLUMNS,)]
