"""Decisions that are answered without detours are answered as the library would have them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from inspect import signature
from typing import Any

import pytest

from mansuba.web import promptly
from tests.web.friends import Friend, Town, town
from tests.web.together import seated, set_up
from tests.web.visiting import request_id

ODD = "application/json; charset=utf-8"
"""As good as without what it says last, but our page does not say it."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town(tmp_path_factory.mktemp("promptly")) as there:
        yield there


@pytest.fixture
def understood(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each request that could be was answered promptly."""
    noted, look = list[bool](), promptly._understood

    def looked(message: Any) -> Any:
        asked = look(message)
        noted.append(asked is not None)
        return asked

    monkeypatch.setattr(promptly, "_understood", looked)
    return noted


def asks(friend: Friend, game: str, body: bytes, sort: str = "application/json") -> Any:
    """Everything that an answer says."""
    said = {**friend.headers, "content-type": sort}
    path = f"/api/games/{game}/decisions"
    friend.client.cookies.clear()
    answer = friend.client.request("POST", path, content=body, headers=said)
    return answer.status_code, dict(answer.headers), answer.content


def decide(words: list[str], seen: Any = 0, **more: Any) -> dict[str, Any]:
    return {"id": request_id(), "seen": seen, "decisions": words, **more}


def test_what_is_decided_is_kept_either_way(place: Town, understood: list[bool]) -> None:
    game, friends = seated(place, "Nefer", "Ana")
    seq = len(friends[0].ask("GET", f"/games/{game}")["entries"])
    told: list[dict[str, str]] = []
    for word, sort in zip(set_up(0), ["application/json", ODD] * 3, strict=True):
        body = json.dumps(decide([word], seq + len(told))).encode()
        status, headers, content = asks(friends[0], game, body, sort)
        assert (status, content) == (200, b'{"seq":%d}' % (seq + len(told) + 1))
        told.append(headers)
    assert all(headers == told[0] for headers in told)
    assert len(friends[0].ask("GET", f"/games/{game}")["entries"]) == seq + len(told)
    assert understood == [True] * 3


@pytest.mark.parametrize(
    ("body", "is_prompt"),
    [
        (decide(["0F@a1"], seen=1_000), True),
        (decide(["1F@a1"]), True),
        (decide(["0F@nowhere"]), True),
        (decide(["rubbish"]), True),
        (decide([]), False),
        (decide(["0F@a1"], seen=True), False),
        (decide(["0F@a1"], seen=-1), False),
        (decide(["0F@a1"], seen=0.0), False),
        (decide(["0F@a1"], seen="0"), False),
        (decide(["0F@a1"], more=1), False),
        (decide(["0F@a1"] * 65), False),
        ({"id": "short", "seen": 0, "decisions": ["0F@a1"]}, False),
        (decide(["\ud800"]), False),
        ([], False),
        (None, False),
    ],
)
def test_what_is_refused_is_refused_in_the_same_words(
    place: Town, understood: list[bool], body: Any, is_prompt: bool
) -> None:
    game, friends = seated(place, "Nefer", "Ana")
    for who in (friends[0], place.stranger()):
        for where in (game, "nowhere", "%00", "a%20b"):
            content = json.dumps(body).encode()
            prompt, by_library = (
                asks(who, where, content, sort) for sort in ("application/json", ODD)
            )
            assert prompt == by_library
            assert prompt[0] >= 400
    assert set(understood) == {is_prompt}


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff", b"[" * 5000, b" " * 9_000], ids=["0", "1", "2", "3", "4"]
)
def test_what_is_no_json_is_refused_in_the_same_words(
    place: Town, understood: list[bool], content: bytes
) -> None:
    game, friends = seated(place, "Nefer", "Ana")
    prompt, by_library = (
        asks(friends[0], game, content, sort) for sort in ("application/json", ODD)
    )
    assert prompt == by_library
    assert prompt[0] >= 400
    assert understood == [False]


def test_what_is_said_twice_is_left_to_the_library(place: Town, understood: list[bool]) -> None:
    game, friends = seated(place, "Nefer", "Ana")
    sorts = [("content-type", "text/plain"), ("content-type", "application/json")]
    friends[0].client.cookies.clear()
    answer = friends[0].client.request(
        "POST",
        f"/api/games/{game}/decisions",
        content=json.dumps(decide(["rubbish"])).encode(),
        headers=[*friends[0].headers.items(), *sorts],
    )
    assert answer.status_code >= 400
    assert understood == []


def test_the_library_would_ask_for_nothing_more() -> None:
    """What is added to the route has to be added to the short way, too."""
    assert not promptly.ROUTE.dependencies
    assert [*signature(promptly.ROUTE.endpoint).parameters] == ["game", "asked", "guest", "host"]
