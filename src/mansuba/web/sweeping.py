"""What nobody needs any more is removed: when a server for a network starts, and once a day."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta

from mansuba.table.guests import GuestBook
from mansuba.table.transactions import StoreError
from mansuba.web.host import Host

log = logging.getLogger("mansuba.web")

A_DAY = 24 * 60 * 60.0


@asynccontextmanager
async def sweeping(
    book: GuestBook, host: Host, keep_days: int | None, every: float = A_DAY
) -> AsyncIterator[None]:
    """Sweep now and every day, for as long as this lasts."""
    keep = None if keep_days is None else timedelta(days=keep_days)
    task = asyncio.create_task(_sweep_daily(book, host, keep, every))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _sweep_daily(book: GuestBook, host: Host, keep: timedelta | None, every: float) -> None:
    while True:
        try:
            swept = await book.sweep(datetime.now(UTC), keep)
            if swept.games or swept.guests:
                await host.refresh_all()
        except StoreError:
            log.exception("The sweep has to wait")
        else:
            if swept.games or swept.guests:
                log.info("Swept: %d games, %d guests", len(swept.games), len(swept.guests))
        await asyncio.sleep(every)
