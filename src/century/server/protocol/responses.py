"""What clients hear: plain dictionaries, which cost nothing to make and are told by OpenAPI."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypeVar, dataclass_transform

from pydantic import ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from century.data.component import (
    BonusTile,
    Effect,
    ExplorationTile,
    Location,
    MarketTile,
    Merchant,
    PointCard,
)
from century.data.schema import ModeAbout, Options
from century.game.schema import Choice, FullView, Metal, PlainAdvice, PlainPhrase, Scores, View
from century.server.protocol.requests import Emote

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["human", "open", "bot"]
Leaving = Literal["resigned", "flag"]

T = TypeVar("T")

exact = with_config(ConfigDict(extra="forbid"))
whole = with_config(ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True))


@dataclass_transform(kw_only_default=True, frozen_default=True)
def printed(entry: type[T]) -> type[T]:
    """A component with all that the box file says of it, and what is told besides."""
    return whole(dataclass(frozen=True, kw_only=True)(entry))


@exact
class ErrorFacts(TypedDict, total=False):
    where: str
    most: int
    seconds: float
    status: str
    seat: int | None
    number: int
    sent: int
    token: str
    reason: PlainPhrase


@exact
class Error(TypedDict):
    code: str
    message: str
    facts: ErrorFacts


@exact
class Refused(TypedDict):
    error: Error


whole(Effect)

# The service


@exact
class Health(TypedDict):
    status: Literal["ok"]
    version: str


@exact
class About(TypedDict):
    version: str
    languages: list[str]
    bots: list[str]
    emotes: list[Emote]
    limits: dict[str, int]


@exact
class Mode(ModeAbout):
    """A mode as `century.modes()` tells it, and what drawing its table needs to know besides."""

    phrase: PlainPhrase
    board_sides: list[str]
    board_choice: list[str]
    forts: list[str]
    markets: list[str]
    market: str
    point_row: int
    market_row: int
    end_cards: dict[str, int]
    bonus_spaces: int
    settlers: int
    islands: bool
    posts: bool
    post_values: list[int]
    cube_limit: int
    prices: dict[str, list[int]]


@printed
class MerchantEntry(Merchant):
    start: bool
    phrase: PlainPhrase
    trust: str


@printed
class PointCardEntry(PointCard):
    phrase: PlainPhrase
    trust: str


@printed
class BonusTileEntry(BonusTile):
    phrase: PlainPhrase
    trust: str


@printed
class ExplorationTileEntry(ExplorationTile):
    phrase: PlainPhrase
    trust: str


@printed
class LocationEntry(Location):
    phrase: PlainPhrase
    trust: str


@printed
class MarketTileEntry(MarketTile):
    phrase: PlainPhrase
    trust: str


@exact
class Space(TypedDict):
    id: str
    location: str | None
    board: str
    size: int


@exact
class Components(TypedDict):
    mode: str
    merchants: list[MerchantEntry]
    points: list[PointCardEntry]
    bonus: list[BonusTileEntry]
    exploration: list[ExplorationTileEntry]
    locations: list[LocationEntry]
    market_tiles: list[MarketTileEntry]
    spaces: list[Space]
    layouts: dict[str, list[list[int]]]


# Players


@exact
class PlayerName(TypedDict):
    player: str
    nickname: str


@exact
class NewPlayer(PlayerName):
    secret: str


# What an action does


@exact
class SeatChange(TypedDict):
    """What an action changes before a seat; only what differs is there."""

    seat: int
    cubes: NotRequired[dict[str, int]]
    settlers: NotRequired[int]
    reserve: NotRequired[int]
    gold: NotRequired[int]
    silver: NotRequired[int]
    posts: NotRequired[dict[str, int]]
    ship: NotRequired[int]
    gains: NotRequired[list[str]]
    loses: NotRequired[list[str]]
    total: NotRequired[int]


@exact
class Effects(TypedDict):
    phrase: PlainPhrase
    touches: list[str]
    changes: list[SeatChange]


@exact
class ActionEffects(Effects):
    then: str | None


@exact
class OpenChoice(Choice):
    """With what is asked once these cubes are chosen; null where nothing is left to choose."""

    question: PlainPhrase | None


@exact
class Details(TypedDict):
    actions: dict[str, ActionEffects]
    choices: list[OpenChoice]
    reasons: dict[str, PlainPhrase]
    needs: dict[str, list[int | None]]


# The log


@exact
class LoggedAction(TypedDict):
    seat: int
    token: str
    phrase: PlainPhrase
    touches: list[str]
    changes: list[SeatChange]


@exact
class LogLine(TypedDict):
    line: int
    kind: Literal["turn"] | Leaving
    round: int
    seat: int
    finished: bool
    actions: list[LoggedAction]
    told: list[PlainPhrase]
    at: str


Log = TypedDict("Log", {"from": int, "lines": list[LogLine]})
exact(Log)


@exact
class MissedChange(TypedDict):
    number: int
    kind: str
    seat: int | None
    token: str | None
    at: str


# A game


@exact
class SeatState(TypedDict):
    seat: int
    kind: SeatKind
    player: str | None
    nickname: str | None
    bot: str | None
    connected: bool
    hints: bool
    out: Leaving | None


class Clock(TypedDict):
    kind: Literal["none", "turn", "days"]
    seconds: NotRequired[int]
    days: NotRequired[int]


@exact
class ClockState(Clock):
    deadline: str | None
    left: float | None


@exact
class Result(TypedDict):
    reason: Literal["end"] | Leaving
    winner: int
    totals: list[int]


@exact
class UndoRequest(TypedDict):
    seat: int
    actions: int
    agreed: list[int]
    waiting: list[int]


@exact
class Undoable(TypedDict):
    what: Literal["action", "turn"]
    steps: int


@exact
class Thinking(TypedDict):
    """How long people wait for the bot that decides, and why."""

    seconds: float  # that it thinks
    wait: float  # seconds until it begins, at most about
    host: Literal["free", "busy", "getting_ready"]


@exact
class Symbols(TypedDict):
    aid: int
    tool: int
    settlers: int
    explore: int


@exact
class Rulings(TypedDict):
    """What the rules say about what lies open."""

    coins: list[Metal | None]  # above each place of the point row
    payable: list[list[str]]  # by seat: cards of the point row
    symbols: list[Symbols]  # by seat: New World symbols of each kind


@exact
class Brief(TypedDict):
    game: str
    number: int
    status: Status
    mode: str
    players: int
    options: Options
    public: bool
    creator: str
    created: str
    started: str | None
    finished: str | None
    seats: list[SeatState]
    clock: ClockState
    hints: bool
    rematch: str | None
    result: Result | None


@exact
class ListedGame(Brief):
    round: int | None
    turn: int | None


@exact
class Page(TypedDict):
    games: list[ListedGame]
    next: str | None


@exact
class You(TypedDict):
    player: str | None
    seats: list[int]
    creator: bool


@exact
class State(Brief):
    undo: UndoRequest | None
    undoable: list[Undoable | None]
    view: View | None
    rulings: Rulings | None
    question: PlainPhrase | None
    thinking: Thinking | None
    actions: list[str]
    scores: list[Scores]
    log: Log
    details: Details | None
    time: str


@exact
class StateForYou(State):
    """The state, and what depends on who asks."""

    you: You
    missed: NotRequired[list[MissedChange]]


@exact
class Invitation(TypedDict):
    game: str
    seat: int | None
    token: str
    path: str


@exact
class Hint(TypedDict):
    game: str
    number: int
    advice: PlainAdvice


@exact
class Done(TypedDict):
    game: str
    number: int


@exact
class ReplayStep(TypedDict):
    """The game after an action, and what led there."""

    action: int
    seat: int | None
    token: str | None
    phrase: PlainPhrase | None
    touches: list[str]
    changes: list[SeatChange]
    position: FullView
    rulings: Rulings
    question: PlainPhrase | None
    scores: list[Scores]


Replay = TypedDict(
    "Replay",
    {"game": str, "actions": int, "from": int, "next": int | None, "states": list[ReplayStep]},
)
exact(Replay)


# Messages of a WebSocket


class Answer(TypedDict):
    """What answers a message carries its id."""

    re: NotRequired[str | int | float]


@exact
class Welcome(Answer):
    type: Literal["welcome"]
    player: str | None
    nickname: str | None
    version: str


@exact
class Pong(Answer):
    type: Literal["pong"]


@exact
class Ack(Answer):
    type: Literal["ack"]
    game: str
    number: int
    rematch: NotRequired[str]


@exact
class ErrorMessage(Answer):
    type: Literal["error"]
    error: Error


@exact
class StateMessage(State, Answer):
    type: Literal["state"]


@exact
class MissedMessage(Answer):
    type: Literal["missed"]
    game: str
    changes: list[MissedChange]


@exact
class YouMessage(You, Answer):
    type: Literal["you"]
    game: str


@exact
class Presence(TypedDict):
    type: Literal["presence"]
    game: str
    connected: list[bool]


@exact
class ThinkingMessage(TypedDict):
    type: Literal["thinking"]
    game: str
    thinking: Thinking


@exact
class EmoteSent(TypedDict):
    type: Literal["emote"]
    game: str
    seat: int
    emote: Emote


@exact
class HintGiven(Hint, Answer):
    type: Literal["hint"]


@exact
class Deleted(TypedDict):
    type: Literal["deleted"]
    game: str


ServerMessage = Annotated[
    Welcome
    | Pong
    | Ack
    | ErrorMessage
    | StateMessage
    | MissedMessage
    | YouMessage
    | Presence
    | ThinkingMessage
    | EmoteSent
    | HintGiven
    | Deleted,
    Field(discriminator="type"),
]
MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
