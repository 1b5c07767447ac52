"""Whoever is forgotten while they, or others, do something with their name."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread

import pytest
from sqlalchemy import Connection, text

from mansuba import Edition, Phase, Position
from mansuba.table import Chair, Dice, Entry, Table, forgetting, read_said
from mansuba.table.kept import Summary, Terms
from mansuba.table.notes import Note, Reread
from mansuba.table.rows import GAMES, GUESTS
from mansuba.table.store import NoSuchGuestError, Store
from mansuba.table.store_errors import NoSuchGameError
from mansuba.table.transactions import Database
from tests.table.guestbooks import NOON, Book, opened, remark, with_book

NAME = "Hatshepsut"
WAITING = text("SELECT count(*) FROM pg_locks WHERE NOT granted")


def chairs(guest: str, *, away: bool = False) -> tuple[Chair, ...]:
    return (Chair(0, NAME, "here", guest, away), Chair(1, "", "open"))


def standing(guest: str, *, away: bool = False) -> Summary:
    return Summary(Phase.SET_UP, 0, None, chairs(guest, away=away))


def said(seq: int, word: str) -> Entry:
    return Entry(seq, f"request-{seq}", 0, seq - 1, NOON, read_said(word))


async def begun(book: Book, guest: str) -> str:
    table = Table.laid(Position.new(Edition.standard(), 2), chairs(guest), Dice.PROGRAM, None)
    return await Store(book._transactions).create(
        name=None, table=table, terms=Terms(guest), summary=standing(guest), at=NOON
    )


async def sits(book: Book, game: str, guest: str) -> None:
    store = Store(book._transactions)
    await store.append(game, [said(1, f"sit:0:here:{guest}:{NAME}")], standing(guest))


async def goes_away(book: Book, game: str, guest: str) -> None:
    """As a process says it that has read the name before."""
    await Store(book._transactions).append(game, [said(1, "away:0")], standing(guest, away=True))


async def talks(book: Book, game: str, guest: str) -> None:
    await book.talk(game, remark("hello", guest, phrase=None, text=NAME), NOON)


async def begins(book: Book, game: str, guest: str) -> None:
    await begun(book, guest)


async def joins(book: Book, game: str, guest: str) -> None:
    await book.join(game, guest, None, NOON)


LATE = {"sits": sits, "goes away": goes_away, "talks": talks, "begins": begins, "joins": joins}
Late = Callable[[Book, str, str], Awaitable[None]]


@pytest.mark.parametrize("late", LATE.values(), ids=LATE)
def test_no_name_is_written_of_whoever_was_forgotten(database: Database, late: Late) -> None:
    """By whoever has looked before, and writes now."""

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        game = await begun(book, guest)
        await book.let_in(game, other)
        assert await book.forget(guest) == (game,)
        with suppress(NoSuchGameError, NoSuchGuestError):
            await late(book, game, guest)
        kept = await book.everything()
        assert NAME not in kept
        await book.forget(guest)
        assert await book.everything() == kept, "and once more does no harm"

    with_book(database, work)


@pytest.mark.parametrize("late", LATE.values(), ids=LATE)
def test_no_name_is_written_of_whoever_is_being_forgotten(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, late: Late
) -> None:
    """By a process that waits for the one that forgets them."""
    waiting, games = list[Thread](), list[str]()
    unhost = forgetting._unhost

    def unhost_while_others_wait(connection: Connection, guest: str) -> None:
        """After the names were removed, and before the person is."""
        unhost(connection, guest)
        if not waiting:
            waiting.append(at_the_same_time(postgres_address, late, games[0], guest))
            until_it_waits(connection)

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        game = await begun(book, guest)
        games.append(game)
        await book.let_in(game, other)
        monkeypatch.setattr(forgetting, "_unhost", unhost_while_others_wait)
        assert await book.forget(guest) == (game,)
        waiting[0].join()
        assert NAME not in await book.everything()
        assert [row.id for row in await book.rows(GUESTS)] == [other]

    with_book(postgres_address, work)


async def comes_in(book: Book, game: str, guest: str) -> None:
    for late in (joins, sits, talks):
        await late(book, game, guest)


@pytest.mark.parametrize("late", [begins, comes_in])
def test_whoever_goes_on_while_they_are_being_forgotten(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, late: Late
) -> None:
    """After it was looked where they are, and before they are held."""
    theirs, done, games = forgetting._theirs, list[Thread](), list[str]()

    def look_first(connection: Connection, guest: str) -> set[str]:
        found = theirs(connection, guest)
        if not done:
            done.append(at_the_same_time(postgres_address, late, games[0], guest))
            done[0].join()
        return found

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        elsewhere = await book.begin(host=other, open=True)
        games.append(elsewhere)
        await book.let_in(elsewhere, other)
        monkeypatch.setattr(forgetting, "_theirs", look_first)
        await book.forget(guest)
        assert NAME not in await book.everything()
        assert len(await book.rows(GAMES)) == 1, "what they alone were at is gone"
        assert [m.name for m in await book.members(elsewhere)] == ["Nefer"]

    with_book(postgres_address, work)


def test_other_processes_are_told_with_the_transaction(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever forgets may be killed right after it."""
    heard = list[Note]()

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        game = await begun(book, guest)
        await book.let_in(game, other)
        async with opened(postgres_address) as elsewhere:
            bell = elsewhere._transactions.bell
            await bell.listen(lambda _by, note: heard.append(note), lambda: None)
            await book.forget(guest)
            async with asyncio.timeout(20):
                while Reread(game) not in heard:
                    await asyncio.sleep(0.01)
            heard.clear()
            await book.remove(game, other)
            async with asyncio.timeout(20):
                while Reread(game) not in heard:
                    await asyncio.sleep(0.01)

    with_book(postgres_address, work)


def at_the_same_time(address: str, late: Late, game: str, guest: str) -> Thread:
    """Another process, as far as the database can tell."""

    async def run() -> None:
        async with opened(address) as book:
            with suppress(NoSuchGameError, NoSuchGuestError):
                await late(book, game, guest)

    thread = Thread(target=asyncio.run, args=(run(),))
    thread.start()
    return thread


def until_it_waits(connection: Connection) -> None:
    until = time.monotonic() + 20
    while not connection.execute(WAITING).scalar_one():
        assert time.monotonic() < until
        time.sleep(0.01)
