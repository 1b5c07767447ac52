"""Work that a server does again and again, beside what it is asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from mansuba.table.store_errors import StoreError

log = logging.getLogger("mansuba.web")

SECONDS_TO_END = 5.0
"""For whatever is just being done."""
SECONDS_TO_WRITE = 5.0
"""For what it is writing after that."""


@asynccontextmanager
async def repeating(
    what: str, work: Callable[[], Awaitable[None]], every: float, *, at_once: bool
) -> AsyncIterator[None]:
    """Do it every so many seconds for as long as this lasts. What is begun may come to its end, if
    that is soon; a server that is to end does not wait for whatever can be done by the next one.

    What fails is done again next time, for nobody else would.
    """
    ended = asyncio.Event()

    async def carefully() -> None:
        try:
            await work()
        except StoreError as error:
            log.warning("The %s has to wait: %r", what, error)
        except Exception:  # a fault of ours
            log.exception("The %s came to nothing", what)

    async def repeat() -> None:
        if at_once:
            await carefully()
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), every)
                return
            await carefully()

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        ended.set()
        try:
            await asyncio.wait([task], timeout=SECONDS_TO_END)
        finally:  # what it is writing is written all the same, unless the database is away
            task.cancel()
            await asyncio.wait([task], timeout=SECONDS_TO_WRITE)
