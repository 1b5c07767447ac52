"""`mansuba demo`: a game that ends, the same for the same seed; and boards in the terminal."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

from mansuba import Edition, Position
from mansuba.cli.demo import watch
from mansuba.cli.main import run
from mansuba.cli.paint import Signs, paint_position
from mansuba.notation import read_position
from mansuba.words import Words

WHEEL = Path(__file__).parents[1] / "perft" / "wheel.toml"
ENGLISH = Words("en")


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(["demo", *arguments], ENGLISH) == 0
    return capsys.readouterr().out


def test_a_game_from_the_first_board_to_the_win(capsys: pytest.CaptureFixture[str]) -> None:
    told = played(capsys, "--edition", "oasis", "--seed", "1")
    assert "The lot falls on seat" in told
    assert " has all six figures in the Pyramid and wins.\n" in told
    assert "\033" not in told, "colours are for terminals"


def test_a_board_from_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    told = played(capsys, "--edition", str(WHEEL), "--players", "3", "--seed", "1", "--linear")
    assert "wins." in told
    assert "0p" not in told


@pytest.mark.parametrize("command", ["demo", "random", "terminal"])
def test_too_many_players_for_the_board(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--edition", str(WHEEL), "--players", "6"], ENGLISH) == 1
    said = "The board wheel cannot be played by 6 players. Possible numbers of players: 2, 3."
    assert capsys.readouterr().err == f"Error: {said}\n"


def test_the_same_seed_gives_the_same_game() -> None:
    def beginning(seed: int) -> list[str | Text]:
        start = Position.new(Edition.standard(), players=3)
        return list(islice(watch(start, Random(seed), ENGLISH, Signs.LETTERS), 12))

    assert beginning(1) == beginning(1)
    assert beginning(1) != beginning(2)


OASIS = """
                        0p          3K
                      0p  0p      3J  3I
        .   .   .   0p  0p  0p  3C  3W  3F
          .   .   .   .   .   .   .   .   .   .   .
            .   .   .   .   .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .   .   .   .
    .   .   .   .   .   .   0F  .   .   .   .   .   .
  .   .   .   .   .   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .   .   .   .   .   .
          .   .   .   .   .   .   .   .   .   .   .   .
        .   .   .   .   .   .   .   .   .   .
      .   .   .   .   .   .   .   .   .   .   .
                0t  0W  0C  3p  3p  3p  .   .   .
                  0I  0J      3p  3p
                    0K          3p
"""


def test_a_board_is_painted_as_it_is_laid_out() -> None:
    line = "oasis#9d03cc21 v1 0:i9,c4,c5,b3,b4,a3/3:o15,o14,o13,p15,p14,q15 0 - -"
    assert paint_position(read_position(line)).plain == OASIS.strip("\n")


def test_colours_are_for_terminals() -> None:
    drawing = paint_position(Position.new(Edition.standard(), players=6))
    terminal = Console(force_terminal=True, color_system="truecolor", no_color=False)
    with terminal.capture() as painted:
        terminal.print(drawing)
    assert painted.get().count("\033[0m") >= 72
    pipe = Console(force_terminal=False)
    with pipe.capture() as plain:
        pipe.print(drawing)
    assert "\033" not in plain.get()
