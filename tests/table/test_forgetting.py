"""Nothing is left of whoever wants to be forgotten, or was not seen for long."""

from __future__ import annotations

from contextlib import aclosing
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from mansuba.table import LOCAL, read_said, write_said
from mansuba.table.forgetting import forget
from mansuba.table.guest_keys import LIFE_OF_A_KEY
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, INVITATIONS, KEYS
from mansuba.table.store_errors import StoreAwayError, StoreFullError
from mansuba.table.transactions import Database
from tests.table.guestbooks import A_WEEK, NOON, Book, bytes_of, remark, with_book

MOMENT = timedelta(microseconds=1)


def test_nothing_is_left_of_whoever_wants_to_be_forgotten(database: Database) -> None:
    def seats(guest: str) -> list[dict[str, Any]]:
        return [
            {"seat": 0, "name": "Hatshepsut", "player": "here", "guest": guest},
            {"seat": 1, "name": "Nefer", "player": "here", "guest": guest.swapcase()},
        ]

    async def work(book: Book) -> None:
        gone, stays = [(await book.introduce(name, NOON))[0].id for name in ("Hatshepsut", "Nefer")]
        said = (
            f"sit:0:here:{gone}:Hatshepsut",
            f"sit:1:here:{stays}:Nefer",
            f"sit:1:here:{gone.swapcase()}:Nefer",
            "NE",
        )
        game = await book.begin(
            seats=seats(gone), sitting=seats(gone), said=said, host=gone, name="Ours"
        )
        alone, theirs = await book.begin(host=gone), await book.begin(host=stays)
        await book.let_in(game, gone, stays)
        await book.let_in(alone, gone)
        await book.let_in(theirs, stays)
        for who, text in ((gone, "Punt is lovely"), (stays, "is it"), (gone, "Punt, Punt!")):
            await book.talk(game, remark(f"r{len(text)}", who, phrase=None, text=text), NOON)
        assert {*await book.forget(gone)} == {game, alone}
        assert {row.id for row in await book.rows(GAMES)} == {game, theirs}
        assert [m.name for m in await book.members(game)] == ["Nefer"]
        changed = next(row for row in await book.rows(GAMES) if row.id == game)
        for kept in (changed.seats, changed.sitting):
            assert [seat["name"] for seat in kept] == ["", "Nefer"]
        assert changed.host == stays
        words = [row.said for row in await book.rows(ENTRIES)]
        assert words == [f"sit:0:here:{gone}:", *said[1:]]
        assert [write_said(read_said(word)) for word in words] == words
        assert [spoken.text for spoken in await book.said(game)] == ["is it"]
        spoken = await book.talk(game, remark("more", stays), NOON)
        assert spoken.number == 4

        kept = await book.everything()
        assert "Nefer" in kept
        assert not [name for name in ("Hatshepsut", "Punt") if name in kept]

    with_book(database, work)
    if isinstance(database, Path):
        on_disk = bytes_of(database.parent)
        assert b"Nefer" in on_disk
        assert not [name for name in (b"Hatshepsut", b"Punt") if name in on_disk]


def test_many_are_forgotten_at_once(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are looked for together, and more."""
    monkeypatch.setattr("mansuba.table.guests.TOGETHER", 2)

    async def work(book: Book) -> None:
        guests = [(await book.introduce("Punt", NOON))[0].id for _ in range(5)]
        said = tuple(f"sit:0:here:{guest}:Punt" for guest in guests)
        games = [await book.begin(said=said[:3]), await book.begin(said=said[2:])]
        swept = await book.swept(NOON + LIFE_OF_A_KEY, None)
        assert sorted(swept.guests) == sorted(guests)
        left = [(row.game, row.said) for row in await book.rows(ENTRIES)]
        assert len(left) == len(said) + 1
        assert {game for game, _ in left} == set(games)
        assert all(word.endswith(":") for _, word in left)

    with_book(database, work)


def test_a_sweep_that_fails_has_told_what_it_did(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has a name in memory would show it on; and the next sweep goes on."""
    forgotten = list[str]()

    def forget_one(connection: Connection, *given: Any) -> tuple[str, ...]:
        if len(forgotten) == 1:
            raise StoreFullError
        forgotten.append(given[0])
        return forget(connection, *given)

    async def work(book: Book) -> None:
        guests = [(await book.introduce("Punt", NOON))[0].id for _ in range(3)]
        games = {guest: await book.begin(said=(f"sit:0:here:{guest}:Punt",)) for guest in guests}
        told = list[str]()
        with monkeypatch.context() as patch:
            patch.setattr("mansuba.table.guests.forget", forget_one)
            steps = book.sweep(NOON + LIFE_OF_A_KEY, None)
            told += (await anext(steps)).concerned
            with pytest.raises(StoreFullError):
                await anext(steps)
        assert told == [games[forgotten[0]]]
        told += (await book.swept(NOON + LIFE_OF_A_KEY, None)).concerned
        assert sorted(told) == sorted(games.values())
        assert "Punt" not in await book.everything()

    with_book(database, work)


def test_one_who_cannot_be_forgotten_now_is_forgotten_by_the_next_sweep(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the others by this one: somebody may be at one of their games for long."""

    async def work(book: Book) -> None:
        guests = [(await book.introduce("Punt", NOON))[0].id for _ in range(3)]
        games = [await book.begin(said=(f"sit:0:here:{guest}:Punt",)) for guest in guests]
        busy = guests[1]

        def forget_the_others(connection: Connection, guest: str, games: Any) -> tuple[str, ...]:
            if guest == busy:
                raise StoreAwayError
            return forget(connection, guest, games)

        swept = list[str]()
        with monkeypatch.context() as patch:
            patch.setattr("mansuba.table.guests.forget", forget_the_others)
            steps = book.sweep(NOON + LIFE_OF_A_KEY, None)
            swept += [*(await anext(steps)).guests, *(await anext(steps)).guests]
            with pytest.raises(StoreAwayError):
                await anext(steps)
        assert sorted(swept) == sorted({*guests} - {busy})
        assert [row.name for row in await book.rows(GUESTS)] == [""]
        swept_next = await book.swept(NOON, None)
        assert (swept_next.guests, swept_next.concerned) == ((busy,), (games[1],))
        assert "Punt" not in await book.everything()

    with_book(database, work)


def test_a_sweep_can_be_left_at_any_step(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was done by then is done, and the next one does the rest."""
    monkeypatch.setattr("mansuba.table.guests.TOGETHER", 1)

    async def work(book: Book) -> None:
        for _ in range(3):
            await book.begin()
            await book.introduce("Punt", NOON)
        late, left = NOON + LIFE_OF_A_KEY, list[int]()
        while len(left) < 7:
            async with aclosing(book.sweep(late, A_WEEK)) as steps:
                async for _ in steps:
                    break
                else:
                    break
            left.append(sum([len(await book.rows(table)) for table in (GAMES, GUESTS)]))
        assert left == [5, 4, 3, 2, 1, 0]

    with_book(database, work)


def test_whoever_comes_back_meanwhile_is_not_forgotten(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(book: Book) -> None:
        (guest, key) = await book.introduce("Punt", NOON)
        later = NOON + A_WEEK + MOMENT
        await book.begin(later, said=(f"sit:0:here:{guest.id}:Punt",), host=guest.id)
        before = await book.everything()
        unname = book._unname

        async def come_first(*given: Any) -> Any:
            await book.guest_of(key, later)
            return await unname(*given)

        monkeypatch.setattr(book, "_unname", come_first)
        assert (await book.swept(later, A_WEEK)).guests == ()
        assert before.count("Punt") == (await book.everything()).count("Punt")

    with_book(database, work)


def test_a_sweep_takes_what_nobody_comes_back_to(database: Database) -> None:
    async def work(book: Book) -> None:
        (old, _), (new, key) = [await book.introduce(name, NOON) for name in ("old", "new")]
        idle, busy = await book.begin(), await book.begin(NOON + A_WEEK, host=new.id)
        await book.begin(host=LOCAL)  # whose keeper never comes by the network
        waits = await book.begin(host=new.id, due=NOON + 2 * A_WEEK)  # someone has time until then
        (patient, _), (former, _) = [await book.introduce(name, NOON) for name in ("P", "F")]
        await book.let_in(waits, patient.id, former.id)
        await book.remove(waits, former.id)
        await book.let_in(busy, old.id, new.id)
        await book.guest_of(key, NOON + A_WEEK)
        later = NOON + A_WEEK + MOMENT
        kept = await book.swept(later, None)
        assert (kept.games, kept.guests) == ((), ())
        kept = await book.swept(NOON + A_WEEK, A_WEEK)
        assert (kept.games, kept.guests) == ((), ())
        swept = await book.swept(later, A_WEEK)
        assert (swept.games, {*swept.guests}) == ((idle,), {old.id, former.id})
        assert [m.name for m in await book.members(busy)] == ["new"]
        never = await book.swept(later + LIFE_OF_A_KEY, None)
        assert {*never.guests} == {new.id, patient.id}
        assert await book.rows(KEYS) == await book.rows(GUESTS) == []
        assert await book.rows(INVITATIONS) == []

    with_book(database, work)
