"""An edition as the text of a file, which `Edition.load` reads back as the same edition."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from mansuba.rulebook.board import Board
from mansuba.rulebook.edition import Edition
from mansuba.rulebook.editionfile import BUILT_IN, OPTION_KEYS, built_in_board, read_edition_text
from mansuba.rulebook.figures import STANDARD_RING, Kind
from mansuba.rulebook.sticks import STANDARD_FACES

TO_ESCAPE = re.compile(r'[\\"\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff]')


def write_edition(edition: Edition) -> str:
    """The text of an edition file; what is as in the standard edition is left out.

    >>> print(write_edition(Edition.standard().with_(board="oasis", sanctuary=False)), end="")
    board = "oasis"
    sanctuary = false
    """
    return "".join(f"{line}\n" for line in _lines(edition))


def read_edition(text: str) -> Edition:
    """The edition that the text of a file gives, or an EditionError."""
    return Edition(**read_edition_text(text))


def _lines(edition: Edition) -> Iterator[str]:
    board, standard = edition.board, Edition.standard()
    built_in = board.name in BUILT_IN and board == built_in_board(board.name)
    if built_in:
        yield f"board = {_quoted(board.name)}"
    else:
        yield f"name = {_quoted(board.name)}"
        yield f"spaces = {_picture(board.picture)}"
    for key in OPTION_KEYS:
        chosen = getattr(edition, key)
        if chosen != getattr(standard, key):
            yield f"{key} = {str(chosen).lower() if isinstance(chosen, bool) else _quoted(chosen)}"
    if edition.ring != STANDARD_RING:
        yield f"ring = {_list(kind.name.lower() for kind in edition.ring)}"
    if edition.faces != STANDARD_FACES:
        names = {kind: kind.name.lower() for kind in Kind}
        rows = {names[kind]: list(map(str, edition.faces[kind])) for kind in Kind}
        yield from _table("faces", {name: _list(row) for name, row in rows.items()})
    if not built_in:
        yield from _board_tables(board)


def _board_tables(board: Board) -> Iterator[str]:
    yield from _table("directions", {d: _quoted(back) for d, back in board.directions.items()})
    lines = {d: _long_list(board.lines[d]) for d in board.compass if d in board.lines}
    yield from _table("lines", lines)
    yield from _table("temples", _by_number(board.temples))
    yield from _table("pyramids", _by_number(board.pyramids))
    seats = {number: [str(seat) for seat in board.seats[number]] for number in sorted(board.seats)}
    yield from _table("seats", {str(n): f"[{', '.join(row)}]" for n, row in seats.items()})


def _table(name: str, rows: Mapping[str, str]) -> Iterator[str]:
    yield ""
    yield f"[{name}]"
    for key, row in rows.items():
        yield f"{key} = {row}"


def _by_number(courts: Mapping[int, Sequence[str]]) -> dict[str, str]:
    return {str(seat): _list(courts[seat]) for seat in sorted(courts)}


def _list(words: Iterable[str]) -> str:
    return f"[{', '.join(map(_quoted, words))}]"


def _long_list(rows: Iterable[str]) -> str:
    return "[\n" + "".join(f"  {_quoted(row)},\n" for row in rows) + "]"


def _quoted(text: str) -> str:
    return f'"{TO_ESCAPE.sub(_escape, text)}"'


def _picture(text: str) -> str:
    """Drawn over several lines; only the line ends stand for themselves."""
    lines = (TO_ESCAPE.sub(_escape, line) for line in text.split("\n"))
    return '"""\n' + "\n".join(lines) + '"""'


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"
