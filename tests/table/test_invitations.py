"""Who may come to a table, who has it, and which tables are open to all."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.invitations import MOST_INVITATIONS, MOST_MEMBERS, TooManyError
from mansuba.table.rows import INVITATIONS
from mansuba.table.store_errors import NoSuchGameError
from mansuba.table.transactions import Database
from tests.table.guestbooks import A_WEEK, NOON, Book, opened, with_book

MOMENT = timedelta(microseconds=1)


def test_what_an_invitation_is_good_for(database: Database) -> None:
    async def work(book: Book) -> None:
        a, b, c = [(await book.introduce(name, NOON))[0].id for name in "abc"]
        game = await book.begin()
        watch = await book.invite(game, True, NOON, NOON + A_WEEK)
        play = await book.invite(game, False, NOON, NOON + A_WEEK)
        with pytest.raises(NoSuchLinkError):
            await book.join(game, a, watch.secret, NOON + A_WEEK)
        for link, watching in ((watch, True), (play, False), (watch, False)):
            await book.join(game, a, link.secret, NOON + A_WEEK - MOMENT)
            assert [m.watching for m in await book.members(game)] == [watching]
        await book.join(game, b, play.secret, NOON)
        await book.remove(game, b)
        for secret, error in ((play.secret, NoSuchLinkError), (None, NoSuchGameError)):
            with pytest.raises(error):
                await book.join(game, b, secret, NOON)
        assert await book.invitations(game, NOON) == [], "b could come by them as somebody else"
        watch = await book.invite(game, True, NOON, NOON + A_WEEK)
        play = await book.invite(game, False, NOON, NOON + A_WEEK)
        await book.join(game, c, play.secret, NOON)
        await book.leave(game, b)
        await book.leave(game, a)
        with pytest.raises(NoSuchLinkError):
            await book.join(game, b, play.secret, NOON)
        await book.join(game, a, watch.secret, NOON)
        members = [(m.guest, m.watching) for m in await book.members(game)]
        assert sorted(members) == sorted([(a, True), (c, False)])
        await book.revoke(game, play.id)
        assert [i.id for i in await book.invitations(game, NOON)] == [watch.id]
        assert await book.invitations(game, NOON + A_WEEK) == []

    with_book(database, work)


def test_so_many_invitations_and_members_and_no_more(database: Database) -> None:
    async def work(book: Book) -> None:
        game = await book.begin(open=True)
        for _ in range(MOST_INVITATIONS):
            link = await book.invite(game, False, NOON, NOON + A_WEEK)
        with pytest.raises(TooManyError):
            await book.invite(game, False, NOON, NOON + A_WEEK)
        await book.revoke(game, link.id)
        await book.invite(game, False, NOON, NOON + A_WEEK)
        await book.invite(game, False, NOON + A_WEEK, NOON + 2 * A_WEEK)
        assert len(await book.rows(INVITATIONS)) == 1
        guests = [(await book.introduce("Nefer", NOON))[0].id for _ in range(MOST_MEMBERS + 1)]
        for guest in guests[:-1]:
            await book.join(game, guest, None, NOON)
        with pytest.raises(TooManyError):
            await book.join(game, guests[-1], None, NOON)
        await book.join(game, guests[0], None, NOON)
        await book.remove(game, guests[0])
        await book.join(game, guests[-1], None, NOON)

    with_book(database, work)


def test_no_more_though_they_come_at_once_and_to_several_processes(database: Database) -> None:
    """One may still invite and one may still come, and five try each; all others are told so."""

    async def work(book: Book) -> None:
        game = await book.begin(open=True)
        guests = [(await book.introduce("Nefer", NOON))[0].id for _ in range(MOST_MEMBERS + 4)]
        for guest in guests[5:]:
            await book.join(game, guest, None, NOON)
        for _ in range(MOST_INVITATIONS - 1):
            await book.invite(game, False, NOON, NOON + A_WEEK)
        async with opened(database) as other:
            books = [book, other, book, other, book]
            for tries in (
                [
                    one.join(game, guest, None, NOON)
                    for one, guest in zip(books, guests, strict=False)
                ],
                [one.invite(game, False, NOON, NOON + A_WEEK) for one in books],
            ):
                told = await asyncio.gather(*tries, return_exceptions=True)
                assert [type(one) for one in told].count(TooManyError) == 4, told
        assert len(await book.members(game)) == MOST_MEMBERS
        assert len(await book.invitations(game, NOON)) == MOST_INVITATIONS

    with_book(database, work)


def test_whoever_comes_twice_at_once_has_come(database: Database) -> None:
    async def work(book: Book) -> None:
        game = await book.begin(open=True)
        guest = (await book.introduce("Nefer", NOON))[0].id
        async with opened(database) as other:
            await asyncio.gather(*(one.join(game, guest, None, NOON) for one in [book, other] * 3))
        assert [member.guest for member in await book.members(game)] == [guest]

    with_book(database, work)


def test_the_host_is_known_and_followed_by_the_longest_member_with_a_seat(
    database: Database,
) -> None:
    async def work(book: Book) -> None:
        a, b, c, d = [(await book.introduce(name, NOON))[0].id for name in "abcd"]
        game = await book.begin(host=a)
        for number, guest in enumerate((a, b, c)):
            await book.let_in(game, guest, at=NOON + number * MOMENT)
        watch = await book.invite(game, True, NOON, NOON + A_WEEK)
        await book.join(game, d, watch.secret, NOON - MOMENT)
        assert [m.name for m in await book.members(game) if m.host] == ["a"]
        assert await book.pass_on(game, a, {c}) == c
        assert await book.pass_on(game, c, {a, b, c}) == a
        assert await book.pass_on(game, a, {a}) == b
        assert await book.pass_on(game, a, {a, c}) == b, "it is not theirs any more"
        assert [m.name for m in await book.members(game) if m.host] == ["b"]
        await book.remove(game, a)
        await book.leave(game, c)
        assert await book.pass_on(game, b, {a, c}) == b
        with pytest.raises(NoSuchGameError):
            await book.pass_on("nowhere", b, {a, c})

    with_book(database, work)


def test_the_games_that_someone_belongs_to(database: Database) -> None:
    async def work(book: Book) -> None:
        guest = (await book.introduce("Nefer", NOON))[0].id
        old, new, other = [await book.begin(NOON + n * MOMENT) for n in (0, 2, 1)]
        for game in (old, new):
            await book.let_in(game, guest)
        assert await book.games_of(guest) == [new, old]
        await book.remove(game, guest)
        assert await book.games_of(guest) == [old]
        assert await book.member(other, guest) is None

    with_book(database, work)


def test_the_lobby_lists_open_games_that_go_on(database: Database) -> None:
    async def work(book: Book) -> None:
        sitting = [{"seat": 0, "name": "Nefer", "player": "here", "guest": "a7", "away": True}]
        one = await book.begin(open=True, sitting=sitting, tempo=60, name="Ours")
        two = await book.begin(NOON + MOMENT, open=True)
        await book.begin()
        await book.begin(open=True, phase="over")
        assert [game.id for game in await book.open_tables(9)] == [two, one]
        assert [game.id for game in await book.open_tables(1)] == [two]
        found = (await book.open_tables(9))[1]
        assert (found.name, found.tempo, found.board) == ("Ours", 60, "yard")
        (chair,) = found.chairs
        assert (chair.seat, chair.name, chair.player, chair.away) == (0, "Nefer", "here", True)

    with_book(database, work)
