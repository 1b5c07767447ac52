"""The guest book: a secret opens what it is for, as long as it shall, and nothing else."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from mansuba.table.guest_keys import LIFE_OF_A_KEY, LIFE_OF_A_LINK, RENEWED_EVERY
from mansuba.table.guest_secrets import NoSuchLinkError
from mansuba.table.store_errors import NoSuchGameError
from mansuba.table.transactions import Database
from tests.table.guestbooks import A_WEEK, NOON, bytes_of, emptied, opened

MOMENT = timedelta(microseconds=1)


NAMES = st.sampled_from(["Nefer", "Ä'na", "0", "x" * 24])
SPANS = st.sampled_from(
    [MOMENT, LIFE_OF_A_LINK - MOMENT, LIFE_OF_A_LINK, RENEWED_EVERY, A_WEEK, LIFE_OF_A_KEY]
)


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
        self.run(self.book.swept(self.now, None))
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
