"""An edition: a board, a beguile ring, stick faces and the three rule options, as one value."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from functools import cache, cached_property
from os import PathLike
from pathlib import Path
from typing import Any, Literal, TypeAlias, get_args

from mansuba.rulebook.board import Board
from mansuba.rulebook.decisions import Throw
from mansuba.rulebook.editionfile import BUILT_IN, built_in_board, read_edition_file
from mansuba.rulebook.errors import EditionError, Fault
from mansuba.rulebook.figures import STANDARD_RING, Kind, beguiled_by
from mansuba.rulebook.frozen import FrozenDict, fields_alone
from mansuba.rulebook.sticks import (
    FACES_A_STICK,
    MOST_ICONS,
    STANDARD_FACES,
    Face,
    Stick,
    falls,
    is_face,
)

LawsBind: TypeAlias = Literal["owner", "mover"]
TempleReentry: TypeAlias = Literal["never", "same-move"]

DIGITS_OF_FINGERPRINT = 8


@dataclass(frozen=True, repr=False)
class Edition:
    """All that can differ between two ways of playing Mansuba.

    >>> Edition.standard().with_(board="oasis", sanctuary=False)
    Edition.standard().with_(board='oasis', sanctuary=False)
    """

    board: Board
    ring: tuple[Kind, ...] = STANDARD_RING
    """Each kind beguiles the next, the last the first."""
    faces: Mapping[Stick, tuple[Face, ...]] = STANDARD_FACES
    """The four faces of each stick."""
    laws_bind: LawsBind = "owner"
    """Whose courts law 4 leaves open to a figure: its owner's, or the player's who moves it."""
    temple_reentry: TempleReentry = "never"
    """Law 3: a Temple once left is closed for good, or only for the rest of that move."""
    sanctuary: bool = True
    """Nobody is beguiled in their own Pyramid."""

    def __post_init__(self) -> None:
        if not isinstance(self.board, Board):
            raise EditionError("board", Fault.WRONG_TYPE, expected="a built-in board's name")
        _check_ring(self.ring)
        _check_faces(self.faces)
        _check_option("laws_bind", self.laws_bind, *get_args(LawsBind))
        _check_option("temple_reentry", self.temple_reentry, *get_args(TempleReentry))
        _check_option("sanctuary", self.sanctuary, True, False)
        object.__setattr__(self, "ring", tuple(self.ring))
        faces = FrozenDict({kind: tuple(self.faces[kind]) for kind in Kind})
        object.__setattr__(self, "faces", faces)

    __getstate__ = fields_alone

    @classmethod
    def standard(cls) -> Edition:
        """The settled rules on the `sun` board."""
        return _standard()

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Edition:
        """Read an edition from a TOML file, or refuse it with an EditionError."""
        try:
            return cls(**read_edition_file(Path(path)))
        except EditionError as error:
            error.source = str(path)
            raise

    def with_(self, *, board: str | Board | None = None, **changes: Any) -> Edition:
        """This edition with some parts changed; a board may be given by a built-in's name."""
        if isinstance(board, str):
            board = built_in_board(board)
        return replace(self, board=board or self.board, **changes)

    @property
    def name(self) -> str:
        """The name of its board; the fingerprint tells editions on one board apart."""
        return self.board.name

    @cached_property
    def prey(self) -> Mapping[Kind, Kind]:
        """The kind that each kind beguiles."""
        return FrozenDict({kind: beguiled_by(self.ring, kind) for kind in Kind})

    @cached_property
    def throws(self) -> tuple[Throw, ...]:
        """Every throw of the six sticks."""
        return tuple(throw for throw, _ in self.throw_chances)

    @cached_property
    def throw_chances(self) -> tuple[tuple[Throw, Fraction], ...]:
        """Every throw of the six sticks, with its probability."""
        return tuple((Throw(fall), chance) for fall, chance in falls(self.faces))

    @cached_property
    def fingerprint(self) -> str:
        """Eight hexadecimal digits made from everything that play depends on."""
        board = self.board
        content = (
            *(board.spaces, board.compass, board.neighbours),
            *(board.temples, board.pyramids, board.seats),
            *(self.ring, self.faces, self.laws_bind, self.temple_reentry, self.sanctuary),
        )
        text = json.dumps(content, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:DIGITS_OF_FINGERPRINT]

    def __hash__(self) -> int:
        return hash(self.fingerprint)

    def __repr__(self) -> str:
        standard = _standard()
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        told = {name: part for name, part in parts.items() if part != getattr(standard, name)}
        if self.name in BUILT_IN and "board" in told and self.board == built_in_board(self.name):
            told["board"] = self.name
        changes = ", ".join(f"{name}={part!r}" for name, part in told.items())
        return "Edition.standard()" + (f".with_({changes})" if changes else "")


@cache
def _standard() -> Edition:
    return Edition(built_in_board("sun"))


def _check_ring(ring: tuple[Kind, ...]) -> None:
    if not all(isinstance(kind, Kind) for kind in ring) or sorted(ring) != list(Kind):
        raise EditionError("ring", Fault.NOT_A_RING)


def _check_faces(faces: Mapping[Stick, tuple[Face, ...]]) -> None:
    for kind in Kind:
        where = f"faces.{kind.name.lower()}"
        if kind not in faces:
            raise EditionError(where, Fault.MISSING)
        if len(faces[kind]) != FACES_A_STICK:
            raise EditionError(where, Fault.NOT_FOUR_FACES, count=len(faces[kind]))
        for index, face in enumerate(faces[kind]):
            if not is_face(face):
                raise EditionError(f"{where}[{index}]", Fault.BAD_FACE, most=MOST_ICONS)


def _check_option(name: str, given: object, *known: object) -> None:
    if (type(given), given) not in [(type(value), value) for value in known]:
        choices = " or ".join(map(repr, known))
        raise EditionError(name, Fault.NO_SUCH_VALUE, known=choices, given=repr(given))
