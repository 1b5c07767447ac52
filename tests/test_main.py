"""`python -m mansuba` is the command; with nothing asked of it, the table opens."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-m", "mansuba"]


def start(*arguments: str) -> subprocess.Popen[str]:
    """It says more than its pipe holds, and so is still at it when it has been read a little."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        pipesize=4096,
    )


def test_it_is_the_command() -> None:
    done = subprocess.run(
        [*COMMAND, "rules", "3", "--lang", "it"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("### Legge 3: ")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_interrupting_ends_cleanly() -> None:
    with start("demo", "--players", "6", "--lang", "en") as game:
        assert game.stdout
        while "throws" not in game.stdout.readline():
            time.sleep(0.01)
        game.send_signal(signal.SIGINT)
        _, complaint = game.communicate(timeout=20)
    assert (game.returncode, complaint) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_closed_pipe_ends_quietly() -> None:
    with start("demo", "--players", "6") as game:
        assert game.stdout
        assert game.stderr
        game.stdout.readline()
        game.stdout.close()
        assert game.stderr.read() == ""
        assert game.wait(timeout=20) == 141


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_with_nothing_asked_of_it_the_table_opens(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "LC_ALL": "de_DE.UTF-8",
        "LANGUAGE": "de",
        "BROWSER": "true",  # the command of that name, which shows nothing
    }
    table = subprocess.Popen(
        COMMAND, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert table.stdout
    assert table.stdout.readline().startswith("Mansuba ist bereit: http://127.0.0.1:")
    table.send_signal(signal.SIGINT)
    _, complaint = table.communicate(timeout=30)
    assert (table.returncode, complaint) == (0, "")
    assert list(tmp_path.rglob("games.sqlite"))
