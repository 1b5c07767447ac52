"""The clock of the machine is set an hour forwards or back while games go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.fire.postgres import Postgres
from tests.web.test_friends_waiting import away, until
from tests.web.test_games import check_against_rulebook
from tests.web.together import (
    Hours,
    arranges,
    listening,
    look_after,
    play_on,
    quick_town,
    seated,
    set_up,
    slow_town,
    words,
)

HOUR = 3600.0
STEPS = (HOUR, -HOUR, -HOUR, HOUR)
TEMPO = 60


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest) -> str | None:
    """Where the games are: in a file, or in a database."""
    if request.param == "sqlite":
        return None
    server: Postgres = request.getfixturevalue("own_postgres")
    return server.database()


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    """The one clock of the machine."""

    class Stepped:
        now = staticmethod(lambda _zone: clock.now)

    clock = Hours()
    monkeypatch.setattr("mansuba.web.visitors.datetime", Stepped)
    return clock


def test_nobody_is_put_away_who_was_not_reminded_and_nothing_hangs(
    tmp_path: Path, hours: Hours, address: str | None
) -> None:
    with quick_town(tmp_path, hours, database=address) as place:
        [nefer] = place.friends("Nefer")
        game = nefer.begins("here", "scribe", tempo=TEMPO)
        link = nefer.invites(game)["secret"]
        with listening(nefer, game) as ear:
            arranges(nefer, game, 0, set_up(0))
            play_on(game, {0: nefer}, Random(1), ear, most=1)
            for number, step in enumerate(STEPS):
                before = nefer.seq(game)
                hours.go(step)
                look_after(place)
                assert set(words(nefer, game)[before:]) <= {"nudged"}
                play_on(game, {0: nefer}, Random(number), ear, most=2)
                assert len({entry["by"] for entry in ear.entries[before:]}) > 1, "and bots go on"
                place.friends(f"Friend {number}")[0].joins(game, link)
                assert nefer.ask("GET", "/me")["name"] == "Nefer", "keys are good as before"
            entries = nefer.sees(game)["entries"]
            assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
            assert "away" not in words(nefer, game)
            check_against_rulebook(nefer, game)
            hours.go(HOUR + TEMPO)
            until(lambda: "nudged" in words(nefer, game)[len(entries) :])
            hours.go(TEMPO)
            until(lambda: away(nefer, game) == [0])


def test_who_was_reminded_is_not_reminded_again_by_a_clock_that_was_set_back(
    tmp_path: Path, hours: Hours
) -> None:
    """Below the time at which the server was started: that was no earlier server."""
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=TEMPO)
        with listening(sitting[0], game), listening(sitting[1], game):
            hours.go(-HOUR)
            arranges(sitting[0], game, 0, set_up(0))
            arranges(sitting[1], game, 1, set_up(1))
            before = len(words(sitting[0], game))
            said = []
            for _ in range(TEMPO + 1):
                hours.go(1.0)
                look_after(place)
                said = words(sitting[0], game)[before:]
            assert said[:2] == ["nudged", "away"]


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_whoever_was_gone_for_a_moment_is_not_away(
    tmp_path: Path, hours: Hours, step: float
) -> None:
    """Without a tempo a table waits two minutes for someone who is not connected: after a reminder
    that came late, for half of them."""
    with quick_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[0], game) as ear:
            hours.go(step)
            look_after(place)
            hours.go(59.0)
            look_after(place)
            assert away(sitting[0], game) == []
            with listening(sitting[1], game):
                arranges(sitting[0], game, 0, set_up(0))
                arranges(sitting[1], game, 1, set_up(1))
                ear.upto(len(words(sitting[0], game)))
        assert away(sitting[0], game) == []
