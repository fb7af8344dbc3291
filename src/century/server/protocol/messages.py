"""What the server says over a WebSocket, each message told by its type."""

from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from century.tables.responses import (
    Ack,
    AnnouncementMessage,
    Deleted,
    EmoteSent,
    ErrorMessage,
    HintGiven,
    MissedMessage,
    Pong,
    Presence,
    StateMessage,
    TextSent,
    ThinkingMessage,
    ThinkMessage,
    Welcome,
    YouMessage,
)

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
    | ThinkMessage
    | EmoteSent
    | TextSent
    | HintGiven
    | AnnouncementMessage
    | Deleted,
    Field(discriminator="type"),
]
MESSAGES: TypeAdapter[Any] = TypeAdapter(ServerMessage)
