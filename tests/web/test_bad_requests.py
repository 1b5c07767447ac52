"""Whoever asks wrongly is told so, in one way, and nothing is lost."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from mansuba.web.security import MOST_BYTES
from mansuba.web.settings import Settings
from tests.web.visiting import HOST, Visitor, visiting

PEOPLE = ("here", "here")
SEATS = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]
JSON = {"content-type": "application/json"}


def problem(response: Any, status: int) -> dict[str, Any]:
    assert response.status_code == status, response.text
    said: dict[str, Any] = response.json()
    assert set(said) == {"error", "where", "seq", "at", "refusal", "flaw", "said"}
    assert response.headers["content-security-policy"] or status in (400, 403)
    return said


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "", "localhost."])
def test_another_host(visitor: Visitor, host: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever plays at this machine is not told of it: there is nothing to be done."""
    for path in ("/", "/api/games"):
        response = visitor.client.get(path, headers={"host": host})
        assert (response.status_code, response.json()["error"]) == (400, "forbidden")
    assert caplog.records == []


@pytest.mark.parametrize("host", ["localhost:6262", "LOCALHOST:6262", "[::1]:6262"])
def test_names_of_this_machine(visitor: Visitor, host: str) -> None:
    assert visitor.client.get("/api/games", headers={"host": host}).status_code == 200


def test_the_port_that_browsers_leave_out(tmp_path: Path) -> None:
    with visiting(tmp_path, port=80) as visitor:
        headers = {"host": "127.0.0.1", "origin": "http://127.0.0.1"}
        new = {"board": "yard", "seats": SEATS}
        assert visitor.client.post("/api/games", headers=headers, json=new).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "https://127.0.0.1:6262"},
        {"origin": "http://127.0.0.1:6262.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_page(visitor: Visitor, headers: dict[str, str]) -> None:
    game = visitor.begins(*PEOPLE)
    for method, path in (("POST", ""), ("DELETE", f"/{game}"), ("PATCH", f"/{game}")):
        response = visitor.client.request(method, f"/api/games{path}", headers=headers, json={})
        assert (response.status_code, response.json()["error"]) == (403, "forbidden")
    assert visitor.seq(game) == 0


def test_our_own_page(visitor: Visitor) -> None:
    headers = {"origin": f"http://{HOST}", "sec-fetch-site": "same-origin"}
    new = {"board": "yard", "seats": SEATS}
    assert visitor.client.post("/api/games", headers=headers, json=new).status_code == 201


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ("", "body"),
        ("{", "body.1"),
        ("[]", "body"),
        ("{}", "body.seats"),
        (json.dumps({"seats": SEATS, "extra": 1}), "body.extra"),
        (json.dumps({"seats": SEATS[:1]}), "body.seats"),
        (json.dumps({"seats": SEATS * 4}), "body.seats"),
        (json.dumps({"seats": SEATS, "dice": "loaded"}), "body.dice"),
        (json.dumps({"seats": SEATS, "name": " \n"}), "body.name"),
        (json.dumps({"seats": SEATS, "name": "x" * 25}), "body.name"),
        (json.dumps({"seats": SEATS, "name": "\ud800"}), "body.name"),
        (json.dumps({"seats": SEATS, "name": "\u200b\u202e"}), "body.name"),
        (json.dumps({"seats": SEATS, "\ud800": 1}), "body"),
        (json.dumps({"seats": SEATS, "house_rules": {"sanctuary": 7}}), "body.house_rules"),
    ],
)
def test_a_new_game_that_is_none(visitor: Visitor, body: str, where: str) -> None:
    said = problem(visitor.client.post("/api/games", content=body, headers=JSON), 422)
    assert said["error"] == "invalid"
    assert said["where"].startswith(where)
    assert visitor.ask("GET", "/games") == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"seen": True},
        {"seen": "0"},
        {"seen": 0.5},
        {"seen": -1},
        {"seen": None},
        {"id": "short"},
        {"id": "sp ace in it"},
        {"id": 12345678},
        {"decisions": []},
        {"decisions": "0F@t1"},
        {"decisions": [1]},
        {"decisions": ["x" * 33]},
        {"decisions": ["NE"] * 65},
        {"more": 1},
    ],
)
def test_a_decision_that_is_none(visitor: Visitor, wrong: dict[str, Any]) -> None:
    game = visitor.begins(*PEOPLE)
    body = {"id": "request-0", "seen": 0, "decisions": ["0F@t1"], **wrong}
    response = visitor.client.post(f"/api/games/{game}/decisions", json=body)
    said = problem(response, 422)
    assert (said["error"], said["where"].split(".")[1]) == ("invalid", next(iter(wrong)))
    assert visitor.seq(game) == 0


def test_json_alone_is_understood(visitor: Visitor) -> None:
    body = json.dumps({"board": "yard", "seats": SEATS})
    for sort in ("text/plain", "application/x-www-form-urlencoded", ""):
        response = visitor.client.post("/api/games", content=body, headers={"content-type": sort})
        assert problem(response, 422)["error"] == "invalid"


@pytest.mark.parametrize("endless", ["[" * 60_000, "9" * 60_000])
def test_endless_json(visitor: Visitor, endless: str) -> None:
    response = visitor.client.post("/api/games", content=endless, headers=JSON)
    assert response.status_code in (400, 422)
    assert response.json()["error"] == "invalid"


def test_a_body_that_is_too_large(visitor: Visitor) -> None:
    large = b" " * (MOST_BYTES + 1)
    assert problem(visitor.client.post("/api/games", content=large, headers=JSON), 413)
    parts = (b" " * 1000 for _ in range(100))  # without a length said before
    assert problem(visitor.client.post("/api/games", content=parts, headers=JSON), 413)


def test_addresses_that_lead_nowhere(visitor: Visitor) -> None:
    assert problem(visitor.client.get("/api/nothing"), 404)["error"] == "no-such-page"
    put = visitor.client.put("/api/games")
    assert problem(put, 405)["error"] == "no-such-page"
    assert put.headers["allow"]
    for game in ("nothing", "a" * 500, "%00", "💥", "..%2F.."):
        assert problem(visitor.client.get(f"/api/games/{game}"), 404)


def test_a_fault_of_ours_is_written_down_and_not_shown(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mansuba.web.host.Host.games", lambda self, guest: 1 / 0)
    said = problem(visitor.client.get("/api/games"), 500)
    assert said["error"] == "internal"
    assert "ZeroDivisionError" in caplog.text


def test_a_full_disk_loses_nothing_and_the_game_goes_on_afterwards(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    with visitor.listens(game) as session:
        sqlite_pragma(visitor, "max_page_count=1")  # no more pages than there are
        for seen in range(500):  # the last page has room for some more
            path, body = "decisions", dict[str, Any](id=f"request-{seen}", seen=seen)
            if seen % 2:
                path = "undo"
            else:
                body["decisions"] = ["0F@t1"]
            response = visitor.client.post(f"/api/games/{game}/{path}", json=body)
            if response.status_code != 200:
                break
        assert problem(response, 507)["error"] == "disk-full"
        view = visitor.sees(game)
        assert len(view["entries"]) == seen
        sqlite_pragma(visitor, "max_page_count=100000")
        assert visitor.sees(game) == view
        assert visitor.ask("POST", f"/games/{game}/{path}", json=body) == {"seq": seen + 1}
        told = [session.receive_json()["entries"][0]["seq"] for _ in range(seen + 1)]
    assert told == list(range(1, seen + 2)), "nobody hears of what was not kept"


def sqlite_pragma(visitor: Visitor, pragma: str) -> None:
    store = visitor.client.app.state.host._store  # type: ignore[attr-defined]

    async def execute() -> None:
        await store.transactions.write(lambda c: c.exec_driver_sql(f"PRAGMA {pragma}"))

    portal = visitor.client.portal
    assert portal
    portal.call(execute)


def test_a_database_that_another_keeps_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.table.sqlite.PATIENCE", 0.1)
    with visiting(tmp_path) as visitor:
        game = visitor.begins(*PEOPLE)
        other = sqlite3.connect(Settings(data=tmp_path).games, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert visitor.decides(game, 0, ["0F@t1"], 503)["error"] == "store-away"
        other.rollback()
        other.close()
        assert visitor.decides(game, 0, ["0F@t1"]) == {"seq": 1}
