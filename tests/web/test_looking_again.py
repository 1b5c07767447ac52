"""What could not be done for want of the store is done once it is back, whether or not anyone comes
to ask: nothing that is kept stays untold, and no table waits for ever."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.notes import Look, Present
from mansuba.table.store_errors import StoreAwayError, StoreFullError, UnreadableGameError
from mansuba.web.attending import meeting
from mansuba.web.host import Host
from mansuba.web.memory import Memory
from tests.fire.postgres import Postgres
from tests.web.friends import Friend, Town, town
from tests.web.test_friends_waiting import until
from tests.web.together import (
    Hours,
    arranges,
    do,
    host_of,
    listening,
    look_after,
    seated,
    set_up,
    sits,
    slow_town,
    words,
)
from tests.web.visiting import request_id

NEVER = 3600.0
NAME = "Seat 1"
"""By which whoever sits there is called by `seated`."""


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is looked at again by itself."""
    monkeypatch.setattr("mansuba.web.app.meeting", partial(meeting, every=NEVER))


async def is_away(*_given: Any, **_more: Any) -> None:
    raise StoreAwayError("not now")


async def is_full(*_given: Any) -> None:
    raise StoreFullError("not a byte")


async def never(*_given: Any) -> None:
    await asyncio.sleep(NEVER)


def looks_again(place: Town) -> None:
    host = host_of(place)

    async def look() -> None:
        await host.meet()
        if host._making_up:
            await host._making_up

    do(place, look)


def test_whoever_leaves_while_the_store_is_away_is_missed_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            with listening(sitting[0], game):
                ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 2)
                monkeypatch.setattr(host_of(place)._store, "attend", is_away)
            ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 1)
            looks_again(place)
            monkeypatch.undo()
            looks_again(place)
            for _ in range(2):
                hours.go(120)
                look_after(place)
            ear.until_said("away")


def test_whoever_comes_while_the_store_is_away_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As far as they are known, and the game is: nobody is told of someone who is turned away."""
    with slow_town(tmp_path, Hours()) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            ear.until(lambda told: told["type"] == "present")
            monkeypatch.setattr(host_of(place)._store, "attend", is_away)
            with listening(sitting[0], game) as other:
                ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 2)
                assert sitting[0].decides(game, 1, set_up(0)) == {"seq": 7}
                other.upto(7)


def test_whoever_leaves_while_they_are_being_greeted_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is missed, like anyone who leaves."""
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            ear.until(lambda told: told["type"] == "present")
            with monkeypatch.context() as patch:
                patch.setattr(host_of(place)._store, "attend", never)
                with listening(sitting[0], game):
                    ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 2)
                ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 1)
            looks_again(place)
            for _ in range(2):
                hours.go(120)
                look_after(place)
            ear.until_said("away")


def test_a_game_that_is_being_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been read before somebody was forgotten, of which it is heard only now."""
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        host, guest = host_of(place), sitting[1].guest
        load = host._store.load

        async def load_late(wanted: str) -> Any:
            stored = await load(wanted)
            monkeypatch.undo()
            for concerned in await host._book.forget(guest):
                refreshed.append(asyncio.create_task(host.refresh(concerned)))
            return stored

        async def look() -> str:
            del host._games[game]
            async with host.at(game) as live:
                assert NAME in str(live.table.chairs)
            await asyncio.gather(*refreshed)
            async with host.at(game) as live:
                return str(live.table.chairs)

        refreshed = list[asyncio.Task[None]]()
        monkeypatch.setattr(host._store, "load", load_late)
        portal = place.client.portal
        assert portal
        assert NAME not in portal.call(look)


def test_whoever_comes_and_goes_elsewhere_while_the_store_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process tells of it once; that they are still there, or gone, is no news later."""
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        host = host_of(place)

        def elsewhere(*guests: str) -> None:
            async def hear() -> None:
                host._hear("another", Present({game: (1, guests)}))
                await asyncio.gather(*host._errands)

            with monkeypatch.context() as patch:
                patch.setattr(host._store, "glance", is_away)
                do(place, hear)
            do(place, hear)
            looks_again(place)

        with listening(sitting[1], game) as ear:
            ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 1)
            elsewhere(sitting[0].guest)
            ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 2)
            for _ in range(2):
                hours.go(120)
                look_after(place)
            assert "away" not in words(sitting[0], game)
            elsewhere()
            ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 1)
            for _ in range(2):
                hours.go(120)
                look_after(place)
            ear.until_said("away")


@pytest.mark.parametrize("most_idle", [0, 32])
def test_what_follows_from_a_set_up_is_made_up_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most_idle: int
) -> None:
    """The first is kept, and acknowledged; the one that waits for it cannot be entered. That is not
    forgotten where the game is, to make room for others."""
    monkeypatch.setattr("mansuba.web.memory.MOST_IDLE", most_idle)
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1))
        store = host_of(place)._store
        append, done = store.append, list[Any]()

        async def once(*given: Any) -> None:
            if done:
                raise StoreAwayError("not now")
            done.append(given)
            await append(*given)

        with monkeypatch.context() as patch:
            patch.setattr(store, "append", once)
            assert sitting[0].decides(game, 1, set_up(0)) == {"seq": 7}
        assert words(sitting[0], game)[1:] == set_up(0)
        host_of(place)._make_room()
        assert (game in host_of(place)._games) == bool(most_idle)
        looks_again(place)
        assert words(sitting[0], game)[1:13] == [*set_up(0), *set_up(1)]


def is_left_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[str, dict[int, Friend]]:
    """A game in which one set-up was entered and the next was not, by a server that was killed."""

    async def nothing(*_given: Any) -> None:
        pass

    with town(tmp_path) as place, monkeypatch.context() as patch:
        game, sitting = seated(place, "Nefer", "Ana")
        arranges(sitting[1], game, 1, set_up(1))
        patch.setattr(Host, "_go_on", nothing)
        sitting[0].decides(game, 1, set_up(0))
        assert words(sitting[0], game)[1:] == set_up(0)
    return game, sitting


def test_a_set_up_that_waits_where_a_server_was_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between one entry and the next: whoever comes to the table has it go on."""
    game, sitting = is_left_waiting(tmp_path, monkeypatch)
    with slow_town(tmp_path, Hours()) as place:
        sitting[0].client = place.client
        with listening(sitting[0], game) as ear:
            ear.upto(13)


def test_a_set_up_that_waits_though_nobody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, sitting = is_left_waiting(tmp_path, monkeypatch)
    with slow_town(tmp_path, Hours()) as place:
        sitting[0].client = place.client
        look_after(place)
        assert words(sitting[0], game)[1:13] == [*set_up(0), *set_up(1)]


def test_whoever_comes_while_the_disk_is_full_is_let_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, sitting = is_left_waiting(tmp_path, monkeypatch)
    with slow_town(tmp_path, Hours()) as place:
        sitting[0].client = place.client
        with monkeypatch.context() as patch:
            patch.setattr(host_of(place)._store, "append", is_full)
            with listening(sitting[0], game) as ear:
                ear.upto(7)
                patch.undo()
                looks_again(place)
                ear.upto(13)


def test_whoever_is_away_comes_back_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are let in, and decide for themselves again as soon as that can be kept."""
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        for _ in range(2):
            hours.go(120)
            look_after(place)
        assert words(sitting[0], game)[-1] == "away"
        known = len(words(sitting[0], game))
        with monkeypatch.context() as patch:
            patch.setattr(host_of(place)._store, "append", is_full)
            with listening(sitting[0], game) as ear:
                ear.upto(known)
                looks_again(place)
                patch.undo()
                looks_again(place)
                ear.until_said("back")
                look_after(place)
        assert words(sitting[0], game)[-1] == "back", "and nobody decides for them any more"


def test_a_name_that_is_to_be_forgotten_is_forgotten_in_memory_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the game could not be read again at that moment."""
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            ear.upto(1)
            live = host_of(place)._games[game]
            assert live.table.seated[0].name == "Player 0"
            with monkeypatch.context() as patch:
                patch.setattr(Memory, "_load", is_away)
                sitting[0].ask("DELETE", "/me", 204)
            assert live.table.seated[0].name == "Player 0"
            looks_again(place)
            assert "Player 0" not in str(live.table)


def test_one_game_that_cannot_be_read_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with town(tmp_path) as place:
        games = {place.table(name)[0] for name in ("Nefer", "Ana")}
        load = Memory._load
        first = next(iter(host_of(place)._games))
        missing, read = [first], list[str]()

        async def fails_at_first(self: Any, game: str) -> Any:
            if game in missing:
                raise StoreAwayError("not now")
            read.append(game)
            return await load(self, game)

        monkeypatch.setattr(Memory, "_load", fails_at_first)
        do(place, host_of(place)._reread_all)
        assert set(read) == games - {first}
        looks_again(place)
        assert first not in read
        missing.clear()
        looks_again(place)
        assert read.count(first) == 1
        looks_again(place)
        assert read.count(first) == 1, "once is enough"


def test_a_game_that_is_just_being_loaded_is_read_again_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been read before whatever was missed."""
    with town(tmp_path) as place:
        game, _ = place.table("Nefer")
        host, load, read = host_of(place), Memory._load, list[str]()

        async def run() -> None:
            is_read, go_on = asyncio.Event(), asyncio.Event()

            async def loads_slowly(self: Any, game: str) -> Any:
                read.append(game)
                live = await load(self, game)
                is_read.set()
                await go_on.wait()
                return live

            monkeypatch.setattr(Memory, "_load", loads_slowly)
            host._games.clear()
            loading = asyncio.create_task(host._find(game))
            await is_read.wait()
            rereading = asyncio.create_task(host._reread_all())
            await asyncio.sleep(0)
            go_on.set()
            await asyncio.gather(loading, rereading)

        do(place, run)
        assert read == [game, game]


def test_a_game_that_cannot_be_read_is_seldom_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others have to be looked after, too."""
    hours, tried = Hours(), list[str]()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Nefer", "Ana", tempo=60)
        hours.go(40)
        load = Memory._load

        async def cannot_be_read(self: Any, game: str) -> Any:
            tried.append(game)
            raise UnreadableGameError("its board is not there")

        with monkeypatch.context() as patch:
            patch.setattr(Memory, "_load", cannot_be_read)
            host_of(place)._games.clear()
            for _ in range(3):
                look_after(place)
            assert tried == [game]
            hours.go(601)
            look_after(place)
            assert tried == [game, game]
        assert Memory._load is load
        hours.go(601)
        look_after(place)
        assert words(sitting[1], game) == ["sat", "nudged"]


def test_whoever_was_turned_out_unheard_is_shown_out(tmp_path: Path) -> None:
    """Another process has done it, and its note was lost."""
    with town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        guest, book = ana.guest, host_of(place)._book
        with listening(nefer, game), listening(ana, game) as ear:
            ear.until(lambda told: told["type"] == "present" and len(told["guests"]) == 2)
            do(place, lambda: book.remove(game, guest))
            do(place, host_of(place)._reread_all)
            assert ear.is_closed_with() == 1001
            assert ear.messages[-1]["type"] == "removed"


def test_what_is_kept_though_nobody_was_told_so_is_told(
    tmp_path: Path, own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has kept it after the server had given up waiting for an answer."""
    with town(tmp_path, database=own_postgres.database()) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        with listening(sitting[1], game) as ear:
            ear.upto(1)
            store = host_of(place)._store
            append, kept = store.append, list[Any]()

            async def keeps_later(*given: Any) -> None:
                kept.append(given)
                raise StoreAwayError("not now")

            with monkeypatch.context() as patch:
                patch.setattr(store, "append", keeps_later)
                told = sitting[0].decides(game, 1, set_up(0), 503)
            assert told["error"] == "store-away"
            do(place, lambda: append(*kept[0]))
            until(lambda: host_of(place)._games[game].table.seq == 7)
            ear.upto(7)
        assert sitting[0].decides(game, 1, set_up(0), 409)["error"] == "stale"


def test_what_was_written_while_nothing_was_heard_is_told(
    tmp_path: Path, own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as something is heard again, and once to whoever tells lines by their numbers."""
    address = own_postgres.database()
    with town(tmp_path, database=address) as here, town(tmp_path, database=address) as there:
        game, (nefer, ana) = here.table("Nefer", "Ana")
        with listening(ana.at(there), game) as ear:
            ear.until(lambda told: told["type"] == "present")
            monkeypatch.setattr(host_of(here)._bell, "ring", lambda _note: None)
            line = {"id": request_id(), "seat": None, "phrase": "hello"}
            spoken = nefer.ask("POST", f"/games/{game}/talk", json=line)
            bell = host_of(there)._bell

            async def breaks() -> None:
                bell._connection.terminate()  # type: ignore[attr-defined]

            do(there, breaks)
            assert ear.until(lambda told: told["type"] == "talk")["talk"] == spoken
            assert host_of(there)._unheard == {}


def test_whoever_was_turned_out_while_nothing_was_heard_is_told_nothing_of_it(
    tmp_path: Path, own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = own_postgres.database()
    with town(tmp_path, database=address) as here, town(tmp_path, database=address) as there:
        game, (nefer, ana) = here.table("Nefer", "Ana")
        with listening(ana.at(there), game) as ear:
            ear.until(lambda told: told["type"] == "present")
            with monkeypatch.context() as patch:
                patch.setattr(Host, "refresh", never)
                patch.setattr(Host, "_look", lambda *_: None)
                patch.setattr(host_of(there)._bell, "ring", lambda _note: None)
                patch.setattr(host_of(here)._bell, "ring", lambda _note: None)
                nefer.ask("DELETE", f"/games/{game}/members/{ana.guest}", 204)
                line = {"id": request_id(), "seat": None, "phrase": "hello"}
                nefer.ask("POST", f"/games/{game}/talk", json=line)
                sits(nefer, game, 1)

            async def missed() -> None:
                host_of(there)._miss(0.0)

            do(there, missed)
            ear.until(lambda told: told["type"] == "removed")
            assert not any(told["type"] in ("talk", "news") for told in ear.messages)


@pytest.mark.parametrize("length", [7, None])
def test_what_is_known_is_not_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, length: int | None
) -> None:
    with town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        sitting[0].decides(game, 1, set_up(0))
        host, looked = host_of(place), list[str]()

        async def look(_self: Any, live: Any) -> None:
            looked.append(live.id)

        monkeypatch.setattr(Memory, "_catch_up", look)

        async def hear() -> None:
            for _ in range(3):
                host._hear("another", Look(game, length))
            for errand in list(host._errands):
                with suppress(StoreAwayError):
                    await errand

        do(place, hear)
        assert looked == ([] if length else [game]), "and what comes together is one look"
