"""What the view, the position, scores, phrases and advice hold, key by key: the one place.

A key that does not apply to the mode, and a pile, stack or `next` that is empty, is absent. Cubes
are strings in colour order. The order of the keys here is the order in which they are written.
"""

from typing import Annotated, Literal, NotRequired, Required, get_args

from typing_extensions import TypedDict  # for pydantic, which cannot read typing's in Python 3.11

from century.data.schema import Meaning, Options, exact
from century.rules.decisions import Decision as Decision  # a type of the view, too

Colour = Literal["Y", "R", "G", "B"]
Metal = Literal["gold", "silver"]

# `from` is a word of Python, so this one is written as a call.
Pending = TypedDict(
    "Pending",
    {
        "again": Annotated[
            bool, Meaning("`discard`: another turn of the same seat follows (a renewed market)")
        ],
        "location": Annotated[
            str, Meaning('all that a location asks: the one being used, such as `"F2.2"`')
        ],
        "post": Annotated[int, Meaning("`trade`: the island of the post trade")],
        "acquire": Annotated[
            int, Meaning("`place`: the place of the merchant card that is being paid for")
        ],
        "route": Annotated[
            int, Meaning("`trade`, `upgrade`: the place of the route card being used")
        ],
        "steps": Annotated[
            int, Meaning("`place`, `upgrade`, `spend`: how many cubes are still to come")
        ],
        "from": Annotated[
            Colour, Meaning("`upgrade`, `discard`, `spend`: the lowest colour still allowed")
        ],
        "payee": Annotated[int, Meaning("`pay`: the seat whose ship is being paid")],
    },
    total=False,
)
exact(Pending)


@exact
class RouteCard(TypedDict):
    """A merchant card in a route."""

    card: Annotated[str, Meaning("a merchant card")]
    settlers: Annotated[int, Meaning("how many are at work there")]


@exact
class PostsLeft(TypedDict):
    """The trading posts of a player board."""

    ginger: Annotated[int, Meaning("for islands of ginger")]
    chili: Annotated[int, Meaning("for islands of chili")]
    tea: Annotated[int, Meaning("for islands of tea")]
    cloves: Annotated[int, Meaning("for islands of cloves")]


class SeatPart(TypedDict, total=False):
    """What mechanisms put before a seat."""

    hand: Annotated[list[str], Meaning("merchant cards in hand")]
    played: Annotated[list[str], Meaning("merchant cards that were played")]
    settlers: Annotated[int, Meaning("settlers on the player board")]
    reserve: Annotated[int, Meaning("settlers that are not yet available")]
    points: Annotated[list[str], Meaning("point cards claimed from the row")]
    cards: Annotated[list[str], Meaning("point cards claimed at forts")]
    gold: Annotated[int, Meaning("gold coins")]
    silver: Annotated[int, Meaning("silver coins")]
    bonus: Annotated[list[str], Meaning("bonus tiles")]
    explored: Annotated[list[str], Meaning("exploration tiles")]
    route: Annotated[list[RouteCard], Meaning("the cards of the route, in their order")]
    discard: Annotated[list[str], Meaning("the merchant cards of the discard pile")]
    ship: Annotated[int, Meaning("the island where the ship is")]
    posts: Annotated[PostsLeft, Meaning("trading posts still on the player board, by good")]


@exact
class SeatView(SeatPart):
    """What lies before a seat."""

    cubes: Annotated[str, Meaning('the storage, such as `"YYRG"`')]


@exact
class PointsView(TypedDict):
    """The point cards to take."""

    row: Annotated[list[str], Meaning('the cards of the row, such as `"n01"`')]
    deck: Annotated[int, Meaning("how many cards are left in the deck")]
    next: NotRequired[
        Annotated[
            str, Meaning("the top of the deck, only where it lies face up; counted in `deck`")
        ]
    ]


@exact
class CoinsView(TypedDict):
    """The coins above the row."""

    gold: Annotated[int, Meaning("gold coins still above the row")]
    silver: Annotated[int, Meaning("silver coins still above the row")]


@exact
class MarketCard(TypedDict):
    """A merchant card of the row."""

    card: Annotated[str, Meaning('a merchant card of the row, such as `"m07"`')]
    cubes: NotRequired[
        Annotated[str, Meaning("the cubes on it, only where cards are taken into a hand")]
    ]


@exact
class MarketView(TypedDict):
    """The merchant cards."""

    row: Annotated[list[MarketCard], Meaning("the merchant cards to take")]
    deck: Annotated[int, Meaning("how many cards are left in the deck")]


@exact
class LocationView(TypedDict, total=False):
    """What lies on a location: settlers of a seat, or an exploration tile."""

    seat: Annotated[int, Meaning("whose settlers are there")]
    settlers: Annotated[int, Meaning("how many they are")]
    tile: Annotated[str, Meaning('the exploration tile that covers it, such as `"x02"`')]


@exact
class StackView(TypedDict):
    """A stack of bonus tiles."""

    top: Annotated[str, Meaning('the bonus tile on top, such as `"b02"`')]
    count: Annotated[int, Meaning("how many tiles are left")]


@exact
class IslandView(TypedDict):
    """An island, the sea among them."""

    at: Annotated[list[int], Meaning("where it lies: two axial coordinates of hexagons")]
    tile: Annotated[str, Meaning('the market tile, or `"sea"`')]
    ships: Annotated[list[int], Meaning("the seats whose ships are there")]
    posts: Annotated[list[int], Meaning("the seats that have a trading post there")]


class TableView(TypedDict, total=False):
    """What lies in the middle of the table, where the mode has it."""

    coins: Annotated[CoinsView, Meaning("coins to be had with the first cards of the row")]
    market: Annotated[MarketView, Meaning("the merchant cards to take")]
    locations: Annotated[
        dict[str, LocationView], Meaning("by location, only those that hold something")
    ]
    beside: Annotated[list[str], Meaning("exploration tiles beside the board")]
    bonus: Annotated[dict[str, StackView], Meaning("by bonus space, only those with tiles left")]
    islands: Annotated[list[IslandView], Meaning("an island's index is its place here, from 0")]


class TablePart(TableView, total=False):
    """What mechanisms lay in the middle of the table."""

    points: PointsView


@exact
class View(TableView):
    """Everything that lies open on the table."""

    format: Annotated[Literal["century-position/1"], Meaning("the format and its version")]
    mode: Annotated[str, Meaning("as given to `century.new`")]
    players: Annotated[int, Meaning("as given to `century.new`")]
    options: Annotated[Options, Meaning("the options, with what the seed drew")]
    round: Annotated[int, Meaning("the number of the round, from 1")]
    turn: Annotated[int | None, Meaning("whose turn it is")]
    seat: Annotated[int | None, Meaning("who decides now")]
    decision: Annotated[Decision | None, Meaning("the kind of the pending decision")]
    ending: Annotated[bool, Meaning("whether the end has been triggered")]
    over: Annotated[bool, Meaning("whether the game has ended")]
    pending: Annotated[
        Pending,
        Meaning("details of an unfinished turn; `{}` when the decision is `turn` or null"),
    ]
    seats: Annotated[list[SeatView], Meaning("what lies before each seat")]
    points: Annotated[PointsView, Meaning("the point cards to take")]


@exact
class Hidden(TypedDict, total=False):
    """The hidden piles, whole, from the top down."""

    points: Annotated[list[str], Meaning("the deck of point cards, top first")]
    market: Annotated[list[str], Meaning("the deck of merchant cards, top first")]
    bonus: Annotated[dict[str, list[str]], Meaning("the bonus tiles by space, top first")]


@exact
class FullView(View):
    """A view, and the order of the hidden piles."""

    hidden: Annotated[Hidden, Meaning("whole piles; in `position()` only")]


@exact
class Scores(TypedDict, total=False):
    """The points of one seat by category."""

    points: Annotated[int, Meaning("point cards claimed from the row")]
    cards: Annotated[int, Meaning("point cards claimed at forts")]
    gold: Annotated[int, Meaning("gold coins")]
    silver: Annotated[int, Meaning("silver coins")]
    bonus: Annotated[int, Meaning("bonus tiles")]
    explored: Annotated[int, Meaning("exploration tiles")]
    cubes: Required[Annotated[int, Meaning("cubes that are not yellow")]]
    posts: Annotated[int, Meaning("trading posts")]
    total: Required[Annotated[int, Meaning("the sum")]]


@exact
class PlainPhrase(TypedDict):
    """A phrase as JSON has it: a message of the catalogue, and its variables."""

    message: Annotated[str, Meaning("the id of a Fluent message")]
    facts: Annotated[
        dict[str, "PlainFact"], Meaning("texts, numbers, phrases or lists of phrases, by name")
    ]


PlainFact = str | int | PlainPhrase | list[PlainPhrase]


@exact
class Choice(TypedDict):
    """Several cubes that are chosen in any order, and told in one."""

    cubes: Annotated[str, Meaning("what is chosen, in colour order")]
    held: Annotated[str, Meaning("the cubes that the seat has then")]
    tokens: Annotated[list[str], Meaning("the actions that tell it, one after the other")]
    then: Annotated[Decision | None, Meaning("what is asked next; null when the turn is over")]


@exact
class AdvisedStep(TypedDict):
    """One action of an expected line."""

    seat: Annotated[int, Meaning("who acts")]
    token: Annotated[str, Meaning("the action")]
    phrase: Annotated[PlainPhrase, Meaning("what it does")]


@exact
class AdvisedOption(TypedDict):
    """One action, and what is expected after it."""

    token: Annotated[str, Meaning("the action")]
    share: Annotated[float, Meaning("the share of the simulations that went this way")]
    chances: Annotated[list[float], Meaning("the chance of every seat to win")]
    scores: Annotated[list[float], Meaning("the expected total of every seat at the end")]
    line: Annotated[list[AdvisedStep], Meaning("the actions that are expected, this one first")]
    turn: Annotated[list[str], Meaning("those of them that belong to this turn")]
    plan: Annotated[list[PlainPhrase], Meaning("this turn, in words")]
    expected: Annotated[
        list[PlainPhrase],
        Meaning("the turns after it, in words, as far as they need nothing that lies hidden"),
    ]


@exact
class PlainAdvice(TypedDict):
    """The best actions of the seat that decides, as JSON has them."""

    mode: Annotated[str, Meaning("the mode")]
    seat: Annotated[int, Meaning("who decides")]
    decision: Annotated[Decision, Meaning("the kind of the decision")]
    simulations: Annotated[int, Meaning("how many were carried out")]
    options: Annotated[list[AdvisedOption], Meaning("the best actions, best first")]
    reasons: Annotated[list[PlainPhrase], Meaning("what speaks for the best one")]


Pile = Literal["hand", "played", "points", "cards", "bonus", "explored", "discard"]
Supply = Literal["settlers", "reserve", "gold", "silver"]

PILES: tuple[Pile, ...] = get_args(Pile)  # the keys of a seat that hold cards or tiles
SUPPLIES: tuple[Supply, ...] = get_args(Supply)  # those that hold a number
PENDING_KEYS = tuple(Pending.__annotations__)
SEAT_KEYS = ("cubes", *SeatPart.__annotations__)
TABLE_KEYS = ("points", *TableView.__annotations__)
SCORE_KEYS = tuple(Scores.__annotations__)
