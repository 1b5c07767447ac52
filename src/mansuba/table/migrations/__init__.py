"""How the store's tables came to be, one revision after another.

A new revision is a new file in `versions`; the tests compare what all of them make with `rows`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from mansuba.table.store_errors import NewerStoreError

NEWEST = "head"
ONE_AT_A_TIME = text("SELECT pg_advisory_xact_lock(hashtextextended('mansuba migrations', 0))")


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest revision, within the connection's transaction.

    A NewerStoreError if that is not enough.
    """
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(ONE_AT_A_TIME)
    script = ScriptDirectory(str(Path(__file__).parent))
    for revision in MigrationContext.configure(connection).get_current_heads():
        try:
            script.get_revision(revision)
        except CommandError:
            raise NewerStoreError(revision) from None
        if revision == script.get_current_head():
            return

    def steps(revision: Any, _context: MigrationContext) -> Any:
        return script._upgrade_revs(NEWEST, revision)

    with EnvironmentContext(Config(), script, fn=steps) as environment:
        environment.configure(connection=connection)
        environment.run_migrations()
