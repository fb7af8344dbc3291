"""What clients may send: strictly this."""

import re
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

from century.data.mode_file import MIN_PLAYERS
from century.game.dealing import MAX_WIDE_SEED
from century.rules.state import SEATS
from century.tables.responses import Emote, Flag

ID = r"^[A-Za-z0-9_-]+$"
NO_ZERO = r"^[^\x00]*$"  # which PostgreSQL does not store

Whole = BeforeValidator(lambda value: _whole(value))
Number = Annotated[int, Whole, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Whole, Field(ge=0, le=SEATS - 1)]
Token = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=64, pattern=NO_ZERO)]
OptionValue = Annotated[str | int | None, Whole]
PlayerId = Annotated[str, Field(min_length=1, max_length=16, pattern=ID)]
GameId = Annotated[str, Field(min_length=1, max_length=16, pattern=ID)]
Day = Annotated[date, BeforeValidator(lambda text: _day(text))]
DeviceName = Annotated[str, Field(min_length=1, max_length=64)]
MAX_ANSWERS = 200  # of a lesson
MAX_SETTINGS = 16_000  # characters that go from one browser to another
MAX_TURN = 40  # actions of a turn


def _whole(value: object) -> object:
    """JSON knows one kind of number: 1.0 is as whole as 1."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


def _day(text: object) -> object:
    """Only 2026-11-15, no number of seconds."""
    if not isinstance(text, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise ValueError("must be a date such as 2026-11-15")
    return text


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Nickname(Body):
    nickname: Annotated[str, Field(min_length=1, max_length=64)]


class FirstDevice(Nickname):
    device: DeviceName | None = None


class NewCode(Body):
    settings: Annotated[str, Field(max_length=MAX_SETTINGS, pattern=NO_ZERO)] = ""


class UseCode(Body):
    code: Annotated[str, Field(min_length=1, max_length=64)]
    device: DeviceName | None = None


class PushKeys(Body):
    p256dh: Annotated[str, Field(min_length=80, max_length=128, pattern=ID)]
    auth: Annotated[str, Field(min_length=16, max_length=64, pattern=ID)]


class PushPlace(Body):
    """A browser, as its push service knows it."""

    endpoint: Annotated[str, Field(min_length=9, max_length=1024, pattern=r"^https?://[!-~]+$")]


class Push(PushPlace):
    keys: PushKeys
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")] = "en"


class NoClock(Body):
    kind: Literal["none"]


class RunningClock(Body):
    flag: Flag = "end"  # what happens when time is up


class TurnClock(RunningClock):
    kind: Literal["turn"]
    seconds: Annotated[int, Whole, Field(ge=5, le=86_400)]


class BankClock(RunningClock):
    kind: Literal["bank"]
    seconds: Annotated[int, Whole, Field(ge=5, le=86_400)]
    increment: Annotated[int, Whole, Field(ge=0, le=3_600)] = 0


class DaysClock(RunningClock):
    kind: Literal["days"]
    days: Annotated[int, Whole, Field(ge=1, le=30)]


class HumanSeat(Body):
    kind: Literal["human"]


class OpenSeat(Body):
    kind: Literal["open"]
    closed: bool = False
    player: PlayerId | None = None  # for whom it is kept


class BotSeat(Body):
    kind: Literal["bot"]
    bot: Name


Clock = Annotated[NoClock | TurnClock | BankClock | DaysClock, Field(discriminator="kind")]
FreeSeat = Annotated[OpenSeat | BotSeat, Field(discriminator="kind")]
SeatChoice = Annotated[HumanSeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class NewGame(Body):
    mode: Name
    seats: Annotated[list[SeatChoice], Field(min_length=MIN_PLAYERS, max_length=SEATS)]
    options: Annotated[dict[str, OptionValue], Field(max_length=8)] = {}
    seed: Annotated[int, Whole, Field(ge=0, le=MAX_WIDE_SEED)] | None = None
    firm: bool = False
    chat: bool = False
    public: bool = False
    clock: Clock = NoClock(kind="none")
    hints: bool = False


class Brought(Body):
    record: Annotated[str, Field(min_length=1, pattern=NO_ZERO)]


class Join(Body):
    seat: SeatNumber | None = None
    hints: bool = False


class Accept(Body):
    hints: bool = False


class Invite(Body):
    seat: SeatNumber | None = None


class Leave(Body):
    number: Number


class Start(Body):
    number: Number
    bot: Name


class SetSeat(Body):
    """What a seat is that nobody has taken."""

    number: Number
    seat: SeatNumber
    now: FreeSeat


class Seated(Body):
    number: Number
    seat: SeatNumber


class Act(Seated):
    token: Token


class Answer(Seated):
    agree: bool


class AllowHints(Seated):
    allow: bool


class Read(Seated):
    reading: bool


class AskHint(Body):
    number: Number = 0
    seat: SeatNumber | None = None
    action: Number | None = None


class SendEmote(Body):
    seat: SeatNumber
    emote: Emote


class SendText(Body):
    seat: SeatNumber
    text: Annotated[str, Field(min_length=1, max_length=1024)]


class Filter(BaseModel):
    """The query of a list; texts, so numbers are read from them."""

    model_config = ConfigDict(extra="forbid")
    mode: Name | None = None
    mine: bool = False
    limit: Annotated[int, Field(ge=1, le=100)] = 20
    after: Name | None = None


class GameFilter(Filter):
    status: Literal["waiting", "running", "finished"] | None = None


class RecordFilter(Filter):
    player: Annotated[str, Field(min_length=1, max_length=64, pattern=NO_ZERO)] | None = None
    since: Day | None = None
    until: Day | None = None


# Messages of a WebSocket


class LessonAnswers(Body):
    """What a learner has answered since the lesson began."""

    answers: Annotated[list[Token], Field(max_length=MAX_ANSWERS)] = []


class Message(Body):
    id: Annotated[str, Field(max_length=64)] | int | float | None = None


class Hello(Message):
    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=64)] | None = None


class Ping(Message):
    type: Literal["ping"]


class GameMessage(Message):
    game: GameId


class WatchMessage(GameMessage):
    type: Literal["watch"]
    details: bool = False
    number: Number | None = None


class UnwatchMessage(GameMessage):
    type: Literal["unwatch"]


class ActMessage(GameMessage, Act):
    type: Literal["act"]


class UndoMessage(GameMessage, Seated):
    type: Literal["undo"]


class AnswerMessage(GameMessage, Answer):
    type: Literal["answer"]


class ResignMessage(GameMessage, Seated):
    type: Literal["resign"]


class HintsMessage(GameMessage, AllowHints):
    type: Literal["hints"]


class ReadMessage(GameMessage, Read):
    type: Literal["read"]


class HintMessage(GameMessage, AskHint):
    type: Literal["hint"]


class LendMessage(GameMessage):
    type: Literal["lend"]
    on: bool


class ThoughtMessage(GameMessage):
    type: Literal["thought"]
    number: Number
    tokens: Annotated[list[Token], Field(max_length=MAX_TURN)]


class EmoteMessage(GameMessage, SendEmote):
    type: Literal["emote"]


class JoinMessage(GameMessage, Join):
    type: Literal["join"]


class LeaveMessage(GameMessage, Leave):
    type: Literal["leave"]


class StartMessage(GameMessage, Start):
    type: Literal["start"]


class RematchMessage(GameMessage, Accept):
    type: Literal["rematch"]


ClientMessage = Annotated[
    Hello
    | Ping
    | WatchMessage
    | UnwatchMessage
    | ActMessage
    | UndoMessage
    | AnswerMessage
    | ResignMessage
    | HintsMessage
    | ReadMessage
    | HintMessage
    | LendMessage
    | ThoughtMessage
    | EmoteMessage
    | JoinMessage
    | LeaveMessage
    | StartMessage
    | RematchMessage,
    Field(discriminator="type"),
]
MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)
