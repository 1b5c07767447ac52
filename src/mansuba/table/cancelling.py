"""Whoever is cancelled while something is being written still waits for it."""

from __future__ import annotations

import asyncio
from typing import TypeVar

T = TypeVar("T")


async def to_its_end(writing: asyncio.Future[T]) -> T:
    """What comes of it. Whether it was written is known to nobody before, and nobody goes on as
    if it were not."""
    try:
        return await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        raise
