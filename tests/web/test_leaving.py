"""Someone leaves a table, whatever happens to it meanwhile: nobody is left with a seat that nobody
can take, or at a table that is nobody's."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from mansuba.table.guests import GuestBook
from mansuba.table.store_errors import StoreAwayError
from tests.web.friends import Friend
from tests.web.test_quicker import two_towns
from tests.web.together import Hours, host_of, quick_town, seated, seats_of, sits

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

    async def is_away(*_given: object) -> None:
        raise StoreAwayError("not now")

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
