"""What is stored. `changes` is the truth about a game; its state in `games` is kept for speed."""

from secrets import token_bytes
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    false,
)


class Seed(TypeDecorator[int]):
    """A whole number of any width, as text: no database has integers of 128 bits."""

    impl = String(40)
    cache_ok = True

    def process_bind_param(self, value: int | None, _: Any) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, _: Any) -> int | None:
        return None if value is None else int(value)


metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("nickname", String(64), nullable=False),
    # Read by no release since there are devices; SQLite cannot drop what is unique.
    Column("secret", LargeBinary(32), nullable=False, unique=True, default=lambda: token_bytes(32)),
    Column("created", Float, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("secret", LargeBinary(32), nullable=False, unique=True),  # its SHA-256
    Column("name", String(64)),
    Column("created", Float, nullable=False),
    Index("devices_player", "player"),
)

device_codes = Table(
    "device_codes",
    metadata,
    Column("code", LargeBinary(32), primary_key=True),  # its SHA-256
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("settings", Text, nullable=False),  # of the browser that made it, for the other one
    Column("until", Float, nullable=False),
    Index("device_codes_player", "player"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(1024), primary_key=True),  # where its push service takes notices
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("pushes_player", "player"),
)

feeds = Table(
    "feeds",
    metadata,
    Column("player", String(16), ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("secret", LargeBinary(32), nullable=False, unique=True),  # its SHA-256
    Column("created", Float, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("number", Integer, nullable=False),  # accepted changes so far
    Column("status", String(8), nullable=False),
    Column("mode", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("asked", JSON, nullable=False),  # the options as the creator gave them
    Column("options", JSON, nullable=False),  # resolved, once it runs
    Column("seed", Seed, nullable=False, server_default="0"),
    Column("salt", String(32)),  # of the commitment to the seed; older games have none
    Column("seed_chosen", Boolean, nullable=False, server_default=false()),  # by the creator
    Column("firm", Boolean, nullable=False, server_default=false()),  # see `firm` of a new game
    Column("chat", Boolean, nullable=False, server_default=false()),  # whether people may write
    Column("public", Boolean, nullable=False),
    Column("creator", String(16), ForeignKey("players.id"), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("deadline", Float),  # when the clock of the deciding seat runs out
    Column("held", Float),  # until when that clock stands
    Column("late", Integer),  # the deciding seat, if its time is up
    Column("times", JSON, nullable=False, server_default="[]"),  # what is left to each seat
    Column("bot_since", Float),  # since when a bot has to decide
    Column("undo", JSON(none_as_null=True)),  # a request that waits for answers
    Column("result", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("next_line", Integer, nullable=False),  # of the log
    Column("open_line", Integer),  # the line of an unfinished turn
    Column("round", Integer),
    Column("turn", Integer),
    Column("state", LargeBinary),  # the record of the rules
    Column("state_key", String(16)),  # the form of that record
    Index("games_listed", "status", "public", "created"),
    Index("games_deadline", "deadline"),
    Index("games_bot_since", "bot_since"),
    Index("games_finished", "finished"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(16), ForeignKey("players.id")),
    Column("nickname", String(64)),
    Column("folded", String(128)),  # the nickname as it is searched
    Column("bot", String(64)),
    Column("hints", Boolean, nullable=False),
    Column("out", String(8)),
    # An open seat that only an invitation gives away
    Column("closed", Boolean, nullable=False, server_default=false()),
    Index("seats_player", "player"),
    Index("seats_folded", "folded"),
)

changes = Table(
    "changes",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("token", String(32)),
    Column("undone", Boolean, nullable=False),
    Column("line", Integer),  # of the log
    Column("round", Integer),
    Column("turn", Integer),
    Column("told", JSON(none_as_null=True)),  # phrase, touches and changes of an action
    # Whether an action has turned up something hidden
    Column("revealed", Boolean, nullable=False, server_default=false()),
    Column("at", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("token", LargeBinary(32), primary_key=True),  # its SHA-256
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer),
    Index("invitations_game", "game"),
)

texts = Table(
    "texts",
    metadata,
    Column("game", String(16), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("player", String(16), nullable=False),
    Column("text", String(1024), nullable=False),
    Column("at", Float, nullable=False),
    Index("texts_player", "player"),
    Index("texts_at", "at"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(16), nullable=False),  # which may be gone
    Column("number", Integer, nullable=False),
    Column("player", String(16), nullable=False),  # who wrote it
    Column("nickname", String(64), nullable=False),
    Column("text", String(1024), nullable=False),
    Column("by", String(16), nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("game", "number"),
)

# What hosts set

bans = Table(
    "bans",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("player", String(16)),  # either this
    Column("address", String(64)),  # or an address or network
    Column("reason", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float),  # NULL: for ever
)

refused_words = Table(
    "refused_words",
    metadata,
    Column("word", String(64), primary_key=True),  # folded; no nickname holds it
)

notes = Table(
    "notes",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", JSON, nullable=False),
)
