"""The store's tables, as SQLAlchemy knows them; `migrations` makes them."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import (
    JSON,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
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
    Column("updated", Instant, nullable=False, index=True),
    Column("name", Text),
    Column("edition", Text, nullable=False),
    Column("board", Text, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("dice", String(16), nullable=False),
    # What the list of games tells of each, so that it need not be played again.
    Column("phase", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("winner", Integer),
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
