"""Seats that change in the middle, consent, and what the host may do; the log stays a game."""

from __future__ import annotations

import sqlite3
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba import Phase
from mansuba.notation import read_record
from mansuba.table import sealing
from mansuba.web.sweeping import sweeping
from tests.web.friends import Friend, Town, town
from tests.web.test_games import check_against_rulebook
from tests.web.together import (
    Ear,
    answers,
    arranges,
    check_to_the_end,
    listening,
    play_on,
    proposes,
    quick_town,
    says,
    seated,
    seats_of,
    set_up,
    sits,
    with_pond,
    words,
)
from tests.web.visiting import request_id


def players(friend: Friend, game: str) -> list[str]:
    return [seat["player"] for seat in seats_of(friend, game)]


def begun(place: Town, *names: str, **more: Any) -> tuple[str, dict[int, Friend]]:
    """A game for two whose set-up is done."""
    game, sitting = seated(place, *names, **more)
    for seat, friend in sitting.items():
        arranges(friend, game, seat, set_up(seat))
    return game, sitting


def comes(place: Town, name: str, host: Friend, game: str) -> Friend:
    (friend,) = place.friends(name)
    friend.joins(game, host.invites(game)["secret"])
    return friend


# --- seats ----------------------------------------------------------------------------------------


def test_seats_that_go_from_hand_to_hand(tmp_path: Path) -> None:
    """A person leaves, another sits; leaves, a bot plays; it goes, a person comes; to the end."""
    with quick_town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        ina, rng = comes(place, "Ina", nefer, game), Random(1)
        with listening(nefer, game) as ear:
            play_on(game, sitting, rng, ear, most=6)
            says(ana, game, "leave", seat=1)
            assert players(nefer, game) == ["here", "open"]
            sits(ina, game, 1)
            assert sits(ana, game, 1, 409)["error"] == "not-open"
            play_on(game, {0: nefer, 1: ina}, rng, ear, most=6)
            says(ina, game, "leave", seat=1)
            says(nefer, game, "give", seat=1, player="scribe", name="Thoth")
            play_on(game, {0: nefer}, rng, ear, most=4)
            says(nefer, game, "give", seat=1, player="open")
            sits(ana, game, 1)
            assert seats_of(nefer, game)[1] == {
                "seat": 1,
                "name": "Seat 1",
                "player": "here",
                "guest": ana.guest,
                "away": False,
            }
            play_on(game, {0: nefer, 1: ana}, rng, ear)
        check_to_the_end(nefer, game)


def test_an_open_seat_is_waited_for(tmp_path: Path) -> None:
    with quick_town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        with listening(sitting[0], game) as ear:
            play_on(game, sitting, Random(2), ear, most=3)
            position = sitting[0].position(game)
            seat = position.starter if position.phase is Phase.THROW else position.actor
            assert isinstance(seat, int)
            says(sitting[seat], game, "leave", seat=seat)
            seq = sitting[0].seq(game)
            for friend in sitting.values():
                for asked in ("throw", "decisions"):
                    more = {"decisions": ["stop"]} if asked == "decisions" else {}
                    body = {"id": request_id(), "seen": seq, **more}
                    answer = friend.request("POST", f"/api/games/{game}/{asked}", json=body)
                    assert answer.status_code in (403, 409, 422), answer.text
            assert sitting[0].seq(game) == seq
            sits(sitting[seat], game, seat)
            play_on(game, sitting, Random(2), ear, most=3)


def test_two_seats_of_one_guest_need_nobodys_consent(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        (nefer,) = place.friends("Nefer")
        game = nefer.begins("here", "here")
        seq = nefer.decides(game, 0, [*set_up(0), *set_up(1)[:3]])["seq"]
        seq = nefer.asks_for("undo", game, seq)["seq"]
        nefer.decides(game, seq, set_up(1))
        with listening(nefer, game) as ear:
            end = play_on(game, {0: nefer, 1: nefer}, Random(3), ear)
        assert end.phase is Phase.OVER
        check_to_the_end(nefer, game)
        refused = nefer.asks_for("undo", game, nefer.seq(game), 409)
        assert refused["error"] == "nothing-to-undo", "the secret is known by now"


def test_a_seat_by_the_lobby(tmp_path: Path) -> None:
    with town(tmp_path, lobby=True) as place:
        nefer, ana = place.friends("Nefer", "Ana")
        game = nefer.begins("here", "open", open=True)
        (listed,) = ana.ask("GET", "/lobby")
        ana.joins(listed["id"])
        sits(ana, game, 1)
        for seat, friend in ((0, nefer), (1, ana)):
            arranges(friend, game, seat, set_up(seat))
        with listening(ana, game) as ear:
            play_on(game, {0: nefer, 1: ana}, Random(4), ear)
        check_to_the_end(ana, game)
        assert ana.ask("GET", "/lobby") == []


# --- consent --------------------------------------------------------------------------------------


def test_undo_past_a_throw_which_comes_again(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        with listening(sitting[0], game) as ear:
            play_on(game, sitting, Random(5), ear, most=5)
            while ear.entries[-1]["by"] != "chance":
                play_on(game, sitting, Random(5), ear, most=1)
            line = [entry for entry in ear.entries if entry["word"]]
            thrown, seat = line[-1]["word"], line[-2]["by"]
            asker, other = sitting[seat], sitting[1 - seat]
            proposes(asker, game, seat, "undo")
            company = other.sees(game)["company"]
            assert company["proposal"] == {"what": "undo", "by": seat, "waits_for": [1 - seat]}
            answers(other, game, 1 - seat, True)
            undone = asker.sees(game)["entries"][-1]
            assert undone["said"] == {"type": "undone", "seat": seat, "name": None}
            assert undone["line"] < len(line) - 1
            again = [entry["word"] for entry in line[undone["line"] : -1]]
            seq = asker.decides(game, undone["seq"], again)["seq"]
            starter = asker.position(game).starter
            assert starter is not None
            sitting[starter].asks_for("throw", game, seq)
            assert asker.sees(game)["entries"][-1]["word"] == thrown
            play_on(game, sitting, Random(6), ear)
        check_to_the_end(asker, game)


def test_what_is_declined_or_decided_past_is_off_the_table(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        assert proposes(nefer, game, 0, "undo", 409)["error"] == "nothing-to-undo"
        nefer.decides(game, 1, set_up(0)[:3])
        assert nefer.asks_for("undo", game, 4, 409)["error"] == "nothing-to-undo"
        proposes(nefer, game, 0, "undo")
        assert proposes(ana, game, 1, "end", 409)["error"] == "not-now", "one at a time"
        assert answers(nefer, game, 0, True, 409)["error"] == "not-now", "they have asked"
        answers(ana, game, 1, False)
        assert answers(ana, game, 1, True, 409)["error"] == "not-now"
        proposes(nefer, game, 0, "end")
        nefer.decides(game, nefer.seq(game), set_up(0)[3:])
        assert answers(ana, game, 1, True, 409)["error"] == "not-now"
        assert nefer.sees(game)["company"]["proposal"] is None
        stale = says(nefer, game, "propose", 409, seat=0, what="undo", seen=3)
        assert (stale["error"], stale["seq"]) == ("stale", nefer.seq(game))
        check_against_rulebook(nefer, game)


def test_everyone_is_asked(tmp_path: Path) -> None:
    with town(with_pond(tmp_path)) as place:
        game, sitting = seated(place, "Nefer", "Ana", "Ina", board="pond")
        (first, nefer), (second, ana), (third, ina) = sitting.items()
        proposes(ana, game, second, "end")
        assert nefer.sees(game)["company"]["proposal"]["waits_for"] == [first, third]
        answers(nefer, game, first, True)
        assert answers(nefer, game, first, True, 409)["error"] == "not-now"
        answers(ina, game, third, True)
        assert nefer.sees(game)["company"]["ended"] == "agreed"


@pytest.mark.parametrize("how", ["agreed", "abandoned"])
def test_an_end_that_nobody_has_won_reveals_the_secret(tmp_path: Path, how: str) -> None:
    with town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        with listening(ana, game) as ear:
            play_on(game, sitting, Random(7), ear, most=5)
            assert "DiceProof" not in nefer.record(game)
            if how == "agreed":
                proposes(ana, game, 1, "end")
                answers(nefer, game, 0, True)
            else:
                assert says(ana, game, "abandon", 403)["error"] == "not-the-host"
                says(nefer, game, "abandon")
            ear.upto(nefer.seq(game))
            told = ear.messages[-1]["company"]
        assert told["ended"] == how
        record = read_record(ana.record(game))
        assert sealing.check(record).good
        assert told["fairness"]["secret"] in record.tags["DiceProof"]
        assert words(ana, game)[-1] == f"ended-{how}"
        for friend, seat in ((nefer, 0), (ana, 1)):
            for do, more in (
                ("leave", {"seat": seat}),
                ("pause", {}),
                ("abandon", {}),
                ("propose", {"seat": seat, "what": "end", "seen": nefer.seq(game)}),
            ):
                if friend is nefer or do not in ("pause", "abandon"):
                    assert says(friend, game, do, 409, **more)["error"] == "not-now"
        assert nefer.ask("GET", "/games")[0]["phase"] == "over"


# --- the host -------------------------------------------------------------------------------------


def test_a_pause_stops_everyone(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        assert says(ana, game, "pause", 403)["error"] == "not-the-host"
        says(nefer, game, "pause")
        assert says(nefer, game, "pause", 409)["error"] == "not-now"
        seq = nefer.seq(game)
        for friend in (nefer, ana):
            for asked in ("throw", "undo"):
                refused = friend.asks_for(asked, game, seq, 409)
                assert refused["error"] in ("not-now", "nothing-to-undo")
            assert friend.decides(game, seq, ["stop"], 409)["error"] == "not-now"
        assert ana.sees(game)["company"]["paused"]
        says(nefer, game, "resume")
        with listening(ana, game) as ear:
            play_on(game, sitting, Random(8), ear, most=4)
        check_against_rulebook(ana, game)


def test_the_host_goes_and_someone_else_has_the_table(tmp_path: Path) -> None:
    with quick_town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        with listening(ana, game) as ear:
            ear.upto(ana.seq(game))
            assert says(ana, game, "pause", 403)["error"] == "not-the-host"
            nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 204)
            ear.until(lambda message: message.get("company", {}).get("host") == ana.guest)
            assert nefer.request("GET", f"/api/games/{game}").status_code == 404
            says(ana, game, "give", seat=0, player="scribe", name="Thoth")
            play_on(game, {1: ana}, Random(9), ear)
        check_to_the_end(ana, game)


def test_a_host_who_never_comes_back_leaves_the_table_to_others(tmp_path: Path) -> None:
    """They are swept away while the game is in memory and someone listens to it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mansuba.web.app.sweeping", partial(sweeping, every=0.02))
        with town(tmp_path, keep_days=30) as place:
            game, sitting = begun(place, "Nefer", "Ana")
            nefer, ana = sitting[0], sitting[1]
            with listening(ana, game) as ear:
                ear.upto(ana.seq(game))
                with sqlite3.connect(tmp_path / "games.sqlite", timeout=20) as database:
                    database.execute(
                        "UPDATE guests SET seen = '2020-01-01 00:00:00.000000' WHERE id = ?",
                        (seats_of(ana, game)[0]["guest"],),
                    )
                database.close()
                ear.until(lambda message: message.get("company", {}).get("host") == ana.guest)
            assert seats_of(ana, game)[0]["name"] == ""
            assert nefer.ask("GET", "/me")["guest"] is None
            says(ana, game, "give", seat=0, player="open")


def test_whoever_is_removed_plays_no_more_and_the_game_goes_on(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        ina = comes(place, "Ina", nefer, game)
        with listening(ana, game) as theirs, listening(nefer, game) as ear:
            play_on(game, sitting, Random(10), ear, most=4)
            nefer.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
            assert theirs.is_closed_with() == 1001
            assert theirs.messages[-1] == {"type": "removed"}
            sits(ina, game, 1)
            play_on(game, {0: nefer, 1: ina}, Random(11), ear)
            assert len(theirs.entries) < len(ear.entries)
        check_to_the_end(ina, game)


def test_enough_said_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has nothing better to do fills no disk; they may still go, and end it."""
    monkeypatch.setattr("mansuba.web.actions.MOST_SAID", 4)
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        for do in ("pause", "resume", "pause"):
            says(sitting[0], game, do)
        says(sitting[0], game, "resume")
        assert says(sitting[0], game, "pause", 429)["error"] == "too-many"
        assert sitting[0].asks_for("undo", game, sitting[0].seq(game), 429)["error"] == "too-many"
        says(sitting[1], game, "leave", seat=1)
        assert sits(sitting[1], game, 1, 429)["error"] == "too-many"
        says(sitting[0], game, "abandon")


# --- listening ------------------------------------------------------------------------------------


def test_whoever_connects_again_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = begun(place, "Nefer", "Ana")
        heard: list[Any] = []
        rng = Random(12)
        with listening(sitting[0], game) as ear:
            for _ in range(6):
                with sitting[1].listens(game, seen=len(heard)) as session:
                    missed = ear.entries[len(heard) :]
                    theirs = Ear(session)
                    theirs.until(lambda message: message["type"] == "present")
                    if missed:
                        assert theirs.messages[0]["entries"] == missed
                    play_on(game, sitting, rng, ear, most=rng.randint(1, 3))
                    theirs.upto(len(ear.entries) - len(heard))
                    heard += theirs.entries
                    assert heard == ear.entries
                play_on(game, sitting, rng, ear, most=rng.randint(0, 3))


def test_who_is_there_is_told_to_all(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        watcher = place.friends("Ina")[0]
        watcher.joins(game, sitting[0].invites(game, watch=True)["secret"])
        ids = [friend.guest for friend in (*sitting.values(), watcher)]
        with listening(sitting[0], game) as ear:

            def present() -> list[str]:
                told = ear.until(lambda message: message["type"] == "present")
                return list(told["guests"])

            assert present() == [ids[0]]
            with sitting[1].listens(game):
                assert present() == sorted(ids[:2])
                with sitting[1].listens(game):  # another device
                    assert present() == sorted(ids[:2])
                    with watcher.listens(game):
                        assert present() == sorted(ids)
                    assert present() == sorted(ids[:2])
                assert present() == sorted(ids[:2])
            assert present() == [ids[0]]


def test_whatever_is_asked_again_has_the_same_answer(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        asked: list[tuple[Friend, str, dict[str, Any], Any]] = []

        def asks(friend: Friend, where: str, **body: Any) -> None:
            body = {"id": request_id(), **body}
            answer = friend.ask("POST", f"/games/{game}/{where}", json=body)
            asked.append((friend, where, body, answer))

        asks(ana, "table", do="mix", seat=1, value="0" * 32)
        asks(nefer, "table", do="pause")
        asks(nefer, "table", do="resume")
        asks(nefer, "decisions", seen=4, decisions=set_up(0))
        asks(ana, "arrangement", seat=1, decisions=set_up(1))
        seq = nefer.seq(game)
        starter = nefer.position(game).starter
        assert starter is not None
        asks(sitting[starter], "throw", seen=seq)
        asks(sitting[starter], "table", do="propose", what="undo", seat=starter, seen=seq + 1)
        other, seen = 1 - starter, seq + 2
        asks(sitting[other], "table", do="answer", seat=other, agree=False, seen=seen)
        asks(ana, "table", do="leave", seat=1)
        asks(nefer, "table", do="give", seat=1, player="scribe", name="Thoth")
        asks(nefer, "table", do="give", seat=1, player="open")
        asks(ana, "table", do="sit", seat=1, name="Ana")
        asks(nefer, "talk", text="Hello")
        asks(nefer, "table", do="abandon")
        before = nefer.sees(game)
        for friend, where, body, answer in asked:
            if where != "arrangement":  # which says how long the log is by now
                assert friend.ask("POST", f"/games/{game}/{where}", json=body) == answer
        assert nefer.sees(game) == before
