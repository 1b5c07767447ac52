"""The socket: everything after what was seen, once and in order, and nobody waits for anybody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from mansuba.table.store_errors import StoreAwayError
from mansuba.web.access import access
from mansuba.web.live import MOST_WAITING, Listener
from tests.web.visiting import HOST, Visitor, visiting

PEOPLE = ("here", "here")


def closed_with(session: WebSocketTestSession) -> int:
    with pytest.raises(WebSocketDisconnect) as closed:
        session.receive_text()
    return closed.value.code


def heard(session: WebSocketTestSession) -> list[int]:
    message = session.receive_json()
    assert message["type"] == "news"
    return [entry["seq"] for entry in message["entries"]]


def test_a_store_that_goes_away_while_someone_comes(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, asked = visitor.begins(*PEOPLE), list[str]()

    async def only_once(state: Any, asked_for: str, who: Any) -> Any:
        if asked:
            raise StoreAwayError("not now")
        asked.append(asked_for)
        return await access(state, asked_for, who)

    monkeypatch.setattr("mansuba.web.sockets.access", only_once)
    with visitor.listens(game) as session:
        assert closed_with(session) == 1013
    assert asked == [game]


def test_news_from_what_was_seen_on(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    visitor.decides(game, 0, ["0F@t1", "0W@t2", "0C@t3"])
    with visitor.listens(game, seen=1) as late, visitor.listens(game, seen=3) as waiting:
        assert heard(late) == [2, 3]
        visitor.decides(game, 3, ["0I@t4", "0J@t5"])
        visitor.asks_for("undo", game, 5)
        for session in (late, waiting):
            assert (heard(session), heard(session)) == ([4, 5], [6])
        visitor.ask("PATCH", f"/games/{game}", json={"name": "Again"})
        assert waiting.receive_json() == {"type": "renamed", "name": "Again"}


def test_the_entries_are_those_of_the_game(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    with visitor.listens(game) as session:
        visitor.decides(game, 0, ["0F@t1", "0W@t2"])
        assert session.receive_json()["entries"] == visitor.sees(game)["entries"]


def test_a_bot_thinks_aloud_and_plays_only_for_those_who_look_on(visitor: Visitor) -> None:
    game = visitor.begins("here", "merchant")
    visitor.decides(game, 0, [f"0{kind}@t{n}" for n, kind in enumerate("FWCIJK", 1)])
    assert visitor.seq(game) == 6
    with visitor.listens(game, seen=6) as session:
        assert session.receive_json() == {"type": "thinking", "seat": 1}
        session.send_json({"type": "pace", "pace": "instant"})
        entries: list[Any] = []
        while len(entries) < 7:
            entries += session.receive_json().get("entries", [])
    assert [entry["by"] for entry in entries[:7]] == [1] * 6 + ["chance"], "the lot follows at once"


def test_no_such_game(visitor: Visitor) -> None:
    with visitor.listens("nothing") as session:
        assert closed_with(session) == 4404


def test_a_game_that_is_deleted(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    with visitor.listens(game) as session:
        visitor.ask("DELETE", f"/games/{game}", 204)
        assert session.receive_json() == {"type": "deleted"}
        closed_with(session)


@pytest.mark.parametrize(
    "said", ["", "pace", "{}", '{"type":"pace","pace":"warp"}', '{"type":"pace","pace":null,"x":1}']
)
def test_what_is_no_message_ends_the_socket_alone(visitor: Visitor, said: str) -> None:
    game = visitor.begins(*PEOPLE)
    with visitor.listens(game) as session:
        session.send_text(said)
        assert closed_with(session) == 1008
    visitor.decides(game, 0, ["0F@t1"])


@pytest.mark.parametrize("seen", ["-1", "x", "9" * 20, "¹"])
def test_what_was_seen_has_to_be_a_number(visitor: Visitor, seen: str) -> None:
    game = visitor.begins(*PEOPLE)
    path = f"/api/games/{game}/socket"
    with visitor.client.websocket_connect(
        path, headers={"host": HOST}, params={"seen": seen}
    ) as session:
        assert closed_with(session) == 1008


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": HOST, "origin": "http://evil.example"},
        {"host": HOST, "origin": "null"},
        {"host": HOST, "origin": "http://127.0.0.1:9999"},
    ],
)
def test_other_pages_hear_nothing(visitor: Visitor, headers: dict[str, str]) -> None:
    game = visitor.begins(*PEOPLE)
    with (
        pytest.raises(WebSocketDisconnect),
        visitor.client.websocket_connect(f"/api/games/{game}/socket", headers=headers),
    ):
        pass


def test_our_own_page_hears_it(visitor: Visitor) -> None:
    game = visitor.begins(*PEOPLE)
    headers = {"host": HOST, "origin": f"http://{HOST}"}
    path = f"/api/games/{game}/socket"
    with visitor.client.websocket_connect(path, headers=headers) as session:
        visitor.decides(game, 0, ["0F@t1"])
        assert heard(session) == [1]


def test_a_slow_listener_is_dropped_and_never_waited_for() -> None:
    async def listen() -> None:
        listener = Listener("local")
        for number in range(MOST_WAITING):
            listener.tell(str(number))
        assert not listener.dropped.is_set()
        assert await listener.hear() == "0"
        listener.tell("one more")
        assert not listener.dropped.is_set()
        listener.tell("one too many")
        assert listener.dropped.is_set()

    asyncio.run(listen())


def test_a_server_that_stops_lets_its_listeners_go(tmp_path: Path) -> None:
    with visiting(tmp_path) as visitor:
        game = visitor.begins("scribe", "merchant")
        with visitor.listens(game) as session:
            session.send_json({"type": "pace", "pace": "slow"})
            session.receive_json()
