"""What nobody needs any more is removed: when a server for a network starts, and once a day.

One of several processes does it; should it end, or the store be away, another try soon follows.
"""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager, aclosing
from datetime import UTC, datetime, timedelta
from time import monotonic

from mansuba.table.guests import GuestBook
from mansuba.web.host import Host
from mansuba.web.repeating import repeating

log = logging.getLogger("mansuba.web")

A_DAY = 24 * 60 * 60.0
TEN_MINUTES = 600.0
SWEEPING = "sweeping"


def sweeping(
    book: GuestBook, host: Host, keep_days: int | None, every: float = A_DAY
) -> AbstractAsyncContextManager[None]:
    """Sweep now and every day, for as long as this lasts."""
    keep = None if keep_days is None else timedelta(days=keep_days)
    due = 0.0

    async def sweep() -> None:
        nonlocal due
        if monotonic() < due or not await host.claims(SWEEPING):
            return
        games = guests = 0
        async with aclosing(book.sweep(datetime.now(UTC), keep)) as swept:
            async for some in swept:
                games, guests = games + len(some.games), guests + len(some.guests)
                for game in (*some.games, *some.concerned):
                    await host.refresh(game)
        if games or guests:
            log.info("Swept: %d games, %d guests", games, guests)
        due = monotonic() + every

    return repeating("sweep", sweep, min(every, TEN_MINUTES), at_once=True)
