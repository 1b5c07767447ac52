"""A server that the command starts in a process of its own, and someone who visits it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

READY = "Mansuba is ready at "
OPENER = build_opener(ProxyHandler({}))


class Server:
    """`mansuba play` or `mansuba serve`, once it has said all that it has to say."""

    def __init__(self, command: str, data: Path, *arguments: str) -> None:
        given = (*command.split(), "--lang", "en", "--data", str(data), *arguments)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "mansuba", *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        self.said = [self.process.stdout.readline().strip()]
        assert self.said[0].startswith(READY), self.process.communicate()
        while not self.said[-1].startswith("Ctrl-C"):
            self.said.append(self.process.stdout.readline().strip())
        self.address = self.said[0].removeprefix(READY)
        self.headers = {"Content-Type": "application/json", "Origin": self.address.rstrip("/")}

    def ask(self, path: str, body: Any = None, **more: str) -> Any:
        """Its answer to whoever asked before, too."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.address + path, data, {**self.headers, **more})
        with OPENER.open(request, timeout=30) as response:
            if cookie := response.headers["set-cookie"]:
                self.headers["Cookie"] = cookie.partition(";")[0]
            return json.load(response)

    def ends(self, number: int = signal.SIGTERM) -> tuple[int, str]:
        """Send it a signal; how it ended and what it has written down."""
        self.process.send_signal(number)
        _, written = self.process.communicate(timeout=30)
        return self.process.returncode, written


@contextmanager
def serving(command: str, data: Path, *arguments: str) -> Iterator[Server]:
    """One that is gone in the end."""
    server = Server(command, data, *arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.process.kill()
            server.process.communicate()
