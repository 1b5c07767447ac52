"""What a server counts: as it happens, by few names, and with nothing of anyone's in it."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import generate_latest
from starlette.types import Message, Receive, Scope, Send

from mansuba import Edition, Position
from mansuba.players import AS_USUAL
from mansuba.table.bell import Bell
from mansuba.table.measures import MEASURES
from mansuba.table.notes import Look, Present
from mansuba.table.transactions import Transactions
from mansuba.web.live import MOST_WAITING
from mansuba.web.metrics import METHODS, OTHER, Measured, deciding
from mansuba.web.settings import Limits, Rate, Settings
from mansuba.web.thinker import Question
from mansuba.web.thinkers import TRIES, ThinkerLostError, Thinkers
from tests.fire.postgres import Postgres
from tests.web.counted import Growth, all_counted, until
from tests.web.friends import Town, town
from tests.web.test_limits import DEEDS as ASKED
from tests.web.test_limits import ROOMY, Door, calling
from tests.web.together import arranges, set_up, sits
from tests.web.visiting import Visitor, visiting

PEOPLE = ("here", "here")
SEATS = [{"name": "A", "player": "here"}, {"name": "B", "player": "here"}]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Town]:
    with town(tmp_path) as there:
        yield there


# --- requests -------------------------------------------------------------------------------------


def test_requests_are_counted_by_what_they_ask_for(visitor: Visitor) -> None:
    grown, game = Growth(), visitor.begins(*PEOPLE)
    for _ in range(3):
        visitor.sees(game)
    visitor.ask("GET", "/games/nowhere", 404)
    visitor.client.get("/games")
    seen: dict[str, Any] = {"name": "mansuba_http_request_seconds_count", "method": "GET"}
    assert grown.of(route="/api/games/{game}", status="2xx", **seen) == 3
    assert grown.of(route="/api/games/{game}", status="4xx", **seen) == 1
    assert grown.of(route="/{path:path}", status="2xx", **seen) == 1
    begun = {**seen, "method": "POST", "name": "mansuba_http_request_seconds_count"}
    assert grown.of(route="/api/games", status="2xx", **begun) == 1


def test_nobody_makes_series_by_asking(visitor: Visitor) -> None:
    """Whatever is asked for, by whatever method: all labels are ones that we have chosen."""
    for number in range(20):
        for path in (f"/{number}", f"/api/{number}", f"/api/games/secret-{number}", "/api/games"):
            visitor.client.request(f"METHOD{number}", path)
            visitor.client.get(path, headers={"host": f"evil-{number}.example"})
            visitor.client.get(path)
    app: Any = visitor.client.app
    known = {OTHER, *app.openapi()["paths"], "/api/{path:path}", "/{path:path}"}
    known.add("/api/openapi.json")
    for name, labels in all_counted():
        if name.startswith("mansuba_http_request_seconds"):
            told = dict(labels)
            assert told["route"] in known
            assert told["method"] in METHODS | {OTHER}
            assert told["status"] in ("2xx", "3xx", "4xx", "5xx")


def test_a_fault_counts_as_one(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    grown = Growth()
    monkeypatch.setattr("mansuba.web.routes.offers", lambda _: 1 / 0)
    visitor.ask("GET", "/choices", 500)
    name = "mansuba_http_request_seconds_count"
    assert grown.of(name, route="/api/choices", status="5xx") == 1


# --- decisions ------------------------------------------------------------------------------------


def test_what_becomes_of_decisions(visitor: Visitor) -> None:
    game, grown = visitor.begins(*PEOPLE), Growth()
    visitor.decides(game, 0, ["0F@t1"])
    visitor.decides(game, 0, ["0W@t2"], 409)
    visitor.decides(game, 1, ["0F@t2"], 422)
    visitor.decides(game, 1, ["nonsense"], 400)
    visitor.asks_for("throw", game, 1, 403)
    outcomes = ("kept", "stale", "refused", "failed")
    told = {one: grown.of("mansuba_decisions_total", outcome=one) for one in outcomes}
    assert told == {"kept": 1, "stale": 1, "refused": 3, "failed": 0}
    assert grown.of("mansuba_decision_kept_seconds_count") == 1


def test_a_decision_that_the_store_does_not_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.table.sqlite.PATIENCE", 0.1)
    with visiting(tmp_path) as visitor:
        game, grown = visitor.begins(*PEOPLE), Growth()
        other = sqlite3.connect(Settings(data=tmp_path).games, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        visitor.decides(game, 0, ["0F@t1"], 503)
        other.rollback()
        other.close()
    assert grown.of("mansuba_decisions_total", outcome="failed") == 1
    assert grown.of("mansuba_store_errors_total", sort="away") == 1
    assert grown.of("mansuba_store_write_seconds_sum") > 0.1
    assert grown.of("mansuba_decision_kept_seconds_count") == 0


def test_what_is_set_up_ahead_is_decided_too(place: Town) -> None:
    game, (nefer, ana) = place.table("Nefer", "Ana")
    sits(ana, game, 1)
    grown = Growth()
    arranges(ana, game, 1, set_up(1))
    arranges(nefer, game, 0, ["nonsense"] * 6, 400)
    assert grown.of("mansuba_decisions_total", outcome="kept") == 1
    assert grown.of("mansuba_decisions_total", outcome="refused") == 1


def test_a_decision_takes_time_from_its_arrival() -> None:
    """Not only from where it is carried out."""

    async def app(_scope: Scope, _receive: Receive, send: Send) -> None:
        await asyncio.sleep(0.2)
        with deciding():
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.1)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def nobody(_message: Message | None = None) -> Message:
        return {}

    grown, scope = Growth(), {"type": "http", "method": "POST"}
    begun = time.perf_counter()
    asyncio.run(Measured(app)(scope, nobody, nobody))  # type: ignore[arg-type]
    took = time.perf_counter() - begun
    assert 0.3 <= grown.of("mansuba_decision_kept_seconds_sum") < took - 0.1
    assert 0.4 <= grown.of("mansuba_http_request_seconds_sum", route=OTHER) <= took


# --- the store, sockets, bots and limits ----------------------------------------------------------


def test_every_writing_transaction_counts(tmp_path: Path) -> None:
    async def tried() -> None:
        transactions = await Transactions.open(tmp_path / "games.sqlite")
        grown = Growth()
        for _ in range(5):
            await transactions.write(lambda _: None)
            await transactions.read(lambda _: None)
        assert grown.of("mansuba_store_write_seconds_count") == 5
        await transactions.close()

    asyncio.run(tried())


def test_a_full_disk_is_told_from_a_database_that_is_away(visitor: Visitor) -> None:
    from tests.web.test_bad_requests import sqlite_pragma

    game, grown = visitor.begins(*PEOPLE), Growth()
    sqlite_pragma(visitor, "max_page_count=1")
    while not grown.of("mansuba_store_errors_total"):
        answer = visitor.client.post("/api/games", json={"board": "yard", "seats": SEATS})
    assert answer.status_code == 507
    assert grown.of("mansuba_store_errors_total", sort="full") == 1
    assert visitor.sees(game)


def test_sockets_and_what_is_told_by_them(visitor: Visitor) -> None:
    game, grown = visitor.begins(*PEOPLE), Growth()
    with visitor.listens(game) as one, visitor.listens(game) as other:
        visitor.decides(game, 0, ["0F@t1"])
        assert one.receive_json()["type"] == other.receive_json()["type"] == "news"
        assert grown.of("mansuba_sockets_open") == 2
    until(lambda: grown.of("mansuba_sockets_open") == 0)
    assert grown.of("mansuba_messages_told_total") == 2
    assert grown.of("mansuba_listeners_dropped_total") == 0


def test_whoever_is_too_slow_is_counted(visitor: Visitor) -> None:
    game, grown = visitor.begins(*PEOPLE), Growth()
    with visitor.listens(game) as session:
        visitor.decides(game, 0, ["0F@t1"])
        session.receive_json()

        async def flood() -> None:
            app: Any = visitor.client.app
            (listener,) = app.state.host._games[game].listeners
            for _ in range(MOST_WAITING + 1):
                listener.tell("{}")

        assert visitor.client.portal
        visitor.client.portal.call(flood)
        until(lambda: grown.of("mansuba_listeners_dropped_total") == 1)


def test_games_in_memory(visitor: Visitor) -> None:
    games = [visitor.begins(*PEOPLE) for _ in range(3)]
    held = "mansuba_games_in_memory", frozenset[tuple[str, str]]()
    assert all_counted()[held] == 3
    visitor.ask("DELETE", f"/games/{games[0]}", 204)
    assert all_counted()[held] == 2


def test_thoughts(visitor: Visitor) -> None:
    grown, game = Growth(), visitor.begins("scribe", "merchant")
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        while "news" not in session.receive_json()["type"]:
            pass
    until(lambda: grown.of("mansuba_bot_thought_seconds_count", player="scribe") >= 1)
    assert grown.of("mansuba_bot_thought_seconds_sum") < 30


def test_thoughts_that_are_lost_with_their_process(monkeypatch: pytest.MonkeyPatch) -> None:
    dies = (sys.executable, "-c", "import os; os.abort()")
    monkeypatch.setattr("mansuba.web.thinkers.COMMAND", dies)

    async def tried() -> None:
        thinkers, grown = Thinkers(1), Growth()
        position = Position.new(Edition.standard(), 2)
        with pytest.raises(ThinkerLostError):
            await thinkers.think(Question.about(position, "scribe", 1, AS_USUAL))
        assert grown.of("mansuba_bot_thoughts_lost_total") == TRIES
        await thinkers.close()

    asyncio.run(tried())


LIMITED = {"sockets", *(one.name for one in fields(Limits) if isinstance(one.default, Rate))}
"""What a person may do only so often, as an operator sets it."""


def test_whatever_is_limited_is_counted_from_the_start() -> None:
    name = "mansuba_requests_limited_total"
    assert {dict(labels)["deed"] for one, labels in all_counted() if one == name} == LIMITED


@pytest.mark.parametrize(("method", "path", "deed"), ASKED)
def test_what_the_limits_refuse(method: str, path: str, deed: str) -> None:
    few: dict[str, Any] = {deed: Rate(1, 0.1)}
    door, grown = Door(replace(ROOMY, **few)), Growth()
    for _ in range(4):
        door.asks(method, path, guest="a")
    told = {one: grown.of("mansuba_requests_limited_total", deed=one) for one in LIMITED}
    assert told == {**dict.fromkeys(LIMITED, 0), deed: 3}


def test_sockets_and_messages_that_the_limits_refuse() -> None:
    async def tried() -> None:
        door, grown = Door(replace(ROOMY, sockets=1, messages=Rate(1, 1))), Growth()
        caller = await calling(door, guest="a")
        assert (await calling(door, guest="a")).closed_with == 1013
        await caller.says("a", "b")
        await asyncio.wait([caller._task])
        assert grown.of("mansuba_requests_limited_total", deed="sockets") == 1
        assert grown.of("mansuba_requests_limited_total", deed="messages") == 1

    asyncio.run(tried())


def test_notes_between_processes(own_postgres: Postgres) -> None:
    async def tried() -> None:
        address, heard = own_postgres.database(), list[object]()
        here, there = [await Transactions.open(address) for _ in range(2)]
        bells: list[Bell] = [here.bell, there.bell]
        for bell in bells:
            await bell.listen(lambda *told: heard.append(told), lambda _: None)
        grown = Growth()
        await here.write(lambda connection: here.bell.ring_with(connection, Look("sunny", None)))
        there.bell.ring(Present({}))
        async with asyncio.timeout(20):
            while len(heard) < 2 or grown.of("mansuba_notes_sent_total") < 2:
                await asyncio.sleep(0.02)
        assert grown.of("mansuba_notes_sent_total") == 2
        assert grown.of("mansuba_notes_heard_total") == 2, "nobody hears what they have said"
        await here.close()
        await there.close()

    asyncio.run(tried())


# --- names ----------------------------------------------------------------------------------------


def test_names_are_as_prometheus_wants_them() -> None:
    for family in MEASURES.collect():
        assert family.name.startswith("mansuba_")
        assert family.documentation.endswith(".")
        assert family.type in ("counter", "gauge", "histogram")
        assert (family.type == "histogram") == family.name.endswith("_seconds")
        if family.type == "counter":
            assert f"# TYPE {family.name}_total counter" in generate_latest(MEASURES).decode()


def test_what_has_not_happened_reads_as_nothing_having_happened() -> None:
    """A rate of a series that is not there yet would miss the first of them."""
    known = {name for name, _ in all_counted()}
    for family in MEASURES.collect():
        if family.name != "mansuba_http_request_seconds":
            suffix = {"counter": "_total", "histogram": "_count"}.get(family.type, "")
            assert family.name + suffix in known
