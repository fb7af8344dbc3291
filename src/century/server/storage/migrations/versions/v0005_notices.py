"""Where people are told that it is their turn: browsers that take notices, and feeds."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(1024), primary_key=True),
        _player(),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("pushes_player", "pushes", ["player"])
    op.create_table(
        "feeds",
        _player(primary_key=True),
        sa.Column("secret", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def _player(primary_key: bool = False) -> sa.Column[str]:
    owner = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.String(16), owner, nullable=False, primary_key=primary_key)


def downgrade() -> None:
    op.drop_table("feeds")
    op.drop_table("pushes")
