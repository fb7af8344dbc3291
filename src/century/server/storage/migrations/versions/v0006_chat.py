"""Texts that people at a table write to each other, and those that were reported to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    chat = sa.Column("chat", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("games", chat)
    game = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "texts",
        sa.Column("game", sa.String(16), game, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("text", sa.String(1024), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("texts_player", "texts", ["player"])
    op.create_index("texts_at", "texts", ["at"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("text", sa.String(1024), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("game", "number"),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("texts")
    op.execute("ALTER TABLE games DROP COLUMN chat")
