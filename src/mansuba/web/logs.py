"""What a server for a network writes down: one line each, and nothing that people have sent."""

from __future__ import annotations

import errno
import json
import logging
import re
import time
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

from mansuba.web.limits import Buckets, Clock
from mansuba.web.settings import LogForm, Rate
from mansuba.words import plain

OF_A_SORT = Rate(20, 1 / 6)
"""How often the same may be written: a flood shall not flood the log."""
TRACEBACK = "Traceback (most recent call last):"
ERROR = re.compile(r"(?:\w+\.)*(\w+)(?::|$)")
"""How a traceback names what it is of, in whatever module: where it is not indented any more."""
OURS = "mansuba"
"""The logger above all of ours."""


class OneLine(logging.Formatter):
    """A record on one line; of an error its sort and where it came from.

    What an error says is left out: it may quote a name, a talk, a secret.
    """

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = f"{_when(record, 'seconds')} {record.levelname} {_message(record)}"
        error = _error(record)
        return f"{line}: {' < '.join([_sort(error), *_way(error)])}" if error else line


class OneObject(logging.Formatter):
    """The same as a JSON object on one line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        """The object."""
        told: dict[str, Any] = {
            "time": _when(record, "milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": _message(record),
        }
        if error := _error(record):
            told |= {"error": _sort(error), "at": [*_way(error)]}
        return json.dumps(told)


def _when(record: logging.LogRecord, exactly: str) -> str:
    at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec=exactly)
    return at.replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    """What is said, with the sorts of errors in place of what they say."""
    template, args = str(_unquoted(record.msg)), record.args
    if isinstance(args, tuple):
        args = tuple(map(_unquoted, args))
    said = template % args if args else template
    if str(record.name).partition(".")[0] != OURS:  # others go on with what they had in hand
        said = _first(said.strip().splitlines())
    return " ".join(plain(said).split())


def _first(lines: list[str]) -> str:
    """What comes first of many lines; of a traceback the sort of error that it ends with."""
    if lines[:1] == [TRACEBACK]:
        last = lines[len(lines) - lines[::-1].index(TRACEBACK) :]
        return next((found[1] for line in last if (found := ERROR.match(line))), "")
    return lines[0] if lines else ""


def _unquoted(part: object) -> object:
    return Sort(_sort(part)) if isinstance(part, BaseException) else part


class Sort(str):
    """The sort of an error, however a message wants to have it."""

    __repr__ = str.__str__


def _error(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _sort(error: BaseException) -> str:
    """What sort of error it is, and the error that it came from, by names and codes alone."""
    code = (
        getattr(error, "sqlite_errorname", None)
        or getattr(error, "sqlstate", None)
        or errno.errorcode.get(getattr(error, "errno", None) or 0)
    )
    name = f"{type(error).__name__} {code}" if code else type(error).__name__
    # A database's own error stands beside, or behind, the one that it is told by.
    cause = getattr(error, "orig", None) or error.__cause__
    return f"{name} ({_sort(cause)})" if cause else name


def _way(error: BaseException) -> Iterator[str]:
    """Where it came from, the innermost place first."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        yield f"{frame.filename}:{frame.lineno} {frame.name}"


class Calm(logging.Filter):
    """Lets records of one sort through only so often."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        super().__init__()
        self._buckets = Buckets(OF_A_SORT, clock, most=1000)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether it is written."""
        return not self._buckets.take((record.name, record.msg))


def log_to_stderr(form: LogForm) -> None:
    """Write what happens to standard error, from now on."""
    handler = logging.StreamHandler()
    handler.setFormatter(OneObject() if form is LogForm.JSON else OneLine())
    handler.addFilter(Calm())
    logging.getLogger().addHandler(handler)
    logging.getLogger(OURS).setLevel(logging.INFO)
