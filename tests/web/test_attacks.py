"""Attacks by people at a table: each gets the answer it must get, the log stays as it was, and
nobody else hears anything of it."""

from __future__ import annotations

from random import Random
from typing import Any

from mansuba import Phase
from mansuba.notation import write_decision
from tests.web.scene import Scene
from tests.web.together import (
    answers,
    arranges,
    listening,
    play_on,
    proposes,
    says,
    set_up,
    sits,
)
from tests.web.visiting import request_id

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
            ("answer", ("agree", "seen")),
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
