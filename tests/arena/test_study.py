"""Studies of editions: what is found, how two compare, and the command from end to end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from mansuba import Edition
from mansuba.arena.results import Result
from mansuba.arena.study import Subject, findings, match_for, study
from mansuba.cli.findings import draw_study, tell_study
from mansuba.cli.main import run
from mansuba.words import LANGUAGES, Words
from tests.arena.made import result
from tests.arena.matches import POND

SUN = Subject("sun", Edition.standard())
OASIS = Subject("oasis", Edition.standard().with_(board="oasis"))

Told = pytest.CaptureFixture[str]


def games(seed: int, turns: float, beguiles: float, starting: float) -> list[Result]:
    """Games such as these on average."""
    rng, made = Random(seed), list[Result]()
    for number in range(120):
        winner = int(rng.random() >= starting)
        one = result("aa", winner, number=number, deal=number, turns=round(rng.gauss(turns, 20)))
        made.append(replace(one, beguiles=round(rng.gauss(beguiles, 2)), leads=number % 3))
    return made


def test_what_is_found() -> None:
    found = findings(SUN, games(1, turns=150, beguiles=8, starting=0.6))
    assert (found.name, found.games, found.truncated) == ("sun", 120, 0)
    assert found.lengths.median.low < 150 < found.lengths.median.high
    assert found.beguiles.low < 8 < found.beguiles.high
    assert found.starter.estimate.low < 0.6 < found.starter.estimate.high
    assert found.leads.value == 1


@pytest.mark.parametrize("seed", range(8))
def test_differences_are_seen(seed: int) -> None:
    long = findings(SUN, games(seed, turns=150, beguiles=8, starting=0.5))
    short = findings(OASIS, games(seed + 100, turns=115, beguiles=4, starting=0.5))
    comparison = study("merchant", 2, [long, short]).comparison
    assert comparison
    assert 20 < comparison.median.low < comparison.median.value < comparison.median.high < 50
    assert 2 < comparison.beguiles.low < 4.1
    assert abs(comparison.starter.value) < 0.25
    assert comparison.leads.value == 0


def test_two_alike_seldom_differ() -> None:
    alike = 0
    for seed in range(40):
        one, other = (findings(SUN, games(seed + more, 150, 8, 0.5)) for more in (0, 1000))
        comparison = study("merchant", 2, [one, other]).comparison
        assert comparison
        alike += comparison.beguiles.low <= 0 <= comparison.beguiles.high
    assert alike >= 35


def test_only_two_are_compared() -> None:
    found = findings(SUN, games(1, 150, 8, 0.5))
    assert study("merchant", 2, [found]).comparison is None
    assert study("merchant", 2, [found] * 3).comparison is None


def test_the_games_of_a_study() -> None:
    match = match_for(SUN, "merchant", players=3, games=20, seed=1)
    assert match.entrants == ("merchant",) * 3
    assert match.leads
    assert match.size == 21


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_and_draws_it(language: str) -> None:
    words = Words(language)
    found = [findings(subject, games(1, 150, 8, 0.5)) for subject in (SUN, OASIS)]
    found[1] = replace(found[1], truncated=2)
    whole = study("merchant", 2, found)
    said, svg = "\n".join(tell_study(words, whole)), draw_study(words, whole)
    assert "{" not in said
    assert words.say("study-truncated", edition="oasis", games=2) in said
    assert words.say("study-difference") in said
    assert svg.count("<circle") == 8
    assert svg.count('class="spread"') == 2


# --- the command --------------------------------------------------------------------------------

POND_STUDY = ["study", str(POND), "--games", "20", "--seed", "3", "--workers", "1"]


def test_the_command(tmp_path: Path, capsys: Told) -> None:
    """A table, a picture and a folder; and with the folder, nothing has to be played again."""
    picture, folder = tmp_path / "study.svg", tmp_path / "kept"
    args = [*POND_STUDY, "--into", str(folder)]
    assert run([*args, "--picture", str(picture)], Words("en")) == 0
    said = capsys.readouterr().out
    assert said.splitlines()[3].split()[:2] == [POND.name, "20"]
    assert "For the first player, 50.0% would be fair." in said
    assert picture.read_text("utf-8").count("<circle") == 4
    kept = list(folder.glob("pond-*/results.jsonl"))
    assert len(kept) == 1
    written = kept[0].read_bytes()
    assert run([*args, "--json"], Words("en")) == 0
    content = json.loads(capsys.readouterr().out)
    assert kept[0].read_bytes() == written
    assert content["study"] == "v1"
    (found,) = content["findings"]
    assert (found["games"], found["truncated"]) == (20, 0)
    assert 20 < found["lengths"]["median"]["value"] < 40
    assert found["beguiles"]["value"] > 0
    assert found["leads"]["value"] > 0


def test_a_board_without_so_many_seats(tmp_path: Path, capsys: Told) -> None:
    rest, _, _ = POND.read_text("utf-8").partition("[seats]")
    board = tmp_path / "few.toml"
    board.write_text(f"{rest}[seats]\n2 = [0, 3]\n", "utf-8")
    assert run(["study", "sun", str(board), "--players", "5"], Words("en")) == 1
    said = f"Error: {board}: The board pond cannot be played by 5 players."
    assert said in capsys.readouterr().err


def test_boards_of_the_same_name_are_told_apart(tmp_path: Path, capsys: Told) -> None:
    other = tmp_path / POND.name
    other.write_bytes(POND.read_bytes())
    assert run([*POND_STUDY, str(other), "--json"], Words("en")) == 0
    found = json.loads(capsys.readouterr().out)["findings"]
    assert [one["name"] for one in found] == [str(POND), str(other)]


def test_a_folder_with_another_study(tmp_path: Path, capsys: Told) -> None:
    args = [*POND_STUDY, "--into", str(tmp_path)]
    assert run(args, Words("en")) == 0
    assert run([*args, "--with", "scribe", "--players", "3"], Words("en")) == 1
    complaint = "What differs: --with, --players, --games\n"
    assert capsys.readouterr().err.endswith(complaint)


def test_folders_are_looked_at_before_anything_is_played(tmp_path: Path, capsys: Told) -> None:
    """The seed is that of whichever edition is kept; and one that is spoilt stops it all."""
    other = tmp_path / "other.toml"
    other.write_text(POND.read_text("utf-8").replace('"pond"', '"other"'), "utf-8")
    into = ["--games", "20", "--workers", "1", "--into", str(tmp_path / "kept")]
    assert run(["study", str(POND), "--seed", "77", *into], Words("en")) == 0
    (kept,) = (tmp_path / "kept").iterdir()
    (kept / "results.jsonl").write_text("nonsense\n")
    capsys.readouterr()
    assert run(["study", str(other), str(POND), *into], Words("en")) == 1
    assert capsys.readouterr().err.endswith("line 1: expected one line of JSON\n")
    began = [file for file in (tmp_path / "kept").glob("*/*.jsonl") if file.stat().st_size]
    assert began == [kept / "results.jsonl"]
    facts = [json.loads(file.read_text()) for file in (tmp_path / "kept").glob("*/match.json")]
    assert [one["seed"] for one in facts] == [77, 77]


def test_too_few_games_are_refused(capsys: Told) -> None:
    assert run(["study", "sun", "--games", "5"], Words("en")) == 2
    assert "--games: It has to be a whole number from 20" in capsys.readouterr().err


def test_a_player_nobody_knows(capsys: Told) -> None:
    assert run(["study", "sun", "--with", "sphinx"], Words("en")) == 2
    assert "--with" in capsys.readouterr().err
