"""Notes on a decision: `{a comment}`, then values as `<chance=0.53 best="NE NE">`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from mansuba.notation.records.errors import Wanted
from mansuba.notation.records.record import NAME, Note
from mansuba.notation.records.text import Line, write_text

PLAIN_VALUE = re.compile(r"[A-Za-z0-9_.,:;/+*%#@^~!?()'-]+")


def write_note(note: Note) -> str:
    """What follows the word of a decision.

    >>> write_note(Note("a long way", {"chance": "0.53", "best": "NE NE"}))
    ' {a long way} <best="NE NE" chance=0.53>'
    """
    text = " " + write_text(note.text, "}") if note.text else ""
    return text + (f" <{_write_values(note.values)}>" if note.values else "")


def _write_values(values: Mapping[str, str]) -> str:
    return " ".join(f"{key}={_write_value(values[key])}" for key in sorted(values))


def _write_value(value: str) -> str:
    return value if PLAIN_VALUE.fullmatch(value) else write_text(value, '"')


def read_note(line: Line) -> Note:
    """The note here; an empty one if there is none."""
    text = line.read_text("}") if line.skips("{") else ""
    return Note(text, _read_values(line) if line.skips("<") else {})


def _read_values(line: Line) -> dict[str, str]:
    values: dict[str, str] = {}
    while not line.skips(">"):
        start = line.at
        key = line.read(NAME, Wanted.KEY)
        if key in values:
            raise line.error(Wanted.ONCE, at=start, name=key)
        line.skip("=")
        quoted = line.skips('"')
        values[key] = line.read_text('"') if quoted else line.read(PLAIN_VALUE, Wanted.VALUE)
    return values
