"""What never ends, or cannot be written: a sentence, an exit code, and nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mansuba.cli.files import write_text
from mansuba.words import LANGUAGES, Words

ENDLESS = "z" * 5000
GAME = """[Mansuba "v1"]
[Edition "sun"]
[Seats "0 3"]

set-up 0: c4 c5 c6 b4 b5 a4
"""


def mansuba(*args: str, shell_end: str = "", given: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a shell, with streams as it sets them."""
    words = " ".join(f"'{arg}'" for arg in args)
    return subprocess.run(
        f"{sys.executable} -m mansuba.cli {words} {shell_end}",
        shell=True,
        env={**os.environ, "LANG": "C.UTF-8"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_endless_text_is_cut(language: str) -> None:
    said = Words(language).say("usage-no-such-command", name=ENDLESS)
    assert "zzz…" in said
    assert len(said) < len(ENDLESS)


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("rules", ENDLESS), 2),
        ((ENDLESS,), 2),
        (("random", "--players", ENDLESS), 2),
        (("board", "check", "endless.toml"), 1),
        (("replay", "endless.mansuba"), 0),
    ],
    ids=lambda value: str(value)[:20],
)
def test_endless_texts_get_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], code: int
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("endless.toml").write_text(f'board = "{ENDLESS}"', "utf-8")
    named = GAME.replace("\n\n", f'\n[Name0 "{ENDLESS}"]\n\n')
    Path("endless.mansuba").write_text(named, "utf-8")
    done = mansuba(*args)
    assert "Traceback" not in done.stderr
    assert done.returncode == code


def test_no_record_commands_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.mansuba"
    named = GAME.replace("\n\n", '\n[Name0 "\x1b[2Jme"]\n\n').replace("c5", "c5 {a\x1b[2Jb}")
    file.write_text(named, "utf-8")
    done = mansuba("replay", str(file))
    assert "\x1b" not in done.stdout + done.stderr


def test_an_endless_line_in_the_terminal_loses_nothing(tmp_path: Path) -> None:
    saved = tmp_path / "game.mansuba"
    done = mansuba("terminal", "--linear", "--save", str(saved), given=f"1\n{ENDLESS}\nquit\n")
    assert (done.returncode, "Traceback" in done.stderr) == (0, False)
    assert "set-up 0: c4" in saved.read_text("utf-8")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_an_output_that_is_full_is_said_to_be() -> None:
    done = mansuba("rules", shell_end="> /dev/full")
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert done.stderr.strip()


@pytest.mark.parametrize(
    ("args", "closed"),
    [(("rules", "3"), ">&-"), (("convert", "-"), "<&-"), (("terminal", "--linear"), "<&-")],
)
def test_closed_streams_are_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], closed: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert "Traceback" not in mansuba(*args, shell_end=closed).stderr


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("old", "utf-8")
    link.symlink_to(real)
    write_text(str(link), "new")
    assert link.is_symlink()
    assert real.read_text("utf-8") == "new"


def test_a_pipe_is_written_into(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE, text=True) as reader:
        write_text(str(pipe), "a game")
        assert reader.communicate(timeout=20)[0] == "a game"
    assert pipe.is_fifo()


def test_a_broken_game_does_not_hide_the_next(tmp_path: Path) -> None:
    file = tmp_path / "two.mansuba"
    file.write_text(GAME.replace("c5", "zz") + "\n" + GAME, "utf-8")
    first, second = (mansuba("replay", str(file), "--game", number) for number in "12")
    assert first.returncode == 1
    assert "5" in first.stderr
    assert second.returncode == 0
    assert "b5" in second.stdout
