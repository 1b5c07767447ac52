"""Someone at a terminal: a pseudo-terminal that a test types into and reads from."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from textwrap import dedent
from types import TracebackType

PATIENCE = 30.0
IMPATIENCE = 2.0
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Typist:
    """Runs the command in a terminal of its own."""

    def __init__(
        self, *args: str, home: Path, lang: str = "en_US.UTF-8", module: str = "mansuba.cli"
    ) -> None:
        self._terminal, theirs = pty.openpty()
        self.seen = ""
        self._read = 0
        environment = {
            **{k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))},
            "LANG": lang,
            "TERM": "xterm-256color",
            "COLUMNS": "120",
            "XDG_DATA_HOME": str(home),
            "PYTHONIOENCODING": "utf-8",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, *args],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)

    def __enter__(self) -> Typist:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._terminal)

    def types(self, line: str) -> None:
        """Type a line and press Enter."""
        self.presses(line + "\n")

    def presses(self, keys: str) -> None:
        """Press keys, and no Enter after them."""
        os.write(self._terminal, keys.encode())

    def interrupts(self) -> None:
        """Press Ctrl-C, which a terminal turns into a signal, until something is said to it.

        Python does not see a signal that comes between printing a prompt and waiting for a line;
        a person, who is never that quick, would press again as well.
        """
        for _ in range(int(PATIENCE / IMPATIENCE)):
            os.killpg(self.process.pid, signal.SIGINT)
            if self._hears(time.monotonic() + IMPATIENCE):
                return

    def sees(self, text: str) -> str:
        """Wait until a text has come, after what was seen before; everything up to it."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen[self._read :]:
            if not self._hears(deadline):
                raise AssertionError(f"{text!r} never came, but\n{self.seen[self._read :]}")
        end = self.seen.index(text, self._read) + len(text)
        came, self._read = self.seen[self._read : end], end
        return came

    def follows(self, script: str) -> None:
        """Type each line after >, and see each after < as the next thing or later."""
        for line in dedent(script).strip("\n").splitlines():
            mark, text = line[:1], line[2:]
            self.types(text) if mark == ">" else self.sees(text)

    def ends(self) -> int:
        """Wait until the command is over; its exit code."""
        deadline = time.monotonic() + PATIENCE
        while self._hears(deadline):
            pass
        return self.process.wait(PATIENCE)

    def _hears(self, deadline: float) -> bool:
        """Take in what has come; False when nothing more will."""
        ready, _, _ = select.select([self._terminal], [], [], max(0, deadline - time.monotonic()))
        try:
            came = os.read(self._terminal, 65536) if ready else b""
        except OSError:  # the other end is closed
            came = b""
        self.seen += COLOUR.sub("", came.decode("utf-8", "replace")).replace("\r\n", "\n")
        return bool(came)
