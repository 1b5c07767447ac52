"""Games that begin with a position that somebody has set up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add where a game began; those that are there began with an empty board."""
    # Never made anew: the games that are dropped for it would take their entries with them.
    with op.batch_alter_table("games", recreate="never") as games:
        games.add_column(sa.Column("start", sa.Text))


def downgrade() -> None:
    """Remove it; games that began with a position cannot be played again then."""
    with op.batch_alter_table("games", recreate="never") as games:
        games.drop_column("start")
