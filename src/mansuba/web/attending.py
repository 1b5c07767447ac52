"""Looks after games that go on though nobody may be looking: bots to act, time that is up."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager

from mansuba.table.store_errors import StoreError
from mansuba.web import neighbours
from mansuba.web.host import Host
from mansuba.web.repeating import repeating

log = logging.getLogger("mansuba.web")

EVERY = 1.0
"""Seconds between two looks."""


def attending(host: Host, every: float = EVERY) -> AbstractAsyncContextManager[None]:
    """Look after all games, for as long as this lasts."""

    async def attend() -> None:
        try:
            await host.attend_all()
        except StoreError as error:
            log.warning("The games have to wait: %r", error)
        except Exception:  # a fault of ours; nobody else would look after the games
            log.exception("The games could not be looked after")

    return repeating(attend, every, at_once=False)


def meeting(host: Host, every: float = neighbours.EVERY) -> AbstractAsyncContextManager[None]:
    """Tell the other processes who is here, for as long as this lasts."""
    return repeating(host.meet, every, at_once=False)
