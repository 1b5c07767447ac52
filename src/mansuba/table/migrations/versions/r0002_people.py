"""People on other machines: guests, their keys and invitations, talk, sealed dice, tempo."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what friends far away need; games that are there stay as they are."""
    # Never made anew: the games that are dropped for it would take their entries with them.
    with op.batch_alter_table("games", recreate="never") as games:
        games.add_column(sa.Column("secret", sa.String(64)))
        games.add_column(sa.Column("host", sa.String(32)))
        games.add_column(sa.Column("tempo", sa.Integer))
        games.add_column(sa.Column("open", sa.Boolean, nullable=False, server_default="0"))
        games.add_column(sa.Column("chat", sa.Boolean, nullable=False, server_default="1"))
        games.add_column(sa.Column("due", sa.DateTime(timezone=True)))
        games.add_column(sa.Column("sitting", sa.JSON, nullable=False, server_default="[]"))
        games.add_column(sa.Column("awaits", sa.Integer))
        games.create_index("ix_games_due", ["due"])
    op.execute("UPDATE games SET sitting = seats, host = 'local'")
    op.create_table(
        "arrangements",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_arrangements"),
        _of_game("arrangements"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_index("ix_guests_seen", "guests", ["seen"])
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_keys"),
        _of_guest("keys"),
    )
    op.create_index("ix_keys_guest", "keys", ["guest"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_invitations"),
        sa.UniqueConstraint("hash", name="uq_invitations_hash"),
        _of_game("invitations"),
    )
    op.create_index("ix_invitations_game", "invitations", ["game"])
    op.create_table(
        "members",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("watching", sa.Boolean, nullable=False),
        sa.Column("joined", sa.DateTime(timezone=True), nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "guest", name="pk_members"),
        _of_game("members"),
        _of_guest("members"),
    )
    op.create_index("ix_members_guest", "members", ["guest"])
    op.create_table(
        "talk",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(32)),
        sa.Column("text", sa.Text),
        sa.PrimaryKeyConstraint("game", "number", name="pk_talk"),
        sa.UniqueConstraint("game", "request", name="uq_talk_game_request"),
        _of_game("talk"),
    )


def downgrade() -> None:
    """Remove it all; what was decided in the games stays."""
    for table in ("talk", "members", "invitations", "keys", "guests", "arrangements"):
        op.drop_table(table)
    with op.batch_alter_table("games", recreate="never") as games:
        games.drop_index("ix_games_due")
        for column in ("secret", "host", "tempo", "open", "chat", "due", "sitting", "awaits"):
            games.drop_column(column)


def _of_game(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["game"], ["games.id"], name=f"fk_{table}_game", ondelete="CASCADE"
    )


def _of_guest(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["guest"], ["guests.id"], name=f"fk_{table}_guest", ondelete="CASCADE"
    )
