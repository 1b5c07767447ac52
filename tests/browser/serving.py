"""The real command, started as people start it, and asked over HTTP what it keeps."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen
from uuid import uuid4

from mansuba import Decision, Edition
from mansuba.notation import Record, read_record, write_decision
from tests.ports import free_port

BOARDS = Path(__file__).parents[1] / "boards"
POND = Edition.load(BOARDS / "pond.toml")
"""A small board: two players are done in about 30 turns."""
BROOK = "brook"
"""The pond with longer ways to go at once: two players are done in about 14 turns, six in 40."""
STRIDES = {'"pond"': f'"{BROOK}"', '["2", "3n", "3", "4"]': '["5", "6n", "6", "8"]'}
MANSUBA = (sys.executable, "-m", "mansuba")
WITH_PAGE = """
import sys
from pathlib import Path
from mansuba.cli.main import main
from mansuba.web.settings import BUILT_PAGE, Settings
usual = Settings.__init__.__defaults__
page = Path(sys.argv[1])
Settings.__init__.__defaults__ = tuple(page if one == BUILT_PAGE else one for one in usual)
main(sys.argv[2:])
"""
"""The same, with a page of one's own in this folder."""
STARTING = 60.0  # seconds
A_MOMENT = 0.05
BATCH = 60
"""Decisions that are sent at once."""


@dataclass
class Server:
    """`mansuba play` on a folder of its own."""

    data: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    before: tuple[str, ...] = ()
    """What stands before the command, such as a limit."""
    online: bool = False
    """Whether it is `mansuba serve`, with a lobby."""
    page: Path | None = None
    """A folder with another page than the one that was built."""

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        said = (self.data / "said.txt").open("ab")
        with said:
            self.process = subprocess.Popen(
                [*self.before, *self._program, *self._command, "--data", str(self.data)],
                stdout=said,
                stderr=said,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        until = time.monotonic() + STARTING
        while not self._answers():
            assert self.process.poll() is None, f"it did not start:\n{self.said()}"
            assert time.monotonic() < until, f"it does not answer:\n{self.said()}"
            time.sleep(A_MOMENT)

    @property
    def _program(self) -> tuple[str, ...]:
        return (sys.executable, "-c", WITH_PAGE, str(self.page)) if self.page else MANSUBA

    @property
    def _command(self) -> tuple[str, ...]:
        if self.online:
            return ("serve", "--listen", f"127.0.0.1:{self.port}", "--lobby")
        return ("play", "--no-browser", "--port", str(self.port))

    def said(self) -> str:
        """What it wrote to its terminal."""
        return (self.data / "said.txt").read_text("utf-8", "replace")

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/api/choices", timeout=5):
                return True
        except (URLError, OSError):
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it: by default as Ctrl-C does, or by pulling the plug."""
        if self.process is None:
            return
        self.process.send_signal(how)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        self.process = None

    def kill(self) -> None:
        """Pull the plug."""
        self.end(signal.SIGKILL)

    # --- what it keeps ----------------------------------------------------------------------------

    def ask(self, path: str, body: object = None) -> Any:
        """The answer to a question, or to a request with a body."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", data, {"Content-Type": "application/json"})
        with urlopen(request, timeout=20) as answer:
            return json.load(answer)

    def record(self, game: str) -> Record:
        """The game as the rulebook can play it again."""
        with urlopen(f"{self.url}/api/games/{game}/record", timeout=20) as answer:
            text = answer.read().decode()
        return read_record(text)

    # --- games somebody left ----------------------------------------------------------------------

    def begun(
        self, names: Iterable[str], decisions: Iterable[Decision], board: str = "pond"
    ) -> str:
        """A game of people with real sticks that has come so far; its id."""
        seats = [{"name": name, "player": "here"} for name in names]
        game: str = self.ask("/games", {"board": board, "seats": seats, "dice": "hand"})["id"]
        self.go_on(game, decisions)
        return game

    def go_on(self, game: str, decisions: Iterable[Decision]) -> None:
        """Somebody elsewhere decides."""
        words = [write_decision(decision) for decision in decisions]
        seen = len(self.ask(f"/games/{game}")["entries"])
        for first in range(0, len(words), BATCH):
            batch = words[first : first + BATCH]
            asked = {"id": uuid4().hex, "seen": seen, "decisions": batch}
            seen = self.ask(f"/games/{game}/decisions", asked)["seq"]


def brook() -> str:
    """The file of that board."""
    text = (BOARDS / "pond.toml").read_text("utf-8")
    for short, long in STRIDES.items():
        text = text.replace(short, long)
    return text


@contextmanager
def serving(
    data: Path, before: tuple[str, ...] = (), *, online: bool = False, page: Path | None = None
) -> Iterator[Server]:
    """A server that runs as long as it is needed."""
    (data / "boards").mkdir(parents=True)
    shutil.copy(BOARDS / "pond.toml", data / "boards")
    (data / "boards" / f"{BROOK}.toml").write_text(brook(), "utf-8")
    server = Server(data, before=before, online=online, page=page)
    server.start()
    try:
        yield server
    finally:
        server.end()
