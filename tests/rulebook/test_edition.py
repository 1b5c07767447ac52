"""Editions: the standard one, changed ones, and those read from files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mansuba import Edition, EditionError, Face, Kind, Position, Throw
from mansuba.rulebook.editionfile import built_in_board
from mansuba.rulebook.errors import Fault
from mansuba.rulebook.figures import STANDARD_RING
from mansuba.rulebook.sticks import STANDARD_FACES
from tests.rulebook.yard import YARD

STANDARD = Edition.standard()
OTHER_RING = (Kind.FALCON, Kind.WOMAN, Kind.CROCODILE, Kind.IBIS, Kind.JACKAL, Kind.CAT)
OTHER_FACES = {**STANDARD_FACES, Kind.CAT: (Face(1), Face(1), Face(9), Face(2, naal=True))}
CHANGES: list[dict[str, Any]] = [
    {"board": "oasis"},
    {"ring": OTHER_RING},
    {"faces": OTHER_FACES},
    {"laws_bind": "mover"},
    {"temple_reentry": "same-move"},
    {"sanctuary": False},
]
each_change = pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))


def load(tmp_path: Path, text: str) -> Edition:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return Edition.load(path)


def test_standard() -> None:
    assert STANDARD.name == "sun"
    assert STANDARD.board == built_in_board("sun")
    assert (STANDARD.laws_bind, STANDARD.temple_reentry) == ("owner", "never")
    assert STANDARD.sanctuary is True
    assert Edition.standard() is STANDARD


def test_the_standard_ring() -> None:
    """Ibis, Jackal, Cat, Crocodile, Woman, Falcon, and round to the Ibis."""
    assert STANDARD.prey == {
        Kind.IBIS: Kind.JACKAL,
        Kind.JACKAL: Kind.CAT,
        Kind.CAT: Kind.CROCODILE,
        Kind.CROCODILE: Kind.WOMAN,
        Kind.WOMAN: Kind.FALCON,
        Kind.FALCON: Kind.IBIS,
    }


def test_the_standard_faces() -> None:
    for kind in Kind:
        assert [str(face) for face in STANDARD.faces[kind]] == ["1", "2n", "3", "4"]
    assert len(STANDARD.throws) == 4**6
    assert STANDARD.throws[0] == Throw((Face(1),) * 6)


@each_change
def test_with(change: dict[str, Any]) -> None:
    changed = STANDARD.with_(**change)
    assert changed != STANDARD
    assert changed.fingerprint != STANDARD.fingerprint
    given = dict(change)
    if "board" in given:
        given["board"] = built_in_board(given["board"])
    for part in ("board", "ring", "faces", "laws_bind", "temple_reentry", "sanctuary"):
        assert getattr(changed, part) == given.get(part, getattr(STANDARD, part))


def test_changes_add_up_and_can_be_taken_back() -> None:
    changed = STANDARD.with_(laws_bind="mover").with_(sanctuary=False)
    assert changed == STANDARD.with_(sanctuary=False, laws_bind="mover")
    assert changed.with_(laws_bind="owner", sanctuary=True) == STANDARD


def test_a_board_may_be_given_as_itself() -> None:
    oasis = built_in_board("oasis")
    assert STANDARD.with_(board=oasis) == STANDARD.with_(board="oasis")


def test_no_such_part() -> None:
    with pytest.raises(TypeError, match="colour"):
        STANDARD.with_(colour="red")


@pytest.mark.parametrize(
    ("change", "where", "fault"),
    [
        ({"board": "moon"}, "board", Fault.NO_SUCH_BOARD),
        ({"board": ""}, "board", Fault.NO_SUCH_BOARD),
        ({"ring": STANDARD_RING[:5]}, "ring", Fault.NOT_A_RING),
        ({"ring": (0, 1, 2, 3, 4, 5)}, "ring", Fault.NOT_A_RING),
        ({"ring": ("cat", 1, None)}, "ring", Fault.NOT_A_RING),
        ({"faces": {}}, "faces.falcon", Fault.MISSING),
        ({"faces": {**STANDARD_FACES, Kind.CAT: ()}}, "faces.cat", Fault.NOT_FOUR_FACES),
        ({"faces": {**STANDARD_FACES, Kind.CAT: "1234"}}, "faces.cat[0]", Fault.BAD_FACE),
        ({"laws_bind": "Owner"}, "laws_bind", Fault.NO_SUCH_VALUE),
        ({"temple_reentry": None}, "temple_reentry", Fault.NO_SUCH_VALUE),
        ({"sanctuary": 1}, "sanctuary", Fault.NO_SUCH_VALUE),
        ({"sanctuary": "true"}, "sanctuary", Fault.NO_SUCH_VALUE),
    ],
)
def test_a_change_that_cannot_work(change: dict[str, Any], where: str, fault: Fault) -> None:
    with pytest.raises(EditionError) as refused:
        STANDARD.with_(**change)
    assert (refused.value.where, refused.value.fault) == (where, fault)


@pytest.mark.parametrize("icons", [0, 10, True, 1.0, "1"])
def test_a_face_that_cannot_be(icons: Any) -> None:
    faces = {**STANDARD_FACES, Kind.IBIS: (Face(1), Face(2), Face(icons), Face(4))}
    with pytest.raises(EditionError) as refused:
        STANDARD.with_(faces=faces)
    assert str(refused.value) == "faces.ibis[2]: a face shows 1 to 9 icons"


def test_a_naal_is_there_or_not() -> None:
    faces = {**STANDARD_FACES, Kind.IBIS: (Face(1), Face(2, naal="yes"), Face(3), Face(4))}  # type: ignore[arg-type]
    with pytest.raises(EditionError):
        STANDARD.with_(faces=faces)


def test_load_a_board(tmp_path: Path) -> None:
    edition = load(tmp_path, YARD)
    assert edition.name == "yard"
    assert edition.board.compass == ("E", "S", "D", "W", "N", "U")
    assert dict(edition.board.neighbours["f1"]) == {
        "E": "f2",
        "S": "p1",
        "D": "q1",
        "N": "t1",
        "U": "u1",
    }
    assert (edition.ring, edition.faces) == (STANDARD_RING, STANDARD_FACES)
    assert edition == STANDARD.with_(board=edition.board)


def test_load_everything_else(tmp_path: Path) -> None:
    text = """
        board = "oasis"
        ring = ["falcon", "woman", "crocodile", "ibis", "jackal", "cat"]
        laws_bind = "mover"
        temple_reentry = "same-move"
        sanctuary = false
        [faces]
        falcon = ["1", "2n", "3", "4"]
        woman = ["1", "2n", "3", "4"]
        crocodile = ["1", "2n", "3", "4"]
        ibis = ["1", "2n", "3", "4"]
        jackal = ["1", "2n", "3", "4"]
        cat = ["1", "1", "9", "2n"]
    """
    assert load(tmp_path, text) == STANDARD.with_(
        board="oasis",
        ring=OTHER_RING,
        faces=OTHER_FACES,
        laws_bind="mover",
        temple_reentry="same-move",
        sanctuary=False,
    )


def test_load_takes_a_text_as_path(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('board = "sun"')
    assert Edition.load(str(path)) == STANDARD


def test_a_file_may_name_each_line_in_either_direction(tmp_path: Path) -> None:
    turned = YARD.replace('E = ["f1 f2 f3 f4 f5 f6"]', 'W = ["f6 f5 f4 f3 f2 f1"]')
    assert load(tmp_path, turned).board.neighbours == load(tmp_path, YARD).board.neighbours


def test_fingerprint_is_of_what_play_depends_on(tmp_path: Path) -> None:
    """Not the name, and not where spaces are drawn."""
    edition = load(tmp_path, YARD)
    renamed = load(tmp_path, YARD.replace('"yard"', '"court"').replace("\n        f1", "\nf1"))
    assert renamed.fingerprint == edition.fingerprint
    assert renamed != edition


def test_fingerprints_stay_as_they_are() -> None:
    """They stand in games that people kept: a change here asks for a new version of notation."""
    assert STANDARD.fingerprint == "4a33bb52"
    assert STANDARD.with_(board="oasis").fingerprint == "9d03cc21"


def test_no_such_number_of_players() -> None:
    for players in (0, 1, 7, -2):
        with pytest.raises(EditionError, match=f"is for 2, 3, 4, 5, 6 players, not for {players}"):
            Position.new(STANDARD, players)
