"""Whatever is typed, the talk goes on; and what can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mansuba import Phase, Place, Position, Stop
from mansuba.cli.play.choices import choices
from mansuba.cli.play.commands import COMMANDS
from mansuba.cli.play.desk import Desk
from mansuba.cli.play.dice import Dice
from mansuba.cli.play.game import Game
from mansuba.cli.play.keeping import Places
from mansuba.notation import read_decision, read_position
from mansuba.notation.records import read_record
from mansuba.words import LANGUAGES, Words
from tests.grounds import FIELD
from tests.openings import set_up, thrown

WORDS = [
    *"1234567",
    "F",
    "NE",
    "W",
    "stop",
    "pass:C",
    "C:0K",
    "W:3W",
    "j10",
    "c4",
    "0F@c4",
    "lot:0",
]
WORDS += [
    "",
    "fill",
    "F1W1C1I1J1K1",
    "1 1 1 1 1 1",
    "1 2n 3 4 1 9",
    "why",
    "why NE",
    "rules",
    "rules 3",
]
WORDS += [
    "rules x",
    "why 0F@",
    "99999999999999999999",
    "²",
    "\udcff",
    "🐈",
    "save \x00",
    "save /",
    "lot:9",
]
WORDS += [command for command in COMMANDS if command not in ("quit", "save")]


class Keyboard:
    """Lines to be typed one after another, then the end."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines

    def __call__(self, prompt: str) -> str:
        assert prompt.strip()
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_ends_the_talk(
    language: str, typed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(f"{language} {typed}")
    lines = [rng.choice(WORDS) for _ in range(400)]
    monkeypatch.setattr("builtins.input", Keyboard(iter(lines)))
    game = Game(Position.new(FIELD.edition if typed else thrown(2).edition, 2), {})
    saved = tmp_path / "game.txt"
    Desk(Words(language), game, None if typed else Dice(1), saved, Places(), drawn=False).run()
    assert len(game.transitions) > 12, "some of it was understood"
    assert read_record(saved.read_text("utf-8")).end == game.position


def begun() -> Game:
    """Seat 0 has taken the Crocodile stick and made a step."""
    game = Game(set_up(2), {})
    for word in ["lot:0", "F1W1C4I1J1K1", "C:0C", "NE"]:
        game.play(read_decision(word))
    return game


def test_undo_goes_back_to_the_throw() -> None:
    game = begun()
    assert game.undo()
    assert game.undo()
    assert game.position.phase is Phase.TAKE
    assert game.undo() is None
    assert game.position.phase is Phase.TAKE


def test_undo_reaches_into_a_turn_that_is_over() -> None:
    game = begun()
    game.play(Stop())
    assert game.position.mover == 3
    undone = game.undo()
    assert undone
    assert isinstance(undone.decision, Stop)
    assert game.position.mover == 0


def test_undo_leaves_other_players_decisions() -> None:
    game = begun()
    game.play(Stop())
    game.play(read_decision("F:3F"))
    assert game.undo()
    assert game.undo() is None, "seat 0 has stopped, and seat 3 cannot take that back"


def test_undo_in_the_set_up() -> None:
    game = Game(Position.new(thrown(2).edition, 2), {})
    assert game.undo() is None
    for _ in range(7):
        game.play(game.position.decisions()[0])
    assert game.undo()
    assert game.undo() is None
    game.play(Place(game.position.to_place, "q15"))
    assert game.undo()


def test_accents_and_capitals_may_be_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = Game(set_up(2), {})
    lines = ["lot:0", "F1W1C4I1J1K1", "ou", "REGLES 3", "c", "c:0c", "ne"]
    monkeypatch.setattr("builtins.input", Keyboard(iter(lines)))
    Desk(Words("fr"), game, None, tmp_path / "game.txt", Places(), drawn=False).run()
    said = capsys.readouterr().out
    assert "Place 0\u00a0: Faucon c4" in said
    assert "Pas de retour" in said
    assert game.position.phase is Phase.STEP
    assert len(game.transitions) == 4


@pytest.mark.parametrize(("jackal", "beguiled"), [("j11", True), ("c8", False)])
def test_a_choice_says_whether_it_beguiles(jackal: str, beguiled: bool) -> None:
    """A figure in its own Pyramid is safe, and nobody is told otherwise."""
    ibis = {"j11": "j10", "c8": "d8"}[jackal]
    figures = f"0:c4,c5,c6,b4,b5,a4/3:q16,q15,q14,{ibis},{jackal},s16"
    line = f"sun#4a33bb52 v1 {figures} 3 F1W1C1J1K1 3I1"
    position = read_position(line)
    said = [choice.said for choice in choices(Words("en"), position, None)]
    over = [sentence for sentence in said if "over seat 3’s Jackal" in sentence]
    assert over
    assert all(sentence.endswith("; beguiles") is beguiled for sentence in over)
