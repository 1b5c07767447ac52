"""The command among others: pipes, closed pipes, completion, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys

MANSUBA = [sys.executable, "-m", "mansuba.cli"]


def test_a_closed_pipe_is_no_error() -> None:
    with subprocess.Popen(
        [*MANSUBA, "rules"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_piped_output_is_plain() -> None:
    done = subprocess.run(
        [*MANSUBA, "board", "show", "sun", "--lang", "es"], capture_output=True, check=True
    )
    assert b"\x1b" not in done.stdout
    assert "199 casillas" in done.stdout.decode()


def test_completion() -> None:
    environment = {**os.environ, "_MANSUBA_COMPLETE": "complete_bash", "LANG": "C.UTF-8"}
    environment |= {"COMP_WORDS": "mansuba rules beg", "COMP_CWORD": "2"}
    done = subprocess.run(MANSUBA, capture_output=True, env=environment, check=False, text=True)
    assert done.stdout.split() == ["beguile"]


def test_whoever_has_read_enough_of_the_schema() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "mansuba.web.schema"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141
