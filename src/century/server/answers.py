"""What the server answers, for the OpenAPI document."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

Json = dict[str, Any]


class Reply(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Error(Reply):
    code: str
    message: str
    facts: Json


class Refused(Reply):
    error: Error


class PlayerTold(Reply):
    player: str
    nickname: str


class NewPlayer(PlayerTold):
    secret: str


class About(Reply):
    version: str
    languages: list[str]
    bots: list[str]
    emotes: list[str]
    limits: dict[str, int]


class SeatTold(Reply):
    seat: int
    kind: Literal["human", "open", "bot"]
    player: str | None
    nickname: str | None
    bot: str | None
    connected: bool
    hints: bool
    out: Literal["resigned", "flag"] | None


class ClockTold(Reply):
    kind: Literal["none", "turn", "days"]
    seconds: int = 0
    days: int = 0
    deadline: str | None
    left: float | None


class Result(Reply):
    reason: Literal["end", "resigned", "flag"]
    winner: int
    totals: list[int]


class Undo(Reply):
    seat: int
    actions: int
    agreed: list[int]
    waiting: list[int]


class Common(Reply):
    game: str
    number: int
    status: Literal["waiting", "running", "finished"]
    mode: str
    players: int
    options: Json
    public: bool
    creator: str
    created: str
    started: str | None
    finished: str | None
    seats: list[SeatTold]
    clock: ClockTold
    hints: bool
    rematch: str | None
    result: Result | None


class Brief(Common):
    round: int | None
    turn: int | None


class Page(Reply):
    games: list[Brief]
    next: str | None


class Log(Reply):
    model_config = ConfigDict(extra="allow")
    lines: list[Json]


class You(Reply):
    player: str | None
    seats: list[int]
    creator: bool


class MissedChange(Reply):
    number: int
    kind: str
    seat: int | None
    token: str | None
    at: str


class State(Common):
    undo: Undo | None
    view: Json | None
    question: Json | None
    actions: list[str]
    scores: list[dict[str, int]]
    log: Log
    details: Json | None
    time: str
    you: You
    missed: list[MissedChange] = []


class Invitation(Reply):
    game: str
    seat: int | None
    token: str
    path: str


class Hint(Reply):
    game: str
    number: int
    advice: Any


class Done(Reply):
    game: str
    number: int


class Replay(Reply):
    model_config = ConfigDict(extra="allow")
    game: str
    actions: int
    next: int | None
    states: list[Json]


class Health(Reply):
    status: Literal["ok"]
    version: str
