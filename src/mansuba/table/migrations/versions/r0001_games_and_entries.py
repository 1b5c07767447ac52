"""Games and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Written out, not taken from `rows`: a revision stays what it was when the tables change.


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("updated", sa.DateTime(timezone=True), nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("dice", sa.String(16), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("winner", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
    )
    op.create_index("ix_games_updated", "games", ["updated"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("part", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_entries"),
        sa.UniqueConstraint("game", "request", "part", name="uq_entries_game_request_part"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_entries_game", ondelete="CASCADE"),
    )


def downgrade() -> None:
    """Remove both tables, and all games with them."""
    op.drop_table("entries")
    op.drop_table("games")
