"""The guest book: a secret opens what it is for, as long as it shall, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from mansuba.table import LOCAL, read_said, write_said
from mansuba.table.guest_keys import LIFE_OF_A_KEY, LIFE_OF_A_LINK, RENEWED_EVERY
from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.invitations import MOST_INVITATIONS, MOST_MEMBERS, TooManyError
from mansuba.table.rows import ENTRIES, GAMES, GUESTS, INVITATIONS, KEYS, MEMBERS, TALK
from mansuba.table.store_errors import NoSuchGameError, StoreFullError
from mansuba.table.talk import MOST_KEPT, ChatOffError, Remark
from mansuba.table.transactions import Database
from tests.table.guestbooks import NOON, Book, emptied, opened

T = TypeVar("T")

A_WEEK = timedelta(days=7)
MOMENT = timedelta(microseconds=1)
NAMES = st.sampled_from(["Nefer", "Ä'na", "", "x" * 24])
SPANS = st.sampled_from(
    [MOMENT, LIFE_OF_A_LINK - MOMENT, LIFE_OF_A_LINK, RENEWED_EVERY, A_WEEK, LIFE_OF_A_KEY]
)


def with_book(database: Database, work: Callable[[Book], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(database) as book:
            await work(book)

    asyncio.run(run())


def bytes_of(folder: Path) -> bytes:
    """All that is on the disk, also what waits to get into the database."""
    return b"".join(file.read_bytes() for file in folder.iterdir())


# --- any secrets ----------------------------------------------------------------------------------


@dataclass
class Key:
    """A secret as someone would keep book of it by hand."""

    kind: str
    """`device`, `return`, `play` or `watch`."""
    of: str
    """The guest, or the game."""
    expires: datetime
    good: bool = True


class AnySecrets(RuleBasedStateMachine):
    """Everything that can be done with any secret, by right or not."""

    @initialize()
    def open(self) -> None:
        self.stack = ExitStack()
        self.runner = self.stack.enter_context(asyncio.Runner())
        self.opening = opened(self.database())
        self.book = self.run(self.opening.__aenter__())
        self.now = NOON
        self.names: dict[str, str] = {}
        self.keys: dict[str, Key] = {}
        self.ids: dict[str, str] = {}
        self.places: dict[tuple[str, str], str] = {}
        self.games = [self.run(self.book.begin(open=is_open)) for is_open in (False, False, True)]
        self.meet("Nefer")

    def database(self) -> Database:
        """An empty one."""
        self.folder = Path(self.stack.enter_context(TemporaryDirectory()))
        return self.folder / "games.sqlite"

    def kept(self) -> bytes:
        """All that is on the disk."""
        return bytes_of(self.folder)

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "stack"):
            self.run(self.opening.__aexit__(None, None, None))
            self.stack.close()

    def any_of(self, data: st.DataObject, options: Any) -> Any:
        return data.draw(st.sampled_from(sorted(options)))

    def is_good(self, secret: str, *kinds: str) -> bool:
        key = self.keys[secret]
        return key.good and key.kind in kinds and key.expires > self.now

    @rule(name=NAMES)
    def meet(self, name: str) -> None:
        guest, key = self.run(self.book.introduce(name, self.now))
        self.names[guest.id] = name
        self.keys[key] = Key("device", guest.id, self.now + LIFE_OF_A_KEY)

    @rule(data=st.data(), name=NAMES)
    def rename(self, data: st.DataObject, name: str) -> None:
        guest = self.any_of(data, self.names)
        self.run(self.book.rename(guest, name))
        self.names[guest] = name

    @rule(span=SPANS)
    def wait(self, span: timedelta) -> None:
        self.now += span

    @rule(data=st.data())
    def come_with(self, data: st.DataObject) -> None:
        secret = self.any_of(data, self.keys)
        found = self.run(self.book.guest_of(secret, self.now))
        if not self.is_good(secret, "device"):
            assert found is None
            return
        key = self.keys[secret]
        assert (found.id, found.name) == (key.of, self.names[key.of])
        if key.expires <= self.now + LIFE_OF_A_KEY - RENEWED_EVERY:
            key.expires = self.now + LIFE_OF_A_KEY

    @rule(data=st.data())
    def make_return_link(self, data: st.DataObject) -> None:
        guest = self.any_of(data, self.names)
        link = self.run(self.book.return_link(guest, self.now))
        for key in self.keys.values():
            key.good = key.good and (key.kind, key.of) != ("return", guest)
        self.keys[link.secret] = Key("return", guest, self.now + LIFE_OF_A_LINK)
        assert link.expires == self.now + LIFE_OF_A_LINK

    @rule(data=st.data())
    def return_by(self, data: st.DataObject) -> None:
        secret = self.any_of(data, self.keys)
        if not self.is_good(secret, "return"):
            with pytest.raises(NoSuchLinkError):
                self.run(self.book.return_by(secret, self.now))
            return
        guest, key = self.run(self.book.return_by(secret, self.now))
        assert guest.id == self.keys[secret].of
        self.keys[secret].good = False
        self.keys[key] = Key("device", guest.id, self.now + LIFE_OF_A_KEY)

    @rule(data=st.data(), watch=st.booleans(), life=SPANS)
    def invite(self, data: st.DataObject, watch: bool, life: timedelta) -> None:
        game = self.any_of(data, self.games)
        link = self.run(self.book.invite(game, watch, self.now, self.now + life))
        self.ids[link.secret] = link.id
        self.keys[link.secret] = Key("watch" if watch else "play", game, self.now + life)

    @rule(data=st.data())
    def revoke(self, data: st.DataObject) -> None:
        game = self.any_of(data, self.games)
        if not self.ids:
            return
        secret = self.any_of(data, self.ids)
        key = self.keys[secret]
        try:
            self.run(self.book.revoke(game, self.ids[secret]))
        except NoSuchLinkError:
            assert key.of != game or not self.is_good(secret, "play", "watch")
        else:
            assert key.of == game
            assert key.good
            key.good = False

    @rule(data=st.data())
    def join(self, data: st.DataObject) -> None:
        game, guest = self.any_of(data, self.games), self.any_of(data, self.names)
        secret = data.draw(st.sampled_from([None, *sorted(self.keys)]))
        granted = self.granted(game, secret)
        place = self.places.get((game, guest))
        if place == "removed" or not (place or granted):
            with pytest.raises(NoSuchLinkError if secret else NoSuchGameError):
                self.run(self.book.join(game, guest, secret, self.now))
            return
        self.run(self.book.join(game, guest, secret, self.now))
        self.places[game, guest] = "play" if "play" in (place, granted) else "watch"

    def granted(self, game: str, secret: str | None) -> str | None:
        if game == self.games[-1]:
            return "play"
        if secret and self.is_good(secret, "play", "watch") and self.keys[secret].of == game:
            return self.keys[secret].kind
        return None

    @rule(data=st.data(), removed=st.booleans())
    def go(self, data: st.DataObject, removed: bool) -> None:
        game, guest = self.any_of(data, self.games), self.any_of(data, self.names)
        self.run((self.book.remove if removed else self.book.leave)(game, guest))
        if self.places.get((game, guest), "removed") == "removed":
            return
        if removed:
            self.places[game, guest] = "removed"
            for secret, key in self.keys.items():
                key.good = key.good and key.of != game
                if key.of == game:
                    self.ids.pop(secret, None)
            return
        lonely = self.lonely(guest) & {game}
        del self.places[game, guest]
        self.deleted(lonely)

    @rule()
    def sweep(self) -> None:
        """What is good is still good afterwards, and the other way round."""
        self.run(self.book.sweep(self.now, None))
        known = {key.of for secret, key in self.keys.items() if self.is_good(secret, "device")}
        known |= {key.of for secret, key in self.keys.items() if self.is_good(secret, "return")}
        for guest in self.names.keys() - known:
            self.gone(guest)
        self.meet("someone new")

    @rule(data=st.data())
    def forget(self, data: st.DataObject) -> None:
        guest = self.any_of(data, self.names)
        self.run(self.book.forget(guest))
        self.gone(guest)
        self.meet("someone new")

    def gone(self, guest: str) -> None:
        lonely = self.lonely(guest)
        del self.names[guest]
        for key in self.keys.values():
            key.good = key.good and key.of != guest
        self.places = {place: kind for place, kind in self.places.items() if place[1] != guest}
        self.deleted(lonely)

    def lonely(self, guest: str) -> set[str]:
        """The games in which there is nobody but them."""
        return {
            game
            for game in self.games
            if self.places.get((game, guest), "removed") != "removed"
            and not [
                other
                for (where, other), place in self.places.items()
                if where == game and other != guest and place != "removed"
            ]
        }

    def deleted(self, games: set[str]) -> None:
        """Others are begun in place of games that are no more."""
        for secret, key in self.keys.items():
            key.good = key.good and key.of not in games
            if key.of in games:
                self.ids.pop(secret, None)
        self.places = {place: kind for place, kind in self.places.items() if place[0] not in games}
        self.games = [
            self.run(self.book.begin(open=game == self.games[-1])) if game in games else game
            for game in self.games
        ]

    @invariant()
    def members_are_those_who_were_let_in(self) -> None:
        if not hasattr(self, "places"):
            return
        for game in self.games:
            members = {m.guest: m for m in self.run(self.book.members(game))}
            assert {(game, m.guest): m.watching for m in members.values()} == {
                place: kind == "watch"
                for place, kind in self.places.items()
                if place[0] == game and kind != "removed"
            }
            for guest in self.names:
                assert self.run(self.book.member(game, guest)) == members.get(guest)

    @invariant()
    def no_secret_is_on_the_disk(self) -> None:
        if hasattr(self, "keys"):
            kept = self.kept()
            assert not [secret for secret in self.keys if secret.encode() in kept]


class TestSecrets(AnySecrets.TestCase):  # type: ignore[misc,valid-type]
    """A good sample."""

    settings = settings(max_examples=10, stateful_step_count=25)


@pytest.mark.soak
class TestManySecrets(AnySecrets.TestCase):  # type: ignore[misc,valid-type]
    """Many: minutes."""

    settings = settings(max_examples=300, stateful_step_count=50)


class SecretsInPostgres(AnySecrets):
    """The same with a database that is somewhere else."""

    address: ClassVar[str]

    def database(self) -> Database:
        self.run(emptied(self.address))
        return self.address

    def kept(self) -> bytes:
        everything: str = self.run(self.book.everything())
        return everything.encode()


class InPostgres:
    """Tests that are told where the database is."""

    @pytest.fixture(autouse=True)
    def _told_where(self, postgres_address: str) -> None:
        SecretsInPostgres.address = postgres_address


class TestSecretsInPostgres(InPostgres, SecretsInPostgres.TestCase):  # type: ignore[misc,valid-type]
    """A few."""

    settings = settings(max_examples=4, stateful_step_count=25)


@pytest.mark.soak
class TestManySecretsInPostgres(InPostgres, SecretsInPostgres.TestCase):  # type: ignore[misc,valid-type]
    """Many: minutes."""

    settings = settings(max_examples=150, stateful_step_count=50)


# --- keys -----------------------------------------------------------------------------------------


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


def test_whoever_is_known_is_known_with_a_full_disk(database: Database) -> None:
    async def work(book: Book) -> None:
        guest, key = await book.introduce("Nefer", NOON)

        async def full(work: object, *, at_length: bool = False) -> Any:
            raise StoreFullError

        book._transactions.write = full  # type: ignore[method-assign]
        assert await book.guest_of(key, NOON + A_WEEK) == guest

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
            (book.talk("nowhere", remark("hello"), NOON), NoSuchGameError),
        ):
            with pytest.raises(error):
                await asked
        assert await book.rows(MEMBERS) == []

    with_book(database, work)


# --- tables ---------------------------------------------------------------------------------------


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
        assert await book.heir(game, a, {c}) == c
        assert await book.heir(game, a, {a, b, c}) == b
        assert await book.heir(game, a, {a}) == b
        await book.remove(game, b)
        await book.leave(game, c)
        assert await book.heir(game, a, {b, c}) is None

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


# --- talk -----------------------------------------------------------------------------------------


def remark(request: str, guest: str = "a7", **more: Any) -> Remark:
    said: dict[str, Any] = {"seat": None, "name": "Nefer", "phrase": "hello", "text": None}
    return Remark(request, guest, **{**said, **more})


def test_talk_is_numbered_and_said_once(database: Database) -> None:
    async def work(book: Book) -> None:
        game, other = await book.begin(), await book.begin()
        requests = [f"request-{number}" for number in range(9)] * 2
        async with opened(database) as elsewhere:
            books = [book, elsewhere, book] * 6
            told = await asyncio.gather(
                *(one.talk(game, remark(r), NOON) for one, r in zip(books, requests, strict=True))
            )
        assert sorted(spoken.number for spoken, is_new in told if is_new) == list(range(1, 10))
        assert [first for first, _ in told[:9]] == [again for again, _ in told[9:]]
        assert [spoken.number for spoken in await book.said(game)] == list(range(1, 10))
        assert await book.said(other) == []

    with_book(database, work)


def test_only_the_last_thousand_are_kept(database: Database) -> None:
    async def work(book: Book) -> None:
        game = await book.begin()
        row = {"game": game, "at": NOON, "guest": "", "name": "", "phrase": "hello"}
        many = [{**row, "number": n, "request": f"r{n}"} for n in range(1, MOST_KEPT + 1)]
        await book._transactions.write(lambda connection: connection.execute(TALK.insert(), many))
        await book.talk(game, remark("another"), NOON)
        numbers = [spoken.number for spoken in await book.said(game)]
        assert numbers == list(range(2, MOST_KEPT + 2))

    with_book(database, work)


def test_without_chat_only_phrases_are_said(database: Database) -> None:
    async def work(book: Book) -> None:
        game = await book.begin(chat=False)
        await book.talk(game, remark("phrase"), NOON)
        with pytest.raises(ChatOffError):
            await book.talk(game, remark("text", phrase=None, text="well"), NOON)
        assert len(await book.said(game)) == 1

    with_book(database, work)


# --- forgetting -----------------------------------------------------------------------------------


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
        assert await book.forget(gone) == (game,)
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
        spoken, _ = await book.talk(game, remark("more", stays), NOON)
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
        swept = await book.sweep(NOON + LIFE_OF_A_KEY, None)
        assert sorted(swept.guests) == sorted(guests)
        left = [(row.game, row.said) for row in await book.rows(ENTRIES)]
        assert len(left) == len(said) + 1
        assert {game for game, _ in left} == set(games)
        assert all(word.endswith(":") for _, word in left)

    with_book(database, work)


def test_a_sweep_takes_what_nobody_comes_back_to(database: Database) -> None:
    async def work(book: Book) -> None:
        (old, _), (new, key) = [await book.introduce(name, NOON) for name in ("old", "new")]
        idle, busy = await book.begin(), await book.begin(NOON + A_WEEK, host=new.id)
        await book.begin(host=LOCAL)  # whose keeper never comes by the network
        await book.begin(host=new.id, due=NOON + 2 * A_WEEK)  # someone has time until then
        await book.let_in(busy, old.id, new.id)
        await book.guest_of(key, NOON + A_WEEK)
        later = NOON + A_WEEK + MOMENT
        kept = await book.sweep(later, None)
        assert (kept.games, kept.guests) == ((), ())
        kept = await book.sweep(NOON + A_WEEK, A_WEEK)
        assert (kept.games, kept.guests) == ((), ())
        swept = await book.sweep(later, A_WEEK)
        assert (swept.games, swept.guests) == ((idle,), (old.id,))
        assert [m.name for m in await book.members(busy)] == ["new"]
        never = await book.sweep(later + LIFE_OF_A_KEY, None)
        assert never.guests == (new.id,)
        assert await book.rows(KEYS) == await book.rows(GUESTS) == []
        assert await book.rows(INVITATIONS) == []

    with_book(database, work)
