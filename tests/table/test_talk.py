"""What people write to each other at a table."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from mansuba.table.rows import TALK
from mansuba.table.talk import MOST_KEPT, ChatOffError
from mansuba.table.transactions import Database
from tests.table.guestbooks import NOON, Book, opened, remark, with_book


async def nefer_in(book: Book) -> str:
    return (await book.introduce("Nefer", NOON))[0].id


def test_talk_is_numbered_and_said_once(database: Database) -> None:
    async def work(book: Book) -> None:
        game, other, nefer = await book.begin(), await book.begin(), await nefer_in(book)
        requests = [f"request-{number}" for number in range(9)] * 2
        async with opened(database) as elsewhere:
            books = [book, elsewhere, book] * 6
            told = await asyncio.gather(
                *(
                    one.talk(game, remark(request, nefer), NOON)
                    for one, request in zip(books, requests, strict=True)
                )
            )
        assert sorted(spoken.number for spoken in told[:9]) == list(range(1, 10))
        assert told[:9] == told[9:]
        assert [spoken.number for spoken in await book.said(game)] == list(range(1, 10))
        assert await book.said(other) == []
        later = NOON + timedelta(minutes=1)
        last = await book.talk(game, remark("later", nefer), later)
        assert await book.said(game, later) == [last]

    with_book(database, work)


def test_only_the_last_thousand_are_kept(database: Database) -> None:
    async def work(book: Book) -> None:
        game, nefer = await book.begin(), await nefer_in(book)
        row = {"game": game, "at": NOON, "guest": "", "name": "", "phrase": "hello"}
        many = [{**row, "number": n, "request": f"r{n}"} for n in range(1, MOST_KEPT + 1)]
        await book._transactions.write(lambda connection: connection.execute(TALK.insert(), many))
        await book.talk(game, remark("another", nefer), NOON)
        numbers = [spoken.number for spoken in await book.said(game)]
        assert numbers == list(range(2, MOST_KEPT + 2))

    with_book(database, work)


def test_without_chat_only_phrases_are_said(database: Database) -> None:
    async def work(book: Book) -> None:
        game, nefer = await book.begin(chat=False), await nefer_in(book)
        await book.talk(game, remark("phrase", nefer), NOON)
        with pytest.raises(ChatOffError):
            await book.talk(game, remark("text", nefer, phrase=None, text="well"), NOON)
        assert len(await book.said(game)) == 1

    with_book(database, work)
