"""What is stored. `changes` is the truth about a game; its state in `games` is kept for speed."""

from sqlalchemy import (
    JSON,
    BigInteger,
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
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("nickname", String(64), nullable=False),
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
    Column("seed", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("creator", String(16), ForeignKey("players.id"), nullable=False),
    Column("clock", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("finished", Float),
    Column("deadline", Float),  # when the clock of the deciding seat runs out
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
