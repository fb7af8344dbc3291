"""Clocks with a bank for each seat, clocks that stand, and seats whose time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("held", sa.Float))
    op.add_column("games", sa.Column("late", sa.Integer))
    op.add_column("games", sa.Column("times", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    for name in ("held", "late", "times"):
        op.execute(f"ALTER TABLE games DROP COLUMN {name}")
