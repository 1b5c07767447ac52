"""A game at one keyboard is saved where it belongs, and nothing else is lost by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from mansuba import CHANCE
from mansuba.cli.games import Games, write_games
from mansuba.cli.main import run
from mansuba.notation.records import Note, Record, write_record
from mansuba.table.chance import draw
from mansuba.words import LANGUAGES, Words
from tests.cli.test_terminal import last_step, nearly_won
from tests.openings import set_up
from tests.playing import steer

Told = pytest.CaptureFixture[str]
CTRL_C = "^C"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "mansuba"


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Lines to be typed, one of which may be Ctrl-C, and then Ctrl-D."""
    lines: list[str] = []

    def read(_: str) -> str:
        if not lines:
            raise EOFError
        line = lines.pop(0)
        if line == CTRL_C:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("builtins.input", read)
    yield lines
    assert not lines, "all of it was asked for"


def terminal(*args: str | Path, code: int = 0) -> None:
    assert run(["terminal", "--linear", *map(str, args)], Words("en")) == code


def games(file: Path) -> list[Record]:
    return list(Games(str(file)))


def begun(tags: dict[str, str], most: int = 3) -> Record:
    """Some decisions after the set-up: the lot, a throw, a stick; with notes and a source."""
    position, decisions, rng = set_up(2), [], Random(2)
    start = position
    for _ in range(most):
        decision = draw(position, rng) if position.actor is CHANCE else steer(position, rng)
        decisions.append(decision)
        position = position.after(decision)
    return Record(start, tuple(decisions), tags, {0: Note("fate", {"chance": "0.5"})})


WON = Record(nearly_won())
OTHERS = [WON, begun({"Name0": "Nefer"})]


@pytest.mark.parametrize("form", ["text", "json"])
def test_resuming_keeps_all_the_file_has(
    form: str, home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    file, last = tmp_path / "club.mansuba", begun({"Event": "club night"})
    write_games(str(file), iter([*OTHERS, last]), form)
    typing += ["1", "1", "save", "undo"]
    terminal("--resume", file)
    source = Games(str(file))
    *others, now = source
    assert others == OTHERS
    assert source.form == form
    assert now.decisions[:3] == last.decisions
    assert (now.notes, now.tags) == (last.notes, last.tags)
    assert f"Game saved in {file}" in capsys.readouterr().out


def test_resuming_writes_nothing_if_nothing_was_decided(
    home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    file = tmp_path / "club.txt"
    stopped = Record(set_up(2), truncated=True)
    file.write_text("\n" + write_record(stopped))
    before = file.read_bytes()
    terminal("--resume", file)
    assert file.read_bytes() == before
    assert "saved" not in capsys.readouterr().out


def test_what_others_write_meanwhile_stays(
    home: Path, typing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, last = tmp_path / "club.txt", begun({})
    write_games(str(file), iter([last]), "text")
    lines = iter(["1", "save", "undo"])

    def read(_: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        if line == "1":
            write_games(str(file), iter(OTHERS), "text")
        return line

    monkeypatch.setattr("builtins.input", read)
    terminal("--resume", file, "--seed", "1")
    *others, ours = games(file)
    assert others == OTHERS
    assert ours.decisions == last.decisions, "the second time it is where it was put the first"


def test_a_note_goes_with_the_decision_it_hangs_on(
    home: Path, typing: list[str], tmp_path: Path
) -> None:
    file, record = tmp_path / "game.txt", begun({})
    noted = Record(record.start, record.decisions, {}, {0: Note("fate"), 2: Note("a mistake")})
    write_games(str(file), iter([noted]), "text")
    typing += ["undo", "2", "1"]
    terminal("--resume", file)
    [now] = games(file)
    assert now.notes == {0: Note("fate")}


def test_an_unfinished_game_outlasts_the_next(home: Path, typing: list[str], capsys: Told) -> None:
    typing += ["1"]
    terminal()
    first = games(home / "last-game.txt")
    terminal()
    assert games(home / "last-game.txt") == first, "nothing was decided"
    typing += ["2", "save"]
    terminal()
    assert games(home / "last-game.txt") == first
    [second] = games(home / "last-game-2.txt")
    assert len(second.decisions) == 1
    assert f"Game saved in {home / 'last-game-2.txt'}" in capsys.readouterr().out
    assert len(list(home.iterdir())) == 2


def test_one_game_that_is_over_gives_way(home: Path, typing: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    write_games(str(file), iter([WON]), "text")
    typing += ["F:0F", last_step()]
    terminal("--resume", file)
    [over] = games(file)
    assert over.result == 0
    typing += ["1"]
    terminal("--save", file)
    assert len(games(file)[0].decisions) == 1


def test_a_file_that_is_no_record_is_never_overwritten(
    home: Path, typing: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "thesis.txt"
    file.write_text("precious")
    typing += ["1"]
    terminal("--save", file)
    assert file.read_text() == "precious"
    assert len(games(tmp_path / "thesis-2.txt")) == 1


def test_a_file_is_the_same_by_whatever_name(
    home: Path, typing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link.txt").symlink_to("game.txt")
    typing += ["1", "save game.txt", "1", "save ./game.txt", "1", "save link.txt"]
    terminal("--save", tmp_path / "game.txt")
    assert len(games(tmp_path / "game.txt")[0].decisions) == 3
    assert {file.name for file in tmp_path.iterdir()} == {"game.txt", "link.txt"}


def test_a_file_is_the_same_by_the_name_that_was_told(
    home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    file, beside = tmp_path / "game.txt", tmp_path / "game-2.txt"
    file.write_text("precious")
    typing += ["1", f"save {file}", "1", f"save {beside}", "1", f"save {file}"]
    terminal("--save", beside)
    assert capsys.readouterr().out.count(f"Game saved in {beside}\n") == 3
    assert len(games(beside)[0].decisions) == 3
    assert {path.name for path in tmp_path.iterdir()} == {"game.txt", "game-2.txt"}


def test_a_home_that_the_shell_leaves_to_us(
    home: Path, typing: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    file, nobodys = tmp_path / "x" / "game.txt", "~nobody-of-this-name/game.txt"
    for given, saved in (("~/x/game.txt", file), (nobodys, nobodys)):
        typing += ["1"]
        terminal(f"--save={given}")
        assert f"Game saved in {saved}\n" in capsys.readouterr().out
        typing += ["1"]
        terminal(f"--resume={given}")
        assert f"Game saved in {saved}\n" in capsys.readouterr().out
        [game] = games(Path(saved))
        assert len(game.decisions) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"x", "~nobody-of-this-name"}


# --- where nothing can be saved -------------------------------------------------------------------


def test_the_place_is_looked_at_before_the_game(
    home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    (tmp_path / "file").write_text("")
    for place in (tmp_path, tmp_path / "file" / "game.txt"):
        terminal("--save", place, code=1)
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith(f"Error: {place} cannot be written: ")


def test_a_place_that_is_lost_on_the_way(
    home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    place, other = tmp_path / "there" / "game.txt", tmp_path / "other.txt"

    def lose(*_: object) -> None:
        place.parent.rmdir()
        place.parent.write_text("in the way")

    ways: list[tuple[list[str], int]] = [
        (["1"], 1),
        (["1", "quit", ""], 1),
        (["1", "quit", str(other)], 0),
        (["1", CTRL_C, str(other)], 0),
        (["1", CTRL_C, CTRL_C], 1),
    ]
    for lines, code in ways:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("mansuba.cli.terminal.check_place", lose)
            typing += lines
            terminal("--save", place, code=code)
        place.parent.unlink()
        printed = capsys.readouterr()
        if code:
            assert printed.err.startswith(f"Error: {place} cannot be written: ")
        else:
            assert f"Game saved in {other}" in printed.out
            assert len(games(other)) == 1
            other.unlink()


def test_without_a_home(
    typing: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Told
) -> None:
    def homeless(*_: str) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("mansuba.cli.folders.user_data_path", homeless)
    said = "Error: There is no home folder here. Name a place with {}.\n"
    terminal(code=1)
    assert capsys.readouterr().err == said.format("--save")
    assert run(["backup", str(tmp_path / "backup")], Words("en")) == 1
    assert capsys.readouterr().err == said.format("--data")
    terminal("--save", tmp_path / "game.txt")


# --- what belongs to the game ---------------------------------------------------------------------


@pytest.mark.parametrize("option", [("--players", "2"), ("--names", "X"), ("--edition", "oasis")])
def test_a_resumed_game_has_its_own(
    option: tuple[str, str], home: Path, typing: list[str], tmp_path: Path, capsys: Told
) -> None:
    file = tmp_path / "game.txt"
    write_games(str(file), iter([begun({})]), "text")
    terminal("--resume", file, *option, code=2)
    said = f"Error: {option[0]}: A game that goes on has all this already."
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_edition_does_not_come_from_where_people_type(
    language: str, home: Path, typing: list[str], capsys: Told
) -> None:
    words = Words(language)
    assert run(["terminal", "--edition", "-"], words) == 2
    problem = words.say("terminal-input-typed")
    said = words.say("usage-bad-value", name="--edition", problem=problem)
    assert said in capsys.readouterr().err
    assert run(["terminal", "--help"], words) == 0
    helped = capsys.readouterr().out.split()
    assert " ".join(words.say("option-edition-file").split()) in " ".join(helped)


@pytest.mark.parametrize(
    ("before", "options", "after"),
    [
        ("sealed", (), "sealed, then program"),
        ("program, seed 1", ("--dice", "typed"), "program, seed 1, then typed"),
        ("program, seed 1", ("--seed", "1"), "program, seed 1, then program, seed 1"),
        ("program", (), "program"),
        ("sealed, then program", (), "sealed, then program"),
        (None, (), None),
    ],
)
def test_the_record_says_where_its_throws_come_from(
    before: str | None,
    options: tuple[str, ...],
    after: str | None,
    home: Path,
    typing: list[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.txt"
    tags = {"Dice": before, "DiceProof": "mansuba dice v1"} if before else {}
    record = begun(tags, 1)  # the lot has fallen, the next is a throw
    write_games(str(file), iter([record]), "text")
    typing += ["1 1 1 1 1 1" if "typed" in options else ""]
    terminal("--resume", file, *options)
    [now] = games(file)
    assert len(now.decisions) == 2
    assert now.tags == ({"Dice": after} if after else {})


def test_before_the_first_throw_there_was_no_other(
    home: Path, typing: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    write_games(str(file), iter([Record(set_up(2), tags={"Dice": "sealed"})]), "text")
    typing += [""]
    terminal("--resume", file)
    assert games(file)[0].tags == {"Dice": "program"}
