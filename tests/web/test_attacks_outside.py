"""Attacks from outside, by those who were removed, and by those who pretend to be someone: each
gets the answer it must get, the log stays as it was, and nobody else hears anything of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mansuba.table.guest_secrets import hash_of
from tests.web.friends import town
from tests.web.scene import Scene
from tests.web.together import (
    listening,
    says,
    sits,
    words,
)
from tests.web.visiting import HOST, request_id

NO_GAME = "x" * 22


# --- from outside ---------------------------------------------------------------------------------

LOOKS = ("", "/record", "/options?seen=0", "/why?seen=0&decision=0F@t1", "/talk", "/members")
"""What members may look at."""


def near(game: str) -> list[str]:
    """Ids that are not the game's, some of them nearly."""
    changed = chr(ord(game[0]) ^ 1) + game[1:]
    return [NO_GAME, game[:-1], game + "A", game.swapcase(), changed, f"{game}%00", "%2e%2e"]


def test_guessing_ids_and_looking_at_a_private_table(scene: Scene) -> None:
    strangers = (scene.place.stranger(), scene.seth)
    with scene.undisturbed():
        for friend in strangers:
            for look in LOOKS:
                told = friend.request("GET", f"/api{scene.path}{look}")
                assert (told.status_code, told.json()["error"]) == (404, "no-such-game")
                for game in near(scene.game):
                    other = friend.request("GET", f"/api/games/{game}{look}")
                    assert other.status_code == told.status_code
                    assert other.content == told.content
                    assert dict(other.headers) == dict(told.headers)
            assert friend.request("GET", f"/api{scene.path}/invitations").status_code == 404
        assert scene.seth.ask("GET", "/games") == []
        assert scene.game not in str(scene.seth.ask("GET", "/lobby"))
        like = {"like": scene.game, "seats": [{"name": "S", "player": "here"}] * 2}
        unlike = {**like, "like": NO_GAME}
        told, other = [scene.seth.ask("POST", "/games", 404, json=one) for one in (like, unlike)]
        assert told == other


def test_listening_at_a_private_table(scene: Scene) -> None:
    with scene.undisturbed():
        for friend in (scene.place.stranger(), scene.seth):
            for game in (scene.game, *near(scene.game)[:5]):
                with listening(friend, game) as ear:
                    assert ear.is_closed_with() == 4404
                    assert ear.messages == []


def test_an_open_table_has_to_be_joined_first(scene: Scene) -> None:
    scene.nefer.ask("PATCH", scene.path, json={"open": True})
    with scene.undisturbed():
        assert scene.seth.ask("GET", scene.path, 404)["error"] == "no-such-game"
        with listening(scene.seth, scene.game) as ear:
            assert ear.is_closed_with() == 4404
    assert scene.place.stranger().joins(scene.game, status=401)["error"] == "name-needed"
    scene.seth.joins(scene.game)


# --- who one is -----------------------------------------------------------------------------------


def test_a_removed_member_with_an_old_cookie_and_an_open_socket(scene: Scene) -> None:
    secret = scene.nefer.invites(scene.game)["secret"]
    with listening(scene.ana, scene.game) as ear:
        ear.until(lambda message: message["type"] == "present")
        scene.nefer.ask("DELETE", f"{scene.path}/members/{scene.ana.guest}", 204)
        scene.ana.decides(scene.game, scene.nefer.seq(scene.game), ["0F@t1"], 404)
        assert ear.is_closed_with() == 1001
        assert ear.messages[-1] == {"type": "removed"}
    with scene.undisturbed(scene.nefer):
        for look in LOOKS:
            assert scene.ana.ask("GET", f"{scene.path}{look}", 404)["error"] == "no-such-game"
        scene.ana.decides(scene.game, scene.nefer.seq(scene.game), ["0F@t1"], 404)
        assert sits(scene.ana, scene.game, 1, 404)["error"] == "no-such-game"
        assert scene.ana.joins(scene.game, secret, 404)["error"] == "no-such-link"
        assert scene.ana.joins(scene.game, None, 404)["error"] == "no-such-game"
        with listening(scene.ana, scene.game) as ear:
            assert ear.is_closed_with() == 4404


def test_whoever_listens_is_known_by_the_key_that_they_came_with(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The book is asked about everyone else, and about them from time to time."""
    book = scene.place.client.app.state.book  # type: ignore[attr-defined]
    looked, asked = book.member_by, list[str]()

    async def watched(key: str, game: str, at: Any) -> Any:
        asked.append(key)
        return await looked(key, game, at)

    with listening(scene.nefer, scene.game) as ear:
        ear.until(lambda message: message["type"] == "present")
        monkeypatch.setattr(book, "member_by", watched)
        seq = scene.nefer.seq(scene.game)
        for _ in range(100):  # they are told who is there a moment before they are let in
            asked.clear()
            scene.nefer.decides(scene.game, seq, ["0F@t9"], 422)
            if not asked:
                break
        assert asked == []
        scene.seth.decides(scene.game, seq, ["0F@t9"], 404)
        assert asked == [*scene.seth.cookies.values()]
        asked.clear()
        monkeypatch.setattr("mansuba.web.live.SECONDS_KNOWN", -1.0)
        (listener,) = scene.place.client.app.state.host._games[scene.game].listeners  # type: ignore[attr-defined]
        listener.let_in(hash_of(next(iter(scene.nefer.cookies.values()))))  # long ago
        for _ in range(2):
            scene.nefer.decides(scene.game, seq, ["0F@t9"], 422)
        assert asked == 2 * [*scene.nefer.cookies.values()]


def test_links_that_are_good_no_more(scene: Scene) -> None:
    revoked, elsewhere = scene.nefer.invites(scene.game), scene.nefer.begins("here", "open")
    scene.nefer.ask("DELETE", f"{scene.path}/invitations/{revoked['id']}", 204)
    used = scene.nefer.ask("POST", "/me/links", 201)["secret"]
    scene.place.stranger().ask("POST", "/me/return", json={"secret": used})
    other = scene.nefer.invites(elsewhere)["secret"]
    key = next(iter(scene.nefer.cookies.values()))
    with scene.undisturbed():
        for secret in (revoked["secret"], other, used, key, revoked["id"] + "A" * 22, "A" * 43):
            assert scene.seth.joins(scene.game, secret, 404)["error"] == "no-such-link"
            refused = scene.seth.ask("POST", "/me/return", 404, json={"secret": secret})
            assert refused["error"] == "no-such-link"
    assert scene.seth.ask("GET", "/games") == []


def test_a_cookie_of_another_server(scene: Scene, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    with town(other) as elsewhere:
        (mallory,) = elsewhere.friends("Nefer")
    mallory.client = scene.place.client
    with scene.undisturbed():
        assert mallory.ask("GET", "/me")["guest"] is None
        assert mallory.ask("GET", scene.path, 404)["error"] == "no-such-game"
        new = {"seats": [{"name": "S", "player": "here"}] * 2}
        assert mallory.ask("POST", "/games", 401, json=new)["error"] == "name-needed"


def test_nobody_is_the_one_at_the_machine(scene: Scene) -> None:
    """The one who may do everything at `mansuba play` is not to be had over a network."""
    forged = scene.place.stranger()
    with scene.undisturbed():
        for cookie in ("local", "local" + "=" * 22, scene.nefer.guest, "guest=local"):
            forged.cookies = {"guest": cookie}
            assert forged.ask("GET", "/me")["guest"] is None
            assert forged.ask("GET", scene.path, 404)["error"] == "no-such-game"
            assert forged.ask("GET", "/games", 401)["error"] == "name-needed"
        for body in ({"guest": "local"}, {"host": "local"}, {"by": [0, 1]}):
            asked = {"id": request_id(), "seen": 1, "decisions": ["0F@t1"], **body}
            assert scene.ana.ask("POST", f"{scene.path}/decisions", 422, json=asked)
            new = {"seats": [{"name": "S", "player": "here"}] * 2, **body}
            assert scene.ana.ask("POST", "/games", 422, json=new)["error"] == "invalid"
        seats = [{"name": "S", "player": "local"}, {"name": "T", "player": "here"}]
        refused = scene.ana.ask("POST", "/games", 422, json={"seats": seats})
        assert refused["error"] == "no-such-player"
        named = scene.place.stranger().is_called("local")
        assert named.guest != "local"
        assert named.ask("GET", "/games") == []


# --- text, paths, other hosts ---------------------------------------------------------------------

SCRIPT = "<img src=x onerror=1>"


def test_script_in_names_and_talk_stays_text(scene: Scene) -> None:
    scene.seth.is_called(SCRIPT)
    scene.seth.joins(scene.game, scene.nefer.invites(scene.game)["secret"])
    says(scene.ana, scene.game, "leave", seat=1)
    with listening(scene.nefer, scene.game, 2) as ear:
        said = {"do": "sit", "id": request_id(), "seat": 1, "name": SCRIPT}
        scene.seth.ask("POST", f"{scene.path}/table", json=said)
        talk = {"id": request_id(), "seat": 1, "text": f"<script>{SCRIPT}</script>"}
        scene.seth.ask("POST", f"{scene.path}/talk", json=talk)
        told = ear.until(lambda message: message["type"] == "talk")["talk"]
    assert (told["name"], told["text"]) == (SCRIPT, talk["text"])
    scene.nefer.ask("PATCH", scene.path, json={"name": SCRIPT})
    for path in ("", "/talk", "/members"):
        answer = scene.nefer.request("GET", f"/api{scene.path}{path}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
    assert scene.nefer.sees(scene.game)["name"] == SCRIPT
    record = scene.nefer.request("GET", f"/api{scene.path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")


def test_paths_that_lead_out(scene: Scene, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text('board = "sun"')
    seats = [{"name": "S", "player": "here"}] * 2
    with scene.undisturbed():
        for board in ("../secret", "../secret.toml", "/etc/passwd", "boards/yard", "yard.toml"):
            refused = scene.nefer.ask("POST", "/games", 422, json={"board": board, "seats": seats})
            assert refused["error"] == "no-such-board"
        for path in ("../games.sqlite", "%2e%2e/games.sqlite", "..%2fgames.sqlite", "//etc/passwd"):
            for before in ("", "assets/", "api/games/", f"api{scene.path}/"):
                told = scene.nefer.request("GET", f"/{before}{path}")
                assert told.status_code in (404, 503), before + path
                assert b"SQLite" not in told.content
                assert b"root:" not in told.content


@pytest.mark.parametrize("host", ["evil.example", f"{HOST}.evil.example", "127.0.0.1:80", ""])
def test_another_host(scene: Scene, host: str) -> None:
    headers = {**scene.nefer.headers, "host": host, "origin": f"http://{host}"}
    with scene.undisturbed():
        for method, path in (("GET", scene.path), ("DELETE", scene.path), ("POST", "/games")):
            told = scene.place.client.request(method, f"/api{path}", headers=headers)
            assert (told.status_code, told.json()["error"]) == (400, "forbidden")


def test_whoever_is_removed_while_they_sit_down_does_not_sit(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The door is looked at before the table, and meanwhile the host turns them out."""
    says(scene.ana, scene.game, "leave", seat=1)
    host, book = scene.place.client.app.state.host, scene.place.client.app.state.book  # type: ignore[attr-defined]
    request, guest = host.request, scene.ana.guest

    async def turns_out_first(*given: Any) -> Any:
        await book.remove(scene.game, guest)
        await host.remove_guest(scene.game, guest)
        return await request(*given)

    monkeypatch.setattr(host, "request", turns_out_first)
    assert sits(scene.ana, scene.game, 1, 404)["error"] == "no-such-game"
    monkeypatch.undo()
    assert [seat["player"] for seat in scene.nefer.sees(scene.game)["company"]["seats"]] == [
        "here",
        "open",
    ]
    assert words(scene.nefer, scene.game) == ["sat", "opened", "sat", "opened"]


def test_whoever_is_forgotten_while_they_sit_down_is_named_nowhere(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(scene.ana, scene.game, "leave", seat=1)
    host = scene.place.client.app.state.host  # type: ignore[attr-defined]
    request, guest, name = host.request, scene.ana.guest, "Hatshepsut"

    async def is_forgotten_first(*given: Any) -> Any:
        monkeypatch.undo()
        await host._book.forget(guest)
        return await request(*given)

    monkeypatch.setattr(host, "request", is_forgotten_first)
    told = says(scene.ana, scene.game, "sit", 401, seat=1, name=name)
    assert told["error"] == "name-needed"
    assert words(scene.nefer, scene.game) == ["sat", "opened"]
    assert name not in str(scene.nefer.sees(scene.game))
    assert name not in str(scene.nefer.ask("GET", "/games"))


def test_whoever_is_removed_while_they_connect_hears_nothing_more(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, book = scene.place.client.app.state.host, scene.place.client.app.state.book  # type: ignore[attr-defined]
    listen, guest = host.listen, scene.ina.guest

    async def turns_out_first(*given: Any) -> Any:
        await book.remove(scene.game, guest)
        await host.remove_guest(scene.game, guest)
        return await listen(*given)

    monkeypatch.setattr(host, "listen", turns_out_first)
    with listening(scene.ina, scene.game) as ear:
        assert ear.is_closed_with() == 4404
        assert ear.messages == []
    assert host._games[scene.game].listeners == set()
