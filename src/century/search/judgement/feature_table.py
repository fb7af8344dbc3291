"""What the net looks at, place by place: names, sizes and meanings of its inputs.

The learnt nets hold their weights in this order. A field that is added, moved or filled in another
way needs all nets to be learnt again.
"""

from typing import NamedTuple

from century.rules.constants import BENEFITS, MARKET_TILES, NO_SYMBOL
from century.rules.machine.cubes import COLOURS
from century.rules.state import GOODS, LOCATIONS, MARKET_ROW, MERCHANTS, POINT_ROW


class Field(NamedTuple):
    """Some inputs that belong together; `first` is the place of the first one."""

    name: str
    first: int
    size: int
    meaning: str


FIELDS: list[Field] = []


def field(name: str, meaning: str, size: int = 1) -> int:
    """Add a field behind those before it; gives the place of its first input."""
    first = FIELDS[-1].first + FIELDS[-1].size if FIELDS else 0
    FIELDS.append(Field(name, first, size, meaning))
    return first


# Where the seat stands
ONE = field("one", "1")
FIRM_POINTS = field("firm_points", "its points without those of cubes / 30")
CUBE_POINTS = field("cube_points", "its points of cubes / 10")
LEAD = field("lead", "its points less those of the best rival / 15")
CARDS_TAKEN = field("cards_taken", "its point cards / those that trigger the end")
RIVAL_CARDS_TAKEN = field("rival_cards_taken", "the same of the rival with the most")
ROUNDS = field("rounds", "rounds begun, at most those of a usual game, / 30")
PLAYERS = field("players", "(players - 2) / 3")
LAST_CARDS = 4  # with fewer cards missing to the end, their number counts by itself
CARDS_TO_GO = field("cards_to_go", "1 at the number of cards it lacks, 0 to 3", LAST_CARDS)
RIVAL_CARDS_TO_GO = field("rival_cards_to_go", "the same of that rival", LAST_CARDS)

# The order of turns
ON_TURN = field("on_turn", "1 in its own turn")
TURNS_BEFORE = field("turns_before", "turns of others before its own / players")
SEAT = field("seat", "its seat / players: the last one wins ties")
ENDING = field("ending", "1 once the end has been triggered")
LAST_TURN = field("last_turn", "then: 1 if it still has a turn")
AHEAD = field("ahead", "then: 1 if it would win as it stands")

# Cubes in storage
CUBES = field("cubes", "cubes of each colour / 5", COLOURS)
CUBE_COUNT = field("cube_count", "cubes / 10")
CUBE_STEPS = field("cube_steps", "steps in the cubes / 20")

# Point cards
CARD_GAIN, CARD_TURNS, CARD_RIVAL_TURNS, CARD_PAYABLE, CARD_VALUE = range(5)
PER_CARD = 5
POINT_CARDS = field(
    "point_cards",
    "of each card of the row: value / (1 + 0.4 turns) / 10; turns until it can pay / 5; "
    "the same of the quickest rival; 1 if it can pay now; value / 15",
    PER_CARD * POINT_ROW,
)
BEST_GAIN = field("best_gain", "the best first number of them")
SECOND_GAIN = field("second_gain", "the second best")
BEST_GAIN_TO_COME = field("best_gain_to_come", "the best, times the share of the game to come")

# Merchant cards
MERCHANT_STEPS, MERCHANT_CUBES = range(2)
PER_MERCHANT = 2
MARKET = field(
    "market",
    "of each merchant card of the row: steps of its effect / 5; steps of the cubes on it / 5",
    PER_MERCHANT * MARKET_ROW,
)
OWN_MERCHANTS = field(
    "own_merchants",
    "each merchant card: 1 in hand or free in the route, 0.6 played or occupied",
    MERCHANTS,
)

# What else the seat has
FORCE = field("force", "settlers on the player board / 10; without any: merchant cards / 10")
RESERVE = field("reserve", "settlers in the reserve / 10; without any: cards in hand / 10")
BONUS_TILES = field("bonus_tiles", "bonus tiles / 3")
BONUS_POINTS = field("bonus_points", "their points / 10")
EXPLORED = field("explored", "exploration tiles / 3")
DISCARDED = field("discarded", "merchant cards in the discard pile / 10")
ROUTE = field("route", "merchant cards in the route / 5")
SYMBOLS = field("symbols", "New World symbols of each kind / 3", BENEFITS - 1)
AID = field("aid", "aid for each circle symbol / 2", NO_SYMBOL)
TOOLS = field("tools", "steps of the tools for each circle symbol / 4", NO_SYMBOL)
UNUSED = field("unused", "0", 5)
LOCATIONS_HELD = field(
    "locations_held",
    "each location: 1 if it works there, less 0.25 for each settler of a rival",
    LOCATIONS,
)

# Ship, trading posts and islands
POSTS = field("posts", "trading posts of each good / 3", GOODS)
ALL_POSTS = field("all_posts", "trading posts / 6")
COLUMN_BEGUN = field("column_begun", "0.3 for each good that the next column has a post of")
COLUMNS_EMPTY = field("columns_empty", "emptied columns / 3")
SHIPS_BESIDE = field("ships_beside", "0.3 for each ship of a rival on its island")
RIVAL_POST_POINTS = field("rival_post_points", "the best points of a rival for posts / 10")
SHIP_TRADE = field("ship_trade", "steps that the trade of its island gains now / 5")
BUILD_GAIN, BUILD_SITES, BUILD_FREE = range(3)
PER_DISTANCE = 3
BUILD_NEAR = field(
    "build_near",
    "islands one step away where it could build: the best (points - 0.7 price) / 3; "
    "0.2 for each; 0.2 for each that costs nothing",
    PER_DISTANCE,
)
BUILD_TWO_AWAY = field("build_two_away", "the same of those two steps away", PER_DISTANCE)
BUILD_FAR = field("build_far", "the same of those further away", PER_DISTANCE)
POST_TRADE = field("post_trade", "steps that the best trade of its posts gains now / 5")
POST_ON = field("post_on", "each market tile: 1 if it has a post there", MARKET_TILES)
SHIP_AT = field("ship_at", "each market tile: 1 if its ship lies there", MARKET_TILES)

FEATURES = SHIP_AT + MARKET_TILES
