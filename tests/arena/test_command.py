"""`mansuba arena`: the same table however it is played, and a clear word when it is not."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from io import StringIO
from pathlib import Path

import pytest
import typer
from rich.console import Console

from mansuba.arena.running import Job
from mansuba.cli.main import run
from mansuba.cli.matches import hands_for, play_out, progress
from mansuba.words import LANGUAGES, Words
from tests.arena.held import A_FEW
from tests.arena.matches import POND, Exhausted, quick
from tests.cli.typing import Typist

Told = pytest.CaptureFixture[str]
QUICK = ["arena", "merchant", "scribe", "--edition", str(POND), "--seed", "5", "--games", "8"]


def arena(*more: str, language: str = "en") -> int:
    return run([*QUICK, *more], Words(language))


def table(told: Told, *more: str) -> str:
    assert arena(*more) == 0
    return told.readouterr().out


def test_the_same_table_for_any_number_of_workers(capsys: Told) -> None:
    alone = table(capsys, "--workers", "1")
    assert "merchant      8     8" in alone
    assert [table(capsys, "--workers", workers) for workers in "23"] == [alone, alone]


def test_a_test_stops_it_early_and_always_at_the_same_game(capsys: Told) -> None:
    test = ("--games", "1000", "--sprt", "0.5", "0.9", "--json")
    alone = json.loads(table(capsys, *test, "--workers", "1"))
    assert alone["verdict"]["finding"] == "more"
    assert alone["games"] == 2 * alone["deals"] < 100
    assert json.loads(table(capsys, *test, "--workers", "2")) == alone


def test_a_test_sees_the_same_in_what_is_kept(capsys: Told, tmp_path: Path) -> None:
    test = ("--games", "20", "--sprt", "0.5", "0.9")
    early = table(capsys, *test)
    assert "20 games" in table(capsys, "--games", "20", "--into", str(tmp_path))
    assert table(capsys, *test, "--into", str(tmp_path)) == early


def test_whole_deals_are_played(capsys: Told) -> None:
    assert arena("--games", "3", "--json") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["games"] == 4
    assert (
        printed.err == "4 games are played, so that deals are whole and all groups play as often.\n"
    )


def test_a_picture(capsys: Told, tmp_path: Path) -> None:
    file = tmp_path / "match.svg"
    table(capsys, "--picture", str(file))
    assert file.read_text("utf-8").startswith("<svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(language: str, capsys: Told) -> None:
    assert arena("--games", "3", "--workers", "1", language=language) == 0
    assert "merchant" in capsys.readouterr().out


def test_without_a_seed_it_goes_on_with_the_one_that_is_kept(capsys: Told, tmp_path: Path) -> None:
    args = ["arena", "merchant", "scribe", "--edition", str(POND), "--games", "2"]
    args += ["--into", str(tmp_path), "--workers", "1"]
    assert [run(args, Words("en")) for _ in "12"] == [0, 0]
    printed = capsys.readouterr()
    first, second = printed.err.splitlines()
    assert first == second == f"Seed: {json.loads((tmp_path / 'match.json').read_text())['seed']}"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("--seats 3", "--seats: For 3 seats at least as many players are needed, not 2."),
        ("pharaoh", "PLAYER: Nobody is called pharaoh. Known are: scribe, merchant"),
        ("vizier:0", "PLAYER: Nobody is called vizier:0."),
        ("run:no-such-program", "PLAYER: There is no program no-such-program that can be run."),
        ("--records", "--records: Records are kept in the folder of --into, which is missing."),
        ("--effort 1 --seconds 1", "--seconds: An effort or seconds can be given, but not both."),
        ("--seconds 0", "--seconds: It has to be a number above 0 and up to 86400, not 0."),
        ("--seconds nan", "--seconds: It has to be a number above 0 and up to 86400, not nan."),
        ("--seconds soon", "--seconds: It has to be a number above 0 and up to 86400, not soon."),
        ("--sprt 0.6 0.5", "--sprt: "),
        ("--sprt half 0.6", "--sprt: "),
        ("--sprt 0.5", "--sprt needs 2 values, as in --sprt 0.5 0.55.\n"),
        ("--sprt", "--sprt needs 2 values"),
        ("--games 0", "--games: It has to be a whole number from 1"),
    ],
)
def test_misuse(args: str, complaint: str, capsys: Told) -> None:
    assert arena(*args.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert f"Error: {complaint}" in printed.err


def test_too_few_players(capsys: Told) -> None:
    assert run(["arena", "merchant"], Words("en")) == 2
    assert "PLAYER: For 2 seats at least as many players are needed" in capsys.readouterr().err


def test_a_folder_with_another_match(capsys: Told, tmp_path: Path) -> None:
    into = ("--workers", "1", "--into", str(tmp_path))
    table(capsys, *into)
    assert arena(*into, "--games", "10", "--turns", "99") == 1
    complaint = f"Error: {tmp_path} keeps another match. What differs: --games, --turns\n"
    assert capsys.readouterr() == ("", complaint)


def test_a_folder_that_is_damaged(capsys: Told, tmp_path: Path) -> None:
    table(capsys, "--into", str(tmp_path))
    (tmp_path / "results.jsonl").write_text("nonsense\n")
    assert arena("--into", str(tmp_path)) == 1
    complaint = "results.jsonl is damaged in line 1: expected one line of JSON\n"
    assert capsys.readouterr().err.endswith(complaint)


def test_a_folder_that_cannot_be(capsys: Told, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert arena("--into", str(tmp_path / "file")) == 1
    assert "file cannot be written: Not a directory" in capsys.readouterr().err


def test_a_picture_that_cannot_be_is_refused_before_anything_is_played(
    capsys: Told, tmp_path: Path
) -> None:
    assert arena("--picture", str(tmp_path / "nowhere" / "match.svg")) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "match.svg cannot be written: " in printed.err


def test_nor_can_a_folder_be_a_picture(capsys: Told, tmp_path: Path) -> None:
    assert arena("--picture", str(tmp_path)) == 1
    assert capsys.readouterr() == ("", f"Error: {tmp_path} cannot be written: Is a directory\n")


def test_nor_one_in_a_folder_that_cannot_be_written(
    capsys: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda path, _: path != tmp_path.resolve())
    assert arena("--picture", str(tmp_path / "match.svg")) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith("match.svg cannot be written: Permission denied\n")


def test_names_of_any_signs_are_one_line_of_json(capfd: Told) -> None:
    player = "run:false \u2028"
    args = ["arena", player, "merchant", "--edition", str(POND), "--games", "2", "--workers", "1"]
    assert run([*args, "--json"], Words("en")) == 0
    printed = capfd.readouterr().out
    assert printed.count("\n") == 1
    assert player in {one["entrant"] for one in json.loads(printed)["standings"]}


def test_a_picture_on_standard_output_is_alone_there(capsys: Told) -> None:
    assert arena("--workers", "1", "--picture", "-") == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("<svg")
    assert "merchant      8     8" in printed.err


@pytest.mark.parametrize("workers", "12")
def test_a_program_that_fails_is_told_of_once(workers: str, tmp_path: Path) -> None:
    args = ["arena", "run:false", "merchant", "--edition", str(POND), "--seed", "5"]
    command = [sys.executable, "-m", "mansuba", *args, "--games", "2", "--lang", "en"]
    printed = subprocess.run(  # by itself, as here the tests hear what players warn of
        [*command, "--workers", workers], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    told = r"run:false lost \d+ decisions; the merchant made them instead.\n"
    assert re.fullmatch(told, printed.stderr)
    assert "Faults" in printed.stdout


def test_a_terminal_that_is_too_narrow_for_the_table(
    capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.cli.arena.width_of_terminal", lambda: 60)
    assert "\nmerchant\n  Games          8\n" in table(capsys, "--workers", "1")


@pytest.mark.parametrize("workers", [1, 2])
def test_what_the_system_says_against_a_game_is_told_as_that(workers: int, capsys: Told) -> None:
    """It is not our output that cannot be written."""
    job = Job(quick(), Exhausted(5))
    with pytest.raises(typer.Exit) as ended:
        play_out(Words("en"), job, hands_for(workers), None)
    assert ended.value.exit_code == 1
    said = "Error: A process that played has failed: [Errno 24] Too many open files\n"
    assert capsys.readouterr() == ("", said)


@pytest.mark.parametrize("player", ["merchant", "priest"])
def test_the_bar_says_what_it_waits_for(player: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has to be compiled gets ready, and nobody knows for how long."""
    screen = StringIO()
    terminal = Console(file=screen, force_terminal=True, width=60)
    monkeypatch.setattr("mansuba.cli.matches.Console", lambda stderr: terminal)
    job = Job.of(quick(player, "merchant", games=2))
    with progress(Words("en"), job) as advance:
        first = screen.getvalue()
        advance()
    assert ("Getting ready" in first, "Playing" in first) == (
        player == "priest",
        player == "merchant",
    )
    assert "Playing" in screen.getvalue()


def test_without_ray(capsys: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert arena("--ray", "auto") == 1
    assert capsys.readouterr().err.startswith("Error: Ray is not installed here")


def test_interrupted_and_gone_on_with(capsys: Told, tmp_path: Path) -> None:
    folder = tmp_path / "match"
    into = ("--games", "40", "--into", str(folder), "--workers", "2")
    results = folder / "results.jsonl"
    with Typist(*QUICK, *into, home=tmp_path, module="tests.arena.held") as typist:
        typist.sees("Playing")
        while not results.exists() or len(results.read_bytes().splitlines()) < A_FEW:
            time.sleep(0.01)
        typist.interrupts()
        typist.sees("of the games. They are kept in")
        assert typist.ends() == 130
        assert "Traceback" not in typist.seen
    assert len(results.read_bytes().splitlines()) == A_FEW
    assert table(capsys, *into) == table(capsys, "--games", "40")


def test_interrupted_where_nothing_is_kept(tmp_path: Path) -> None:
    with Typist(*QUICK, "--games", "1000", "--workers", "1", home=tmp_path) as typist:
        typist.sees("Playing")
        typist.interrupts()
        typist.sees("Nothing is kept; --into FOLDER would have kept")
        assert typist.ends() == 130
