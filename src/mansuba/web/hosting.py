"""What routes ask for of the app that was asked."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from mansuba.web.host import Host
from mansuba.web.settings import Settings


def the_host(request: Request) -> Host:
    """The host of all games."""
    host: Host = request.app.state.host
    return host


def the_settings(request: Request) -> Settings:
    """What the server was told before it started."""
    settings: Settings = request.app.state.settings
    return settings


HostHere = Annotated[Host, Depends(the_host)]
SettingsHere = Annotated[Settings, Depends(the_settings)]
