"""Games at one keyboard, as people type them."""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba import Face, Kind, Position
from mansuba.notation.records import Record, read_record, write_record
from mansuba.rulebook.figures import FIGURES
from tests.cli.typing import Typist
from tests.openings import set_up


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "mine.txt"


def test_a_game_begins(tmp_path: Path, saved: Path) -> None:
    """Numbers, words of the notation, mistakes, undo, saving and going on."""
    args = ("terminal", "--seed", "7", "--names", "Nefer, Rerei", "--save", str(saved))
    with Typist(*args, home=tmp_path) as people:
        people.follows(
            """
            < “help” for help.
            < 1 0F@c4: seat 0’s Falcon on c4
            < [Nefer] Seat 0 sets up a figure.
            > 2
            < Seat 0’s Falcon is placed on c5.
            > c5
            < Seat 0’s Falcon already stands on c5.
            > 0K@c4
            < Seat 0’s Woman has to be placed before seat 0’s Cat.
            > undo
            < Taken back.
            > undo
            < Nothing can be taken back here
            > fill
            < Seat 0’s Cat is placed on a4.
            < [Rerei] Seat 3 sets up a figure.
            > fill
            < Enter draws the lot.
            >
            < The lot falls on seat
            < Enter throws the sticks.
            > undo
            < Nothing can be taken back here
            >
            < throws: Falcon
            < 1 F: the Falcon stick
            < takes a stick.
            > F
            < ’s Falcon on
            < Which figure?
            > undo
            < 1 F: the Falcon stick
            > 99
            """
        )
        people.sees("Not understood: “99”\nType a number from 1 to 6, or the word beside it.")
        people.types("save")
        people.sees(f"Game saved in {saved}")
        people.types("quit")
        assert people.ends() == 0
    record = read_record(saved.read_text("utf-8"))
    assert dict(record.names) == {0: "Nefer", 3: "Rerei"}
    assert record.tags["Dice"] == "program, seed 7"
    with Typist("terminal", "--resume", str(saved), home=tmp_path) as people:
        people.sees("takes a stick.")
        people.types("quit")
        assert people.ends() == 0
    assert read_record(saved.read_text("utf-8")) == record


def test_moving(tmp_path: Path, saved: Path) -> None:
    """A turn by typed dice: why not in words, steps, and taking a step back."""
    args = ("terminal", "--dice", "typed", "--linear", "--save", str(saved))
    with Typist(*args, home=tmp_path) as people:
        for _ in range(2):
            people.sees("sets up a figure.")
            people.types("fill")
        people.follows(
            """
            < Which seat does the lot fall on?
            > 1
            < There is no such seat in this game: 1
            > 0
            < What do the sticks show
            > 1 2n 4 3 1
            < A throw has a face for each of the six sticks; this one does not: 1 2n 4 3 1
            > 1 2n 4 3 1 4
            < Seat 0 throws: Falcon 1, Woman 2 with the Naal, Crocodile 4,
            < 2 W: the Woman stick, 2 with the Naal
            < Seat 0 takes a stick.
            > why C:3C
            < Law 1: seat 0 cannot move seat 3’s Crocodile with the Crocodile stick, for
            > why pass:C
            < Passing is only for those who can move nothing
            > why W:3W
            < Nothing forbids it: it is allowed.
            > 3
            < 1 C:0C: seat 0’s Crocodile on c6, up to 4 steps
            > 1
            < Seat 0 takes the Crocodile stick for up to 4 steps with seat 0’s Crocodile.
            < 1 NW: to d6
            < Seat 0 is moving.
            > stop
            < has to make at least one step
            > e
            < Law 4: seat 0’s Crocodile cannot go to c7, for that is in seat 3’s Pyramid.
            > ne
            < Seat 0’s Crocodile moves from c6 to d7.
            > undo
            < Taken back.
            > 2
            < Seat 0’s Crocodile moves from c6 to d7.
            > stop
            < That ends seat 0’s turn.
            < Seat 3 takes a stick.
            > undo
            < Taken back.
            < Seat 0 is moving.
            > stop
            < Seat 3 takes a stick.
            > where
            < Seat 0: Falcon c4, Woman c5, Crocodile d7, Ibis b4, Jackal b5, Cat a4
            > rules 4
            < Law 4: Other players’ courts
            > help
            < undo: take your last decision back
            """
        )
        people.presses("\x04")
        assert people.ends() == 0
        assert "0p" not in people.seen, "a screen reader is spared drawings"
        assert "─" not in people.seen
    assert len(read_record(saved.read_text("utf-8")).decisions) == 12 + 2 + 3


def nearly_won() -> Position:
    """Seat 0 has five figures in its Pyramid and the Falcon before it."""
    start = set_up(2)
    board = start.edition.board
    inside = board.pyramids[0]
    figures = {**start.figures, **dict(zip(FIGURES[0][1:], inside[1:], strict=False))}
    before = next(s for s in board.neighbours[inside[0]].values() if s not in start.courts)
    figures[FIGURES[0][0]] = before
    return start.but(figures=figures, starter=0, sticks=dict.fromkeys(Kind, Face(1)))


def last_step() -> str:
    """The direction in which the Falcon has to go."""
    position = nearly_won()
    board = position.edition.board
    ways = board.neighbours[position.figures[FIGURES[0][0]]]
    return next(way for way, space in ways.items() if space == board.pyramids[0][0])


def test_a_game_ends(tmp_path: Path, saved: Path) -> None:
    saved.write_text(write_record(Record(nearly_won())), "utf-8")
    with Typist("terminal", "--resume", str(saved), "--lang", "it", home=tmp_path) as people:
        people.follows(
            """
            < Il posto 0 prende un bastoncino-dado.
            > F:0F
            < x
            < Il posto 0 sta muovendo.
            """
        )
        people.types(last_step())
        people.sees("Il posto 0 ha tutte e sei le pedine nella sua Piramide e vince.")
        people.sees(f"Partita salvata in {saved}")
        assert people.ends() == 0
    assert read_record(saved.read_text("utf-8")).result == 0
    with Typist("terminal", "--resume", str(saved), home=tmp_path) as people:
        people.sees("Error: --resume: There is no unfinished game in that file.")
        assert people.ends() == 2


def test_leaving_by_ctrl_c_saves(tmp_path: Path) -> None:
    with Typist("terminal", "--players", "6", home=tmp_path, lang="de_DE.UTF-8") as people:
        people.follows(
            """
            < Platz 0 stellt eine Figur auf.
            > 1
            < Der Falke von Platz 0 kommt auf c4.
            < Platz 0 stellt eine Figur auf.
            """
        )
        people.interrupts()
        people.sees("Partie gespeichert in ")
        assert people.ends() == 0
        assert "Traceback" not in people.seen
    (file,) = tmp_path.rglob("last-game.txt")
    assert len(read_record(file.read_text("utf-8")).decisions) == 1


def test_commands_in_ones_own_language(tmp_path: Path, saved: Path) -> None:
    args = ("terminal", "--linear", "--save", str(saved), "--lang", "fr")
    with Typist(*args, home=tmp_path) as people:
        people.follows(
            """
            < La place 0 installe une figurine.
            > reste
            < Le Chat de la place 0 est posé en a4.
            > annuler
            < Annulé.
            > où
            """
        )
        people.sees("Place 0\u00a0: Faucon c4,")
        people.types("quitter")
        people.sees("Partie enregistrée dans")
        assert people.ends() == 0


def test_stepping_through_a_record(tmp_path: Path, saved: Path) -> None:
    with Typist(
        *("random", "--seed", "3", "--turns", "5", "--record", str(saved)), home=tmp_path
    ) as people:
        assert people.ends() == 0
    with Typist("replay", str(saved), home=tmp_path) as people:
        people.follows(
            """
            < Enter: on
            < 0 of
            >
            < 1. 0F@
            > 13
            < 13. lot:
            > t
            < 14. F
            > b
            < 13 of
            > e
            >
            < This is the end of the record.
            > 0
            < Seat 0 sets up a figure.
            > b
            < This is the beginning of the record.
            > what
            < Enter: on
            > q
            """
        )
        assert people.ends() == 0
        assert "Traceback" not in people.seen
