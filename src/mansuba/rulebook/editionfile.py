"""Editions as TOML files: what the keys mean, and where a mistake stands.

A file gives a whole board (`name`, `spaces`, `directions`, `lines`, `temples`, `pyramids`,
`seats`) or names a built-in one (`board`); `ring`, `faces` and the rule options may follow.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from mansuba.rulebook.board import Board
from mansuba.rulebook.errors import EditionError, Fault
from mansuba.rulebook.figures import Kind
from mansuba.rulebook.sticks import Face

BUILT_IN = ("sun", "oasis")

BOARD_KEYS = ("name", "spaces", "directions", "lines", "temples", "pyramids", "seats")
OPTION_KEYS = ("laws_bind", "temple_reentry", "sanctuary")
KNOWN_KEYS = (*BOARD_KEYS, "board", "ring", "faces", *OPTION_KEYS)

KINDS = {kind.name.lower(): kind for kind in Kind}
FACE = re.compile(r"([0-9]{1,3})(n?)")

Table = Mapping[str, Any]
T = TypeVar("T")


@cache
def built_in_board(name: str) -> Board:
    """One of the boards that come with the package."""
    if name not in BUILT_IN:
        known = " and ".join(BUILT_IN)
        raise EditionError("board", Fault.NO_SUCH_BOARD, name=name, known=known)
    text = files("mansuba").joinpath("boards", f"{name}.toml").read_text("utf-8")
    return _board(tomllib.loads(text))


def read_edition_file(path: Path) -> dict[str, Any]:
    """The parts of an edition that a file gives, by the names that `Edition` has for them."""
    try:
        text = path.read_text("utf-8-sig")
    except OSError as error:
        raise EditionError("", Fault.UNREADABLE, problem=error.strerror) from None
    except ValueError as error:  # no UTF-8
        raise EditionError("", Fault.UNREADABLE, problem=str(error)) from None
    return read_edition_text(text)


def read_edition_text(text: str) -> dict[str, Any]:
    """The same from the text of such a file."""
    table = _read_table(text)
    for key in table:
        if key not in KNOWN_KEYS:
            raise EditionError(key, Fault.UNKNOWN_KEY, known=", ".join(KNOWN_KEYS))
    parts: dict[str, Any] = {key: table[key] for key in OPTION_KEYS if key in table}
    parts["board"] = _chosen_board(table)
    if "ring" in table:
        ring = _list_of(str, "a kind's name", "ring", table["ring"])
        parts["ring"] = tuple(_kind(f"ring[{index}]", name) for index, name in enumerate(ring))
    if "faces" in table:
        parts["faces"] = _faces(table)
    return parts


def _read_table(text: str) -> Table:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _syntax_error(text, str(error)) from None
    except (ValueError, RecursionError) as error:  # endless digits, endless nesting
        raise EditionError("", Fault.UNREADABLE, problem=str(error)) from None


def _syntax_error(text: str, message: str) -> EditionError:
    """tomllib says where only within its message: `… (at line 3, column 7)`."""
    problem, _, place = message.rpartition(" (at ")
    if place == "end of document)":
        place = f"line {len(text.splitlines())}"
    return EditionError(place.rstrip(")"), Fault.SYNTAX, problem=problem)


def _chosen_board(table: Table) -> Board:
    own = [key for key in BOARD_KEYS if key in table]
    if "board" not in table:
        return _board(table)
    if own:
        raise EditionError(own[0], Fault.BOARD_TWICE)
    return built_in_board(_typed(str, "a built-in board's name", "board", table["board"]))


def _board(table: Table) -> Board:
    for key in BOARD_KEYS:
        if key not in table:
            raise EditionError(key, Fault.MISSING)
    return Board(
        name=_typed(str, "a name", "name", table["name"]),
        picture=_typed(str, "a drawing of names", "spaces", table["spaces"]),
        directions=_table_of(str, "the reverse direction", table, "directions"),
        lines=_table(table, "lines", lambda where, row: _list_of(str, "a line", where, row)),
        temples=_by_number(table, "temples", str, "a space"),
        pyramids=_by_number(table, "pyramids", str, "a space"),
        seats=_by_number(table, "seats", int, "a seat"),
    )


def _faces(table: Table) -> dict[Kind, tuple[Face, ...]]:
    def four(where: str, row: object) -> tuple[Face, ...]:
        words = _list_of(str, "a face such as '3' or '2n'", where, row)
        return tuple(_face(f"{where}[{index}]", word) for index, word in enumerate(words))

    faces = _table(table, "faces", four)
    return {_kind(f"faces.{name}", name): row for name, row in faces.items()}


def _face(where: str, word: str) -> Face:
    match = FACE.fullmatch(word)
    if not match:
        raise EditionError(where, Fault.WRONG_TYPE, expected="a face such as '3' or '2n'")
    return Face(int(match[1]), naal=bool(match[2]))


def _kind(where: str, name: str) -> Kind:
    if name not in KINDS:
        raise EditionError(where, Fault.NO_SUCH_VALUE, known=", ".join(KINDS), given=repr(name))
    return KINDS[name]


def _by_number(table: Table, key: str, sort: type[T], expected: str) -> dict[int, tuple[T, ...]]:
    rows = _table(table, key, lambda where, row: _list_of(sort, expected, where, row))
    for number in rows:
        if not re.fullmatch("[0-9]", number):
            raise EditionError(f"{key}.{number}", Fault.WRONG_TYPE, expected="a digit as key")
    return {int(number): row for number, row in rows.items()}


def _table_of(sort: type[T], expected: str, table: Table, key: str) -> dict[str, T]:
    return _table(table, key, lambda where, entry: _typed(sort, expected, where, entry))


def _table(table: Table, key: str, read: Callable[[str, object], T]) -> dict[str, T]:
    entries = _typed(dict, "a table", key, table[key])
    return {name: read(f"{key}.{name}", entry) for name, entry in entries.items()}


def _list_of(sort: type[T], expected: str, where: str, given: object) -> tuple[T, ...]:
    rows = _typed(list, "a list", where, given)
    return tuple(_typed(sort, expected, f"{where}[{index}]", row) for index, row in enumerate(rows))


def _typed(sort: type[T], expected: str, where: str, given: object) -> T:
    if not isinstance(given, sort) or (isinstance(given, bool) and sort is int):
        raise EditionError(where, Fault.WRONG_TYPE, expected=expected)
    return given
