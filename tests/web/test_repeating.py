"""What a server does again and again, it goes on with whatever goes wrong."""

from __future__ import annotations

import asyncio

import pytest

from mansuba.table.cancelling import to_its_end
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

        async with repeating("work", work, 0.0, at_once=at_once), asyncio.timeout(20):
            await done.wait()

    asyncio.run(run())
    assert "The work has to wait: StoreAwayError" in caplog.text
    assert "a fault of ours" in caplog.text


def test_whoever_is_to_end_does_not_wait_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """But for what is being written."""
    monkeypatch.setattr("mansuba.web.repeating.SECONDS_TO_END", 0.01)
    written = list[int]()

    async def write() -> None:
        await asyncio.sleep(0.1)
        written.append(len(written))

    async def run() -> None:
        begun = asyncio.Event()

        async def work() -> None:
            for _ in range(1000):
                begun.set()
                await to_its_end(asyncio.ensure_future(write()))

        async with asyncio.timeout(20), repeating("work", work, 0.0, at_once=True):
            await begun.wait()

    asyncio.run(run())
    assert len(written) == 1


def test_whoever_is_to_end_waits_for_no_database_that_is_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("mansuba.web.repeating.SECONDS_TO_END", 0.01)
    monkeypatch.setattr("mansuba.web.repeating.SECONDS_TO_WRITE", 0.01)

    async def run() -> None:
        begun, is_back = asyncio.Event(), asyncio.Event()

        async def work() -> None:
            begun.set()
            await to_its_end(asyncio.ensure_future(is_back.wait()))

        async with asyncio.timeout(20), repeating("work", work, 0.0, at_once=True):
            await begun.wait()
        is_back.set()

    asyncio.run(run())


def test_what_is_begun_comes_to_its_end() -> None:
    """If that is soon."""
    done = list[str]()

    async def run() -> None:
        begun = asyncio.Event()

        async def work() -> None:
            begun.set()
            await asyncio.sleep(0.1)
            done.append("all of it")

        async with repeating("work", work, 3600.0, at_once=True):
            await begun.wait()

    asyncio.run(run())
    assert done == ["all of it"]
