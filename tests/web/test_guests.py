"""Who one is: known by a cookie, on several devices, for as long as one wants."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.guests import GuestBook
from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGuestError, StoreAwayError
from tests.web.friends import Friend, town
from tests.web.visiting import Visitor, visiting

ONE_OF_NOBODY = "x" * 43


def test_a_stranger_is_told_so_and_gets_no_further(tmp_path: Path) -> None:
    with town(tmp_path, lobby=True) as place:
        stranger = place.stranger()
        assert stranger.ask("GET", "/me") == {
            "guest": None,
            "name": None,
            "online": True,
            "lobby": True,
        }
        for method, path in (("GET", "/games"), ("POST", "/me/links"), ("POST", "/games/x/join")):
            assert stranger.ask(method, path, 401, json={})["error"] == "name-needed"
        assert stranger.cookies == {}


@pytest.mark.parametrize("secure", [False, True])
def test_the_cookie_is_for_the_browser_alone(tmp_path: Path, secure: bool) -> None:
    with town(tmp_path, secure=secure, names=frozenset({"127.0.0.1:6262"})) as place:
        friend = place.stranger()
        origin = {"origin": f"http{'s' if secure else ''}://127.0.0.1:6262"}
        response = friend.client.post("/api/me", json={"name": "Nefer"}, headers=origin)
        assert response.status_code == 200
        first, *attributes = response.headers["set-cookie"].lower().split("; ")
        assert first.startswith("__host-" if secure else ("guest=", "mansuba="))
        wanted = {"httponly", "samesite=strict", "path=/", f"max-age={365 * 24 * 60 * 60}"}
        assert set(attributes) == wanted | ({"secure"} if secure else set())


def test_someone_with_a_name_is_known_again_and_may_change_it(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        (friend,) = place.friends("Nefer")
        guest, before = friend.guest, dict(friend.cookies)
        friend.is_called("Ana")
        me = friend.ask("GET", "/me")
        assert (me["guest"], me["name"], friend.cookies) == (guest, "Ana", before)
        renewed = friend.request("GET", "/api/me").headers["set-cookie"]
        assert all(value in renewed for value in before.values())
        assert place.stranger().is_called("Ana").guest != guest


def test_names_are_text_on_one_line(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        friend = place.stranger()
        for name in ("", "\n", "\u202e", "x" * 25, 7, None, "\u200b\u2066"):
            friend.ask("POST", "/me", 422, json={"name": name})
        for name, shown in (("<b>Nef\x1ber", "<b>Nef\ufffder"), ("A\u202e\n b", "A b")):
            assert friend.ask("POST", "/me", json={"name": name})["name"] == shown


@pytest.mark.parametrize("value", ["", "x", ONE_OF_NOBODY, "local", "ä" * 43, "'; DROP TABLE keys"])
def test_a_cookie_that_is_nobodys(tmp_path: Path, value: str) -> None:
    with town(tmp_path) as place:
        (friend,) = place.friends("Nefer")
        (name,) = friend.cookies
        headers = {"cookie": f"{name}={value}".encode()}
        place.client.cookies.clear()
        me = place.client.get("/api/me", headers=headers)  # type: ignore[arg-type]
        assert (me.status_code, me.json()["guest"]) == (200, None)
        assert "set-cookie" not in me.headers


def test_a_link_takes_someone_to_another_device_once(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        link = nefer.ask("POST", "/me/links", 201)
        soon = datetime.fromisoformat(link["expires"]) - datetime.now(UTC)
        assert timedelta(minutes=14) < soon <= timedelta(minutes=15)
        other = place.stranger()
        assert other.ask("POST", "/me/return", json={"secret": link["secret"]})["name"] == "Nefer"
        assert other.guest == nefer.guest
        assert other.cookies != nefer.cookies
        assert other.sees(game) == nefer.sees(game)
        for someone in (place.stranger(), ana, nefer):
            again = someone.ask("POST", "/me/return", 404, json={"secret": link["secret"]})
            assert again["error"] == "no-such-link"


def test_a_secret_is_good_only_for_what_it_is_for(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        (key,) = nefer.cookies.values()
        (name,) = nefer.cookies
        link, invitation = nefer.ask("POST", "/me/links", 201), nefer.invites(game)
        for secret in (key, invitation["secret"]):
            place.stranger().ask("POST", "/me/return", 404, json={"secret": secret})
        for secret in (link["secret"], invitation["secret"]):
            impostor = place.stranger()
            impostor.cookies[name] = secret
            assert impostor.ask("GET", "/me")["guest"] is None
        (ana,) = place.friends("Ana")
        for secret in (key, link["secret"]):
            assert ana.joins(game, secret, 404)["error"] == "no-such-link"


def test_whoever_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        alone = nefer.begins("here", "scribe")
        sit = {"do": "sit", "id": "ana-sits", "seat": open_seat(ana, game), "name": "Ana"}
        ana.ask("POST", f"/games/{game}/table", json=sit)
        nefer.ask("POST", f"/games/{game}/talk", json={"id": "request-1", "text": "I was here"})
        guest, cookies = nefer.guest, dict(nefer.cookies)
        gone = nefer.request("DELETE", "/api/me")
        assert gone.status_code == 204
        assert "max-age=0" in gone.headers["set-cookie"].lower()
        nefer.cookies = cookies
        assert nefer.ask("GET", "/me")["guest"] is None
        assert nefer.ask("GET", f"/games/{game}", 404)["error"] == "no-such-game"
        view = ana.sees(game)
        seats = view["company"]["seats"]
        assert sorted((seat["player"], seat["name"]) for seat in seats) == [
            ("here", "Ana"),
            ("open", ""),
        ]
        assert view["company"]["host"] == ana.guest
        assert "Player 0" not in str(view)
        assert guest not in [m["guest"] for m in ana.ask("GET", f"/games/{game}/members")]
        assert ana.ask("GET", f"/games/{game}/talk") == []
        book: GuestBook = place.client.app.state.book  # type: ignore[attr-defined]
        games = place.client.portal.call(book.games_of, ana.guest)  # type: ignore[union-attr]
        assert games == [game]
        with visiting(tmp_path) as local:
            assert [one["id"] for one in local.ask("GET", "/games")] == [game], alone
        place.stranger().ask("DELETE", "/me", 204)


def test_a_forgetting_that_was_broken_off_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then nobody is whom it was about, and can be somebody new."""

    async def away(*_given: Any) -> Any:
        raise StoreAwayError

    with town(tmp_path) as place:
        _, (nefer,) = place.table("Nefer")
        guest, cookies = nefer.guest, dict(nefer.cookies)
        with monkeypatch.context() as patch:
            patch.setattr(GuestBook, "_trails", away)
            nefer.ask("DELETE", "/me", 503)
        assert nefer.ask("GET", "/me")["guest"] is None
        assert nefer.is_called("Meret").guest not in (guest, None)
        nefer.cookies = cookies
        nefer.ask("DELETE", "/me", 204)
        assert guest not in everything(tmp_path / "games.sqlite")


def everything(games: Path) -> str:
    """All that is kept, as text."""
    with closing(sqlite3.connect(games)) as database:
        return "\n".join(database.iterdump())


def open_seat(friend: Friend, game: str) -> Any:
    seats = friend.sees(game)["company"]["seats"]
    return next(seat["seat"] for seat in seats if seat["player"] == "open")


def test_at_this_machine_one_is_local_and_needs_no_cookie(visitor: Visitor) -> None:
    response = visitor.client.get("/api/me")
    assert response.json() == {"guest": "local", "name": None, "online": False, "lobby": False}
    assert "set-cookie" not in response.headers
    for method, path in (
        ("POST", "/me"),
        ("DELETE", "/me"),
        ("POST", "/me/links"),
        ("POST", "/me/return"),
        ("GET", "/lobby"),
        ("POST", f"/games/{visitor.begins('here', 'here')}/invitations"),
    ):
        answer = visitor.ask(method, path, 404, json={"name": "Nefer", "secret": ONE_OF_NOBODY})
        assert answer["error"] == "no-such-page"


def test_no_secret_is_written_down(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not with everything that is logged by anyone, at the lowest level, and not on the disk."""
    caplog.set_level(logging.DEBUG)
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        link, invitation = nefer.ask("POST", "/me/links", 201), nefer.invites(game)
        other, ana = place.stranger(), place.friends("Ana")[0]
        other.ask("POST", "/me/return", json={"secret": link["secret"]})
        other.ask("POST", "/me/return", 404, json={"secret": link["secret"]})
        ana.joins(game, ONE_OF_NOBODY, 404)
        ana.joins(game, invitation["secret"])
        cookies = [value for who in (nefer, other, ana) for value in who.cookies.values()]
        secrets = [link["secret"], invitation["secret"], ONE_OF_NOBODY, *cookies]
        kept = b"".join(file.read_bytes() for file in tmp_path.glob("games.sqlite*"))
        assert not [secret for secret in secrets if secret.encode() in kept]
    assert len(set(secrets)) == 6
    told = "\n".join(f"{record.getMessage()} {record.args}" for record in caplog.records)
    assert not [secret for secret in secrets if secret in told]


def test_whoever_is_forgotten_while_they_begin_a_game_is_asked_for_a_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def forgotten(*_given: Any, **_more: Any) -> str:
        raise NoSuchGuestError

    monkeypatch.setattr(Store, "create", forgotten)
    with town(tmp_path) as place:
        (nefer,) = place.friends("Nefer")
        seats = [{"name": "A", "player": "here"}, {"name": "B", "player": "open"}]
        assert nefer.ask("POST", "/games", 401, json={"seats": seats})["error"] == "name-needed"
