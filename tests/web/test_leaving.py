"""Someone leaves a table, whatever happens to it meanwhile: nobody is left with a seat that nobody
can take, or at a table that is nobody's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.guests import GuestBook
from mansuba.table.store_errors import StoreAwayError
from tests.web.friends import Friend
from tests.web.test_quicker import two_towns
from tests.web.together import Hours, do, host_of, quick_town, seated, seats_of, sits

NONSENSE = """
INSERT INTO entries (game, seq, request, part, seen, at, said)
VALUES (:game, 1, 'sunny', 0, 0, '2026-01-01 00:00:00.000000', 'no sense')
"""
Meanwhile = Callable[[Callable[[], Any]], None]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Does something right before the next one is no member any more."""

    def before_next(act: Callable[[], Any]) -> None:
        leave, acts = GuestBook.leave, [act]

        async def leaves(*given: Any) -> None:
            while acts:
                acts.pop()()
            await leave(*given)

        monkeypatch.setattr(GuestBook, "leave", leaves)

    return before_next


def leaves(friend: Friend, game: str, status: int = 204) -> None:
    friend.ask("DELETE", f"/games/{game}/members/{friend.guest}", status)


async def is_away(*_given: Any) -> None:
    raise StoreAwayError("not now")


def host(friend: Friend, game: str) -> Any:
    return friend.sees(game)["company"]["host"]


def test_whoever_comes_while_the_last_one_leaves_has_the_table(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    with two_towns(tmp_path, Hours()) as (here, there):
        game, (nefer,) = here.table("Nefer")
        (ana,) = here.friends("Ana")
        secret = nefer.invites(game)["secret"]
        meanwhile(lambda: ana.at(there).joins(game, secret))
        leaves(nefer, game)
        assert host(ana, game) == ana.guest


def test_of_those_who_leave_at_once_nobody_has_the_table(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    with two_towns(tmp_path, Hours()) as (here, there):
        game, (nefer, ana, cleo) = here.table("Nefer", "Ana", "Cleo")
        meanwhile(lambda: leaves(nefer.at(there), game))
        leaves(ana, game)
        assert host(cleo, game) == cleo.guest


def test_whoever_leaves_does_not_sit_down_meanwhile(tmp_path: Path, meanwhile: Meanwhile) -> None:
    """As with the other of two pages."""
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer, ana = sitting.values()
        meanwhile(lambda: sits(ana.at(there), game, 1))
        leaves(ana, game)
        assert seats_of(nefer, game)[1]["player"] == "open"


def test_a_host_who_could_not_leave_at_once_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store was away in the middle of it: nobody is left with a table that is nobody's."""
    leave = GuestBook.leave

    with quick_town(tmp_path) as place:
        game, sitting = seated(place, "Nefer", "Ana")
        nefer, ana = sitting[0], sitting[1]
        monkeypatch.setattr(GuestBook, "leave", is_away)
        nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 503)
        monkeypatch.setattr(GuestBook, "leave", leave)
        nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 204)
        assert seats_of(ana, game)[0]["player"] == "open"
        members = ana.ask("GET", f"/games/{game}/members")
        assert [member["guest"] for member in members] == [ana.guest]
        assert ana.sees(game)["company"]["host"] == ana.guest


def test_the_last_to_leave_leaves_nothing_behind_anywhere(tmp_path: Path) -> None:
    """Whoever has the game in memory lets it go."""
    with quick_town(tmp_path) as place:
        game, (nefer,) = place.table("Nefer")
        assert game in host_of(place)._games
        nefer.ask("DELETE", f"/games/{game}/members/{nefer.guest}", 204)
        assert game not in host_of(place)._games
        assert nefer.ask("GET", "/games") == []


def test_whoever_could_not_be_seen_off_at_once_is_later(
    tmp_path: Path, meanwhile: Meanwhile
) -> None:
    """The store was away between one and the other."""
    with two_towns(tmp_path, Hours()) as (here, there):
        game, sitting = seated(here, "Nefer", "Ana")
        nefer, ana = sitting.values()
        patch = pytest.MonkeyPatch()

        def sits_and_store_goes() -> None:
            sits(ana.at(there), game, 1)
            patch.setattr(host_of(here), "remove_guest", is_away)

        meanwhile(sits_and_store_goes)
        leaves(ana, game)
        assert seats_of(nefer, game)[1]["guest"] == ana.guest
        patch.undo()
        do(here, host_of(here)._look_at_all_again)
        assert seats_of(nefer, game)[1]["player"] == "open"
        assert host_of(here)._parting == {}


def test_all_that_whoever_is_turned_out_sits_on_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though they sit down again, from elsewhere, on what was just opened."""
    with two_towns(tmp_path, Hours()) as (here, there):
        nefer, ana = here.friends("Nefer", "Ana")
        game = nefer.begins("open", "open")
        ana.joins(game, nefer.invites(game)["secret"])
        first, second = (seat["seat"] for seat in seats_of(nefer, game))
        for seat in (first, second):
            sits(ana, game, seat)
        store = host_of(here)._store
        append, written = store.append, list[int]()

        async def appends(*given: Any) -> None:
            written.append(1)
            if len(written) == 2:
                sits(ana.at(there), game, first)
            await append(*given)

        monkeypatch.setattr(store, "append", appends)

        do(here, partial(host_of(here).remove_guest, game, ana.guest))
        assert [seat["player"] for seat in seats_of(nefer, game)] == ["open", "open"]


def test_a_game_in_memory_that_cannot_be_read_any_more_can_be_left(tmp_path: Path) -> None:
    with quick_town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        assert game in host_of(place)._games
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file, file:
            file.execute(NONSENSE, {"game": game})
        for friend in (nefer, ana):
            friend.ask("GET", f"/games/{game}", 503)
            leaves(friend, game)
            assert friend.ask("GET", "/games") == []


def test_a_game_that_cannot_be_read_can_be_left(tmp_path: Path) -> None:
    with quick_town(tmp_path) as place:
        game, (nefer, ana) = place.table("Nefer", "Ana")
        sits(ana, game, 1)
        kept = {"Nefer": nefer.cookies, "Ana": ana.cookies}
    with closing(sqlite3.connect(tmp_path / "games.sqlite")) as file, file:
        file.execute("UPDATE entries SET said = 'no sense'")
    with quick_town(tmp_path) as place:
        for cookies in kept.values():
            friend = Friend(place.client)
            friend.cookies = cookies
            friend.ask("GET", f"/games/{game}", 503)
            leaves(friend, game)
            assert friend.ask("GET", "/games") == []
        assert host_of(place)._again == set()
