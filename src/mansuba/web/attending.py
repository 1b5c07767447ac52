"""Looks after games that go on though nobody may be looking: bots to act, time that is up."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

from mansuba.web import neighbours
from mansuba.web.host import Host
from mansuba.web.repeating import repeating

EVERY = 1.0
"""Seconds between two looks."""


def attending(host: Host, every: float = EVERY) -> AbstractAsyncContextManager[None]:
    """Look after all games, for as long as this lasts."""
    return repeating("look after the games", host.attend_all, every, at_once=False)


def meeting(host: Host, every: float = neighbours.EVERY) -> AbstractAsyncContextManager[None]:
    """Tell the other processes who is here, for as long as this lasts."""
    return repeating("talk with the other processes", host.meet, every, at_once=False)
