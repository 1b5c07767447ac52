"""Nobody learns a secret before its time: not from answers, not from sockets, not from the log."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba.notation import read_record
from mansuba.table import sealing
from mansuba.web.logs import OneLine
from mansuba.web.settings import Settings
from tests.web.friends import Friend, Town, town
from tests.web.together import (
    Hours,
    all_listening,
    answers,
    arranges,
    host_of,
    listening,
    look_after,
    play_on,
    proposes,
    says,
    seated,
    set_up,
    slow_town,
)
from tests.web.visiting import request_id


def secret_of(data: Path, game: str) -> str:
    """What the dice of a game follow from, as only the disk knows it."""
    with sqlite3.connect(Settings(data=data).games) as database:
        ((secret,),) = database.execute("SELECT secret FROM games WHERE id = ?", (game,))
    database.close()
    assert len(secret) == 2 * sealing.SECRET_BYTES
    return str(secret)


def everything_told(place: Town, friend: Friend, game: str) -> Iterator[str]:
    """Every answer there is to look at, and those to nonsense at every address that is there."""
    paths = place.client.app.openapi()["paths"]  # type: ignore[attr-defined]
    for path, methods in paths.items():
        address = path.replace("{game}", game).replace("{guest}", "x").replace("{invitation}", "x")
        for method in methods:
            if method == "get":
                for params in ({"seen": friend.seq(game)}, {"seen": 0, "decision": "stop"}):
                    yield friend.request("GET", address, params=params).text
            elif (method, path) not in (("delete", "/api/games/{game}"), ("delete", "/api/me")):
                yield friend.request(method.upper(), address, json={"id": "x"}).text


def test_the_dice_secret_is_seen_by_nobody_before_the_game_is_over(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        ina = place.friends("Ina")[0]
        ina.joins(game, sitting[0].invites(game, watch=True)["secret"])
        secret, told = secret_of(tmp_path, game), list[str]()
        with all_listening(game, {**sitting, 2: ina}) as ears:
            for stage in range(4):
                told += everything_told(place, (*sitting.values(), ina)[stage % 3], game)
                if stage == 0:
                    for seat, friend in sitting.items():
                        says(friend, game, "mix", seat=seat, value="a" * 32)
                        arranges(friend, game, seat, set_up(seat))
                elif stage == 1:
                    play_on(game, sitting, Random(1), ears[0], most=6)
                else:
                    proposes(sitting[0], game, 0, "end" if stage == 3 else "undo")
                    if stage == 2:
                        answers(sitting[1], game, 1, agree=True)
            assert len(told) > 60
            length = sitting[0].seq(game)
            for ear in ears.values():
                ear.upto(length)
                told += map(str, ear.messages)
                ear.messages.clear()
            raw = bytes.fromhex(secret)
            for text in told:
                assert secret not in text.lower()
                assert str(raw) not in text
            answers(sitting[1], game, 1, agree=True)
            for ear in ears.values():
                ear.until_said("ended-agreed")
                assert ear.messages[-1]["company"]["fairness"]["secret"] == secret
        for friend in (*sitting.values(), ina):
            assert friend.sees(game)["company"]["fairness"]["secret"] == secret
            assert secret in friend.record(game)
            assert sealing.check(read_record(friend.record(game))).good


def test_whoever_has_won_alone_does_not_play_on_with_what_they_know(tmp_path: Path) -> None:
    """They could open a seat then, for someone who does not know what the dice will bring."""
    with town(tmp_path) as place:
        (nefer,) = place.friends("Nefer")
        game = nefer.begins("here", "here")
        with listening(nefer, game) as ear:
            play_on(game, {0: nefer, 1: nefer}, Random(3), ear)
        before = nefer.sees(game)
        assert before["company"]["fairness"]["secret"]
        assert not before["entries"][-1]["next"]["undo"]
        assert nefer.asks_for("undo", game, nefer.seq(game), 409)["error"] == "nothing-to-undo"
        assert says(nefer, game, "give", 409, seat=1, player="open")["error"] == "not-now"
        assert nefer.sees(game) == before


def test_what_is_written_down_has_no_secret_in_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole session, with faults in it: all that we write, and what others complain of."""
    caplog.set_level(logging.WARNING)
    caplog.set_level(logging.DEBUG, "mansuba")
    hours, secrets = Hours(), dict[str, str]()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        nefer, ana = sitting[0], sitting[1]
        secrets["dice"] = secret_of(tmp_path, game)
        secrets["invitation"] = nefer.invites(game)["secret"]
        secrets["return"] = nefer.ask("POST", "/me/links", 201)["secret"]
        device = place.stranger()
        device.ask("POST", "/me/return", json={"secret": secrets["return"]})
        for name, friend in (("nefer", nefer), ("ana", ana), ("device", device)):
            secrets[name] = next(iter(friend.cookies.values()))
        ana.joins(game, secrets["invitation"])
        place.friends("Ina")[0].joins(game, secrets["return"], 404)
        secrets["talk"] = "a secret between us"
        for where, body in (
            ("talk", {"text": secrets["talk"]}),
            ("decisions", {"seen": 1, "decisions": ["0F@t1", "0F@t2"]}),
            ("decisions", {"seen": 0, "decisions": set_up(0)}),
            ("table", {"do": "mix", "seat": 0, "value": "b" * 32}),
        ):
            nefer.request("POST", f"/api/games/{game}/{where}", json={"id": request_id(), **body})
        with listening(nefer, game) as ear:
            ear.until(lambda message: message["type"] == "present")
        with monkeypatch.context() as patch:
            live = host_of(place)._games[game]
            patch.setattr(live, "view", lambda: 1 / 0)
            answer = nefer.request("GET", f"/api/games/{game}", params={"s": secrets["return"]})
            assert answer.status_code == 500
            told = [answer.text, repr(live), repr(live.table), str(live.table.secret is None)]
            patch.setattr(host_of(place), "attend", lambda game: 1 / 0)
            hours.go(100)
            look_after(place)
        told.append(repr(place.client.app.state.book))  # type: ignore[attr-defined]
    assert "ZeroDivisionError" in caplog.text
    told += [caplog.text, *(f"{OneLine().format(one)} {one.args}" for one in caplog.records)]
    raw = str(bytes.fromhex(secrets["dice"]))[2:-1]
    for name, secret in {**secrets, "raw": raw}.items():
        assert not [text for text in told if secret in text], name


def test_errors_do_not_repeat_what_they_were_sent(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        secret = "s3cret" * 5
        for method, path, more in bodies(game, secret):
            answer = nefer.request(method, f"/api{path}", **more)
            assert answer.status_code in (404, 422), answer.text
            assert secret not in answer.text
            assert secret not in str(answer.headers)


def bodies(game: str, secret: str) -> list[tuple[str, str, dict[str, Any]]]:
    return [
        ("POST", "/me/return", {"json": {"secret": secret}}),
        ("POST", "/me/return", {"json": {"secret": [secret]}}),
        ("POST", f"/games/{game}/join", {"json": {"secret": f"{secret}!"}}),
        ("POST", f"/games/{game}/join", {"content": f'{{"secret": "{secret}'}),
        ("POST", f"/games/{secret}/join", {"json": {"secret": secret}}),
        ("DELETE", f"/games/{game}/invitations/{secret}", {}),
    ]
