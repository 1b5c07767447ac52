"""Bots at the table: they think once a turn, stop when nobody wants to know, and are made ready."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from mansuba import Decision, Edition, Position, Take
from mansuba.notation import read_decision
from mansuba.web.bots import MOST_THOUGHT, Bots
from mansuba.web.thinkers import TRIES, Thinkers
from tests.web.stand_ins import (
    LONG,
    Broken,
    Cheat,
    Doomed,
    Late,
    Offer,
    Planner,
    Ponderer,
    Speechless,
    StandIn,
    Unready,
    wait_for,
    word,
)
from tests.web.test_games import check_against_rulebook
from tests.web.visiting import Visitor, visiting

SET_UP = [f"0{kind}@t{n}" for n, kind in enumerate("FWCIJK", 1)]


def hears(session: WebSocketTestSession, enough: Callable[[list[Any]], bool]) -> list[Any]:
    entries: list[Any] = []
    while not enough(entries):
        entries += session.receive_json().get("entries", [])
    return entries


def decided(position: Position, *names: str) -> list[Decision]:
    """What bots decide one after another, all for the seat that begins."""

    async def decide() -> list[Decision]:
        thinkers, line, here = Thinkers(1), list[Decision](), position
        bots = Bots(thinkers, Random(1))
        for name in names:
            line.append(await bots.decide(0, name, here))
            here = here.after(line[-1])
        await thinkers.close()
        return line

    return asyncio.run(decide())


def is_over(entries: list[Any]) -> bool:
    return bool(entries) and entries[-1]["next"]["phase"] == "over"


def test_a_bot_thinks_once_a_turn_and_for_a_few_seconds(visitor: Visitor, offer: Offer) -> None:
    folder = offer(Planner)
    game = visitor.begins("scribe", "scribe")
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        entries = hears(session, is_over)
    decisions = [read_decision(entry["word"]) for entry in entries]
    _, phases, seconds = zip(*map(str.split, word(folder / "asked")), strict=True)
    assert phases.count("take") == sum(isinstance(decision, Take) for decision in decisions)
    assert len(phases) < len(entries) / 2
    assert set(seconds) == {str(MOST_THOUGHT)}


@pytest.mark.parametrize("how", ["undo", "delete"])
def test_a_thought_that_nobody_wants_ends_at_once(visitor: Visitor, offer: Offer, how: str) -> None:
    folder = offer(Ponderer)
    begun = time.monotonic()
    game = visitor.begins("here", "scribe")
    with visitor.listens(game):
        visitor.decides(game, 0, SET_UP)
        word(folder / "begun")
        if how == "undo":
            visitor.asks_for("undo", game, 6)
        else:
            visitor.ask("DELETE", f"/games/{game}", 204)
        assert word(folder / "stopped") == word(folder / "begun")
    assert time.monotonic() - begun < LONG / 3


@pytest.mark.parametrize("player", [Ponderer, Late])
def test_the_server_ends_whatever_is_thought_about_or_made_ready(
    tmp_path: Path, offer: Offer, player: type[StandIn]
) -> None:
    folder = offer(player)
    begun = time.monotonic()
    with visiting(tmp_path) as visitor:
        game = visitor.begins("vizier", "here")
        with visitor.listens(game):
            (pid,) = word(folder / "begun")
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
    assert time.monotonic() - begun < LONG / 3


def test_no_page_can_have_a_program_run(visitor: Visitor) -> None:
    seats = [{"name": "Nefer", "player": "run:true"}] * 2
    problem = visitor.ask("POST", "/games", 422, json={"board": "yard", "seats": seats})
    assert problem["error"] == "no-such-player"


def test_bots_that_need_compiled_code_wait_for_it_and_nobody_else_does(
    visitor: Visitor, offer: Offer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.bots.SOON", 0.1)
    folder = offer(Late)
    game = visitor.begins("here", "priest")
    assert not (folder / "begun").exists()
    with visitor.listens(game) as session:
        word(folder / "begun")  # while a person still sets up
        visitor.decides(game, 0, SET_UP)
        session.send_json({"type": "pace", "pace": "instant"})
        while session.receive_json() != {"type": "preparing", "seat": 1}:
            pass
        assert visitor.seq(game) == 6
        visitor.asks_for("undo", game, 6)  # does not wait for it either
        assert visitor.sees(game)["entries"][-1]["next"]["actor"] == 0
        with visitor.listens(visitor.begins("scribe", "here")) as other:
            hears(other, lambda entries: any(entry["by"] == 0 for entry in entries))
        (folder / "asked").unlink()
        visitor.decides(game, 7, SET_UP)
        while session.receive_json() != {"type": "preparing", "seat": 1}:
            pass
        assert not (folder / "asked").exists()
        (folder / "go on").touch()
        while session.receive_json() != {"type": "thinking", "seat": 1}:
            pass
        hears(session, lambda entries: any(entry["by"] == 1 for entry in entries))
    assert word(folder / "asked")[0].split()[0] == word(folder / "begun")[0]


def test_another_bot_on_a_seat_thinks_for_itself(offer: Offer) -> None:
    folder = offer(Planner)
    decided(Position.new(Edition.standard(), players=2), "scribe", "merchant")
    assert len(word(folder / "asked")) == 2


def test_if_nothing_can_be_made_ready_the_bots_play_all_the_same(
    visitor: Visitor, offer: Offer, caplog: pytest.LogCaptureFixture
) -> None:
    offer(Unready)
    game = visitor.begins("vizier", "here")
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        hears(session, lambda entries: len(entries) == 6)
    assert "no room" in caplog.text


@pytest.mark.parametrize("player", [Broken, Cheat, Speechless])
def test_a_bot_that_fails_plays_anything(
    visitor: Visitor, offer: Offer, player: type[StandIn], caplog: pytest.LogCaptureFixture
) -> None:
    folder = offer(player)
    game = visitor.begins("scribe", "here")
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        hears(session, lambda entries: len(entries) == 6)
    assert len(word(folder / "asked")) == 6
    assert caplog.text.count("The bot scribe") == 6
    check_against_rulebook(visitor, game)


def test_a_bot_of_whom_nobody_knows_plays_anything(caplog: pytest.LogCaptureFixture) -> None:
    position = Position.new(Edition.standard(), players=2)
    assert decided(position, "pharaoh")[0] in position.decisions()
    assert "The bot pharaoh does not know what to do" in caplog.text


def test_a_bot_that_ends_every_process_plays_anything(
    offer: Offer, caplog: pytest.LogCaptureFixture
) -> None:
    folder = offer(Doomed)
    position = Position.new(Edition.standard(), players=2)
    assert decided(position, "scribe")[0] in position.decisions()
    assert len(word(folder / "asked")) == TRIES
    assert "The bot scribe does not know what to do" in caplog.text


def test_a_process_that_is_killed_while_a_bot_thinks_is_replaced_and_nothing_is_decided_twice(
    visitor: Visitor, offer: Offer
) -> None:
    folder = offer(Ponderer)
    games = [visitor.begins("scribe", "here") for _ in range(2)]
    with visitor.listens(games[0]) as one, visitor.listens(games[1]) as other:
        begun = time.monotonic()
        killed = set[str]()
        for _ in range(2):
            wait_for(lambda: set(word(folder / "begun")) - killed)
            thinking = set(word(folder / "begun")) - killed
            os.kill(int(max(thinking)), signal.SIGKILL)
            killed.add(max(thinking))
        wait_for(lambda: set(word(folder / "begun")) - killed)
        (folder / "go on").touch()
        for game, session in zip(games, (one, other), strict=True):
            session.send_json({"type": "pace", "pace": "instant"})
            entries = hears(session, lambda entries: len(entries) == 6)
            assert [entry["seq"] for entry in entries] == [1, 2, 3, 4, 5, 6]
            assert visitor.seq(game) == 6
            check_against_rulebook(visitor, game)
        assert time.monotonic() - begun < LONG / 3


def test_where_no_process_can_be_had_the_bots_wait_for_one(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("mansuba.web.bots.RETRY", 0.01)
    game = visitor.begins("scribe", "here")
    with monkeypatch.context() as patch:
        patch.setattr("mansuba.web.thinkers.COMMAND", ("/no/such/program",))
        with visitor.listens(game):
            wait_for(lambda: "will be tried again" in caplog.text)
        assert visitor.seq(game) == 0
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        hears(session, lambda entries: len(entries) == 6)
