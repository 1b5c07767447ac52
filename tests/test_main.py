"""`python -m mansuba` is the command; with nothing asked of it, a game plays itself."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

COMMAND = [sys.executable, "-m", "mansuba"]


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_it_is_the_command() -> None:
    done = subprocess.run(
        [*COMMAND, "rules", "3", "--lang", "it"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("### Legge 3: ")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_interrupting_ends_cleanly() -> None:
    game = start("demo", "--players", "6", "--lang", "en")
    assert game.stdout
    while "throws" not in game.stdout.readline():
        time.sleep(0.01)
    game.send_signal(signal.SIGINT)
    _, complaint = game.communicate(timeout=20)
    assert (game.returncode, complaint) == (130, "")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of POSIX")
def test_a_closed_pipe_ends_quietly() -> None:
    game = start()
    assert game.stdout
    assert game.stderr
    game.stdout.readline()
    game.stdout.close()
    assert game.stderr.read() == ""
    assert game.wait(timeout=20) == 141
    game.stderr.close()
