"""The first schema: players, games, seats, changes, invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("nickname", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.LargeBinary(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("secret"),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("mode", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("creator", sa.String(length=16), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("finished", sa.Float(), nullable=True),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("bot_since", sa.Float(), nullable=True),
        sa.Column("undo", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("result", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("rematch", sa.String(length=16), nullable=True),
        sa.Column("next_line", sa.Integer(), nullable=False),
        sa.Column("open_line", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("state_key", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(
            ["creator"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("games_bot_since", "games", ["bot_since"], unique=False)
    op.create_index("games_deadline", "games", ["deadline"], unique=False)
    op.create_index("games_finished", "games", ["finished"], unique=False)
    op.create_index("games_listed", "games", ["status", "public", "created"], unique=False)
    op.create_table(
        "changes",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("token", sa.String(length=32), nullable=True),
        sa.Column("undone", sa.Boolean(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("told", sa.JSON(none_as_null=True), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number"),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.LargeBinary(length=32), nullable=False),
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("invitations_game", "invitations", ["game"], unique=False)
    op.create_table(
        "seats",
        sa.Column("game", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("player", sa.String(length=16), nullable=True),
        sa.Column("nickname", sa.String(length=64), nullable=True),
        sa.Column("folded", sa.String(length=128), nullable=True),
        sa.Column("bot", sa.String(length=64), nullable=True),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("out", sa.String(length=8), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["player"],
            ["players.id"],
        ),
        sa.PrimaryKeyConstraint("game", "seat"),
    )
    op.create_index("seats_folded", "seats", ["folded"], unique=False)
    op.create_index("seats_player", "seats", ["player"], unique=False)


def downgrade() -> None:
    op.drop_index("seats_player", table_name="seats")
    op.drop_index("seats_folded", table_name="seats")
    op.drop_table("seats")
    op.drop_index("invitations_game", table_name="invitations")
    op.drop_table("invitations")
    op.drop_table("changes")
    op.drop_index("games_listed", table_name="games")
    op.drop_index("games_finished", table_name="games")
    op.drop_index("games_deadline", table_name="games")
    op.drop_index("games_bot_since", table_name="games")
    op.drop_table("games")
    op.drop_table("players")
