"""Keys and links: how long they are good, and that nobody reads them anywhere."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import true

from mansuba.table.guest_keys import LIFE_OF_A_KEY, LIFE_OF_A_LINK
from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.rows import GUESTS, KEYS, MEMBERS
from mansuba.table.store_errors import NoSuchGameError, NoSuchGuestError, StoreFullError
from mansuba.table.transactions import Database
from tests.table.guestbooks import A_WEEK, NOON, Book, remark, with_book

MOMENT = timedelta(microseconds=1)


def test_looking_writes_once_an_hour_at_most(database: Database) -> None:
    async def work(book: Book) -> None:
        _, key = await book.introduce("Nefer", NOON)
        expires = []
        for minutes in (0, 1, 59, 60, 61, 119, 120):
            await book.guest_of(key, NOON + timedelta(minutes=minutes))
            expires.append((await book.rows(KEYS))[0].expires - NOON - LIFE_OF_A_KEY)
        assert [span.total_seconds() / 60 for span in expires] == [0, 0, 0, 60, 60, 60, 120]
        assert (await book.rows(GUESTS))[0].seen == NOON + timedelta(minutes=120)

    with_book(database, work)


def test_whoever_was_just_forgotten_gets_no_other_name(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        await book.rename(guest.id, "Meret")
        assert await book._unname(guest.id, true())
        with pytest.raises(NoSuchGuestError):
            await book.rename(guest.id, "Nefer")
        assert [row.name for row in await book.rows(GUESTS)] == [""]

    with_book(database, work)


def test_whoever_is_known_is_known_with_a_full_disk(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, key = await book.introduce("Nefer", NOON)

        async def full(work: object, *, at_length: bool = False) -> Any:
            raise StoreFullError

        book._transactions.write = full  # type: ignore[method-assign]
        assert await book.guest_of(key, NOON + A_WEEK) == guest

    with_book(database, work)


def test_of_links_that_are_made_at_once_one_is_good(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        for _ in range(5):
            await asyncio.gather(*(book.return_link(guest.id, NOON) for _ in range(4)))
            assert sorted(row.kind for row in await book.rows(KEYS)) == ["device", "return"]

    with_book(database, work)


def test_a_link_is_used_once_though_two_come_at_once(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        link = await book.return_link(guest.id, NOON)
        tries = [book.return_by(link.secret, NOON) for _ in range(5)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert sorted(type(one).__name__ for one in found) == ["NoSuchLinkError"] * 4 + ["tuple"]

    with_book(database, work)


def test_a_link_is_good_for_a_quarter_of_an_hour(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        for wait, is_good in ((LIFE_OF_A_LINK - MOMENT, True), (LIFE_OF_A_LINK, False)):
            link = await book.return_link(guest.id, NOON)
            if is_good:
                _, key = await book.return_by(link.secret, NOON + wait)
                assert await book.guest_of(key, NOON + wait) == guest
            else:
                with pytest.raises(NoSuchLinkError):
                    await book.return_by(link.secret, NOON + wait)

    with_book(database, work)


def test_no_secret_gets_into_what_is_printed(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        link = await book.return_link(guest.id, NOON)
        assert link.secret not in f"{link} {link!r} {[link]}"

    with_book(database, work)


def test_nothing_for_a_guest_or_a_game_that_is_gone(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, _ = await book.introduce("Nefer", NOON)
        game = await book.begin(open=True)
        for asked, error in (
            (book.return_link("nobody", NOON), NoSuchLinkError),
            (book.join(game, "nobody", None, NOON), NoSuchGameError),
            (book.join("nowhere", guest.id, None, NOON), NoSuchGameError),
            (book.join("nowhere", guest.id, "x" * 43, NOON), NoSuchLinkError),
            (book.invite("nowhere", False, NOON, NOON + A_WEEK), NoSuchGameError),
            (book.talk("nowhere", remark("hello", "a7"), NOON), NoSuchGameError),
        ):
            with pytest.raises(error):
                await asked
        assert await book.rows(MEMBERS) == []

    with_book(database, work)
