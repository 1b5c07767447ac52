"""How a game begins: from what a record says of edition, seats and position to a Position.

Errors point at the part of the record that is at fault, as in the JSON form; the reader of the
text puts line and column in its place.
"""

from __future__ import annotations

from functools import cache, lru_cache

from mansuba.notation.editions import read_edition, write_edition
from mansuba.notation.positions import known_editions, read_position, write_position
from mansuba.notation.records.errors import RecordError, Wanted
from mansuba.notation.records.limits import MOST_DOTS, MOST_EDITION
from mansuba.notation.records.record import NoWinner, Record, result_word
from mansuba.notation.scanner import NotationError
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.rulebook.errors import EditionError, ImpossiblePositionError
from mansuba.rulebook.figures import Seat
from mansuba.rulebook.position import Position

CARRIED = "/edition_file"
"""Where a fault is in the edition that a record carries."""

_read_edition = lru_cache(maxsize=8)(read_edition)
"""Many games in a row are of one edition."""


def edition_word(edition: Edition) -> str:
    """An edition's name and fingerprint."""
    return f"{edition.name}#{edition.fingerprint}"


def carried(edition: Edition) -> str | None:
    """The edition file that a record has to carry, unless the edition is built in."""
    known = known_editions().get(edition_word(edition))
    return None if edition == known else write_edition(edition)


def find_edition(word: str, file: str | None) -> Edition:
    """The edition that is carried, or else the built-in one of that name."""
    if file is None:
        edition = known_editions().get(word) or _by_name().get(word)
        if edition is None:
            raise RecordError(Wanted.EDITION, word, where="/edition")
        return edition
    _check_size(file)
    try:
        edition = _read_edition(file)
    except EditionError as error:
        raise RecordError(Wanted.OWN_EDITION, file, where=CARRIED, reason=error) from None
    same = edition_word(edition)
    if word not in (edition.name, same):
        raise RecordError(Wanted.SAME_EDITION, word, where="/edition", word=same)
    return edition


@cache
def _by_name() -> dict[str, Edition]:
    """The built-in boards under the standard rules, for those who do not know a fingerprint."""
    return {name: Edition.standard().with_(board=name) for name in BUILT_IN}


def _check_size(file: str) -> None:
    """Refuse what would take too long to read."""
    if len(file) > MOST_EDITION:
        size = str(len(file))
        raise RecordError(Wanted.SHORTER_EDITION, size, where=CARRIED, most=MOST_EDITION)
    dots = max(line.count(".") for line in file.split("\n"))
    if dots > MOST_DOTS:
        raise RecordError(Wanted.FEWER_DOTS, str(dots), where=CARRIED, most=MOST_DOTS)


def find_start(edition: Edition, seats: tuple[Seat, ...] | None, line: str | None) -> Position:
    """The position that the game begins with: a given one, or the empty board."""
    if seats is not None and seats not in edition.board.courts:
        raise wrong_seats(edition, " ".join(map(str, seats)))
    if line is None:
        if seats is None:
            raise RecordError(Wanted.MISSING, name="Seats")
        return Position(edition, seats)
    try:
        start = read_position(line, edition)
    except (NotationError, ImpossiblePositionError) as error:
        raise RecordError(Wanted.POSITION, line, where="/position", reason=error) from None
    if seats is not None and seats != start.seats:
        found, wanted = (" ".join(map(str, group)) for group in (seats, start.seats))
        raise RecordError(Wanted.SAME_SEATS, found, where="/seats", seats=wanted)
    return start


def wrong_seats(edition: Edition, found: str) -> RecordError:
    """The error of seats that nobody plays with on this board."""
    known = ", or ".join(" ".join(map(str, group)) for group in edition.board.courts)
    return RecordError(Wanted.SEATS, found, where="/seats", known=known)


def start_line(start: Position) -> str | None:
    """The line of a position that is not the empty board."""
    return None if start == Position(start.edition, start.seats) else write_position(start)


def check_result(record: Record, word: str | None) -> None:
    """Refuse a result that the game does not have. None says nothing, so it is never wrong."""
    result = record.result
    if word in (None, result_word(result)):
        return
    if isinstance(result, NoWinner) and word in map(str, record.seats):
        raise RecordError(Wanted.WIN, record=record, seat=word)
    possible = NoWinner if isinstance(result, NoWinner) else [result]
    known = " or ".join(map(result_word, possible))
    raise RecordError(Wanted.RESULT, word, where="/result", record=record, known=known)


def is_truncated(word: str | None) -> bool:
    """Whether the result says that the game was stopped."""
    return word == NoWinner.TRUNCATED.value
