"""Another process is quicker: what the server is about to do itself is asked for anew, for it may
not be right any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.sayings import Nudge
from mansuba.table.store_errors import StoreAwayError
from tests.web.friends import Town
from tests.web.together import (
    Hours,
    arranges,
    do,
    host_of,
    listening,
    look_after,
    says,
    seated,
    seats_of,
    set_up,
    sits,
    slow_town,
    words,
)
from tests.web.visiting import request_id


@contextmanager
def two_towns(data: Path, hours: Hours) -> Iterator[tuple[Town, Town]]:
    """Two servers of the same games, which hear nothing of each other until they look."""
    with slow_town(data, hours) as one, slow_town(data, hours) as other:
        yield one, other


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Callable[[Town, Callable[[], Any]], None]:
    """Does something right before a server next writes an entry that it has made ready."""

    def before_next(place: Town, act: Callable[[], Any]) -> None:
        store = host_of(place)._store
        append, acts = store.append, [act]

        async def appends(*given: Any) -> None:
            while acts:
                acts.pop()()
            await append(*given)

        monkeypatch.setattr(store, "append", appends)

    return before_next


async def is_away(*_given: Any) -> None:
    raise StoreAwayError("not now")


Meanwhile = Callable[[Town, Callable[[], Any]], None]


def test_a_set_up_that_was_replaced_elsewhere_is_not_carried_out(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    """The one that was acknowledged last counts."""
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer, ana = sitting.values()
        arranges(ana, game, 1, set_up(1))
        other = set_up(1, "654321")
        meanwhile(here, lambda: arranges(ana.at(there), game, 1, other))
        nefer.decides(game, nefer.seq(game), set_up(0))
        assert [word for word in words(nefer, game) if "@" in word] == [*set_up(0), *other]
        assert nefer.sees(game)["company"]["arranged"] == []


def test_whoever_decides_elsewhere_in_time_is_not_away(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    hours = Hours()
    with two_towns(tmp_path, hours) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana", tempo=60)
        nefer, ana = sitting.values()
        seen = nefer.seq(game)
        hours.go(40)
        look_after(here)
        hours.go(40)
        meanwhile(here, lambda: nefer.at(there).decides(game, seen + 1, set_up(0)))
        look_after(here)
        assert words(ana, game) == ["sat", "nudged", *set_up(0)]
        hours.go(80)
        look_after(here)
        hours.go(80)
        look_after(here)
        assert words(ana, game)[8:10] == ["nudged", "away"], "the clock goes on, for the other"


def test_what_is_of_no_use_is_said_once(tmp_path: Path) -> None:
    """As a reminder that is dated before the server's own beginning."""
    with slow_town(tmp_path, Hours()) as place:
        game, (nefer,) = place.table("Nefer")

        async def reminds() -> None:
            async with host_of(place).at(game) as live:
                await host_of(place)._say_all(live, lambda: Nudge(0))

        do(place, reminds)
        assert words(nefer, game) == ["nudged"]


def test_whoever_is_gone_takes_nobody_from_the_seat_that_is_theirs_no_more(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer, ana = sitting.values()
        (ina,) = here.friends("Ina")
        ina.joins(game, nefer.invites(game)["secret"])

        def taken_over() -> None:
            says(nefer.at(there), game, "give", seat=1, player="open")
            sits(ina.at(there), game, 1)

        meanwhile(here, taken_over)
        ana.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
        assert seats_of(nefer, game)[1]["guest"] == ina.guest


def test_a_set_up_that_came_in_elsewhere_is_told_with_what_was_decided_there(
    tmp_path: Path,
) -> None:
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer, ana = sitting.values()
        with listening(nefer.at(there), game, nefer.seq(game)) as ear:
            ear.until(lambda told: told["type"] == "present")
            arranges(ana, game, 1, set_up(1))
            nefer.decides(game, nefer.seq(game), set_up(0)[:1])
            nefer.at(there).sees(game)
            news = ear.until(lambda told: told["type"] == "news")
            assert news["company"]["arranged"] == [1]


def test_a_set_up_that_came_in_after_somebody_sat_down_waits(tmp_path: Path) -> None:
    """Both are heard of at once; it is not the set-up of whoever sat there before."""
    with two_towns(tmp_path, Hours()) as (here, there):
        game, (nefer, ana) = here.table("Nefer", "Ana")
        with listening(nefer.at(there), game, nefer.seq(game)) as ear:
            ear.until(lambda told: told["type"] == "present")
            sits(ana, game, 1)
            arranges(ana, game, 1, set_up(1))
            nefer.at(there).sees(game)
            news = ear.until(lambda told: told["type"] == "news")
            assert news["company"]["arranged"] == [1]
            nefer.at(there).decides(game, nefer.seq(game), set_up(0))
            assert [word for word in words(nefer, game) if "@" in word] == [*set_up(0), *set_up(1)]


def test_what_was_carried_out_before_is_confirmed_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been read from a database that was started anew while it waited for a standby."""
    with slow_town(tmp_path, Hours()) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        nefer, ana = sitting.values()
        request = {"id": request_id(), "seen": nefer.seq(game), "decisions": set_up(0)}
        arrangement = {"id": request_id(), "seat": 1, "decisions": set_up(1)}

        def ask(status: int) -> None:
            nefer.ask("POST", f"/games/{game}/decisions", status, json=request)

        def arrange(status: int) -> None:
            ana.ask("POST", f"/games/{game}/arrangement", status, json=arrangement)

        for again in (ask, arrange):
            again(200)
            with monkeypatch.context() as patch:
                patch.setattr(host_of(place)._store, "confirm", is_away)
                again(503)
            again(200)
        assert words(nefer, game)[:13] == ["sat", *set_up(0), *set_up(1)]


def test_what_was_carried_out_elsewhere_is_confirmed_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is only found when it is about to be written again."""
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer = sitting[0]
        again = nefer.at(there)
        request = {"id": request_id(), "seen": again.seq(game), "decisions": set_up(0)}
        nefer.ask("POST", f"/games/{game}/decisions", json=request)
        with monkeypatch.context() as patch:
            patch.setattr(host_of(there)._store, "confirm", is_away)
            again.ask("POST", f"/games/{game}/decisions", 503, json=request)
        again.ask("POST", f"/games/{game}/decisions", json=request)
        assert words(nefer, game)[1:7] == set_up(0)
