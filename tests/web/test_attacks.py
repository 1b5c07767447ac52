"""Attacks by people at a table and by others: each gets the answer it must get, the log stays as
it was, and nobody else hears anything of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba import Phase
from mansuba.notation import write_decision
from tests.web.friends import Friend, Town, town
from tests.web.together import (
    Ear,
    answers,
    arranges,
    listening,
    log_of,
    play_on,
    proposes,
    says,
    seated,
    set_up,
    sits,
    words,
)
from tests.web.visiting import HOST, request_id

NO_GAME = "x" * 22


@dataclass
class Scene:
    """A table at which Nefer, its host, and Ana play; Ina watches, and Seth has no business."""

    place: Town
    game: str
    nefer: Friend
    ana: Friend
    ina: Friend
    seth: Friend

    @property
    def sitting(self) -> dict[int, Friend]:
        return {0: self.nefer, 1: self.ana}

    @property
    def path(self) -> str:
        return f"/games/{self.game}"

    def plays(self, most: int) -> None:
        """The set-up, and so many requests after it."""
        for seat, friend in self.sitting.items():
            arranges(friend, self.game, seat, set_up(seat))
        with listening(self.nefer, self.game) as ear:
            play_on(self.game, self.sitting, Random(1), ear, most=most)

    @contextmanager
    def undisturbed(self, *members: Friend) -> Iterator[None]:
        """Whatever happens meanwhile, the log stays as it is and these members hear nothing."""
        before = log_of(self.nefer, self.game)
        with ExitStack() as stack:
            ears = [
                stack.enter_context(listening(friend, self.game))
                for friend in members or (self.nefer, self.ana)
            ]
            self._calls(ears)
            for ear in ears:
                ear.messages.clear()
            yield
            self._calls(ears)
            assert [len(ear.messages) for ear in ears] == [1] * len(ears)
        assert log_of(self.nefer, self.game) == before

    def _calls(self, ears: list[Ear]) -> None:
        body = {"id": request_id(), "phrase": "hello"}
        talk = self.nefer.ask("POST", f"{self.path}/talk", json=body)
        for ear in ears:
            ear.until(lambda message: message.get("talk") == talk)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with town(tmp_path, lobby=True) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        ina, seth = place.friends("Ina", "Seth")
        ina.joins(game, sitting[0].invites(game, watch=True)["secret"])
        yield Scene(place, game, sitting[0], sitting[1], ina, seth)


# --- at the table ---------------------------------------------------------------------------------


def test_deciding_for_anothers_seat(scene: Scene) -> None:
    with scene.undisturbed():
        for friend in (scene.ana, scene.ina):
            for line in (["0F@t1"], set_up(0)):
                refused = friend.decides(scene.game, 1, line, 403)
                assert refused["error"] == "not-yours"
        assert scene.nefer.decides(scene.game, 1, [*set_up(0), "1F@u1"], 403)["at"] is None
        assert scene.seth.decides(scene.game, 1, ["0F@t1"], 404)["error"] == "no-such-game"
    scene.plays(2)
    position, seq = scene.nefer.position(scene.game), scene.nefer.seq(scene.game)
    assert position.phase is Phase.TAKE
    theirs = scene.sitting[1 - position.actor]  # type: ignore[operator]
    with scene.undisturbed():
        for word in map(write_decision, position.decisions()):
            assert theirs.decides(scene.game, seq, [word], 403)["error"] == "not-yours"
        assert scene.ina.asks_for("undo", scene.game, seq, 403)["error"] == "not-yours"


def test_asking_for_anothers_throw(scene: Scene) -> None:
    scene.plays(0)
    position, seq = scene.nefer.position(scene.game), scene.nefer.seq(scene.game)
    assert position.phase is Phase.THROW
    assert position.starter is not None
    other = scene.sitting[1 - position.starter]
    with scene.undisturbed():
        for friend in (other, scene.ina):
            assert friend.asks_for("throw", scene.game, seq, 403)["error"] == "not-yours"
        for friend in scene.sitting.values():
            refused = friend.decides(scene.game, seq, ["F1W1C1I1J1K1"], 409)
            assert refused["error"] == "not-these-dice"


def test_placing_anothers_beguiled_figure(scene: Scene) -> None:
    """Whoever beguiles a figure does not place it; its owner does."""
    scene.plays(0)
    with listening(scene.nefer, scene.game) as ear:
        for seed in range(400):
            position = play_on(scene.game, scene.sitting, Random(seed), ear, most=1)
            if position.phase is Phase.PLACE:
                break
        else:
            raise AssertionError("nobody was ever beguiled")
    assert isinstance(position.actor, int)
    mover, seq = 1 - position.actor, scene.nefer.seq(scene.game)
    legal = [write_decision(decision) for decision in position.decisions()]
    with scene.undisturbed():
        for friend in (scene.sitting[mover], scene.ina):
            for word in legal:
                assert friend.decides(scene.game, seq, [word], 403)["error"] == "not-yours"
    scene.sitting[position.actor].decides(scene.game, seq, legal[:1])


def test_arranging_anothers_seat(scene: Scene) -> None:
    with scene.undisturbed():
        for friend in (scene.ana, scene.ina):
            assert arranges(friend, scene.game, 0, set_up(0), 403)["error"] == "not-yours"
        assert arranges(scene.seth, scene.game, 0, set_up(0), 404)["error"] == "no-such-game"
    assert scene.nefer.sees(scene.game)["company"]["arranged"] == []


def test_consenting_for_another(scene: Scene) -> None:
    proposes(scene.nefer, scene.game, 0, "end")
    with scene.undisturbed():
        for friend in (scene.nefer, scene.ina):
            for agree in (True, False):
                refused = answers(friend, scene.game, 1, agree, 403)
                assert refused["error"] == "not-yours"
    assert scene.ana.sees(scene.game)["company"]["proposal"]["waits_for"] == [1]


def test_saying_anything_for_another(scene: Scene) -> None:
    more: dict[str, Any] = {"what": "end", "seen": 1, "agree": True, "value": "0" * 32}
    with scene.undisturbed():
        for do, needed in (
            ("leave", ()),
            ("back", ()),
            ("mix", ("value",)),
            ("propose", ("what", "seen")),
            ("answer", ("agree",)),
        ):
            said = {key: more[key] for key in needed}
            for friend, seat in ((scene.nefer, 1), (scene.ana, 0), (scene.ina, 0)):
                refused = says(friend, scene.game, do, 403, seat=seat, **said)
                assert refused["error"] == "not-yours"
            assert says(scene.nefer, scene.game, do, 422, seat=7, **said)["error"] == "invalid"
        assert sits(scene.ana, scene.game, 0, 409)["error"] == "not-open"
        assert sits(scene.ina, scene.game, 0, 403)["error"] == "not-a-member"
        talk = {"id": request_id(), "seat": 0, "phrase": "oops"}
        assert scene.ana.ask("POST", f"{scene.path}/talk", 403, json=talk)["error"] == "not-yours"


def test_what_only_the_host_may_do(scene: Scene) -> None:
    guests = {name: getattr(scene, name).guest for name in ("nefer", "ana", "ina")}
    with scene.undisturbed():
        for name, friend in (("ana", scene.ana), ("ina", scene.ina)):
            for do, more in (
                ("pause", {}),
                ("resume", {}),
                ("abandon", {}),
                ("give", {"seat": 0, "player": "open"}),
                ("give", {"seat": 1, "player": "scribe"}),
            ):
                refused = says(friend, scene.game, do, 403, **more)
                assert refused["error"] == "not-the-host"
            others = [guest for other, guest in guests.items() if other != name]
            for method, path, body in (
                ("PATCH", "", {"name": "Mine"}),
                ("PATCH", "", {"open": True}),
                ("PATCH", "", {"chat": False}),
                ("DELETE", "", None),
                ("GET", "/invitations", None),
                ("POST", "/invitations", {}),
                ("DELETE", "/invitations/none", None),
                *(("DELETE", f"/members/{guest}", None) for guest in (*others, "local")),
            ):
                refused = friend.ask(method, f"{scene.path}{path}", 403, json=body)
                assert refused["error"] == "not-the-host"
    view = scene.ana.sees(scene.game)
    assert (view["company"]["open"], view["company"]["chat"], view["name"]) == (False, True, None)


def test_giving_a_seat_to_what_is_no_bot(scene: Scene) -> None:
    with scene.undisturbed():
        for player in ("here", "local", "../bot", "", "Scribe", "python -m evil"):
            refused = says(scene.nefer, scene.game, "give", 422, seat=1, player=player, name="X")
            assert refused["error"] == "no-such-player"


# --- requests that come again ---------------------------------------------------------------------


def test_replaying(scene: Scene) -> None:
    once = request_id()
    first = scene.nefer.decides(scene.game, 1, set_up(0)[:3], request=once)
    scene.nefer.decides(scene.game, 4, set_up(0)[3:])
    with scene.undisturbed():
        again = scene.nefer.decides(scene.game, 1, set_up(0)[:3], request=once)
        assert again == first, "the same once more"
        stale = scene.nefer.decides(scene.game, 1, set_up(0)[:3], 409)
        assert (stale["error"], stale["seq"]) == ("stale", 7), "by another id"
        late = scene.nefer.decides(scene.game, 7, set_up(0)[:3], 403)
        assert late["error"] == "not-yours", "as if it were new"
        theirs = scene.ana.decides(scene.game, 7, set_up(1), request=once)
        assert theirs == first, "what another has had carried out"
        pause = {"do": "pause", "id": once}
        assert scene.nefer.ask("POST", f"{scene.path}/table", json=pause) == first
        assert scene.seth.decides(scene.game, 1, set_up(0)[:3], 404, request=once)
        for seen in (8, 1_000_000):
            assert scene.ana.decides(scene.game, seen, set_up(1), 409)["error"] == "stale"
    scene.ana.decides(scene.game, 7, set_up(1))


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
