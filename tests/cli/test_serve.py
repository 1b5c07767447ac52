"""`mansuba serve`: a server for a network, from what is typed to what it says and keeps."""

from __future__ import annotations

import signal
import socket
import stat
import sys
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import pytest

from mansuba.cli.main import run
from mansuba.web.addresses import Address, Endpoint, addresses_on_the_network, own_names
from mansuba.web.settings import LogForm, Settings
from mansuba.words import LANGUAGES, Words
from tests.cli.served import serving
from tests.ports import free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")

PEOPLE = [{"name": "A", "player": "here"}, {"name": "B", "player": "open"}]
FOREIGN = "A foreign Host was turned away"

Told = pytest.CaptureFixture[str]


def test_a_server_at_an_address(tmp_path: Path) -> None:
    port, data = free_port(), tmp_path / "data"
    here = f"127.0.0.1:{port}"
    with serving(
        "serve", data, "--address", f"http://{here}", "--listen", here, "--lobby"
    ) as server:
        assert server.address == f"http://{here}/"
        assert server.ask("api/me") == {
            "guest": None,
            "name": None,
            "online": True,
            "lobby": True,
        }
        server.ask("api/me", {"name": "Nefer"})
        server.ask("api/games", {"seats": PEOPLE})
        assert len(server.ask("api/games")) == 1
        for host in (f"localhost:{port}", f"192.168.1.5:{port}", "127.0.0.1"):
            with pytest.raises(HTTPError) as refused:
                server.ask("api/me", Host=host)
            assert refused.value.code == 400
            refused.value.close()
        files = [data, *data.rglob("*")]
        assert [file for file in files if stat.S_IMODE(file.stat().st_mode) & 0o077] == []
        code, complaints = server.ends()
        assert (code, complaints.count(FOREIGN)) == (0, 3)
        assert "localhost" not in complaints


def test_a_server_on_a_network_without_a_name(tmp_path: Path) -> None:
    """Whoever types any number of the machine, or its name, is answered."""
    port = free_port()
    with serving("serve", tmp_path, "--listen", f"0.0.0.0:{port}") as server:
        assert server.address.endswith(f":{port}/")
        assert any("Nothing is encrypted" in line for line in server.said)
        server.address = f"http://127.0.0.1:{port}/"
        for host in (f"192.168.1.5:{port}", f"localhost:{port}", f"{own_names()[-1]}:{port}"):
            assert server.ask("api/me", Host=host)["online"]
        with pytest.raises(HTTPError) as refused:
            server.ask("api/me", Host=f"evil.example:{port}")
        assert refused.value.code == 400
        refused.value.close()
        code, complaints = server.ends(signal.SIGINT)
        assert (code, complaints.count(FOREIGN), complaints.count("\n")) == (0, 1, 1)


# --- what it is told ------------------------------------------------------------------------------


Given = list[tuple[Settings, Endpoint, str]]


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> Given:
    """What the command would have served."""
    served: Given = []

    def serve(settings: Settings, endpoint: Endpoint, address: str, announce: Any) -> None:
        served.append((settings, endpoint, address))
        announce(address)

    monkeypatch.setattr("mansuba.web.serving.serve_network", serve)
    monkeypatch.setattr("mansuba.web.logs.log_to_stderr", lambda _form: None)
    return served


def test_behind_a_proxy(given: Given, capsys: Told) -> None:
    args = "serve --address https://Games.example.org/ --proxy 127.0.0.1 --proxy 10.0.0.0/8"
    args += " --keep-days 30 --people 40 --data here"
    assert run(args.split(), Words("en")) == 0
    [(settings, endpoint, address)] = given
    assert address == "https://games.example.org/"
    assert (settings.online, settings.secure, settings.numbers) == (True, True, False)
    assert settings.hosts == {"games.example.org"}
    assert settings.proxies == ("127.0.0.1", "10.0.0.0/8")
    assert (settings.keep_days, settings.limits.people, settings.lobby) == (30, 40, False)
    assert (settings.data, str(endpoint)) == (Path("here"), "127.0.0.1:6262")
    assert (settings.metrics, settings.log) == (None, LogForm.TEXT)
    assert capsys.readouterr().out.splitlines() == [
        "Mansuba is ready at https://games.example.org/",
        "Ctrl-C stops it; your games are kept.",
    ]


def test_for_those_who_look_after_it(given: Given) -> None:
    assert run(["serve", "--metrics", "[::1]", "--log", "json"], Words("en")) == 0
    [(settings, *_)] = given
    assert (str(settings.metrics), settings.log) == ("[::1]:9262", LogForm.JSON)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://",
        "postgres:///games?host=/run/postgresql",
        "postgresql://me:pa%2Fss%23@db.example.org:5432/games?sslmode=require",
        "postgresql://me@[::1]:5434,one:5432,two/games?target_session_attrs=read-write",
        "postgresql://me@[::1]:,db:,:/games",
        "postgresql://me@[fe80::1%25eth0]/games",
        "postgresql://me:pass@db:/my@games",
    ],
)
def test_a_database(address: str, given: Given) -> None:
    assert run(["serve", "--database", address], Words("en")) == 0
    assert given[0][0].database == address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("args", "note"),
    [
        ("", "serve-only-here"),
        ("--listen [::1]:7000", "serve-only-here"),
        ("--listen 0.0.0.0:7000", "serve-plain"),
        ("--address http://games.example.org", "serve-plain"),
        ("--address https://games.example.org", "serve-no-proxy"),
    ],
)
def test_notes(args: str, note: str, language: str, given: Given, capsys: Told) -> None:
    words = Words(language)
    assert run(["serve", *args.split()], words) == 0
    assert capsys.readouterr().out.splitlines()[-2] == words.say(note)
    assert not given[0][0].lobby


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ("--address games.example.org", "--address: It has to be like https://games.example.org"),
        ("--address ftp://games.example.org", "--address: "),
        ("--address https://", "--address: "),
        ("--address https://games.example.org/here", "--address: "),
        ("--address https://me@games.example.org", "--address: "),
        ("--address https://games.example.org:0", "--address: "),
        ("--address https://games.example.org:99999", "--address: "),
        ("--address https://exa_mple", "--address: "),
        ("--listen localhost:6262", "--listen: It has to be like 0.0.0.0:6262, not localhost"),
        ("--listen 1.2.3:6262", "--listen: "),
        ("--listen ::1", "--listen: "),
        ("--listen 0.0.0.0:0", "--listen: "),
        ("--listen 0.0.0.0:65536", "--listen: "),
        ("--proxy proxy.example.org", "--proxy: It has to be an address or a network"),
        ("--proxy *", "--proxy: "),
        ("--proxy 10.0.0.1/8", "--proxy: "),
        ("--metrics localhost:9262", "--metrics: It has to be like 0.0.0.0:6262, not localhost"),
        ("--metrics 127.0.0.1:0", "--metrics: "),
        ("--log xml", "--log: "),
        ("--database mysql://db/games", "--database: It has to be like postgresql://"),
        ("--database postgresql://me:pa/ss@db/games", "--database: "),
        ("--database postgresql://me:12/34@db/games", "--database: "),
        ("--database postgresql://me:pa#ss@db/games", "--database: "),
        ("--database postgresql://me:12#34@db/games", "--database: "),
        ("--database postgresql://me:pa?ss@db/games", "--database: "),
        ("--database postgresql://me:12?34@db/games", "--database: "),
        ("--database postgresql://me:p@ss@db/games", "--database: "),
        ("--database postgresql://me:p[a]ss@db/games", "--database: "),
        ("--database postgresql://db:port/games", "--database: "),
        ("--database postgresql://[::1/games", "--database: "),
        ("--database postgresql://me:12/34ss@db", "--database: "),
        ("--database postgresql://me@one,/games", "--database: "),
        ("--database postgresql://me@,/games", "--database: "),
        ("--database postgresql://me@one,,two/games", "--database: "),
        ("--database postgresql://me@[1.2.3]/games", "--database: "),
        ("--database postgresql://me:pa\u2100ss@db/games", "--database: "),
        ("--keep-days 0", "--keep-days: It has to be a whole number from 1 to"),
        ("--people none", "--people: It has to be a whole number"),
    ],
)
def test_misuse(args: str, complaint: str, given: Given, capsys: Told) -> None:
    assert run(["serve", *args.split()], Words("en")) == 2
    printed = capsys.readouterr()
    assert f"Error: {complaint}" in printed.err
    assert "ss@" not in printed.err
    assert given == []


# --- what goes wrong ------------------------------------------------------------------------------


def refused(capsys: Told, *args: str) -> str:
    assert run(["serve", *args], Words("en")) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_a_port_that_is_taken(tmp_path: Path, capsys: Told) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = refused(capsys, "--data", str(tmp_path), "--listen", f"127.0.0.1:{port}")
    assert said == f"Error: The port {port} is already taken. Choose another with --listen.\n"


def test_a_port_for_metrics_that_is_taken(tmp_path: Path, capsys: Told) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        free = f"127.0.0.1:{free_port()}"
        said = refused(capsys, "--data", str(tmp_path), "--listen", free, "--metrics", taken)
    assert "is already taken. Choose another with --metrics." in said


def test_a_number_of_another_machine(tmp_path: Path, capsys: Told) -> None:
    said = refused(capsys, "--data", str(tmp_path), "--listen", "192.0.2.1:6262")
    assert said.startswith("Error: 192.0.2.1:6262 cannot be used: ")


def test_a_folder_that_is_served_already(tmp_path: Path, capsys: Told) -> None:
    port = free_port()
    with serving("serve", tmp_path, "--listen", f"127.0.0.1:{port}"):
        assert f"http://127.0.0.1:{port}/" in refused(capsys, "--data", str(tmp_path))


def test_a_folder_that_is_none(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "file").write_text("")
    said = refused(capsys, "--data", str(tmp_path / "file"))
    assert "cannot be written" in said


def test_a_database_that_is_not_there(tmp_path: Path, capsys: Told) -> None:
    """It is said which, but not the password."""
    port = free_port()
    given = f"postgresql://me:pass@127.0.0.1:{port}/games?application_name=pass"
    free = f"127.0.0.1:{free_port()}"
    said = refused(capsys, "--data", str(tmp_path), "--listen", free, "--database", given)
    assert said.startswith(f"Error: postgresql://127.0.0.1:{port}/games cannot be used: ")
    assert "pass" not in said


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("me:pass@/games?host=,", "/games"),
        ("me:pass@/games?port=pass", "/games"),
        ("me:pass@a..b/games", "a..b/games"),
        ("me:pass@127.0.0.1:99999/games", "127.0.0.1:99999/games"),
        ("me:12@a..pass/pass@db", "db"),
    ],
)
def test_an_address_that_makes_no_sense(
    address: str, shown: str, workers: str, tmp_path: Path, capsys: Told
) -> None:
    """Which is told only when it is used; nothing that may be a part of a password is."""
    args = f"--listen 127.0.0.1:{free_port()} --workers {workers} --database postgresql://{address}"
    said = refused(capsys, "--data", str(tmp_path), *args.split())
    assert said.startswith(f"Error: postgresql://{shown} cannot be used: ")
    assert "pass" not in said


def test_a_file_in_the_folder_that_cannot_be_written(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "serving").mkdir()
    free = f"127.0.0.1:{free_port()}"
    said = refused(capsys, "--data", str(tmp_path), "--listen", free)
    assert said.startswith(f"Error: {tmp_path / 'serving'} cannot be written: ")


def test_a_database_that_is_none(tmp_path: Path, capsys: Told) -> None:
    (tmp_path / "games.sqlite").write_text("Dear diary, " * 1000)
    port = free_port()
    said = refused(capsys, "--data", str(tmp_path), "--listen", f"127.0.0.1:{port}")
    assert "games.sqlite is not a database of games" in said


# --- addresses ------------------------------------------------------------------------------------


def test_what_others_can_type() -> None:
    assert addresses_on_the_network(Endpoint("192.168.1.5", 80)) == ["http://192.168.1.5/"]
    assert addresses_on_the_network(Endpoint("::1", 6262)) == ["http://[::1]:6262/"]
    for number in ("0.0.0.0", "::"):
        for address in addresses_on_the_network(Endpoint(number, 6262)):
            assert address.endswith(":6262/")
            assert "127.0.0.1" not in address
    assert str(Address("https", "games.example.org")) == "https://games.example.org/"
