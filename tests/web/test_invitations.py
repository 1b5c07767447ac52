"""Who may come to a table, and that nobody else learns that it is there."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from mansuba.table.guests import GuestBook
from tests.web.friends import Friend, Town, town
from tests.web.visiting import request_id

NO_GAME = "x" * 22


def sit(friend: Friend, game: str, status: int = 200) -> Any:
    seats = friend.sees(game)["company"]["seats"]
    seat = next((seat["seat"] for seat in seats if seat["player"] == "open"), 0)
    body = {"do": "sit", "id": request_id(), "seat": seat, "name": "Ana"}
    return friend.ask("POST", f"/games/{game}/table", status, json=body)


def players(friend: Friend, game: str) -> list[str]:
    return [seat["player"] for seat in friend.sees(game)["company"]["seats"]]


def test_friends_come_by_a_link_and_take_a_seat(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        nefer, ana = place.friends("Nefer", "Ana")
        game = nefer.begins("here", "open")
        link = nefer.invites(game, days=2)
        expires = datetime.fromisoformat(link["expires"]) - datetime.now(UTC)
        assert timedelta(days=1, hours=23) < expires <= timedelta(days=2)
        assert ana.ask("GET", "/games") == []
        assert ana.joins(game, link["secret"]) == nefer.sees(game)
        assert ana.joins(game, link["secret"])["id"] == ana.joins(game)["id"] == game
        assert [one["id"] for one in ana.ask("GET", "/games")] == [game]
        members = nefer.ask("GET", f"/games/{game}/members")
        assert members == ana.ask("GET", f"/games/{game}/members")
        assert [(m["name"], m["host"], m["watching"]) for m in members] == [
            ("Nefer", True, False),
            ("Ana", False, False),
        ]
        sit(ana, game)
        assert players(nefer, game) == ["here", "here"]


def test_whoever_is_to_watch_watches_until_invited_to_play(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        (ana,) = place.friends("Ana")
        ana.joins(game, nefer.invites(game, watch=True)["secret"])
        assert ana.ask("GET", f"/games/{game}/members")[1]["watching"]
        assert sit(ana, game, 403)["error"] == "not-a-member"
        assert players(ana, game) == ["here", "open"]
        ana.joins(game, nefer.invites(game)["secret"])
        sit(ana, game)


def test_an_invitation_that_is_good_no_more(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        other = nefer.begins("here", "open")
        revoked, kept = nefer.invites(game), nefer.invites(game, watch=True)
        (ana,) = place.friends("Ana")
        nefer.ask("DELETE", f"/games/{game}/invitations/{revoked['id']}", 204)
        nefer.ask("DELETE", f"/games/{game}/invitations/{revoked['id']}", 404)
        nefer.ask("DELETE", f"/games/{other}/invitations/{kept['id']}", 404)
        assert ana.joins(game, revoked["secret"], 404)["error"] == "no-such-link"
        assert ana.joins(other, kept["secret"], 404)["error"] == "no-such-link"
        listed = nefer.ask("GET", f"/games/{game}/invitations")
        assert [invitation["watch"] for invitation in listed] == [False, True]
        assert not [value for one in listed for value in one.values() if value == kept["secret"]]
        old = made(place, game, datetime.now(UTC) - timedelta(seconds=1))
        assert ana.joins(game, old, 404)["error"] == "no-such-link"
        assert ana.joins(game, made(place, game, datetime.now(UTC) + timedelta(hours=1)))


def made(place: Town, game: str, expires: datetime) -> str:
    """The secret of an invitation that lasts until then."""
    book: GuestBook = place.client.app.state.book  # type: ignore[attr-defined]
    at = expires - timedelta(days=1)
    link = place.client.portal.call(book.invite, game, False, at, expires)  # type: ignore[union-attr]
    return link.secret


def test_only_the_host_invites_and_turns_out(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana, ina) = place.table("Nefer", "Ana", "Ina")
        (invitation,) = nefer.ask("GET", f"/games/{game}/invitations")
        for method, path in (
            ("GET", "invitations"),
            ("POST", "invitations"),
            ("DELETE", f"invitations/{invitation['id']}"),
            ("DELETE", f"members/{ina.guest}"),
            ("DELETE", f"members/{nefer.guest}"),
        ):
            refused = ana.ask(method, f"/games/{game}/{path}", 403, json={})
            assert refused["error"] == "not-the-host"
        assert len(ana.ask("GET", f"/games/{game}/members")) == 3
        for _ in range(19):
            nefer.invites(game)
        assert nefer.invites(game, 429)["error"] == "too-many"


def test_whoever_is_turned_out_is_told_and_never_comes_back(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        secret = nefer.invites(game)["secret"]
        sit(ana, game)
        with ana.listens(game, ana.seq(game)) as socket:
            nefer.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
            while socket.receive_json() != {"type": "removed"}:
                pass
            with pytest.raises(WebSocketDisconnect):
                socket.receive_json()
        assert players(nefer, game) == ["here", "open"]
        assert nefer.ask("GET", f"/games/{game}/invitations") == []
        in_a_private_window = place.stranger().is_called("Nobody")
        in_a_private_window.joins(game, secret, 404)
        nefer.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
        ana.ask("GET", f"/games/{game}", 404)
        assert ana.ask("GET", "/games") == []
        assert ana.joins(game, nefer.invites(game)["secret"], 404)["error"] == "no-such-link"
        assert ana.joins(game, None, 404)["error"] == "no-such-game"
        with ana.listens(game) as socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404


def test_whoever_leaves_may_come_again_and_leaves_the_table_to_others(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ina, ana) = place.table("Nefer", "Ina", "Ana")
        sit(ana, game)
        secret = nefer.invites(game)["secret"]
        nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 204)
        nefer.ask("GET", f"/games/{game}", 404)
        hosts = {m["name"]: m["host"] for m in ina.ask("GET", f"/games/{game}/members")}
        assert hosts == {"Ina": False, "Ana": True}
        assert players(ana, game) == ["open", "here"]
        nefer.joins(game, secret)
        assert nefer.sees(game)["company"]["host"] == ana.guest


def test_a_table_left_to_watchers_is_the_next_players(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        ina, ana = place.friends("Ina", "Ana")
        secret = nefer.invites(game)["secret"]
        ina.joins(game, nefer.invites(game, watch=True)["secret"])
        nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 204)
        assert ina.sees(game)["company"]["host"] == nefer.guest
        assert ana.joins(game, secret)["company"]["host"] == ana.guest
        nefer.joins(game, secret)
        assert nefer.sees(game)["company"]["host"] == ana.guest


def test_a_table_that_everyone_has_left_is_gone(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        secret = nefer.invites(game)["secret"]
        for friend in (nefer, ana):
            friend.ask("DELETE", f"/games/{game}/members/{friend.guest}", 204)
        assert ana.joins(game, secret, 404)["error"] == "no-such-link"


def test_the_lobby(tmp_path: Path) -> None:
    with town(tmp_path, lobby=True) as place:
        nefer, ana = place.friends("Nefer", "Ana")
        game, private = nefer.begins("here", "open", open=True), nefer.begins("here", "open")
        (listed,) = place.stranger().ask("GET", "/lobby")
        assert listed["id"] == game
        assert [seat["player"] for seat in listed["seats"]] == ["here", "open"]
        assert nefer.guest not in str(listed)
        ana.joins(private, None, 404)
        ana.joins(game)
        sit(ana, game)
        seats = ana.ask("GET", "/lobby")[0]["seats"]
        assert [seat["player"] for seat in seats] == ["here", "here"]
        nefer.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
        ana.joins(game, None, 404)
        nefer.ask("PATCH", f"/games/{game}", json={"open": False})
        assert ana.ask("GET", "/lobby") == []
        place.friends("Ina")[0].joins(game, None, 404)


def test_a_server_without_a_lobby_lists_nothing(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        assert place.stranger().ask("GET", "/lobby", 404)["error"] == "no-such-page"


def test_to_others_a_table_answers_like_one_that_is_not_there(tmp_path: Path) -> None:
    """Every request there is about a game, by a stranger, by someone else, by someone removed."""
    with town(tmp_path) as place:
        game, (nefer, removed) = place.table("Nefer", "Ana")
        nefer.ask("DELETE", f"/games/{game}/members/{removed.guest}", 204)
        outsider, before = place.friends("Ina")[0], nefer.sees(game)
        paths = place.client.app.openapi()["paths"]  # type: ignore[attr-defined]
        asked = [(m, p) for p, methods in paths.items() if "{game}" in p for m in methods]
        assert len(asked) >= 15
        secret = {"secret": "y" * 43}
        tries = [(place.stranger(), {}), (outsider, {}), (outsider, secret), (removed, {})]
        for someone, body in tries:
            for method, path in asked:
                there, not_there = [
                    someone.request(method, address(path, one), json=body)
                    for one in (game, NO_GAME)
                ]
                assert there.status_code in (401, 404), (method, path)
                assert there.status_code == not_there.status_code
                assert there.content == not_there.content
        assert nefer.sees(game) == before


def address(path: str, game: str) -> str:
    return re.sub("{.*?}", "someone", path.replace("{game}", game))
