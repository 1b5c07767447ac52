"""Who someone is: guests, the keys of their devices, and links that take them to another one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update

from mansuba.table.guest_secrets import Keeper, Link, NoSuchLinkError, hash_of
from mansuba.table.naming import NOBODY
from mansuba.table.rows import GUESTS, KEYS
from mansuba.table.store_errors import NoSuchGuestError, StoreError

LIFE_OF_A_KEY = timedelta(days=365)
"""How long a device is known after it was last used."""
LIFE_OF_A_LINK = timedelta(minutes=15)
RENEWED_EVERY = timedelta(hours=1)
"""A key that is used has its life extended no more often, so that looking seldom writes."""

DEVICE, RETURN = "device", "return"

GOOD = (
    (KEYS.c.hash == bindparam("hash"))
    & (KEYS.c.kind == DEVICE)
    & (KEYS.c.expires > bindparam("at"))
)
"""The key of a device that is still known."""
KNOWN = (
    select(GUESTS.c.id, GUESTS.c.name, KEYS.c.expires)
    .join(KEYS, KEYS.c.guest == GUESTS.c.id)
    .where(GOOD)
)


@dataclass(frozen=True, slots=True)
class Guest:
    """Someone whom the server knows."""

    id: str
    name: str


class Keys(Keeper):
    """The guests of one database and what they are known by."""

    async def introduce(self, name: str, at: datetime) -> tuple[Guest, str]:
        """A new guest, and the key of the device that they are at. Without a name they would be
        taken for forgotten."""
        guest = Guest(self._new_id(), name)
        row = {"id": guest.id, "name": name, "created": at, "seen": at}
        key, kept = self._key(guest.id, DEVICE, at, LIFE_OF_A_KEY)

        def work(connection: Connection) -> None:
            connection.execute(insert(GUESTS).values(row))
            connection.execute(insert(KEYS).values(kept))

        await self._transactions.write(work)
        return guest, key

    async def rename(self, guest: str, name: str) -> None:
        """From now on the guest is known as this; seats that they have taken keep their names. A
        NoSuchGuestError if they were forgotten at this very moment."""
        renamed = update(GUESTS).where(GUESTS.c.id == guest, GUESTS.c.name != NOBODY)
        if not await self._transactions.change(renamed.values(name=name)):
            raise NoSuchGuestError

    async def guest_of(self, key: str, at: datetime) -> Guest | None:
        """Whose device this is; whoever has no key, or an old one, is nobody."""
        hashed = hash_of(key)
        row = await self._transactions.read(
            lambda connection: connection.execute(KNOWN, {"hash": hashed, "at": at}).one_or_none()
        )
        if row is None:
            return None
        await self._renew(row.id, hashed, row.expires, at)
        return Guest(row.id, row.name)

    async def _renew(self, guest: str, hashed: str, expires: datetime, at: datetime) -> None:
        """Extend the life of a key that is used, unless that was done of late."""
        if expires > at + LIFE_OF_A_KEY - RENEWED_EVERY:
            return
        seen = update(GUESTS).where(GUESTS.c.id == guest, GUESTS.c.seen < at).values(seen=at)
        longer = update(KEYS).where(KEYS.c.hash == hashed).values(expires=at + LIFE_OF_A_KEY)

        def work(connection: Connection) -> None:
            connection.execute(seen)
            connection.execute(longer)

        with suppress(StoreError):  # whoever only looks can do so with a full disk, too
            await self._transactions.write(work)

    async def return_link(self, guest: str, at: datetime) -> Link:
        """A link that makes another device theirs as well; the one before is good no more."""
        secret, kept = self._key(guest, RETURN, at, LIFE_OF_A_LINK)
        former = delete(KEYS).where(KEYS.c.guest == guest, KEYS.c.kind == RETURN)

        def work(connection: Connection) -> None:
            if connection.execute(_person().where(GUESTS.c.id == guest)).one_or_none() is None:
                raise NoSuchLinkError  # they were forgotten at this very moment
            connection.execute(former)
            connection.execute(insert(KEYS).values(kept))

        await self._transactions.write(work)
        return Link(guest, secret, kept["expires"])

    async def return_by(self, secret: str, at: datetime) -> tuple[Guest, str]:
        """Whose link it is, and the key of the new device; the link is used up."""
        link = (KEYS.c.hash == hash_of(secret)) & (KEYS.c.kind == RETURN) & (KEYS.c.expires > at)
        whose = _person().join(KEYS, KEYS.c.guest == GUESTS.c.id).where(link)

        def work(connection: Connection) -> tuple[Guest, str]:
            row = connection.execute(whose).one_or_none()
            # By the time that they are held, another device may have used it.
            if row is None or not connection.execute(delete(KEYS).where(link)).rowcount:
                raise NoSuchLinkError
            key, kept = self._key(row.id, DEVICE, at, LIFE_OF_A_KEY)
            connection.execute(insert(KEYS).values(kept))
            connection.execute(update(GUESTS).where(GUESTS.c.id == row.id).values(seen=at))
            return Guest(row.id, row.name), key

        return await self._transactions.write(work)

    def _key(
        self, guest: str, kind: str, at: datetime, life: timedelta
    ) -> tuple[str, dict[str, Any]]:
        """A secret and the row that is kept of it."""
        secret = self._new_secret()
        return secret, {
            "hash": hash_of(secret),
            "guest": guest,
            "kind": kind,
            "created": at,
            "expires": at + life,
        }


def _person() -> Select[tuple[str, str]]:
    """Asks for a guest, of whom nobody else changes anything until the transaction ends: whoever
    changes several of their keys asks for this first."""
    return select(GUESTS.c.id, GUESTS.c.name).with_for_update(key_share=True, of=GUESTS)
