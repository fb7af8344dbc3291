"""What clients may send: strictly this."""

import re
from datetime import date
from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter

from century.data.mode_file import MIN_PLAYERS
from century.rules.state import SEATS

Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=SEATS - 1)]
Token = Annotated[str, Field(min_length=1, max_length=64)]
Name = Annotated[str, Field(min_length=1, max_length=64)]
Day = Annotated[date, BeforeValidator(lambda text: _day(text))]
Emote = Literal["hello", "good_luck", "well_played", "thanks", "oops", "thinking", "hurry", "wow"]
EMOTES: tuple[str, ...] = get_args(Emote)


def _day(text: object) -> object:
    """Only 2026-11-15, no number of seconds."""
    if not isinstance(text, str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        raise ValueError("must be a date such as 2026-11-15")
    return text


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Nickname(Body):
    nickname: Annotated[str, Field(min_length=1, max_length=24)]


class NoClock(Body):
    kind: Literal["none"]


class TurnClock(Body):
    kind: Literal["turn"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]


class DaysClock(Body):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


class HumanSeat(Body):
    kind: Literal["human"]


class OpenSeat(Body):
    kind: Literal["open"]


class BotSeat(Body):
    kind: Literal["bot"]
    bot: Name


Clock = Annotated[NoClock | TurnClock | DaysClock, Field(discriminator="kind")]
SeatChoice = Annotated[HumanSeat | OpenSeat | BotSeat, Field(discriminator="kind")]


class NewGame(Body):
    mode: Name
    seats: Annotated[list[SeatChoice], Field(min_length=MIN_PLAYERS, max_length=SEATS)]
    options: Annotated[dict[str, str | int | None], Field(max_length=8)] = {}
    seed: Annotated[int, Field(ge=0, le=2**63 - 1)] | None = None
    public: bool = False
    clock: Clock = NoClock(kind="none")
    hints: bool = False


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


class Seated(Body):
    number: Number
    seat: SeatNumber


class Act(Seated):
    token: Token


class Answer(Seated):
    agree: bool


class AllowHints(Seated):
    allow: bool


class AskHint(Body):
    number: Number = 0
    seat: SeatNumber | None = None
    action: Number | None = None


class SendEmote(Body):
    seat: SeatNumber
    emote: Emote


class Filter(BaseModel):
    """The query of a list; texts, so numbers are read from them."""

    model_config = ConfigDict(extra="forbid")
    mode: Name | None = None
    mine: bool = False
    limit: Annotated[int, Field(ge=1, le=100)] = 20
    after: Annotated[str, Field(min_length=1, max_length=64)] | None = None


class GameFilter(Filter):
    status: Literal["waiting", "running", "finished"] | None = None


class RecordFilter(Filter):
    player: Annotated[str, Field(min_length=1, max_length=24)] | None = None
    since: Day | None = None
    until: Day | None = None


# Messages of a WebSocket


class Message(Body):
    id: Annotated[str, Field(max_length=64)] | int | float | None = None


class Hello(Message):
    type: Literal["hello"]
    secret: Annotated[str, Field(max_length=64)] | None = None


class Ping(Message):
    type: Literal["ping"]


class GameMessage(Message):
    game: Annotated[str, Field(min_length=1, max_length=16)]


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


class HintMessage(GameMessage, AskHint):
    type: Literal["hint"]


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
    | HintMessage
    | EmoteMessage
    | JoinMessage
    | LeaveMessage
    | StartMessage
    | RematchMessage,
    Field(discriminator="type"),
]
MESSAGES: TypeAdapter[Any] = TypeAdapter(ClientMessage)
