"""Looks after games that go on though nobody may be looking: bots to act, time that is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from mansuba.table.transactions import StoreError
from mansuba.web.host import Host

log = logging.getLogger("mansuba.web")

EVERY = 1.0
"""Seconds between two looks."""


@asynccontextmanager
async def attending(host: Host, every: float = EVERY) -> AsyncIterator[None]:
    """Look after all games, for as long as this lasts."""
    task = asyncio.create_task(_attend(host, every))
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _attend(host: Host, every: float) -> None:
    while True:
        await asyncio.sleep(every)
        try:
            await host.attend_all()
        except StoreError as error:
            log.warning("The games have to wait: %r", error)
        except Exception:  # a fault of ours; nobody else would look after the games
            log.exception("The games could not be looked after")
