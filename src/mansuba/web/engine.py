"""What the strongest bots need is compiled by a process of its own, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

log = logging.getLogger("mansuba.web")

COMMAND = (sys.executable, "-m", "mansuba.players")


class Engine:
    """Compiled once on a machine, in a minute or less; found compiled from then on.

    Within the server it would take the page's time: most of a compiler runs with the lock of the
    interpreter held.
    """

    def __init__(self) -> None:
        self._preparing: asyncio.Task[None] | None = None

    def prepare(self) -> asyncio.Task[None]:
        """Begin with it, unless that was done."""
        if self._preparing is None:
            self._preparing = asyncio.create_task(_compile())
        return self._preparing

    async def ready(self) -> None:
        """Wait until it is there. If it cannot be had so, whoever needs it will compile it."""
        await asyncio.shield(self.prepare())

    async def close(self) -> None:
        """Break it off."""
        if self._preparing:
            self._preparing.cancel()
            with suppress(asyncio.CancelledError):
                await self._preparing


async def _compile() -> None:
    try:
        child = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE
        )
    except OSError as error:
        log.warning("The bots are not made ready ahead: %r", error)
        return
    try:
        _, complaints = await child.communicate()
        if child.returncode:
            log.warning(
                "The bots were not made ready ahead: %s", complaints.decode("utf-8", "replace")
            )
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
