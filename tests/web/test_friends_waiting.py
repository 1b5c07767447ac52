"""How long friends wait for each other: clocks, those who are away, servers that start again."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba.web.bots import PAUSES
from tests.web.friends import Friend, Town
from tests.web.test_games import check_against_rulebook
from tests.web.together import (
    Hours,
    arranges,
    check_to_the_end,
    host_of,
    listening,
    look_after,
    play_on,
    quick_town,
    says,
    seated,
    seats_of,
    set_up,
    sits,
    slow_town,
    words,
)

NEVER = 1e6
"""Seconds that no bot has."""


def until(it_is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not it_is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def away(friend: Friend, game: str) -> list[int]:
    return [seat["seat"] for seat in seats_of(friend, game) if seat["away"]]


def moves_to(place: Town, *friends: Friend) -> None:
    """The same people, at a server that was started again."""
    for friend in friends:
        friend.client = place.client


def test_nudged_at_half_time_away_when_it_is_over_and_back(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        with listening(sitting[0], game) as ear, listening(sitting[1], game, 1):
            ear.upto(1)
            for seconds, log in (
                (29, []),
                (1, ["nudged"]),
                (29, ["nudged"]),
                (1, ["nudged", "away"]),
            ):
                hours.go(seconds)
                look_after(place)
                ear.upto(1 + len(log))
                assert words(sitting[0], game)[1 : 1 + len(log)] == log
                assert [e["said"]["type"] for e in ear.entries[1 : 1 + len(log)]] == log
            ear.upto(9)  # a bot sets up
            assert [entry["by"] for entry in ear.entries[3:9]] == [0] * 6
            assert sitting[0].decides(game, 9, set_up(0), 403)["error"] == "not-yours"
            says(sitting[0], game, "back", seat=0)
            assert says(sitting[0], game, "back", 409, seat=0)["error"] == "not-now"
            assert sitting[0].sees(game)["company"]["nudged"] is None
            arranges(sitting[1], game, 1, set_up(1))
            play_on(game, sitting, Random(1), ear)
        check_to_the_end(sitting[0], game)


def test_whoever_connects_again_is_back(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        for _ in range(2):
            hours.go(30)
            look_after(place)
        until(lambda: sitting[1].seq(game) == 9)
        assert away(sitting[1], game) == [0]
        with listening(sitting[0], game) as ear:
            assert ear.until_said("back")["said"]["seat"] == 0
            assert away(sitting[1], game) == []


def test_without_a_clock_those_who_are_there_have_all_the_time(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            with listening(sitting[0], game) as theirs:
                theirs.until(lambda message: message["type"] == "present")
                hours.go(1_000_000)
                look_after(place)
                assert sitting[0].sees(game)["company"]["until"] is None
            told = ear.until(lambda message: bool(message.get("company", {}).get("until")))
            assert told["company"]["nudged"] is None
            assert words(sitting[0], game) == ["sat"]
            for seconds, log in ((59, 0), (1, 1), (59, 1), (1, 2)):
                hours.go(seconds)
                look_after(place)
                assert words(sitting[0], game)[1:3] == ["nudged", "away"][:log]
            ear.upto(9)
        with listening(sitting[0], game) as ear:
            ear.until_said("back")
        check_against_rulebook(sitting[0], game)


def test_nobody_gets_more_time_by_what_others_say(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        due = sitting[0].sees(game)["company"]["until"]
        hours.go(20)
        says(sitting[1], game, "leave", seat=1)
        sits(sitting[1], game, 1)
        says(sitting[1], game, "mix", seat=1, value="0" * 32)
        with listening(sitting[1], game):
            assert sitting[0].sees(game)["company"]["until"] == due


def test_no_clock_runs_while_it_is_paused(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        hours.go(50)
        says(sitting[0], game, "pause")
        hours.go(1_000_000)
        look_after(place)
        says(sitting[0], game, "resume")
        hours.go(29)
        look_after(place)
        assert words(sitting[0], game) == ["sat", "paused", "resumed"]


def test_games_go_on_when_the_server_starts_again_though_nobody_looks(tmp_path: Path) -> None:
    """By correspondence: a bot is to act, and someone's days are over."""
    hours, days = Hours(), 3 * 24 * 60 * 60
    with slow_town(tmp_path, hours) as place, pytest.MonkeyPatch.context() as patch:
        patch.setitem(PAUSES, "normal", NEVER)
        nefer, ana = place.friends("Nefer", "Ana")
        game = nefer.begins("here", "merchant", tempo=days)
        nefer.decides(game, 0, set_up(0))
        other = ana.begins("here", "open", tempo=days)
    with quick_town(tmp_path, hours) as place:
        moves_to(place, nefer, ana)
        until(lambda: nefer.ask("GET", "/games")[0]["phase"] not in ("set-up", "lot"))
        view = nefer.sees(game)
        assert [entry["by"] for entry in view["entries"][6:13]] == [1] * 6 + ["chance"]
        assert words(ana, other) == []
    hours.go(days / 2)
    with slow_town(tmp_path, hours) as place:
        moves_to(place, nefer, ana)
        look_after(place)
        assert words(ana, other) == ["nudged"]
    hours.go(days / 2)
    with slow_town(tmp_path, hours) as place:
        moves_to(place, nefer, ana)
        look_after(place)
        assert words(ana, other) == ["nudged", "nudged"], "it was down; they may not know"
        hours.go(days / 2)
        look_after(place)
        says(nefer, game, "pause")  # or two bots play it to its end meanwhile
        until(lambda: len(words(ana, other)) == 9)
        assert words(ana, other)[:3] == ["nudged", "nudged", "away"]
        with listening(ana, other) as ear:
            ear.until_said("back")
        check_against_rulebook(nefer, game)


def test_after_a_start_people_have_their_patience_to_come_back(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
    hours.go(1_000_000)
    with slow_town(tmp_path, hours) as place:
        moves_to(place, *sitting.values())
        look_after(place)
        assert words(sitting[0], game) == ["sat"]
        hours.go(60)
        look_after(place)
        hours.go(60)
        look_after(place)
        assert words(sitting[0], game)[:3] == ["sat", "nudged", "away"]


def test_no_patience_is_lost_when_games_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.memory.MOST_IDLE", 0)
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        other = sitting[0].begins("here", "open")
        for _ in range(3):
            hours.go(30)
            look_after(place)
            assert sitting[0].sees(other)["id"] == other
            assert game not in host_of(place)._games
        hours.go(30)
        look_after(place)
        assert words(sitting[0], game)[:3] == ["sat", "nudged", "away"]


def test_who_has_left_when_is_known_when_games_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.memory.MOST_IDLE", 0)
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        other = sitting[0].begins("open", "here")  # where no time runs
        with listening(sitting[0], game) as ear:
            ear.until(lambda message: message["type"] == "present")
            hours.go(1_000_000)
        until(lambda: host_of(place)._games[game].is_idle)
        for seconds, log in ((59, 0), (1, 1), (59, 1), (1, 2)):
            assert sitting[0].sees(other)["id"] == other
            assert game not in host_of(place)._games
            hours.go(seconds)
            look_after(place)
            assert words(sitting[0], game)[1:3] == ["nudged", "away"][:log]


def test_bots_among_themselves_play_for_those_who_look(tmp_path: Path) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        (nefer,) = place.friends("Nefer")
        game = nefer.begins("merchant", "merchant")
        hours.go(1_000_000)
        look_after(place)
        assert nefer.sees(game)["entries"] == []
        assert not host_of(place)._games[game].is_driven
        with listening(nefer, game) as ear:
            ear.upto(13)
        until(lambda: not host_of(place)._games[game].is_driven)


def test_no_bot_is_put_out_of_its_game_to_make_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.memory.MOST_IDLE", 0)
    with quick_town(tmp_path) as place, pytest.MonkeyPatch.context() as patch:
        patch.setitem(PAUSES, "normal", 0.6)  # a tenth of a second for each of a set-up
        (nefer,) = place.friends("Nefer")
        games = [nefer.begins("here", "merchant") for _ in range(4)]
        for game in games:
            nefer.decides(game, 0, set_up(0))
        until(lambda: all(len(nefer.sees(game)["entries"]) >= 13 for game in games))


def test_a_game_that_cannot_be_looked_after_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        nefer, ana = place.friends("Nefer", "Ana")
        broken, game = nefer.begins("here", "open"), ana.begins("here", "open")
        host = host_of(place)
        attend = host.attend

        async def fails(asked: str) -> None:
            if asked == broken:
                raise RuntimeError("a fault of ours")
            await attend(asked)

        monkeypatch.setattr(host, "attend", fails)
        hours.go(60)
        look_after(place)
        assert words(ana, game) == ["nudged"]
    assert "could not be looked after" in caplog.text


# --- nobody keeps a bot from deciding -------------------------------------------------------------


def test_whatever_people_say_a_bot_thinks_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with slow_town(tmp_path, Hours()) as place:
        monkeypatch.setitem(PAUSES, "normal", NEVER)
        monkeypatch.setitem(PAUSES, "slow", NEVER)
        (nefer,) = place.friends("Nefer")
        game = nefer.begins("merchant", "here")
        with listening(nefer, game) as ear:
            ear.until(lambda message: message["type"] == "thinking")
            for n in range(8):
                if n % 2:
                    sits(nefer, game, 1)
                else:
                    says(nefer, game, "leave", seat=1)
                ear.session.send_json({"type": "pace", "pace": ("slow", "normal")[n % 2]})
            ear.session.send_json({"type": "pace", "pace": "instant"})
            ear.upto(9)
        told = [m["type"] for m in ear.messages]
        first = next(n for n, m in enumerate(ear.messages) if _decided(m))
        assert told[:first].count("thinking") == 1


def _decided(message: Any) -> bool:
    return any(entry["word"] for entry in message.get("entries", []))


def test_whoever_only_watches_does_not_say_how_fast(tmp_path: Path) -> None:
    with quick_town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        (ina,) = place.friends("Ina")
        ina.joins(game, sitting[0].invites(game, watch=True)["secret"])
        live = host_of(place)._games[game]
        for friend, pace in ((sitting[1], "slow"), (ina, "instant"), (sitting[0], "fast")):
            before = live.pace
            with listening(friend, game) as ear:
                ear.session.send_json({"type": "pace", "pace": pace})
                if friend is ina:
                    ear.session.send_text("the end")
                    assert ear.is_closed_with() == 1008
                    assert live.pace == before == "slow"
                else:
                    until(lambda pace=pace: live.pace == pace)  # type: ignore[misc]
