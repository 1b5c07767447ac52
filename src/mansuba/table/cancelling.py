"""Whoever is cancelled while something is being written still waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TypeVar

T = TypeVar("T")


async def to_its_end(writing: asyncio.Future[T]) -> T:
    """What comes of it. Whether it was written is known to nobody before."""
    try:
        return await asyncio.shield(writing)
    except asyncio.CancelledError:
        while not writing.done():  # however often it is said
            with suppress(asyncio.CancelledError):
                await asyncio.wait([writing])
        raise
