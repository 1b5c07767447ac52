"""What nobody needs any more is removed: when a server for a network starts, and once a day."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime, timedelta

from mansuba.table.guests import GuestBook
from mansuba.web.host import Host
from mansuba.web.repeating import repeating

log = logging.getLogger("mansuba.web")

A_DAY = 24 * 60 * 60.0
SWEEPING = "sweeping"


def sweeping(
    book: GuestBook, host: Host, keep_days: int | None, every: float = A_DAY
) -> AbstractAsyncContextManager[None]:
    """Sweep now and every day, for as long as this lasts."""
    keep = None if keep_days is None else timedelta(days=keep_days)

    async def refresh(games: tuple[str, ...]) -> None:
        for game in games:
            await host.refresh(game)

    async def sweep() -> None:
        if not await host.claims(SWEEPING):
            return
        swept = await book.sweep(datetime.now(UTC), keep, refresh)
        if swept.games:
            await host.refresh_all()
        if swept.games or swept.guests:
            log.info("Swept: %d games, %d guests", len(swept.games), len(swept.guests))

    return repeating("sweep", sweep, every, at_once=True)
