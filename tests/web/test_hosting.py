"""Games that go on whatever happens to those who run them: faults, rivals, watchers who leave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from mansuba.notation import read_decision, read_edition
from mansuba.table import HERE, Dice, StaleError, Table
from mansuba.table.guests import GuestBook
from mansuba.table.kept import Terms
from mansuba.table.store import Store
from mansuba.table.store_errors import StoreFullError
from mansuba.web.bots import PAUSES
from mansuba.web.host import Host
from mansuba.web.live import Live
from tests.rulebook.yard import YARD
from tests.web.visiting import Visitor, visiting

PEOPLE = ("here", "here")
BOTS = ("scribe", "merchant")


def host_of(visitor: Visitor) -> Host:
    host: Host = visitor.client.app.state.host  # type: ignore[attr-defined]
    return host


def hears(session: WebSocketTestSession, entries: int = 10_000) -> list[Any]:
    """What a watcher hears, until the game is over or it has heard of so many entries."""
    session.send_json({"type": "pace", "pace": "instant"})
    heard: list[Any] = []
    while len(heard) < entries and not (heard and heard[-1]["next"]["phase"] == "over"):
        heard += session.receive_json().get("entries", [])
    return heard


def test_bots_try_again_what_could_not_be_kept(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mansuba.web.bots.RETRY", 0.0)
    store = host_of(visitor)._store
    append, faults = store.append, [RuntimeError("a fault of ours"), StoreFullError("no room")]

    async def fails_at_first(*given: Any) -> None:
        if faults:
            raise faults.pop()
        await append(*given)

    monkeypatch.setattr(store, "append", fails_at_first)
    game = visitor.begins(*BOTS)
    with visitor.listens(game) as session:
        told = [session.receive_json()]
        while told[-1]["type"] != "news":
            told.append(session.receive_json())
        assert {"type": "stuck", "error": "disk-full"} in told
        assert [entry["seq"] for entry in told[-1]["entries"]][:1] == [1]
    assert "no room" in caplog.text
    assert "a fault of ours" in caplog.text


def test_a_bot_answers_whoever_decides_before_it(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(PAUSES, "normal", 0.0)
    game = visitor.begins("here", "merchant")
    with visitor.listens(game) as session:
        visitor.decides(game, 0, [f"0{kind}@t{n}" for n, kind in enumerate("FWCIJK", 1)])
        heard: list[Any] = []
        while len(heard) < 12:
            heard += session.receive_json().get("entries", [])
    assert [entry["by"] for entry in heard[:12]] == [0] * 6 + [1] * 6


def test_bots_leave_a_game_alone_that_nobody_looks_at(visitor: Visitor) -> None:
    game = visitor.begins("here", "merchant")
    visitor.decides(game, 0, [f"0{kind}@t{n}" for n, kind in enumerate("FWCIJK", 1)])
    assert host_of(visitor)._games[game].driver is None


def test_a_watcher_who_leaves_and_comes_back(visitor: Visitor) -> None:
    game = visitor.begins(*BOTS)
    with visitor.listens(game) as session:
        heard = hears(session, 3)

    async def rest() -> int:
        live = host_of(visitor)._games[game]
        assert live.driver
        await asyncio.wait([live.driver])
        return live.table.seq

    portal = visitor.client.portal
    assert portal
    stopped = portal.call(rest)
    with visitor.listens(game, seen=len(heard)) as session:
        heard += hears(session, stopped + 3 - len(heard))
    assert [entry["seq"] for entry in heard] == list(range(1, len(heard) + 1))


def test_two_servers_whose_bots_play_the_same_game(tmp_path: Path) -> None:
    with visiting(tmp_path) as one, visiting(tmp_path) as other:
        game = one.begins(*BOTS)
        with one.listens(game) as first, other.listens(game) as second:
            heard, as_well = hears(first), hears(second)
        assert heard == as_well == one.sees(game)["entries"] == other.sees(game)["entries"]


def test_a_game_that_another_server_removes_while_bots_play(tmp_path: Path) -> None:
    with visiting(tmp_path) as one, visiting(tmp_path) as other:
        game = one.begins(*BOTS)
        with one.listens(game) as session:
            session.send_json({"type": "pace", "pace": "slow"})
            other.ask("DELETE", f"/games/{game}", 204)
            session.send_json({"type": "pace", "pace": "instant"})
            while session.receive_json() != {"type": "deleted"}:
                pass
        assert game not in host_of(one)._games


def test_games_that_nobody_listens_to_make_room(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.memory.MOST_IDLE", 2)
    watched = visitor.begins(*PEOPLE)
    with visitor.listens(watched) as session:
        games = [visitor.begins(*PEOPLE) for _ in range(6)]
        assert len(host_of(visitor)._games) <= 4
        for game in (*games, watched):
            assert visitor.decides(game, 0, ["0F@t1"]) == {"seq": 1}
        assert session.receive_json()["type"] == "news"


# --- requests that are broken off -----------------------------------------------------------------


def with_game(path: Path, work: Callable[[Host, Store, str], Any]) -> None:
    """Work with a game of people, in a host that no server is around."""

    async def run() -> None:
        store = await Store.open(path)
        host = Host(store, GuestBook(store.transactions), Random(1))
        table = Table.new(read_edition(YARD), [("A", HERE), ("B", HERE)], Dice.PROGRAM)
        try:
            await work(host, store, await host.create(table, None, Terms()))
        finally:
            await host.close()
            await store.close()

    asyncio.run(run())


async def place(host: Host, game: str, request: str, word: str, seen: int) -> int:
    return await host.request(
        game,
        request,
        lambda table, at: table.decide([read_decision(word)], request=request, seen=seen, at=at),
    )


async def entries_of(host: Host, game: str) -> list[int]:
    async with host.at(game) as live:
        return [json.loads(entry)["seq"] for entry in live.entries.after(0)]


@pytest.mark.parametrize("kept", [True, False])
def test_a_request_that_is_broken_off_while_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Whether it was stored or not, the game is what the store says, and goes on."""

    async def work(host: Host, store: Store, game: str) -> None:
        reached, append = asyncio.Event(), store.append

        async def hangs(*given: Any) -> None:
            if kept:
                await append(*given)
            reached.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(store, "append", hangs)
        broken_off = asyncio.create_task(place(host, game, "request-1", "0F@t1", 0))
        await reached.wait()
        broken_off.cancel()
        with pytest.raises(asyncio.CancelledError):
            await broken_off
        monkeypatch.setattr(store, "append", append)
        assert await entries_of(host, game) == [1] * kept
        if kept:
            with pytest.raises(StaleError):
                await place(host, game, "request-2", "0F@t2", 0)
        assert await place(host, game, "request-1", "0F@t1", 0) == 1
        assert await place(host, game, "request-3", "0W@t2", 1) == 2
        assert len((await store.load(game)).entries) == 2

    with_game(tmp_path / "games.sqlite", work)


def test_a_request_broken_off_at_any_moment_leaves_the_store_usable(tmp_path: Path) -> None:
    async def work(host: Host, store: Store, game: str) -> None:
        seq, moments = 0, 0
        while True:
            task = asyncio.create_task(place(host, game, f"request-{moments}", "0F@t1", seq))
            for _ in range(moments):
                await asyncio.sleep(0)
            task.cancel()
            (outcome,) = await asyncio.gather(task, return_exceptions=True)
            known = len(await entries_of(host, game))
            assert known == len((await store.glance(game, 0)).entries)
            if outcome == seq + 1:
                return
            assert isinstance(outcome, asyncio.CancelledError)
            if known > seq:  # it was kept though nobody was told
                live: Live = host._games[game]
                request = f"undo-{moments}"
                seq = await host.request(
                    game,
                    request,
                    lambda table, at, request=request: table.undo(  # type: ignore[misc]
                        request=request, seen=table.seq, at=at
                    ),
                )
                assert live.table.line == ()
            moments = moments * 5 // 4 + 1

    with_game(tmp_path / "games.sqlite", work)
