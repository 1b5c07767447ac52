"""The header of a game: its tags, and its edition if that is not built in.

[Mansuba "v1"]
[Edition "yard#0c0ffee0"]
| name = "yard"
| spaces = ...
[Seats "0 1"]
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

from mansuba.notation.records.errors import RecordError, RecordTextError, Wanted
from mansuba.notation.records.limits import MOST_TAGS
from mansuba.notation.records.lines import Lines, is_first
from mansuba.notation.records.opening import CARRIED, find_edition, find_start, wrong_seats
from mansuba.notation.records.record import NAME, OWN_TAGS, VERSION, Record
from mansuba.notation.records.text import Line
from mansuba.notation.scanner import NotationError
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.errors import EditionError
from mansuba.rulebook.figures import Seat

SEATS = re.compile("[0-5]( [0-5]){0,5}")
PLACE_IN_FILE = re.compile("line ([0-9]+)(?:, column ([0-9]+))?")
MARGIN = 2
"""How far the edition stands from the left: `| `."""


@dataclass
class Header:
    """Tags; and the lines they stand on, read up to the value, as errors point at them."""

    first: Line
    values: dict[str, str] = field(default_factory=dict)
    places: dict[str, Line] = field(default_factory=dict)
    edition: list[str] = field(default_factory=list)

    def opening(self) -> Record:
        """The record of the game before its first decision."""
        try:
            return self._opening()
        except RecordError as error:
            self.refuse(error)

    def _opening(self) -> Record:
        if "Edition" not in self.values:
            raise RecordError(Wanted.MISSING, name="Edition")
        file = "\n".join(self.edition) + "\n" if self.edition else None
        edition = find_edition(self.values["Edition"], file)
        start = find_start(edition, self._seats(edition), self.values.get("Position"))
        tags = {name: value for name, value in self.values.items() if name not in OWN_TAGS}
        return Record(start, tags=tags)

    def _seats(self, edition: Edition) -> tuple[Seat, ...] | None:
        word = self.values.get("Seats")
        if word is None:
            return None
        if not SEATS.fullmatch(word):
            raise wrong_seats(edition, word)
        return tuple(map(int, word.split()))

    def refuse(self, error: RecordError) -> NoReturn:
        """The same error, at the place in the text of the tag it speaks of."""
        line = self.places.get(error.where, self.first)
        number, column = line.number, line.at + 1
        if isinstance(error.reason, EditionError):
            place = PLACE_IN_FILE.match(error.reason.where)
            number += int(place[1]) - 1 if place else 0
            column = int(place[2]) + MARGIN if place and place[2] else 1
        elif type(error.reason) is NotationError:
            column += error.reason.column - 1
        facts = error.rebuilt() | {"line": number, "column": column}
        raise RecordTextError(error.wanted, error.found, **facts) from None


def read_header(lines: Lines, first: Line) -> Header:
    """The header that begins with this line."""
    header = Header(first)
    _read_tag(header, first)
    if header.values["Mansuba"] != VERSION:
        raise first.error(Wanted.VERSION, at=header.places["/mansuba"].at, version=VERSION)
    while (line := lines.next()) is not None:
        if line.skips("|"):
            header.places.setdefault(CARRIED, Line(line.text, line.number))
            header.edition.append(line.text[line.at :].removeprefix(" "))
        elif line.text.startswith("[", line.at) and not is_first(line):
            _read_tag(header, line)
        else:
            lines.give_back(line)
            break
    first.at = len(first.text)
    return header


def _read_tag(header: Header, line: Line) -> None:
    line.skip("[")
    line.skip_spaces()
    start = line.at
    name = line.read(NAME, Wanted.TAG_NAME)
    if name in header.values:
        raise line.error(Wanted.ONCE, at=start, name=name)
    if len(header.values) >= MOST_TAGS + len(OWN_TAGS):
        raise line.error(Wanted.FEWER_TAGS, at=start, most=MOST_TAGS)
    if not line.skips('"'):
        raise line.error(Wanted.TEXT)
    where = f"/{name.lower()}" if name in OWN_TAGS else f"/tags/{name}"
    header.places[where] = Line(line.text, line.number, line.at)
    header.values[name] = line.read_text('"')
    line.skip("]")
    if not line.ended:
        raise line.error(Wanted.NEXT_LINE)
