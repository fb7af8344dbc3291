"""Seats that their creator has closed, and several devices of one player.

Only plain changes of columns: a table that SQLite has to copy would take its children along.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    closed = sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", closed)
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        _player(),
        sa.Column("secret", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(64)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("devices_player", "devices", ["player"])
    op.create_table(
        "device_codes",
        sa.Column("code", sa.LargeBinary(32), primary_key=True),
        _player(),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("device_codes_player", "device_codes", ["player"])
    # The browser that somebody has played in so far is their first device.
    op.execute(
        "INSERT INTO devices (id, player, secret, name, created)"
        " SELECT id, id, secret, NULL, created FROM players WHERE nickname <> ''"
    )


def _player() -> sa.Column[str]:
    owner = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.String(16), owner, nullable=False)


def downgrade() -> None:
    """Of each player one device is left."""
    first = "SELECT min(id) FROM devices WHERE devices.player = players.id"
    op.execute(
        f"UPDATE players SET secret = (SELECT secret FROM devices WHERE id = ({first}))"
        f" WHERE EXISTS ({first} HAVING count(*) > 0)"
    )
    op.drop_table("device_codes")
    op.drop_table("devices")
    op.execute("ALTER TABLE seats DROP COLUMN closed")
