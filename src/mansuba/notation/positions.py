"""A position as one line.

    sun#4a33bb52 v1 0:j7,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16 0 F1W2nC3 0F2bt

The edition's name and fingerprint; the notation's version; each seat's six figures in the order
of kinds (`-` not set up yet, `*` in its owner's hand); the round's starter; the unused sticks;
the move in progress: figure, steps left, `b` if it has begun, `t` if it has left its Temple.
`-` stands for nothing. `docs/notation.md` has the grammar.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import get_args

from mansuba.notation.decisions import write_sticks
from mansuba.notation.scanner import KIND, Scanner
from mansuba.rulebook.board import Space
from mansuba.rulebook.edition import Edition, LawsBind, TempleReentry
from mansuba.rulebook.editionfile import BUILT_IN
from mansuba.rulebook.figures import FIGURES, Figure, Kind
from mansuba.rulebook.move import Move
from mansuba.rulebook.position import Position
from mansuba.rulebook.possible import check_position
from mansuba.rulebook.soundness import BOARD_NAME, PATTERNS, SPACE_NAME
from mansuba.rulebook.sticks import Face, Stick

VERSION = "v1"

EDITION = re.compile(f"{PATTERNS[BOARD_NAME].pattern}#[0-9a-f]{{8}}")
SPACE = re.compile(rf"{PATTERNS[SPACE_NAME].pattern}|[*-]")
STEPS = re.compile("[0-9]")


def write_position(position: Position) -> str:
    """The line for a position."""
    return " ".join(
        (
            _edition_word(position.edition),
            VERSION,
            "/".join(_write_seat(position, seat) for seat in position.seats),
            "-" if position.starter is None else str(position.starter),
            write_sticks(position.sticks) or "-",
            _write_move(position.move) if position.move else "-",
        )
    )


def _edition_word(edition: Edition) -> str:
    return f"{edition.name}#{edition.fingerprint}"


def _write_seat(position: Position, seat: int) -> str:
    hand = position.move and position.move.hand
    words = ("*" if f == hand else position.figures.get(f, "-") for f in FIGURES[seat])
    return f"{seat}:{','.join(words)}"


def _write_move(move: Move) -> str:
    return f"{move.figure}{move.steps_left}{'b' * move.begun}{'t' * move.left_temple}"


def read_position(line: str, edition: Edition | None = None) -> Position:
    """The position a line stands for.

    The built-in editions, under every option, are known; any other has to be given. A line that
    breaks the grammar is refused with a NotationError, a position that no game comes to with an
    ImpossiblePositionError.
    """
    position = parse_position(line, edition)
    check_position(position)
    return position


def parse_position(line: str, edition: Edition | None = None) -> Position:
    """What a line says, though no game may come to it; `check_position` knows whether one does."""
    scanner = Scanner(line)
    edition = _read_edition(scanner, edition)
    scanner.skip(" ")
    scanner.skip(VERSION)
    scanner.skip(" ")
    figures = _read_figures(scanner, edition)
    seats = tuple(dict.fromkeys(figure.seat for figure in figures))
    starter = None if scanner.skips("-") else scanner.seat()
    scanner.skip(" ")
    sticks = {} if scanner.skips("-") else _read_sticks(scanner)
    scanner.skip(" ")
    hands = [figure for figure, space in figures.items() if space == "*"]
    move = _read_move(scanner, hands[0] if hands else None)
    scanner.end()
    standing = {figure: space for figure, space in figures.items() if space not in "*-"}
    return Position(edition, seats, standing, starter, sticks, move)


@cache
def known_editions() -> dict[str, Edition]:
    """The built-in boards under every value of every option."""
    boards = (Edition.standard().with_(board=board) for board in BUILT_IN)
    every = (edition for board in boards for edition in under_every_option(board))
    return {_edition_word(edition): edition for edition in every}


def under_every_option(edition: Edition) -> list[Edition]:
    """An edition under every value of every rule option."""
    choices = product(get_args(LawsBind), get_args(TempleReentry), (True, False))
    names = ("laws_bind", "temple_reentry", "sanctuary")
    return [edition.with_(**dict(zip(names, chosen, strict=True))) for chosen in choices]


def _read_edition(scanner: Scanner, given: Edition | None) -> Edition:
    word = scanner.read(EDITION, "an edition's name, # and fingerprint")[0]
    known = known_editions() if given is None else {_edition_word(given): given}
    if word not in known:
        expected = "a built-in edition, or its own given" if given is None else next(iter(known))
        raise scanner.error(expected, at=0)
    return known[word]


def _read_figures(scanner: Scanner, edition: Edition) -> dict[Figure, Space]:
    """Every figure in the game, with its space, `-` or `*`, one `*` at most; then a blank."""
    start = scanner.at
    figures: dict[Figure, Space] = {}
    seats: list[int] = []
    while not seats or scanner.skips("/"):
        seats.append(scanner.seat())
        for figure, sign in zip(FIGURES[seats[-1]], ":,,,,,", strict=True):
            scanner.skip(sign)
            figures[figure] = _read_space(scanner, edition, "*" in figures.values())
    scanner.skip(" ")
    if tuple(seats) not in edition.board.courts:
        choices = (" ".join(map(str, group)) for group in edition.board.courts)
        raise scanner.error(f"the figures of seats {', or '.join(choices)}", at=start)
    return figures


def _read_space(scanner: Scanner, edition: Edition, hand_seen: bool) -> Space:
    start = scanner.at
    space = scanner.read(SPACE, "a space, - or *")[0]
    if space == "*" and hand_seen:
        raise scanner.error("no second figure in hand", at=start)
    if space not in "*-" and space not in edition.board.neighbours:
        raise scanner.error("a space of the board", at=start)
    return space


def _read_sticks(scanner: Scanner) -> dict[Stick, Face]:
    sticks: dict[Stick, Face] = {}
    while not sticks or KIND.match(scanner.text, scanner.at):
        start = scanner.at
        kind = scanner.kind()
        if sticks and kind <= max(sticks):
            left = " ".join(k.letter for k in Kind if k > max(sticks))
            raise scanner.error(f"a later stick ({left or 'none is left'})", at=start)
        sticks[kind] = scanner.face()
    return sticks


def _read_move(scanner: Scanner, hand: Figure | None) -> Move | None:
    if hand is None and scanner.skips("-"):
        return None
    figure = scanner.figure()
    steps = int(scanner.read(STEPS, "the steps left")[0])
    return Move(figure, steps, scanner.skips("b"), scanner.skips("t"), hand)
