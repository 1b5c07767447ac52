"""What nobody needs any more is removed once a day by one process, or soon if it cannot be now."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from typing import Any

import pytest

from mansuba.table.guests import Swept
from mansuba.table.store_errors import StoreAwayError
from mansuba.web import sweeping as sweeping_module
from mansuba.web.sweeping import sweeping


class Book:
    """A store that is away at first."""

    def __init__(self) -> None:
        self.tries = 0
        self.found: list[Swept] = []

    async def sweep(self, at: datetime, keep: timedelta | None) -> AsyncIterator[Swept]:
        self.tries += 1
        if self.tries == 1:
            raise StoreAwayError("not now")
        for swept in self.found:
            yield swept


class Host:
    """A process that another leaves the sweep to only after a while."""

    def __init__(self) -> None:
        self.asked = 0

    async def claims(self, name: str) -> bool:
        self.asked += 1
        return self.asked > 2


def test_a_sweep_that_could_not_be_is_tried_again_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """And one that was done is not, on the same day."""
    monkeypatch.setattr(sweeping_module, "TEN_MINUTES", 0.001)
    book: Any = Book()
    host: Any = Host()

    async def run() -> None:
        async with sweeping(book, host, None):
            async with asyncio.timeout(20):
                while book.tries < 2:
                    await asyncio.sleep(0.001)
            await asyncio.sleep(0.1)

    asyncio.run(run())
    assert (host.asked, book.tries) == (4, 2)
