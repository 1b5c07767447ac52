"""`mansuba play`: a server that can be stopped, killed and started again without losing a thing."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Never
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mansuba.cli.main import run
from mansuba.web.claiming import served_at as serving_elsewhere
from mansuba.words import LANGUAGES, Words
from tests.cli.served import serving
from tests.ports import free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

PLAY = "play --no-browser"
SEATS = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]


def test_killed_in_the_middle_of_a_game_and_started_again(tmp_path: Path) -> None:
    words = ["0F@a4", "0W@b4", "0C@b5", "0I@c4", "0J@c5", "0K@c6"]
    with serving(PLAY, tmp_path) as server:
        game = server.ask("api/games", {"seats": SEATS})["id"]
        for seen, word in enumerate(words):
            accepted = server.ask(
                f"api/games/{game}/decisions",
                {"id": f"request-{seen}", "seen": seen, "decisions": [word]},
            )
            assert accepted == {"seq": seen + 1}
        view = server.ask(f"api/games/{game}")
        assert server.ends(signal.SIGKILL)[0] == -signal.SIGKILL
    with serving(PLAY, tmp_path) as server:
        assert server.ask(f"api/games/{game}") == view
        assert [entry["word"] for entry in view["entries"]] == words
        again = {"id": "request-5", "seen": 5, "decisions": words[5:]}
        assert server.ask(f"api/games/{game}/decisions", again) == {"seq": 6}
        assert server.ends(signal.SIGTERM) == (0, "")


@pytest.mark.parametrize("pause", [0, 0.1, 0.2, 0.3])
def test_ctrl_c_twice(tmp_path: Path, pause: float) -> None:
    """Whatever it is at when it hears the second."""
    with serving(PLAY, tmp_path) as server:
        game = server.ask("api/games", {"seats": SEATS})["id"]
        address = server.address.replace("http", "ws")
        with connect(f"{address}api/games/{game}/socket", proxy=None):
            server.process.send_signal(signal.SIGINT)
            time.sleep(pause)
            assert server.ends(signal.SIGINT) == (0, "")


def hears_out(listener: ClientConnection) -> None:
    while True:
        listener.recv(timeout=30)


def test_ctrl_c_ends_it_with_a_listener_connected(tmp_path: Path) -> None:
    with serving(PLAY, tmp_path) as server:
        seats = [{"name": "A", "player": "scribe"}, {"name": "B", "player": "merchant"}]
        game = server.ask("api/games", {"seats": seats})["id"]
        address = server.address.replace("http", "ws")
        with connect(f"{address}api/games/{game}/socket", proxy=None) as listener:
            assert json.loads(listener.recv(timeout=30))["type"] == "thinking"
            assert server.ends(signal.SIGINT) == (0, "")
            with pytest.raises(ConnectionClosed):
                hears_out(listener)


def test_only_this_machines_names_are_answered(tmp_path: Path) -> None:
    with serving(PLAY, tmp_path, "--port", str(free_port())) as server:
        with pytest.raises(HTTPError) as refused:
            server.ask("api/games", Host="evil.example")
        assert refused.value.code == 400
        refused.value.close()


def test_a_second_one_says_where_the_first_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(PLAY, tmp_path) as server:
        assert run(["play", "--no-browser", "--data", str(tmp_path)], Words("en")) == 0
        assert capsys.readouterr().out == (
            f"Mansuba is already running with this folder, at {server.address}\n"
        )


def test_a_port_that_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        given = ["play", "--no-browser", "--data", str(tmp_path), "--port", port]
        assert run(given, Words("en")) == 1
    assert capsys.readouterr().err == (
        f"Error: The port {port} is already taken. Choose another, or leave --port out.\n"
    )


def test_a_port_that_the_system_keeps_to_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(address: tuple[str, int], **_: object) -> Never:
        raise PermissionError(errno.EACCES, f"nobody listens at {address}")

    monkeypatch.setattr(socket, "create_server", denied)
    given = ["play", "--no-browser", "--data", str(tmp_path), "--port", "80"]
    assert run(given, Words("en")) == 1
    assert capsys.readouterr().err == "Error: 127.0.0.1:80 cannot be used: Permission denied\n"


def test_one_that_only_just_starts_is_waited_for(tmp_path: Path) -> None:
    with (tmp_path / "claim").open("a+", encoding="utf-8") as claim:
        late = threading.Timer(0.2, (tmp_path / "claim").write_text, ["http://127.0.0.1:1/"])
        late.start()
        assert serving_elsewhere(claim) == "http://127.0.0.1:1/"
        late.join()


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_that_does_not_say_where_it_is(
    language: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import fcntl

    monkeypatch.setattr("mansuba.web.claiming.SECONDS_TO_START", 0.1)
    monkeypatch.setattr("mansuba.cli.table._open_browser", lambda *_, **__: pytest.fail("where?"))
    words = Words(language)
    with (tmp_path / "serving").open("a") as claim:
        fcntl.flock(claim, fcntl.LOCK_EX)
        assert run(["play", "--data", str(tmp_path)], words) == 1
    said = words.say("play-held", folder=str(tmp_path))
    assert str(tmp_path) in said
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", words.say("error", sentence=said) + "\n")


def test_a_folder_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    served: list[Path] = []
    monkeypatch.setattr("mansuba.web.serving.serve", lambda data, *_: served.append(data))
    for given in ("~/games", "~nobody-of-this-name/games", "games"):
        assert run(["play", "--no-browser", f"--data={given}"], Words("en")) == 0
    assert served == [tmp_path / "games", Path("~nobody-of-this-name/games"), Path("games")]


def refused(data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["play", "--no-browser", "--data", str(data)], Words("en")) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_a_folder_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert f"{file} cannot be written: " in refused(file, capsys)
    assert f"{file / 'below'} cannot be written: " in refused(file / "below", capsys)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write")
def test_a_folder_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written" in refused(tmp_path, capsys)


def test_a_database_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.sqlite").write_text("Dear diary, " * 1000)
    assert "games.sqlite is not a database of games" in refused(tmp_path, capsys)


def test_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--port", "0"], Words("en")) == 2
    assert "--port: It has to be a whole number from 1 to 65535, not 0." in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(language)
    assert run(["play", "--help"], words) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert " ".join(words.say("option-no-browser").split()) in said
    assert words.say("metavar-folder") in said


def test_help_loads_no_server() -> None:
    code = (
        "import sys\n"
        "from mansuba.cli.main import run\n"
        "from mansuba.words import Words\n"
        "run(['--help'], Words('en'))\n"
        "print(sorted({'fastapi', 'sqlalchemy', 'uvicorn', 'numba'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
