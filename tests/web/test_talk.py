"""What people at a table say to each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import WebSocketTestSession

from tests.web.friends import Friend, town
from tests.web.visiting import request_id


def says(friend: Friend, game: str, status: int = 200, **what: Any) -> Any:
    body = {"id": request_id(), **what}
    return friend.ask("POST", f"/games/{game}/talk", status, json=body)


def hears(socket: WebSocketTestSession) -> Any:
    """The next that is said, past everything else."""
    while (message := socket.receive_json())["type"] != "talk":
        pass
    return message["talk"]


def test_what_is_said_is_heard_by_all_and_kept(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        with ana.listens(game) as socket:
            first = says(nefer, game, phrase="hello", seat=0)
            assert hears(socket) == first
            second = says(ana, game, text="Hello!")
            assert hears(socket) == second
        assert (first["number"], first["name"], first["seat"]) == (1, "Player 0", 0)
        assert (first["phrase"], first["text"]) == ("hello", None)
        assert (second["number"], second["name"], second["seat"]) == (2, "Ana", None)
        for friend in (nefer, ana):
            assert friend.ask("GET", f"/games/{game}/talk") == [first, second]


def test_a_repeat_is_said_once(tmp_path: Path) -> None:
    """And told again under the same number, for nobody may have been told before."""
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        with nefer.listens(game) as socket:
            first = says(nefer, game, id="the-same-id", text="once")
            assert says(nefer, game, id="the-same-id", text="once") == first
            last = says(nefer, game, phrase="oops")
            assert [hears(socket), hears(socket), hears(socket)] == [first, first, last]
            assert nefer.ask("GET", f"/games/{game}/talk") == [first, last]


def test_text_stays_text(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        for text, shown in (
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("  two\nlines\u2028here ", "two lines here"),
            ("\x1b[31mred\x00", "\ufffd[31mred\ufffd"),
            ("\u202eturned", "turned"),
            ("x" * 300, "x" * 300),
        ):
            assert says(nefer, game, text=text)["text"] == shown
        for what in (
            {"text": "x" * 301},
            {"text": ""},
            {"text": "\u200b"},
            {"text": None},
            {},
            {"text": "both", "phrase": "hello"},
            {"phrase": "rude"},
            {"text": ["list"]},
        ):
            assert says(nefer, game, 422, **what)["error"] == "invalid"
        assert len(nefer.ask("GET", f"/games/{game}/talk")) == 5


def test_nobody_speaks_for_others(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        seats = [seat["seat"] for seat in nefer.sees(game)["company"]["seats"]]
        for friend, seat in ((ana, seats[0]), (ana, seats[1]), (nefer, seats[1])):
            assert says(friend, game, 403, phrase="hello", seat=seat)["error"] == "not-yours"
        assert says(nefer, game, 422, phrase="hello", seat=9)["error"] == "invalid"
        assert nefer.ask("GET", f"/games/{game}/talk") == []


def test_the_host_can_turn_text_off_and_phrases_stay(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        says(ana, game, id="before-it", text="before")
        nefer.ask("PATCH", f"/games/{game}", json={"chat": False})
        for friend in (nefer, ana):
            assert says(friend, game, 409, text="well")["error"] == "chat-off"
            says(friend, game, phrase="good-game")
        assert says(ana, game, id="before-it", text="before")["number"] == 1
        nefer.ask("PATCH", f"/games/{game}", json={"chat": True})
        says(ana, game, text="well")
