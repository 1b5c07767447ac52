"""Set-ups that come in before their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random

import asyncpg
import pytest

from mansuba import Decision, Edition, Phase, Place, Position, Seat, Stop
from mansuba.table import (
    HERE,
    OPEN,
    NotNowError,
    NotYoursError,
    RefusedError,
    Table,
    TableError,
)
from mansuba.table.arranging import check_arrangement
from mansuba.table.kept import Arrangement
from mansuba.table.sayings import Away, End, Ended, Pause, Resume, Sit
from mansuba.table.store import Store
from mansuba.table.store_errors import EntryTakenError, NoSuchGameError
from mansuba.table.transactions import Database
from tests.table.tables import SMALL, WHEEL, decide, gathered, go_on, played, tell
from tests.table.test_store import BEGUN, begin, entry, log_of, with_store

FRIENDS = ("Nefer", "Meret", "Ani")
SIX = 6


def set_up(position: Position, seat: Seat, rng: Random) -> list[Decision]:
    """Any whole set-up of a seat whose turn comes later, whatever the others do before."""
    six: list[Decision] = []
    while position.phase is Phase.SET_UP:
        decision = rng.choice(position.decisions())
        if position.actor == seat:
            six.append(decision)
        position = position.after(decision)
    return six


def friends(edition: Edition = WHEEL) -> Table:
    return gathered(edition, *FRIENDS[: max(edition.board.seats)])


@pytest.mark.parametrize("edition", [SMALL, WHEEL])
@pytest.mark.parametrize("seed", range(6))
def test_a_set_up_is_as_good_when_its_turn_comes(edition: Edition, seed: int) -> None:
    """Whatever the others have put where meanwhile."""
    rng, table = Random(seed), friends(edition)
    seat = rng.choice(table.start.seats)
    six = set_up(table.position, seat, rng)
    while table.position.actor != seat:
        check_arrangement(table, seat, six, {seat})
        table = go_on(table, rng)
    check_arrangement(table, seat, six, {seat})
    table = decide(table, *six)
    assert [passed.decision for passed in table.line[-SIX:]] == six
    with pytest.raises(NotNowError):
        check_arrangement(table, seat, six, {seat})


def test_what_is_left_of_a_set_up() -> None:
    """Whoever has begun arranges the rest."""
    table, rng = friends(), Random(1)
    first = table.start.seats[0]
    six = set_up(table.position, first, rng)
    table = decide(table, *six[:2])
    check_arrangement(table, first, six[2:], {first})
    with pytest.raises(RefusedError):
        check_arrangement(table, first, six, {first})


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (lambda six: [], NotNowError),
        (lambda six: six[:5], NotNowError),
        (lambda six: [*six, six[0]], NotYoursError),
        (lambda six: [*six[:5], six[0]], RefusedError),
        (lambda six: [Stop(), *six[1:]], RefusedError),
        (lambda six: six[::-1], RefusedError),
    ],
    ids=count(1),
)
@pytest.mark.parametrize("place", range(3))
def test_a_set_up_has_to_be_whole(
    change: Callable[[list[Decision]], list[Decision]], error: type[TableError], place: int
) -> None:
    table = friends()
    seat = table.start.seats[place]
    six = set_up(table.position, seat, Random(2))
    with pytest.raises(error):
        check_arrangement(table, seat, change(six), {seat})


def test_whose_set_up_it_is() -> None:
    table = friends()
    first, second, _ = table.start.seats
    six = set_up(table.position, second, Random(3))
    check_arrangement(table, second, six, {first, second})
    for seat, by in ((second, {first}), (second, set[Seat]()), (first, {second})):
        with pytest.raises(NotYoursError):
            check_arrangement(table, seat, six, by)
    with pytest.raises(RefusedError) as refused:
        check_arrangement(table, first, six, {first})
    assert refused.value.at == 0


def test_when_nothing_is_arranged() -> None:
    table = friends()
    last = table.start.seats[-1]
    six = set_up(table.position, last, Random(4))
    thrown = played(table, Random(4), lambda table: table.position.phase is Phase.TAKE)
    for late in (tell(table, Pause()), tell(table, End(Ended.ABANDONED)), thrown):
        with pytest.raises(NotNowError):
            check_arrangement(late, last, six, {last})
    check_arrangement(tell(table, Pause(), Resume()), last, six, {last})


def test_an_open_seat_or_one_who_is_away_holds_up_nobody() -> None:
    """The others arrange meanwhile."""
    table = friends()
    first, _, last = table.start.seats
    six = set_up(table.position, last, Random(5))
    check_arrangement(tell(table, Sit(first, OPEN, None, "")), last, six, {last})
    check_arrangement(tell(table, Away(first)), last, six, {last})


# --- what is kept of them -------------------------------------------------------------------------


def kept(seed: int, seat: Seat = 0) -> Arrangement:
    words = [f"{seat}{kind}@t{number}" for number, kind in enumerate("FWCIJK", start=1)]
    Random(seed).shuffle(words)
    decisions = tuple(entry(1, word).said for word in words)
    assert all(isinstance(decision, Place) for decision in decisions)
    return Arrangement(f"arranged-{seat}-{seed}", decisions)  # type: ignore[arg-type]


def test_a_set_up_is_kept_until_it_is_replaced(database: Database) -> None:
    async def work(store: Store) -> None:
        game, other = await begin(store), await begin(store)
        for seed in range(2):
            await store.arrange(game, 0, kept(seed), 0)
        await store.arrange(game, 1, kept(2, seat=1), 0)
        expected = {0: kept(1), 1: kept(2, seat=1)}
        assert (await store.load(game)).arrangements == expected
        assert (await store.glance(game, 0)).arrangements == expected
        assert (await store.load(other)).arrangements == {}

    with_store(database, work)


def test_a_set_up_that_comes_twice_at_once_is_kept_once(database: Database) -> None:
    """From two browsers, which are connected to two processes."""

    async def work(store: Store) -> None:
        game, other = await begin(store), await Store.open(database)
        tries = [one.arrange(game, 0, kept(seed), 0) for seed, one in enumerate([store, other] * 3)]
        await asyncio.gather(*tries)
        assert (await store.load(game)).arrangements[0] in [kept(seed) for seed in range(6)]
        await other.close()

    with_store(database, work)


@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["0F@t1", "0W@t2"], {1}),
        (["sit:0:open::"], {1}),
        ([f"sit:1:{HERE}:Ani:Ani"], {0}),
        (["1F@t1"], {0}),
        (["pause", "away:0", "back:0", "agree:1", "undo:0", "lot:0"], {0, 1}),
    ],
)
def test_a_set_up_is_gone_when_it_is_carried_out_or_the_seat_is_someone_elses(
    database: Database, words: list[str], left: set[Seat]
) -> None:
    async def work(store: Store) -> None:
        game, other = await begin(store), await begin(store)
        for place in (game, other):
            for seat in (0, 1):
                await store.arrange(place, seat, kept(seat, seat), 0)
        entries = [entry(seq, word) for seq, word in enumerate(words, start=1)]
        await store.append(game, entries, BEGUN)
        assert {*(await store.load(game)).arrangements} == left
        assert {*(await store.load(other)).arrangements} == {0, 1}

    with_store(database, work)


def test_what_is_carried_out_is_what_waits(database: Database) -> None:
    """Whoever has read one that was replaced since writes nothing of it."""

    async def work(store: Store) -> None:
        game = await begin(store)
        for seed in range(2):
            await store.arrange(game, 0, kept(seed), 0)
        first, second = kept(0), kept(1)
        with pytest.raises(EntryTakenError):
            await store.append(game, [entry(1, "0F@t1")], BEGUN, first.request)
        assert (await store.load(game)).arrangements == {0: second}
        assert await log_of(store, game) == []
        await store.append(game, [entry(1, "0F@t1")], BEGUN, second.request)
        assert (await store.load(game)).arrangements == {}
        assert len(await log_of(store, game)) == 1

    with_store(database, work)


def test_nothing_is_arranged_in_a_game_that_is_gone(database: Database) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.arrange(game, 0, kept(1), 0)
        await store.delete(game)
        with pytest.raises(NoSuchGameError):
            await store.arrange(game, 0, kept(1), 0)

    with_store(database, work)


def test_nothing_is_arranged_once_the_game_has_gone_on(database: Database) -> None:
    async def work(store: Store) -> None:
        game = await begin(store)
        await store.append(game, [entry(1, "0F@t1")], BEGUN)
        with pytest.raises(EntryTakenError):
            await store.arrange(game, 0, kept(1), 0)
        assert (await store.load(game)).arrangements == {}

    with_store(database, work)


def test_a_set_up_that_changes_while_its_seat_begins(postgres_address: str) -> None:
    """Another process is just arranging it, and whoever begins has to wait for that."""

    async def work(store: Store) -> None:
        game = await begin(store)
        await store.arrange(game, 1, kept(1), 0)
        other = await asyncpg.connect(postgres_address)
        try:
            async with other.transaction():
                await other.execute("SELECT 1 FROM games WHERE id = $1 FOR UPDATE", game)
                await other.execute("DELETE FROM arrangements WHERE game = $1", game)
                again = (
                    "INSERT INTO arrangements (game, seat, request, words) VALUES ($1, 1, $2, '')"
                )
                await other.execute(again, game, "another")
                begins = asyncio.create_task(store.append(game, [entry(1, "1F@t1")], BEGUN))
                waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
                while not begins.done() and not await other.fetchval(waiting):
                    await asyncio.sleep(0.01)
            await begins
        finally:
            await other.close()
        assert (await store.load(game)).arrangements == {}

    with_store(postgres_address, work)
