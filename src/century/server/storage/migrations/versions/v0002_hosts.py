"""Seeds of any width with their salt, games without peeking, and what hosts set.

Only plain changes of columns: a table that SQLite has to copy would take its children along.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    text = sa.Column("seed_text", sa.String(40), nullable=False, server_default="0")
    op.add_column("games", text)
    op.execute("UPDATE games SET seed_text = CAST(seed AS VARCHAR(40))")
    op.execute("ALTER TABLE games DROP COLUMN seed")
    op.execute("ALTER TABLE games RENAME COLUMN seed_text TO seed")
    op.add_column("games", sa.Column("salt", sa.String(32)))
    for name in ("seed_chosen", "firm"):
        op.add_column(
            "games", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )
    op.add_column(
        "changes", sa.Column("revealed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16)),
        sa.Column("address", sa.String(64)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float),
    )
    op.create_table("refused_words", sa.Column("word", sa.String(64), primary_key=True))
    op.create_table(
        "notes",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )
    for name in ("alive", "health"):  # so that no two processes note them first
        op.execute(f"INSERT INTO notes (name, value) VALUES ('{name}', '{{}}')")


def downgrade() -> None:
    """Wide seeds cannot go back."""
    for table in ("notes", "refused_words", "bans"):
        op.drop_table(table)
    op.execute("ALTER TABLE changes DROP COLUMN revealed")
    for name in ("firm", "seed_chosen", "salt"):
        op.execute(f"ALTER TABLE games DROP COLUMN {name}")
    op.add_column("games", sa.Column("seed_number", sa.BigInteger, nullable=False))
    op.execute("UPDATE games SET seed_number = CAST(seed AS BIGINT)")
    op.execute("ALTER TABLE games DROP COLUMN seed")
    op.execute("ALTER TABLE games RENAME COLUMN seed_number TO seed")
