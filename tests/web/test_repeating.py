"""What a server does again and again, it goes on with whatever goes wrong."""

from __future__ import annotations

import asyncio

import pytest

from mansuba.table.store_errors import StoreAwayError
from mansuba.web.repeating import repeating


@pytest.mark.parametrize("at_once", [True, False])
def test_what_fails_is_done_again(at_once: bool, caplog: pytest.LogCaptureFixture) -> None:
    faults = [StoreAwayError("not now"), RuntimeError("a fault of ours")]

    async def run() -> None:
        done = asyncio.Event()

        async def work() -> None:
            if faults:
                raise faults.pop()
            done.set()

        async with repeating("work", work, 0.0, at_once=at_once), asyncio.timeout(10):
            await done.wait()

    asyncio.run(run())
    assert "The work has to wait: StoreAwayError" in caplog.text
    assert "a fault of ours" in caplog.text
