"""What can go wrong with a store: it did not do it, as far as anyone knows."""

from __future__ import annotations


class StoreError(Exception):
    """The store did not do it; nothing of it was kept, if the store is not away."""


class StoreFullError(StoreError):
    """There is no room left on the disk."""


class StoreAwayError(StoreError):
    """The database cannot be reached, or not now. What was on its way may have been kept."""


class UnreadableGameError(StoreAwayError):
    """What is kept of the game makes no sense here, or its board is not there any more."""


class NoDatabaseError(StoreError):
    """The file is no database, or a damaged one."""


class NewerStoreError(StoreError):
    """The database was made by a newer version of this program."""


class WeakStoreError(StoreError):
    """The database would acknowledge what is not on the disk yet, for a setting of its own."""

    def __init__(self, setting: str, value: str) -> None:
        super().__init__(f"{setting} = {value}")
        self.setting = setting
        self.value = value


class EntryTakenError(StoreError):
    """Someone else was quicker: has written an entry of this number, or of this request, or has
    replaced the set-up that was to be carried out."""


class NoSuchGameError(StoreError):
    """There is no game of this id."""


class NoSuchGuestError(StoreError):
    """The guest was forgotten at this very moment."""
