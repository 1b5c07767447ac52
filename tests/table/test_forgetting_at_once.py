"""Whoever is forgotten while they, or others, do something with their name."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Thread
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection

from mansuba import Edition, Phase, Position
from mansuba.table import (
    Chair,
    Dice,
    Entry,
    Table,
    forgetting,
    postgres_growth,
    read_said,
    talk,
)
from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.kept import Summary, Terms
from mansuba.table.notes import Note, Reread
from mansuba.table.rows import GAMES, GUESTS, KEYS
from mansuba.table.store import Store
from mansuba.table.store_errors import NoSuchGameError, NoSuchGuestError
from mansuba.table.transactions import Database
from tests.table.guestbooks import NOON, Book, opened, remark, with_book

NAME = "Hatshepsut"
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted"


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
            until_one_waits(postgres_address, or_else=lambda: not waiting[0].is_alive())

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


async def comes_and_goes(book: Book, game: str, guest: str) -> None:
    await joins(book, game, guest)
    with suppress(NoSuchGuestError):
        await book.rename(guest, NAME)
    for late in (sits, talks):
        with suppress(NoSuchGameError, NoSuchGuestError):
            await late(book, game, guest)
    await book.leave(game, guest)


def test_whoever_comes_and_goes_while_it_is_looked_where_they_are(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing tells any more that they have been there."""

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        game = await book.begin(host=other, open=True)
        await book.let_in(game, other)
        trails = book._trails

        async def come_and_go(guests: Sequence[str]) -> dict[str, set[str]]:
            found = await trails(guests)
            await comes_and_goes(book, game, guest)
            return found

        monkeypatch.setattr(book, "_trails", come_and_go)
        await book.forget(guest)
        assert NAME not in await book.everything()

    with_book(database, work)


@pytest.mark.parametrize("late", [sits, talks])
def test_what_is_being_written_by_whoever_is_forgotten_is_found(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, late: Late
) -> None:
    """They were asked for their name before, and it is not kept yet; nothing else tells that they
    have been there."""
    going, forgotten = Event(), Event()
    grow, last = postgres_growth._grow, talk._last

    def others_wait_or_are_done() -> None:
        going.set()
        until_one_waits(postgres_address, or_else=forgotten.is_set)

    async def grow_late(*given: Any) -> bool:
        await asyncio.to_thread(others_wait_or_are_done)
        return await grow(*given)

    def find_last_late(game: str) -> Any:
        others_wait_or_are_done()
        return last(game)

    async def work(book: Book) -> None:
        guest, other = [(await book.introduce(name, NOON))[0].id for name in (NAME, "Nefer")]
        game = await book.begin(host=other, open=True)
        await book.let_in(game, other, guest)
        await book.leave(game, guest)
        monkeypatch.setattr(postgres_growth, "_grow", grow_late)
        monkeypatch.setattr(talk, "_last", find_last_late)
        thread = at_the_same_time(postgres_address, late, game, guest)
        assert await asyncio.to_thread(going.wait, 20)
        await book.forget(guest)
        forgotten.set()
        await asyncio.to_thread(thread.join)
        assert NAME not in await book.everything()

    with_book(postgres_address, work)


async def asks_for_a_link(book: Book, secret: str, guest: str) -> None:
    await book.return_link(guest, NOON)


async def uses_a_link(book: Book, secret: str, guest: str) -> None:
    await book.return_by(secret, NOON)


@pytest.mark.parametrize("late", [asks_for_a_link, uses_a_link])
def test_nobody_stands_in_the_way_of_whoever_waits_for_them(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, late: Late
) -> None:
    """Whoever forgets someone holds them, and then removes their keys."""
    waiting, secrets = list[Thread](), list[str]()
    unhost = forgetting._unhost

    def unhost_while_others_wait(connection: Connection, guest: str) -> None:
        unhost(connection, guest)
        waiting.append(at_the_same_time(postgres_address, late, secrets[0], guest))
        until_one_waits(postgres_address, or_else=lambda: not waiting[0].is_alive())

    async def work(book: Book) -> None:
        guest = (await book.introduce(NAME, NOON))[0].id
        secrets.append((await book.return_link(guest, NOON)).secret)
        monkeypatch.setattr(forgetting, "_unhost", unhost_while_others_wait)
        await book.forget(guest)
        await asyncio.to_thread(waiting[0].join)
        assert await book.rows(GUESTS) == await book.rows(KEYS) == []

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
            await bell.listen(lambda _by, note: heard.append(note), lambda _: None)
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
            with suppress(NoSuchGameError, NoSuchGuestError, NoSuchLinkError):
                await late(book, game, guest)

    thread = Thread(target=asyncio.run, args=(run(),))
    thread.start()
    return thread


def until_one_waits(address: str, or_else: Callable[[], bool]) -> None:
    """Until somebody waits for somebody else there; or until something else has happened."""

    async def wait() -> None:
        connection = await asyncpg.connect(address)
        async with asyncio.timeout(20):
            while not or_else() and not await connection.fetchval(WAITING):
                await asyncio.sleep(0.01)
        await connection.close()

    with ThreadPoolExecutor(1) as own:  # there may be a loop in this thread, that has to stand
        own.submit(asyncio.run, wait()).result()
