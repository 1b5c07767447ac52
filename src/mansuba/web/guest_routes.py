"""Who one is: what one is called, and how one takes oneself along to another device."""

from __future__ import annotations

from contextlib import suppress

from fastapi import APIRouter, Depends, Request, Response

from mansuba.table.store_errors import NoSuchGameError, UnreadableGameError
from mansuba.web.hosting import HostHere, SettingsHere
from mansuba.web.messages_people import Introduce, Link, Me, UseLink
from mansuba.web.problems import documented
from mansuba.web.settings import Settings
from mansuba.web.visitors import (
    BookHere,
    GuestHere,
    Visitor,
    VisitorHere,
    forget,
    key_of,
    now,
    only_online,
    remember,
    whose_device,
)

router = APIRouter(prefix="/api/me")
ONLINE = [Depends(only_online)]


@router.get("", responses=documented())
async def me(
    request: Request, response: Response, visitor: VisitorHere, settings: SettingsHere
) -> Me:
    """Whom the server takes the visitor for."""
    key = key_of(request, settings)
    if settings.online and visitor.guest and key:
        remember(response, settings, key)  # the browser's copy lives as long as ours
    return _me(visitor, settings)


@router.post("", dependencies=ONLINE, responses=documented(401, 404, 507))
async def introduce(
    asked: Introduce,
    response: Response,
    visitor: VisitorHere,
    book: BookHere,
    settings: SettingsHere,
) -> Me:
    """Be known by a name, or by another one from now on."""
    if visitor.guest is not None:
        await book.rename(visitor.guest, asked.name)
        return _me(Visitor(visitor.guest, asked.name), settings)
    guest, key = await book.introduce(asked.name, now())
    remember(response, settings, key)
    return _me(Visitor(guest.id, guest.name), settings)


@router.delete("", dependencies=ONLINE, status_code=204, responses=documented(404, 507))
async def forget_me(
    request: Request,
    response: Response,
    book: BookHere,
    host: HostHere,
    settings: SettingsHere,
) -> None:
    """Be nobody again: seats are given up, names and what was said are gone."""
    guest = await whose_device(request)
    if guest is not None:
        for game in await book.games_of(guest.id):
            with suppress(NoSuchGameError, UnreadableGameError):
                await host.remove_guest(game, guest.id)
        for game in await book.forget(guest.id):
            await host.refresh(game)
    forget(response, settings)


@router.post("/links", dependencies=ONLINE, status_code=201, responses=documented(401, 404, 507))
async def make_link(guest: GuestHere, book: BookHere) -> Link:
    """A link by which another device becomes one's own as well, for a short time and once."""
    made = await book.return_link(guest, now())
    return Link(id=made.id, secret=made.secret, expires=made.expires)


@router.post("/return", dependencies=ONLINE, responses=documented(404, 507))
async def use_link(
    asked: UseLink, response: Response, book: BookHere, settings: SettingsHere
) -> Me:
    """Be at this device whoever has made the link."""
    guest, key = await book.return_by(asked.secret, now())
    remember(response, settings, key)
    return _me(Visitor(guest.id, guest.name), settings)


def _me(visitor: Visitor, settings: Settings) -> Me:
    return Me(guest=visitor.guest, name=visitor.name, online=settings.online, lobby=settings.lobby)
