"""A clock that can be set, for a server in a process of its own: libfaketime stands between it and
the system's. What counts seconds and is never set goes on as it is."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path

from tests.apt import find_or_bring, not_tested

PLACES = ("/usr/lib", "/usr/local/lib")
LIBRARY = "faketime/libfaketimeMT.so.1"


class Clock:
    """The clock of a machine, with the system's time until it is set."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._ahead = 0
        self.step(0)

    def step(self, seconds: int) -> None:
        """Set it so many seconds forwards, or back."""
        self._ahead += seconds
        new = self._file.with_suffix(".new")
        new.write_text(f"{self._ahead:+}\n")
        new.replace(self._file)

    @property
    def environment(self) -> dict[str, str]:
        """With which a program goes by it."""
        return {
            "LD_PRELOAD": _library(),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "NO_FAKE_STAT": "1",
        }


@cache
def _library() -> str:
    """Its path; without it the test is skipped, and fails where that must not be."""
    found = find_or_bring("libfaketime", _find) if sys.platform == "linux" else None
    if found is None:
        not_tested("libfaketime was not found: a clock that is set is NOT TESTED at real servers.")
    return found


def _find() -> str | None:
    architecture = f"{os.uname().machine}-linux-gnu"
    paths = (Path(place, sub, LIBRARY) for place in PLACES for sub in (architecture, ""))
    return next((str(path) for path in paths if path.is_file()), None)
