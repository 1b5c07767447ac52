"""One program a folder: whoever works with its games claims it first."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path

from mansuba.table.owning import give_to_owner_of_folder

CLAIM = "serving"
"""The file that a server holds locked while it serves a folder; its address stands in it."""
SECONDS_TO_START = 5


class AlreadyServedError(Exception):
    """Another server serves the folder, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class SilentlyServedError(Exception):
    """Another program holds the folder, and does not say where it serves it."""


@contextmanager
def claimed(data: Path) -> Iterator[Callable[[str], None]]:
    """Hold a folder for as long as this lasts; what is given says at which address it is served.

    Raises an AlreadyServedError, a SilentlyServedError, or the OSError of a folder that cannot be
    written.
    """
    data.mkdir(parents=True, exist_ok=True)
    with open(data / CLAIM, "a+", encoding="utf-8", opener=_open_itself) as claim:
        give_to_owner_of_folder(data / CLAIM)
        _lock(claim)
        claim.truncate(0)  # whatever stands there is the address of one that has ended

        def tell(address: str) -> None:
            claim.write(address)
            claim.flush()

        yield tell


def _open_itself(path: str, flags: int) -> int:
    """Open a file, and never what a link leads to: whoever has the folder may have laid one to
    something that is not theirs, for root to empty."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o666)


def _lock(claim: TextIOWrapper) -> None:
    """One process a folder. The system lets go of the lock however the process ends."""
    if sys.platform == "win32":
        return  # a locked file could not be read there; the store is safe with two as well
    import fcntl

    try:
        fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise AlreadyServedError(served_at(claim)) from None
    except OSError:
        return  # a file system without locks


def served_at(claim: TextIOWrapper) -> str:
    """What another server has written down; one that only just starts is waited for."""
    end = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < end:
        claim.seek(0)
        if address := claim.read():
            return address
        time.sleep(0.05)
    raise SilentlyServedError
