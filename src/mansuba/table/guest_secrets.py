"""Secrets that let someone do something, and what is kept of them: a hash, never the secret."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from mansuba.table.store_errors import StoreError
from mansuba.table.transactions import Transactions

BYTES_OF_ID = 9
BYTES_OF_SECRET = 32


class NoSuchLinkError(StoreError):
    """No link has this secret: it is wrong, has expired, or was used or revoked."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link that was made. Its secret is told this once."""

    id: str
    secret: str
    expires: datetime

    def __repr__(self) -> str:
        """Without the secret, so that it gets into no log."""
        return f"Link(id={self.id!r}, expires={self.expires!r})"


class Keeper:
    """Something that keeps secrets in a database."""

    def __init__(
        self, transactions: Transactions, token: Callable[[int], str] = secrets.token_urlsafe
    ) -> None:
        self._transactions = transactions
        self._token = token
        """A text that can stand in an address, of so many bytes of chance."""

    def _new_id(self) -> str:
        return self._token(BYTES_OF_ID)

    def _new_secret(self) -> str:
        return self._token(BYTES_OF_SECRET)


def hash_of(secret: str) -> str:
    """What is kept of a secret. It is long and random, so no salt and no slow hash is needed."""
    return sha256(secret.encode()).hexdigest()
