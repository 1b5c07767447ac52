"""Work that a server does again and again, beside what it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress


@asynccontextmanager
async def repeating(
    work: Callable[[], Awaitable[None]], every: float, *, at_once: bool
) -> AsyncIterator[None]:
    """Do it every so many seconds for as long as this lasts; what is begun is brought to its end.

    To cancel it could leave a database in the middle of something.
    """
    ended = asyncio.Event()

    async def repeat() -> None:
        if at_once:
            await work()
        while not ended.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), every)
                return
            await work()

    task = asyncio.create_task(repeat())
    try:
        yield
    finally:
        ended.set()
        await task
