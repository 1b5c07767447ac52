"""The commands as they are typed: what they print, and how they end."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from mansuba import Edition, Phase, Position
from mansuba.cli.main import run
from mansuba.notation import write_position
from mansuba.notation.records import read_record
from mansuba.words import LANGUAGES, Words
from mansuba.words.arrangement import TOPICS
from tests.openings import thrown

EMPTY = write_position(Position.new(Edition.standard(), 2))
THROWN = write_position(thrown(2))

Told = pytest.CaptureFixture[str]


def out(told: Told, *args: str, language: str = "en") -> str:
    """What a command prints that ends well."""
    code = run(list(args), Words(language))
    printed = told.readouterr()
    assert (code, printed.err) == (0, "")
    return printed.out


def refused(told: Told, *args: str, code: int = 1) -> str:
    """What a command complains of."""
    assert run(list(args), Words("en")) == code
    printed = told.readouterr()
    assert "Traceback" not in printed.err
    return printed.err


@pytest.fixture
def game(tmp_path: Path, capsys: Told) -> Path:
    path = tmp_path / "game.txt"
    out(capsys, "random", "--seed", "5", "--turns", "12", "--record", str(path))
    return path


# --- rules --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_whole(language: str, capsys: Told) -> None:
    said = out(capsys, "rules", language=language)
    words = Words(language)
    assert said.startswith(f"# {words.say('rules-title')}\n")
    for law in range(1, 8):
        assert words.say(f"law-{law}-more") in said
    assert "{" not in said


@pytest.mark.parametrize("topic", TOPICS)
def test_rules_by_topic(topic: str, capsys: Told) -> None:
    assert out(capsys, "rules", topic).startswith("##")


def test_law_3(capsys: Told) -> None:
    said = out(capsys, "rules", "3", language="de")
    assert said.startswith("### Regel 3: Kein Weg zurück\n\n**Eine Figur, die")


# --- boards -------------------------------------------------------------------------------------


def test_board_show(capsys: Told) -> None:
    said = out(capsys, "board", "show", "oasis")
    assert said.splitlines()[0].split() == ["0p", "3t"]
    assert "163 spaces, 6 directions" in said
    assert "4 players: seats 0, 1, 3, 4" in said


def test_board_show_names(capsys: Told) -> None:
    said = out(capsys, "board", "show", "--names", "sun")
    picture = Edition.standard().board.picture
    assert said.split("\n\n")[0].split() == picture.split()


def test_board_check(tmp_path: Path, capsys: Told) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('board = "oasis"\nsanctuary = false\n')
    assert out(capsys, "board", "check", str(path)).startswith(
        f"{path}: this works.\nEdition oasis#"
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('board = "moon"', "board: There is no built-in board “moon”. There are: sun, oasis"),
        ("sanctuary = 1\nboard = 'sun'", "sanctuary: This cannot be “1”. Possible: true, false"),
        ("name = ?", "line 1, column 8: This is not TOML: Invalid value"),
    ],
)
def test_board_check_refuses(tmp_path: Path, capsys: Told, text: str, complaint: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    assert refused(capsys, "board", "check", str(path)) == f"Error: {path}: {complaint}\n"


def test_board_that_is_not_there(capsys: Told) -> None:
    complaint = "Error: nowhere.toml: This cannot be read: No such file or directory\n"
    assert refused(capsys, "board", "check", "nowhere.toml") == complaint


# --- positions ----------------------------------------------------------------------------------


def test_draw(capsys: Told) -> None:
    said = out(capsys, "draw", THROWN)
    assert " 0F  0W  0C  .   .   .\n" not in said  # the courts of seat 3 are drawn
    assert "0F  0W  0C  3p  3p  3p" in said
    assert "Seat 0: Falcon c4, Woman c5, Crocodile c6, Ibis b4, Jackal b5, Cat a4" in said
    assert "Unused sticks: Falcon 1, Woman 1," in said
    assert said.endswith("Seat 0 takes a stick.\n")


def test_draw_with_hieroglyphs(capsys: Told) -> None:
    assert "0\U00013143" in out(capsys, "draw", THROWN, "--signs", "hieroglyphs")


def test_draw_from_standard_input(capsys: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(THROWN + "\n"))
    assert "Seat 0 takes a stick." in out(capsys, "draw", "-")


def test_draw_svg(tmp_path: Path, capsys: Told) -> None:
    path = tmp_path / "picture.svg"
    assert out(capsys, "draw", THROWN, "--svg", str(path)) == ""
    svg = path.read_text("utf-8")
    assert svg.count("<polygon") == 199 + 12  # spaces, and a triangle for each in a Pyramid
    assert svg.count("<circle") == 12
    assert list(tmp_path.iterdir()) == [path]


def test_draw_svg_nowhere(tmp_path: Path, capsys: Told) -> None:
    path = tmp_path / "no" / "picture.svg"
    complaint = f"Error: {path} cannot be written: No such file or directory\n"
    assert refused(capsys, "draw", THROWN, "--svg", str(path)) == complaint


def test_draw_refuses(capsys: Told) -> None:
    broken = THROWN.replace("F1", "F0")
    column = broken.index("F0") + 2
    complaint = f"Error: column {column}: Expected: a face, such as 3 or 2n. Found: 0W1C1I1J1K1.\n"
    assert refused(capsys, "draw", broken) == complaint


def test_draw_refuses_the_impossible(capsys: Told) -> None:
    broken = THROWN.replace("c5", "c4")
    complaint = "Error: Seat 0’s Falcon and seat 0’s Woman both stand on c4.\n"
    assert refused(capsys, "draw", broken) == complaint


def test_perft(capsys: Told) -> None:
    said = out(capsys, "perft", EMPTY, "--depth", "3", "--divide").splitlines()
    assert said[:2] == ["0F@c4 20", "0F@c5 20"]
    assert said[-1].startswith("Lines of play, 3 decisions long: 120 (")
    assert out(capsys, "perft", EMPTY, "--depth", "0").startswith(
        "Lines of play, 0 decisions long: 1 ("
    )


# --- records ------------------------------------------------------------------------------------


def test_random_is_repeated_by_its_seed(tmp_path: Path, game: Path, capsys: Told) -> None:
    again = tmp_path / "again.json"
    args = ("--seed", "5", "--turns", "12", "--record", str(again))
    assert out(capsys, "random", *args) == ("Truncated: nobody has won. Turns: 12. Seed: 5.\n")
    record = read_record(game.read_text("utf-8"))
    assert json.loads(again.read_text("utf-8"))["result"] == "truncated"
    assert sum(t.before.phase is Phase.TAKE for t in record.transitions()) == 12


def test_random_without_a_seed_says_which_it_was(capsys: Told) -> None:
    said = out(capsys, "random", "--players", "6", "--turns", "1")
    assert said.startswith("Truncated: nobody has won. Turns: 1. Seed: ")


def test_replay(game: Path, capsys: Told) -> None:
    said = out(capsys, "replay", str(game)).splitlines()
    assert said[0].startswith("1. 0F@")
    assert said[12].startswith("13. lot:")
    assert sum(". round " in line for line in said) == 0
    assert out(capsys, "replay", "--linear", str(game)).count("\n") < len(said)


def test_replay_of_a_broken_file_shows_what_came_before(game: Path, capsys: Told) -> None:
    lines = game.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("  1. "))
    lines[number] += " XX"
    game.write_text("\n".join(lines) + "\n")
    code = run(["replay", str(game)], Words("en"))
    printed = capsys.readouterr()
    assert code == 1
    assert "13. lot:" in printed.out
    assert printed.err.startswith(f"Error: {game}: line {number + 1}, column ")


def test_replay_of_a_game_that_is_not_there(game: Path, capsys: Told) -> None:
    said = refused(capsys, "replay", str(game), "--game", "2", code=2)
    assert "Error: --game: The file has only one game.\n" in said


def test_convert_there_and_back(game: Path, tmp_path: Path, capsys: Told) -> None:
    as_json, text = tmp_path / "game.json", game.read_text("utf-8")
    out(capsys, "convert", str(game), str(as_json))
    assert json.loads(as_json.read_text("utf-8"))["mansuba"] == "v1"
    assert out(capsys, "convert", str(as_json)) == text
    assert out(capsys, "convert", str(game)) == as_json.read_text("utf-8")
    assert out(capsys, "convert", str(game), "--to", "text") == text


def test_convert_json_over_many_lines(game: Path, tmp_path: Path, capsys: Told) -> None:
    as_json, text = tmp_path / "game.json", game.read_text("utf-8")
    content = json.loads(out(capsys, "convert", str(game)))
    as_json.write_text(json.dumps(content, indent=2))
    assert out(capsys, "convert", str(as_json), "--to", "text") == text


def test_convert_json_over_many_lines_with_blank_ones(
    game: Path, tmp_path: Path, capsys: Told
) -> None:
    """A line without anything on it, or one after each, as where line ends were doubled."""
    as_json, text = tmp_path / "game.json", game.read_text("utf-8")
    lines = json.dumps(json.loads(out(capsys, "convert", str(game))), indent=2)
    for spaced in (lines.replace("{\n", "{\n\n \n", 1), lines.replace("\n", "\r\r\n")):
        as_json.write_bytes(spaced.encode())
        assert out(capsys, "convert", str(as_json), "--to", "text") == text


def test_convert_many_games(game: Path, tmp_path: Path, capsys: Told) -> None:
    many = tmp_path / "many.txt"
    many.write_text("\n".join([game.read_text("utf-8")] * 3))
    lines = out(capsys, "convert", str(many)).splitlines()
    assert len(lines) == 3
    as_json = tmp_path / "many.json"
    as_json.write_text("\n".join(lines))
    assert out(capsys, "convert", str(as_json)) == many.read_text("utf-8")


def test_a_failed_conversion_leaves_nothing_behind(game: Path, capsys: Told) -> None:
    game.write_text(game.read_text("utf-8") + "nonsense\n")
    result = game.with_name("out.json")
    result.write_text("as it was")
    refused(capsys, "convert", str(game), str(result))
    assert result.read_text() == "as it was"
    assert sorted(game.parent.iterdir()) == sorted([game, result])


@pytest.mark.parametrize("args", [("convert",), ("replay",), ("replay", "--game", "3")])
@pytest.mark.parametrize("text", ["", "\n\n", "\ufeff\n", "\n\ufeff \x0b\n\ufeff"])
def test_a_file_without_a_game(
    text: str, args: tuple[str, ...], tmp_path: Path, capsys: Told
) -> None:
    empty, result = tmp_path / "empty.txt", tmp_path / "out.txt"
    empty.write_text(text, "utf-8")
    outputs = [str(result)] if args == ("convert",) else []
    said = refused(capsys, *args, str(empty), *outputs)
    assert said.startswith(f"Error: {empty}: line 1, column 1: Expected: a game, which begins")
    assert not result.exists()


def test_convert_goes_by_what_is_in_the_file(game: Path, tmp_path: Path, capsys: Told) -> None:
    misnamed, lines = tmp_path / "misnamed.txt", tmp_path / "games.jsonl"
    out(capsys, "convert", str(game), str(lines))
    misnamed.write_bytes(lines.read_bytes())
    assert out(capsys, "convert", str(misnamed)) == game.read_text("utf-8")
    assert out(capsys, "convert", str(lines)) == game.read_text("utf-8")


def test_a_byte_order_mark_is_passed_over(game: Path, tmp_path: Path, capsys: Told) -> None:
    as_json = tmp_path / "games.json"
    as_json.write_text("\ufeff" + out(capsys, "convert", str(game)), "utf-8")
    assert out(capsys, "convert", str(as_json)) == game.read_text("utf-8")


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (lambda line: line[:-9], "line 3, column "),
        (lambda line: line.replace('"0F@c4"', '"0F@z9"'), "line 3: /decisions/0: "),
        (lambda line: line.replace('{"mansuba"', '{"mansubo"'), "line 3: "),
        (lambda line: '{"mansuba":' + "[" * 9000, "line 3: "),
    ],
    ids=["cut", "illegal", "unknown", "deep"],
)
def test_a_broken_line_of_json_is_named(
    spoil: Callable[[str], str], place: str, tmp_path: Path, capsys: Told
) -> None:
    file = tmp_path / "games.jsonl"
    decisions = [f"0{kind}@{space}" for kind, space in zip("FWC", ("c4", "c5", "c6"), strict=True)]
    game = {"mansuba": "v1", "edition": "sun", "seats": [0, 3], "decisions": decisions}
    line = json.dumps(game, separators=(",", ":"))
    file.write_text(f"\n{line}\n{spoil(line.rstrip())}\n{line}", "utf-8")
    assert refused(capsys, "convert", str(file)).startswith(f"Error: {file}: {place}")
    file.write_text(f"\n\n{spoil(line.rstrip())}\n{line}\n{line}", "utf-8")
    assert refused(capsys, "convert", str(file)).startswith(f"Error: {file}: {place}")
    file.write_text(f"\n\n{spoil(line.rstrip())}\n\n\n{line}", "utf-8")
    assert refused(capsys, "convert", str(file)).startswith(f"Error: {file}: {place}")


def test_a_broken_json_over_many_lines_is_told_by_its_line(tmp_path: Path, capsys: Told) -> None:
    file = tmp_path / "game.json"
    for text in ('\n\n{"mansuba":\n  "v1",\n  oops\n}', '\n{"mansuba":\n\n  "v1",\n  oops\n}'):
        file.write_text(text)
        said = refused(capsys, "convert", str(file))
        assert said.startswith(f"Error: {file}: line 5, column 3: ")


# --- files ----------------------------------------------------------------------------------------


def test_an_edition_from_standard_input(capsys: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    for args in (["board", "check", "-"], ["board", "show", "-"], ["demo", "--edition", "-"]):
        monkeypatch.setattr("sys.stdin", io.StringIO("\ufeffboard = 'oasis'\n"))
        assert run([*args, "--lang", "en"], Words("en")) == 0
        assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stdin", io.StringIO("board = 'moon'\n"))
    assert refused(capsys, "board", "check", "-").startswith("Error: -: board: There is no")


@pytest.mark.parametrize("command", [("draw",), ("perft", "--depth", "1")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_standard_input_is_read_once(
    language: str, command: tuple[str, ...], capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = Words(language)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{THROWN}\n"))
    assert run([*command, "-", "--edition", "-"], words) == 2
    problem = words.say("usage-input-read")
    said = words.say("usage-bad-value", name="--edition", problem=problem)
    assert said in capsys.readouterr().err
    for args in (["-", "--edition", "sun"], [THROWN, "--edition", "-"]):
        monkeypatch.setattr("sys.stdin", io.StringIO(THROWN if args[0] == "-" else "board = 'sun'"))
        assert run([*command, *args], words) == 0


def test_a_position_with_a_byte_order_mark(capsys: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"\ufeff{THROWN}\n"))
    assert "Seat 0 takes a stick." in out(capsys, "draw", "-")


def test_a_link_that_leads_to_itself(game: Path, tmp_path: Path, capsys: Told) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for args in (
        ["random", "--seed", "1", "--turns", "1", "--record"],
        ["convert", str(game)],
        ["draw", THROWN, "--svg"],
        ["arena", "merchant", "priest", "--games", "1", "--picture"],
        ["terminal", "--save"],
    ):
        said = refused(capsys, *args, str(loop))
        assert said == f"Error: {loop} cannot be written: Too many levels of symbolic links\n"
    assert loop.is_symlink()


def test_a_folder_that_is_gone(
    game: Path, tmp_path: Path, capsys: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    said = refused(capsys, "convert", str(game), "out")
    assert said == "Error: out cannot be written: No such file or directory\n"
