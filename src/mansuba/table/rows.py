"""The store's tables, as SQLAlchemy knows them; `migrations` makes them."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    select,
)


class Instant(TypeDecorator[datetime]):
    """An instant, kept and given back in UTC, also where a database knows no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value if value.tzinfo else value.replace(tzinfo=UTC)).astimezone(UTC)


METADATA = MetaData(
    # Named, so that a later revision can change them.
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

GAMES = Table(
    "games",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("created", Instant, nullable=False),
    Column("updated", Instant, nullable=False),
    Column("name", Text),
    Column("edition", Text, nullable=False),
    # The position that it began with, in the notation; none if the board was empty.
    Column("start", Text),
    Column("board", Text, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("dice", String(16), nullable=False),
    # Thirty-two bytes in hexadecimal digits, of which the throws are made; older games have none.
    Column("secret", String(64)),
    Column("host", String(32)),
    Column("tempo", Integer),
    Column("open", Boolean, nullable=False, index=True),
    Column("chat", Boolean, nullable=False),
    # When somebody has to look after the game: a bot is to act, or someone's time is up.
    Column("due", Instant, index=True),
    # What the list of games tells of each, so that it need not be played again.
    Column("phase", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("winner", Integer),
    # Who sits there by now; `seats` says who did at the beginning.
    Column("sitting", JSON, nullable=False),
    # The seat of the person who is to decide.
    Column("awaits", Integer),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("request", String(64), nullable=False),
    Column("part", Integer, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    Column("said", Text, nullable=False),
    UniqueConstraint("game", "request", "part"),
)

ARRANGEMENTS = Table(
    "arrangements",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("request", String(64), nullable=False),
    Column("words", Text, nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Instant, nullable=False),
    Column("seen", Instant, nullable=False, index=True),
)

KEYS = Table(
    "keys",
    METADATA,
    # Only the hash of a secret is kept: whoever reads the database cannot use it.
    Column("hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    # A browser's own, or that of a link to another device, which is good once.
    Column("kind", String(8), nullable=False),
    Column("created", Instant, nullable=False),
    Column("expires", Instant, nullable=False),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("watch", Boolean, nullable=False),
    Column("created", Instant, nullable=False),
    Column("expires", Instant, nullable=False),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("watching", Boolean, nullable=False),
    Column("joined", Instant, nullable=False),
    # Kept when someone is removed, so that an old invitation does not let them in again.
    Column("removed", Boolean, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    Column("game", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("request", String(64), nullable=False),
    Column("at", Instant, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("phrase", String(32)),
    Column("text", Text),
    UniqueConstraint("game", "request"),
)


def held(game: str) -> Select[tuple[str, bool, bool]]:
    """Asks for a game's row, which nobody else changes until the transaction ends: whoever counts
    something of a game before they write more of it asks for this first. (SQLite lets one write at
    a time, and passes over it.)"""
    asked = select(GAMES.c.id, GAMES.c.open, GAMES.c.chat).where(GAMES.c.id == game)
    return asked.with_for_update()
