"""What clients hear: plain dictionaries, which cost nothing to make and are told by OpenAPI."""

from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypeVar, dataclass_transform, get_args

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

Status = Literal["waiting", "running", "finished"]
SeatKind = Literal["human", "open", "bot"]
Leaving = Literal["resigned", "flag"]
Ending = Leaving | Literal["end", "host"]
Noted = Leaving | Literal["took_back", "late"]  # in the log, besides turns
Flag = Literal["wait", "bot", "end"]  # what happens when the time of a seat is up
Emote = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "wow"]
EMOTES: tuple[Emote, ...] = get_args(Emote)

T = TypeVar("T")


def exact(entry: type[T], **more: Any) -> type[T]:
    """Nothing else may be told; where pydantic is installed it says so to whoever asks."""
    entry.__pydantic_config__ = {"extra": "forbid", **more}  # type: ignore[attr-defined]
    return entry


def whole(entry: type[T]) -> type[T]:
    """What has a default is told all the same."""
    return exact(entry, json_schema_serialization_defaults_required=True)


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
class Announcement(TypedDict):
    """What the host says to everybody, in the host's own words."""

    text: str
    until: str


@exact
class About(TypedDict):
    version: str
    languages: list[str]
    bots: list[str]
    emotes: list[Emote]
    limits: dict[str, int]
    announcement: Announcement | None
    engine: str | None
    push: str | None  # the public key of its notices, where it sends any


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


@exact
class Device(TypedDict):
    device: str
    name: str | None
    created: str
    this: bool


@exact
class DeviceList(TypedDict):
    devices: list[Device]


@exact
class Feed(TypedDict):
    path: str  # the only time that it is told


@exact
class DeviceCode(TypedDict):
    code: str
    path: str
    until: str


@exact
class NewDevice(NewPlayer):
    """A browser that has become one of a player's."""

    settings: str


@exact
class Companion(TypedDict):
    """Somebody with whom one has played."""

    player: str
    nickname: str
    games: int
    last: str


@exact
class CompanionList(TypedDict):
    companions: list[Companion]


@exact
class PersonalDevice(TypedDict):
    name: str | None
    created: str


@exact
class PersonalChange(TypedDict):
    kind: str
    token: str | None
    at: str


@exact
class PersonalSeat(TypedDict):
    seat: int
    nickname: str | None
    changes: list[PersonalChange]


@exact
class PersonalGame(TypedDict):
    game: str
    mode: str
    status: Status
    creator: bool
    created: str
    started: str | None
    finished: str | None
    seats: list[PersonalSeat]


@exact
class PersonalText(TypedDict):
    text: str
    at: str


@exact
class PersonalNotice(TypedDict):
    """A browser that is told when it is the person's turn."""

    endpoint: str
    created: str


@exact
class PersonalData(TypedDict):
    """All that is known of a person."""

    player: str
    nickname: str
    created: str
    texts: list[PersonalText]
    notices: list[PersonalNotice]
    feed: str | None  # since when there is one
    devices: list[PersonalDevice]
    games: list[PersonalGame]


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
class Back(TypedDict):
    count: int
    cubes: str  # those that go without a question


@exact
class ActionEffects(TypedDict):
    phrase: PlainPhrase
    cubes: dict[str, int]  # gained and lost by the seat that decides
    then: str | None
    back: Back | None  # cubes that go back to the supply, because there are too many


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
    lent: NotRequired[bool]


@exact
class LogLine(TypedDict):
    line: int
    kind: Literal["turn"] | Noted
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
    closed: bool


class Clock(TypedDict):
    kind: Literal["none", "turn", "days", "bank"]
    seconds: NotRequired[int]  # for a turn, or for all of them
    increment: NotRequired[int]  # seconds that a bank grows by with each turn
    days: NotRequired[int]
    flag: NotRequired[Flag]


@exact
class ClockState(Clock):
    deadline: str | None
    left: float | None  # seconds of the seat that decides
    held: float | None  # seconds that its clock may still stand
    seat: int | None  # whose clock it is now
    times: list[float | None]  # by seat: seconds that are left


@exact
class Result(TypedDict):
    reason: Ending
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
    bonus: list[list[int]]  # by seat: what each of its bonus tiles counts


@exact
class DealPromise(TypedDict):
    """What the server has bound itself to, and how the seed came about."""

    commitment: str | None  # SHA-256 over salt and seed; null for games of earlier releases
    chosen: bool  # whether the creator chose the seed
    salt: str | None  # told after the end, or from the start where the seed was chosen
    seed: str | None  # the same; a decimal number of up to 128 bits


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
    firm: bool
    chat: bool
    deal: DealPromise
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
class PlainPosition(TypedDict):
    """A position as JSON; `state` is the record of the rules, in hexadecimal digits."""

    mode: str
    players: int
    options: dict[str, Any]
    state: str


@exact
class Redealt(TypedDict):
    """A position to think about elsewhere, with newly dealt hidden piles."""

    game: str
    number: int
    position: PlainPosition


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
    told: list[PlainPhrase]
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


# Lessons


@exact
class LessonEntry(TypedDict):
    """A lesson in a list."""

    lesson: str
    title: PlainPhrase
    steps: int
    clauses: list[str]
    sections: list[str]  # of the rules page


@exact
class GoodToKnow(TypedDict):
    say: PlainPhrase
    clauses: list[str]


@exact
class CourseEntry(TypedDict):
    """What is taught of a mode."""

    builds_on: list[str]
    lessons: list[LessonEntry]
    good_to_know: list[GoodToKnow]


@exact
class LessonStep(TypedDict):
    """Where a learner stands."""

    mode: str
    lesson: str
    title: PlainPhrase
    step: int  # how many are behind the learner
    steps: int
    coach: PlainPhrase
    ring: str | None  # a piece, or a part of the table
    acts: bool  # whether an action is wanted
    expected: str | None  # an action or "next"
    wrong: bool  # whether the last action is to be taken back
    done: bool
    kept: int  # how many answers taking back leaves


@exact
class LessonState(TypedDict):
    """The table of a lesson as that of a game, and the lesson itself."""

    state: State
    you: You
    lesson: LessonStep


@exact
class QuizOption(TypedDict):
    say: PlainPhrase
    piece: str | None  # what it is about, where it lies on the table


@exact
class QuizQuestion(TypedDict):
    """Something about a position of a real game, with its answer and the reason."""

    kind: str
    view: View
    rulings: Rulings
    seat: int  # who is asked
    ring: str | None
    ask: PlainPhrase
    options: list[QuizOption]
    right: int
    why: PlainPhrase


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
class ThinkMessage(TypedDict):
    """A turn of a bot, for the browser that thinks for it."""

    type: Literal["think"]
    game: str
    number: int
    seat: int
    bot: str
    seconds: float
    position: PlainPosition


@exact
class Text(TypedDict):
    """What somebody at a table has written to the others."""

    game: str
    number: int
    seat: int
    text: str
    at: str


@exact
class TextList(TypedDict):
    texts: list[Text]


@exact
class Report(TypedDict):
    """A text that somebody has told the host of."""

    id: str
    game: str
    player: str
    nickname: str
    text: str
    by: str
    created: str


@exact
class TextSent(Text):
    type: Literal["text"]


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
class AnnouncementMessage(TypedDict):
    type: Literal["announcement"]
    announcement: Announcement | None


@exact
class Deleted(TypedDict):
    type: Literal["deleted"]
    game: str
