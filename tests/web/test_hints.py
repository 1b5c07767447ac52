"""A hint is for whoever is to move, legal, and not for people who play against each other afar."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mansuba import Phase, Position
from mansuba.notation import read_decision
from mansuba.web.hint_routes import unless_gone
from mansuba.web.problems import ProblemError
from tests.web.friends import town
from tests.web.together import listening, play_on, seated
from tests.web.visiting import Visitor, plays_on, visiting


@pytest.fixture
def visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    monkeypatch.setattr("mansuba.web.bots.SOON", 120)  # cores may be shared
    with visiting(tmp_path) as someone:
        yield someone


def asks(visitor: Visitor, game: str, *line: str, status: int = 200) -> Any:
    asked = {"seen": visitor.seq(game), "line": line}
    return visitor.ask("GET", f"/games/{game}/hint", status, params=asked)


def come_to(visitor: Visitor, game: str, phase: Phase) -> Position:
    """Play until it is for a person to do this."""
    rng = Random(1)
    while (position := plays_on(visitor, game, rng, most=1)).phase is not phase:
        assert position.phase is not Phase.OVER
    return position


def test_the_rest_of_a_turn_is_suggested(visitor: Visitor) -> None:
    game = visitor.begins("here", "here")
    for _ in range(5):
        position = come_to(visitor, game, Phase.TAKE)
        found = asks(visitor, game)["suggestion"]
        decisions = [read_decision(word) for word in found["line"]]
        end = position
        for decision in decisions:
            end = end.after(decision)  # or it would be refused
        assert end.phase is not Phase.STEP
        assert found["ends"] == (found["line"][-1] != "stop")
        assert 1 <= len(found["reasons"]) <= 2
        assert 0 <= found["chance"] <= 1
        if found["figure"]:
            steps = [word for word in found["line"][1:] if word != "stop"]
            assert len(found["through"]) == len(steps) + 1
            onwards = asks(visitor, game, found["line"][0])["suggestion"]
            assert onwards["stick"] is None
            assert onwards["figure"] == found["figure"]
        visitor.decides(game, visitor.seq(game), found["line"])


def test_only_for_whoever_is_to_move(visitor: Visitor) -> None:
    game = visitor.begins("here", "here")
    assert asks(visitor, game, status=409)["error"] == "not-now"  # figures are set up
    bots = visitor.begins("scribe", "scribe")
    assert asks(visitor, bots, status=409)["error"] == "not-now"
    come_to(visitor, game, Phase.TAKE)
    stale = {"seen": 1}
    assert visitor.ask("GET", f"/games/{game}/hint", 409, params=stale)["error"] == "stale"
    assert asks(visitor, game, "stop", status=422)["error"] == "refused"


def test_not_where_others_play_far_away(tmp_path: Path) -> None:
    with town(tmp_path) as place:
        game, friends = seated(place, "Nefer", "Meret")
        with listening(friends[0], game) as ear:
            while (
                position := play_on(game, friends, Random(1), ear, most=1)
            ).phase is not Phase.TAKE:
                pass
        for seat, friend in friends.items():
            error = asks(friend, game, status=409 if seat == position.actor else 403)["error"]
            assert error == ("not-now" if seat == position.actor else "not-yours")
        stranger = place.stranger().is_called("Khufu")
        asked = {"seen": 0}
        stranger.ask("GET", f"/games/{game}/hint", 404, params=asked)


def test_not_where_somebody_is_still_to_come(tmp_path: Path) -> None:
    """Whoever is told before a friend sits down knows more than the friend."""
    standing = "0:c4,c5,c6,b4,b5,a4/3:q16,q15,q14,r16,r15,s16"
    with town(tmp_path) as place:
        host = place.stranger().is_called("Nefer")
        seats = [{"name": "Nefer", "player": "here"}, {"name": "Meret", "player": "open"}]
        new = {"position": f"sun#4a33bb52 v1 {standing} 0 F1W2nC3I1 -", "seats": seats}
        game = host.ask("POST", "/games", 201, json=new)["id"]
        assert asks(host, game, status=409)["error"] == "not-now"


def test_nobody_asks_twice_at_a_time(visitor: Visitor) -> None:
    game = visitor.begins("here", "here")
    come_to(visitor, game, Phase.TAKE)
    advised = visitor.client.app.state.host._advised  # type: ignore[attr-defined]
    advised.add("local")
    assert asks(visitor, game, status=429)["error"] == "too-many"
    advised.clear()
    assert asks(visitor, game)["suggestion"]
    assert not advised


def test_nobody_waits_for_what_is_being_made_ready(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_self: object, _player: str) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr("mansuba.web.bots.SOON", 0.05)
    monkeypatch.setattr("mansuba.web.thinkers.Thinkers.ready", never)
    game = visitor.begins("here", "here")
    come_to(visitor, game, Phase.TAKE)
    assert asks(visitor, game) == {"suggestion": None}


class Gone:
    """Someone who has closed the page."""

    async def is_disconnected(self) -> bool:
        return True


def test_a_thought_ends_with_whoever_wanted_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mansuba.web.hint_routes.LOOK", 0.01)
    broken_off = False

    async def think() -> None:
        nonlocal broken_off
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            broken_off = True
            raise

    with pytest.raises(ProblemError):
        asyncio.run(unless_gone(Gone(), think()))  # type: ignore[arg-type]
    assert broken_off
