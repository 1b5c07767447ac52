"""Bots at the table: they think once a turn, stop when nobody wants to know, and are made ready."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession

from mansuba import Edition, Phase, Position, Take
from mansuba.notation import read_decision
from mansuba.players import AS_USUAL, Budget, Line, Player, Thought
from mansuba.web.bots import MOST_THOUGHT, Bots
from tests.playing import steer
from tests.web.visiting import Visitor, visiting

SET_UP = [f"0{kind}@t{n}" for n, kind in enumerate("FWCIJK", 1)]


class Planner(Player):
    """Plans for as long as it is asked itself, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Position, Budget]] = []

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        self.asked.append((position, budget))
        line: Line = ()
        end = position
        while not line or (end.actor == position.actor and end.phase is not Phase.TAKE):
            line += (steer(end, rng),)
            end = end.after(line[-1])
        return Thought(line, {}, ())


class Ponderer(Player):
    """Thinks until it is stopped; a minute is as good as for ever."""

    def __init__(self) -> None:
        self.begun, self.stopped = Event(), Event()

    def think(self, position: Position, rng: Random, budget: Budget = AS_USUAL) -> Thought:
        self.begun.set()
        assert budget.stop
        if budget.stop.wait(60):
            self.stopped.set()
        return Thought(position.decisions()[:1], {}, ())


class Compiled(Planner):
    compiled = True


Offer = Callable[[Player], None]


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch) -> Offer:
    """Lets somebody else play as the scribe."""
    return lambda player: monkeypatch.setattr("mansuba.web.bots.PLAYERS", {"scribe": player})


def hears(session: WebSocketTestSession, enough: Callable[[list[Any]], bool]) -> list[Any]:
    entries: list[Any] = []
    while not enough(entries):
        entries += session.receive_json().get("entries", [])
    return entries


def test_a_bot_thinks_once_a_turn_and_for_a_few_seconds(visitor: Visitor, offer: Offer) -> None:
    planner = Planner()
    offer(planner)
    game = visitor.begins("scribe", "scribe")
    with visitor.listens(game) as session:
        session.send_json({"type": "pace", "pace": "instant"})
        entries = hears(session, lambda heard: bool(heard) and heard[-1]["next"]["phase"] == "over")
    words = [read_decision(entry["word"]) for entry in entries]
    turns = [position for position, _ in planner.asked if position.phase is Phase.TAKE]
    assert len(turns) == sum(isinstance(word, Take) for word in words)
    assert len(planner.asked) < len(entries) / 2
    assert {budget.seconds for _, budget in planner.asked} == {MOST_THOUGHT}


@pytest.mark.parametrize("how", ["undo", "delete", "leave"])
def test_a_thought_that_nobody_wants_ends_at_once(tmp_path: Path, offer: Offer, how: str) -> None:
    ponderer = Ponderer()
    offer(ponderer)
    begun = time.monotonic()
    with visiting(tmp_path) as visitor:
        game = visitor.begins("here", "scribe")
        with visitor.listens(game):
            visitor.decides(game, 0, SET_UP)
            assert ponderer.begun.wait(20)
            if how == "undo":
                visitor.asks_for("undo", game, 6)
            elif how == "delete":
                visitor.ask("DELETE", f"/games/{game}", 204)
            if how != "leave":
                assert ponderer.stopped.wait(20)
    assert ponderer.stopped.wait(20), "the server has ended"
    assert time.monotonic() - begun < 20


def test_no_page_can_have_a_program_run(visitor: Visitor) -> None:
    seats = [{"name": "Nefer", "player": "run:true"}] * 2
    problem = visitor.ask("POST", "/games", 422, json={"board": "yard", "seats": seats})
    assert problem["error"] == "no-such-player"


def test_bots_that_need_compiled_code_wait_for_it_and_nobody_else_does(
    visitor: Visitor, offer: Offer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun, go_on = tmp_path / "begun", tmp_path / "go-on"
    script = (
        "import pathlib, sys, time\n"
        f"pathlib.Path({str(begun)!r}).touch()\n"
        f"while not pathlib.Path({str(go_on)!r}).exists(): time.sleep(0.01)\n"
    )
    monkeypatch.setattr("mansuba.web.engine.COMMAND", (sys.executable, "-I", "-c", script))
    monkeypatch.setattr("mansuba.web.bots.SOON", 0.1)
    bot = Compiled()
    offer(bot)
    game = visitor.begins("here", "scribe")
    assert not begun.exists()
    with visitor.listens(game) as session:
        _until(begun.exists)  # while a person still sets up
        visitor.decides(game, 0, SET_UP)
        session.send_json({"type": "pace", "pace": "instant"})
        while session.receive_json() != {"type": "preparing", "seat": 1}:
            pass
        assert visitor.seq(game) == 6
        visitor.asks_for("undo", game, 6)  # does not wait for it either
        assert visitor.sees(game)["entries"][-1]["next"]["actor"] == 0
        visitor.decides(game, 7, SET_UP)
        while session.receive_json() != {"type": "preparing", "seat": 1}:
            pass
        assert not bot.asked
        go_on.touch()
        while session.receive_json() != {"type": "thinking", "seat": 1}:
            pass
        hears(session, lambda entries: any(entry["by"] == 1 for entry in entries))
    assert bot.asked


def test_another_bot_on_a_seat_thinks_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    players = {"scribe": Planner(), "merchant": Planner()}
    monkeypatch.setattr("mansuba.web.bots.PLAYERS", players)
    bots, position = Bots(Random(1)), Position.new(Edition.standard(), players=2)
    for name in ("scribe", "merchant"):
        position = position.after(bots.decide(0, name, position))
    assert [len(player.asked) for player in players.values()] == [1, 1]


def test_if_nothing_can_be_made_ready_the_bots_play_all_the_same(
    visitor: Visitor,
    offer: Offer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    for command, problem in (
        ((sys.executable, "-I", "-c", "raise SystemExit('no room')"), "no room"),
        (("/no/such/program",), "No such file"),
    ):
        monkeypatch.setattr("mansuba.web.engine.COMMAND", command)
        monkeypatch.setattr(visitor.client.app.state.host._driver._engine, "_preparing", None)  # type: ignore[attr-defined]
        offer(Compiled())
        game = visitor.begins("scribe", "here")
        with visitor.listens(game) as session:
            hears(session, lambda entries: len(entries) >= 6)
        assert problem in caplog.text


def test_what_is_not_ready_by_the_end_is_broken_off(
    tmp_path: Path, offer: Offer, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted = tmp_path / "pid"
    script = (
        "import os, time\n"
        f"with open({str(noted)!r}, 'w') as file: print(os.getpid(), file=file)\n"
        "time.sleep(600)\n"
    )
    monkeypatch.setattr("mansuba.web.engine.COMMAND", (sys.executable, "-I", "-c", script))
    offer(Compiled())
    with visiting(tmp_path) as visitor:
        game = visitor.begins("scribe", "here")
        with visitor.listens(game):
            _until(lambda: noted.exists() and noted.read_text().endswith("\n"))
    with pytest.raises(ProcessLookupError):
        os.kill(int(noted.read_text()), 0)


def _until(it_is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not it_is_so():
        assert time.monotonic() < end
        time.sleep(0.01)
