"""What routes ask for of the app that was asked.

Asynchronous, though nothing is waited for: anything else is given a thread for each request.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request, Response

from mansuba.web.host import Host
from mansuba.web.live import Live
from mansuba.web.settings import Settings


async def the_host(request: Request) -> Host:
    """The host of all games."""
    host: Host = request.app.state.host
    return host


async def the_settings(request: Request) -> Settings:
    """What the server was told before it started."""
    settings: Settings = request.app.state.settings
    return settings


def whole(live: Live, status: int = 200) -> Response:
    """A game with its whole log, as an answer: a GameView. The lock has to be held."""
    return Response(live.view(), status, media_type="application/json")


HostHere = Annotated[Host, Depends(the_host)]
SettingsHere = Annotated[Settings, Depends(the_settings)]
