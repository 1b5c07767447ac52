"""A server for a network: whom it answers, what it believes, what it unpacks and writes down."""

from __future__ import annotations

import gzip
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from mansuba.table.guests import GuestBook
from mansuba.table.store_errors import NoSuchGuestError
from mansuba.web.logs import OneLine
from mansuba.web.security import MOST_BYTES
from mansuba.web.serving import _keep_private
from mansuba.web.settings import Limits, Rate, Settings
from tests.web.friends import Friend, Town, town
from tests.web.real_server import serving
from tests.web.test_friends_waiting import until
from tests.web.visiting import HOST

SEATS = [{"name": "A", "player": "here"}, {"name": "B", "player": "open"}]
NEW = {"board": "yard", "seats": SEATS}
JSON = {"content-type": "application/json"}


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Town]:
    with town(tmp_path) as there:
        yield there


# --- who is answered ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "",
        "http://evil.example",
        f"https://{HOST}",
        f"http://{HOST}.evil.example",
        "http://localhost:6262",
        "http://127.0.0.1",
    ],
)
def test_whatever_changes_something_has_to_come_from_our_own_page(
    place: Town, origin: str | None
) -> None:
    game, [host] = place.table("Nefer")
    before = host.sees(game)
    headers = {**host.headers, "origin": origin or ""}
    if origin is None:
        del headers["origin"]
    for method, path in [
        ("POST", "/me"),
        ("DELETE", "/me"),
        ("POST", "/games"),
        ("DELETE", f"/games/{game}"),
        ("PATCH", f"/games/{game}"),
        ("POST", f"/games/{game}/decisions"),
        ("POST", f"/games/{game}/invitations"),
    ]:
        response = place.client.request(method, f"/api{path}", headers=headers, json={})
        assert (response.status_code, response.json()["error"]) == (403, "forbidden")
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        place.client.websocket_connect(f"/api/games/{game}/socket", headers=headers),
    ):
        pass
    assert refused.value.code == 1008
    assert host.sees(game) == before


def settings(**more: Any) -> Settings:
    return Settings(data=Path(), online=True, **more)


@pytest.mark.parametrize(
    ("given", "hosts", "strangers"),
    [
        (
            {"names": frozenset(["games.example.org"]), "secure": True},
            ["games.example.org"],
            ["games.example.org:443", "games.example.org:6262", "127.0.0.1:6262", "10.0.0.1", ""],
        ),
        (
            {"names": frozenset(["localhost:6262", "nile.local:6262"]), "numbers": True},
            ["192.168.1.5:6262", "[fe80::1]:6262", "nile.local:6262", "127.0.0.1:6262"],
            [
                "evil.example:6262",
                "192.168.1.5",
                "192.168.1.5:80",
                "192.168.1.5.evil.example:6262",
                "[192.168.1.5]:6262",
                "fe80::1:6262",
                "[fe80::1%eth0]:6262 ",
                "1:6262",
                "0x7f000001:6262",
            ],
        ),
        ({"numbers": True, "port": 80}, ["192.168.1.5", "[::1]"], ["192.168.1.5:80", "evil"]),
    ],
)
def test_names_and_numbers(given: Any, hosts: list[str], strangers: list[str]) -> None:
    told = settings(**given)
    assert [host for host in hosts if not told.is_host(host)] == []
    assert [host for host in strangers if told.is_host(host)] == []


def test_a_number_of_another_machine_is_another_page(tmp_path: Path) -> None:
    """A page at any number with our port could pass for us, if it were only for its host."""
    with town(tmp_path, numbers=True) as place:
        headers = {"host": "192.168.1.5:6262", "origin": "http://192.168.1.6:6262"}
        asked: dict[str, Any] = {"headers": headers, "json": {"name": "Nefer"}}
        assert place.client.post("/api/me", **asked).status_code == 403
        headers["origin"] = "http://192.168.1.5:6262"
        assert place.client.post("/api/me", **asked).status_code == 200


def test_what_answers_say_to_browsers(tmp_path: Path) -> None:
    names = frozenset(["games.example.org"])
    with town(tmp_path, names=names, secure=True) as place:
        answer = place.client.get("/api/me", headers={"host": "games.example.org"})
        assert answer.headers["strict-transport-security"].startswith("max-age=")
        policy = answer.headers["content-security-policy"]
        assert "connect-src 'self' wss://games.example.org" in policy
        assert "unsafe" not in policy
        headers = {"host": "games.example.org", "origin": "https://games.example.org"}
        answer = place.client.post("/api/me", headers=headers, json={"name": "Nefer"})
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-")
        for part in ("Secure", "HttpOnly", "SameSite=strict", "Path=/"):
            assert part in cookie
        assert "Domain" not in cookie


def test_at_this_machine_nothing_of_that_is_said(place: Town) -> None:
    answer = place.client.get("/api/me", headers={"host": HOST})
    assert "strict-transport-security" not in answer.headers
    assert f"connect-src 'self' ws://{HOST}" in answer.headers["content-security-policy"]


# --- limits ---------------------------------------------------------------------------------------


def test_a_flood_of_games(tmp_path: Path) -> None:
    with town(tmp_path, limits=Limits(games=Rate(2, 0.001))) as place:
        flooder, other = place.friends("Seth", "Nefer")
        told = [flooder.request("POST", "/api/games", json=NEW) for _ in range(4)]
        assert [answer.status_code for answer in told] == [201, 201, 429, 429]
        assert told[-1].json()["error"] == "too-many"
        assert int(told[-1].headers["retry-after"]) > 0
        assert told[-1].headers["content-security-policy"]
        assert other.request("POST", "/api/games", json=NEW).status_code == 201
        assert len(flooder.ask("GET", "/games")) == 2


def test_so_many_games_a_guest(tmp_path: Path) -> None:
    with town(tmp_path, limits=Limits(games_a_guest=2)) as place:
        keeper, other = place.friends("Seth", "Nefer")
        games = [keeper.begins("here", "open") for _ in range(2)]
        assert keeper.ask("POST", "/games", 429, json=NEW)["error"] == "too-many"
        other.begins("here", "open")
        keeper.ask("DELETE", f"/games/{games[0]}", 204)
        keeper.begins("here", "open")


def test_a_flood_of_sockets(tmp_path: Path) -> None:
    with town(tmp_path, limits=Limits(sockets=1)) as place:
        game, [host, other] = place.table("Nefer", "Meret")
        with host.listens(game) as heard:
            with pytest.raises(WebSocketDisconnect) as refused, host.listens(game):
                pass
            assert refused.value.code == 1013
            with other.listens(game):
                pass
            assert heard.receive_json()


# --- huge, deep and packed ------------------------------------------------------------------------


def deep(depth: int) -> list[str]:
    return ["[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth]


@pytest.mark.parametrize("depth", [50, 300, 900, 5000, 9000])
def test_deep_bodies(place: Town, depth: int) -> None:
    [friend] = place.friends("Nefer")
    for body in [*deep(depth), *(f'{{"seats": {nested}}}' for nested in deep(depth))]:
        headers = {**friend.headers, **JSON}
        for path in ("games", "me"):
            answer = place.client.post(f"/api/{path}", content=body, headers=headers)
            assert answer.status_code in (400, 422), answer.text
            assert answer.json()["error"] == "invalid"


@pytest.mark.parametrize("coding", ["gzip", "br", "deflate", "gzip, identity"])
def test_packed_bodies(place: Town, coding: str) -> None:
    bomb = gzip.compress(b" " * 10_000_000)
    headers = {"host": HOST, "origin": f"http://{HOST}", **JSON, "content-encoding": coding}
    answer = place.client.post("/api/me", content=bomb, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (415, "invalid")


# --- over the wire --------------------------------------------------------------------------------


class Client:
    """Someone who writes their own headers."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.cookie = ""

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        line = HTTPConnection(self.host, timeout=20)
        said = {"Origin": f"http://{self.host}", "Content-Type": "application/json", **headers}
        if self.cookie:
            said["Cookie"] = self.cookie
        try:
            line.request(method, path, None if body is None else json.dumps(body), said)
            answer = line.getresponse()
            self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
            assert answer.getheader("server") is None
            return answer.status, json.loads(answer.read() or "null")
        finally:
            line.close()


def statuses(host: str, forwarded: list[str]) -> list[int]:
    return [
        Client(host).ask("POST", "/api/me", {"name": "Nefer"}, **{"X-Forwarded-For": address})[0]
        for address in forwarded
    ]


ONE_EACH = Limits(people=1, names=Rate(1, 0.0001))
ADDRESSES = ["192.0.2.1", "192.0.2.2", "192.0.2.2, 192.0.2.3"]


def test_a_forged_forwarded_address_is_not_believed(tmp_path: Path) -> None:
    with serving(tmp_path, limits=ONE_EACH) as host:
        assert statuses(host, ADDRESSES) == [200, 429, 429]


def test_a_named_proxy_is_believed_and_only_the_last_it_names(tmp_path: Path) -> None:
    """What stands further in front was written by whoever asked the proxy."""
    with serving(tmp_path, limits=ONE_EACH, proxies=("127.0.0.1",)) as host:
        assert statuses(host, ADDRESSES) == [200, 200, 200]
        assert statuses(host, ["192.0.2.9, 192.0.2.1", "192.0.2.9"]) == [429, 200]


def test_a_proxy_elsewhere_is_not_this_one(tmp_path: Path) -> None:
    with serving(tmp_path, limits=ONE_EACH, proxies=("192.0.2.0/24",)) as host:
        assert statuses(host, ADDRESSES) == [200, 429, 429]


@contextmanager
def at_a_table(host: str) -> Iterator[tuple[Any, Client, str]]:
    client = Client(host)
    client.ask("POST", "/api/me", {"name": "Nefer"})
    status, game = client.ask("POST", "/api/games", {"seats": SEATS})
    assert status == 201, game
    headers = {"Cookie": client.cookie}
    path = f"ws://{host}/api/games/{game['id']}/socket"
    own = Origin(f"http://{host}")
    with connect(path, origin=own, additional_headers=headers, proxy=None) as heard:
        yield heard, client, game["id"]


def closed(heard: Any) -> int:
    """The code that a socket is closed with."""
    with suppress(ConnectionClosed):
        while True:
            heard.recv(timeout=20)
    code: int = heard.close_code
    return code


@pytest.mark.parametrize(
    ("message", "code"),
    [("x" * (MOST_BYTES + 1), 1009), (deep(9000)[0], 1008), (b"\x00", 1008), ("{}", 1008)],
    ids=["huge", "deep", "binary", "empty"],
)
def test_messages_that_are_none(tmp_path: Path, message: str | bytes, code: int) -> None:
    with serving(tmp_path) as host, at_a_table(host) as (heard, client, game):
        assert not heard.protocol.extensions, "nothing is packed, so nothing can burst"
        heard.send(message)
        assert closed(heard) == code
        assert client.ask("GET", f"/api/games/{game}")[1]["entries"] == []


def test_a_message_that_says_it_is_packed(tmp_path: Path) -> None:
    packed = bytearray(Frame(Opcode.TEXT, gzip.compress(b" " * 10_000_000)).serialize(mask=True))
    packed[0] |= 0x40  # the mark of a packed message
    with serving(tmp_path) as host, at_a_table(host) as (heard, client, game):
        heard.socket.sendall(packed)
        assert closed(heard) == 1002
        assert client.ask("GET", f"/api/games/{game}")[0] == 200


def test_a_flood_of_messages(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(20, 0.1))
    with serving(tmp_path, limits=limits) as host, at_a_table(host) as (heard, client, game):
        for _ in range(30):
            heard.send('{"type": "pace", "pace": "fast"}')
        assert closed(heard) == 1013
        assert client.ask("GET", f"/api/games/{game}")[0] == 200


def test_a_socket_from_nowhere(tmp_path: Path) -> None:
    with serving(tmp_path) as host, at_a_table(host) as (_, client, game):
        path = f"ws://{host}/api/games/{game}/socket"
        with pytest.raises(InvalidStatus) as refused:
            connect(path, additional_headers={"Cookie": client.cookie}, proxy=None).__enter__()
        assert refused.value.response.status_code == 403


def test_endless_headers(tmp_path: Path) -> None:
    with serving(tmp_path) as host:
        name, _, port = host.partition(":")
        with socket.create_connection((name, int(port)), timeout=20) as line:
            line.sendall(b"GET / HTTP/1.1\r\n" + b"X: " + b"x" * (3 * MOST_BYTES))
            try:
                answer = line.recv(1000)
            except ConnectionError:
                answer = b""
            assert not answer or answer.startswith(b"HTTP/1.1 400")
        assert Client(host).ask("GET", "/api/me")[0] == 200


# --- what is written down -------------------------------------------------------------------------


def test_a_log_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any) -> Any:
        raise RuntimeError("the body was hunter2")

    monkeypatch.setattr("mansuba.web.lobby_routes._view", fails)
    with town(tmp_path, lobby=True) as place:
        [friend] = place.friends("Nefer")
        friend.begins("here", "open", open=True)
        assert friend.request("GET", "/api/lobby?secret=hunter2").status_code == 500
    written = [OneLine().format(record) for record in caplog.records]
    [line] = [line for line in written if "/api/lobby" in line]
    assert "RuntimeError" in line
    assert "fails" in line, "it says where"
    assert "\n" not in line
    for secret in ("hunter2", *friend.cookies.values()):
        assert not any(secret in line for line in written)


def test_a_log_that_nobody_writes_lines_into() -> None:
    record = logging.makeLogRecord({"msg": "GET %s", "args": ("/a\n2030 ERROR \x1b[31mb",)})
    line = OneLine().format(record)
    assert "\n" not in line
    assert "\x1b" not in line


@pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="permissions of POSIX")
def test_what_play_has_left_open_is_made_private(tmp_path: Path) -> None:
    told = replace(settings(), data=tmp_path)
    told.games.touch(0o644)
    _keep_private(told.games)
    assert told.games.stat().st_mode & 0o777 == 0o600


# --- what is swept --------------------------------------------------------------------------------


def test_what_nobody_has_come_back_to_is_removed(tmp_path: Path) -> None:
    """At the start of a server that keeps things for so many days, and only then."""
    with town(tmp_path) as place:
        old, new = place.friends("Old", "New")
        lost, kept = old.begins("here", "open"), new.begins("here", "open")
    with sqlite3.connect(tmp_path / "games.sqlite") as database:
        long_ago = "2020-01-01 00:00:00.000000"
        database.execute("UPDATE games SET updated = ?, due = NULL WHERE id = ?", (long_ago, lost))
        database.execute("UPDATE guests SET seen = ? WHERE name = 'Old'", (long_ago,))
    database.close()
    for keep_days, there in ((None, True), (30, False)):
        with town(tmp_path, keep_days=keep_days) as place:
            _until_swept(place, tmp_path / "games.sqlite", {"Old", "New"} if there else {"New"})
            for friend, game in ((old, lost), (new, kept)):
                back = Friend(place.client)
                back.cookies = friend.cookies
                is_there = there or friend is new
                assert (back.ask("GET", "/me")["guest"] is not None) == is_there
                assert back.request("GET", f"/api/games/{game}").status_code == (
                    200 if is_there else 404
                )


def _until_swept(place: Town, games: Path, left: set[str]) -> None:
    """Until the guests of these names are left; the sweep has begun before anything is written."""
    portal = place.client.portal
    assert portal
    book: GuestBook = place.client.app.state.book  # type: ignore[attr-defined]
    with pytest.raises(NoSuchGuestError):
        portal.call(book.rename, "nobody", "x")
    with closing(sqlite3.connect(games)) as database:
        until(lambda: {name for (name,) in database.execute("SELECT name FROM guests")} == left)
