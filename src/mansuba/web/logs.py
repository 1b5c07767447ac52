"""What a server for a network writes down: one line each, and nothing that people have sent."""

from __future__ import annotations

import logging
import time
import traceback

from mansuba.web.limits import Buckets, Clock
from mansuba.web.settings import Rate
from mansuba.words import plain

OF_A_SORT = Rate(20, 1 / 6)
"""How often the same may be written: a flood shall not flood the log."""


class OneLine(logging.Formatter):
    """A record on one line; of an error its sort and where it came from.

    What an error says is left out: it may quote a name, a talk, a secret.
    """

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(message)s", "%Y-%m-%dT%H:%M:%S")
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        record.message = " ".join(plain(record.getMessage()).split())
        record.asctime = self.formatTime(record, self.datefmt)
        line = self.formatMessage(record)
        error = record.exc_info[1] if record.exc_info else None
        return f"{line}: {_told(error)}" if error else line


def _told(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    way = (f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames)
    return " < ".join([type(error).__name__, *reversed([*way])])


class Calm(logging.Filter):
    """Lets records of one sort through only so often."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(OF_A_SORT, clock, most=1000)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        return not self._buckets.take((record.name, record.msg))


def log_to_stderr() -> None:
    """Write what happens to standard error, from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    handler.addFilter(Calm())
    logging.getLogger().addHandler(handler)
    logging.getLogger("mansuba").setLevel(logging.INFO)
