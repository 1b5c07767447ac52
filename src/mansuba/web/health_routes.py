"""Whether the server lives, and whether it can be given work: for whatever looks after it.

Probes come by number and often, so the guard asks them for no name and the limiter does not count
them: whatever they ask, the database is asked once in a second at the most.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Literal

from fastapi import APIRouter, Request

from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, StoreError
from mansuba.web.messages_common import Message
from mansuba.web.problems import ProblemError, documented

log = logging.getLogger("mansuba.web")

router = APIRouter(prefix="/api")

NO_GAME = ""
"""No game has this id."""
SECONDS_TO_ANSWER = 2.0
"""How long the database may take before it counts as away."""
SECONDS_KNOWN = 1.0
"""For how long an answer of the database is good."""


class Health(Message):
    """How the server is."""

    status: Literal["alive", "ready"]


class Readiness:
    """Whether a server can be given work.

    Nobody asks the database while another does, and no question is cut off: that could leave a
    connection in the middle of something.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[bool] | None = None
        self._asked = -SECONDS_KNOWN
        self.ending = False
        """Whether the server is about to stop, and should be given nothing more."""

    async def check(self) -> None:
        """A problem, unless the server goes on and its database answers in time."""
        if self.ending:
            raise ProblemError("ending")
        if self._asking is None or (
            self._asking.done() and time.monotonic() > self._asked + SECONDS_KNOWN
        ):
            self._asking, self._asked = asyncio.create_task(self._answers()), time.monotonic()
        done, _ = await asyncio.wait([self._asking], timeout=SECONDS_TO_ANSWER)
        if not done or not self._asking.result():
            raise ProblemError("store-away")

    async def _answers(self) -> bool:
        try:
            with suppress(NoSuchGameError):  # that it says so is all that we wanted
                await self._store.glance(NO_GAME, 0)
        except StoreError as error:
            log.warning("The server is not ready: %r", error)
            return False
        return True


@router.get("/health", responses=documented())
async def health() -> Health:
    """Whether the server lives: it does if it answers."""
    return Health(status="alive")


@router.get("/ready", responses=documented())
async def ready(request: Request) -> Health:
    """Whether the server can be given work: its database answers, and it is not about to stop."""
    readiness: Readiness = request.app.state.readiness
    await readiness.check()
    return Health(status="ready")
