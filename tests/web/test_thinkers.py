"""Processes that think: as they would anywhere, broken off, lost, replaced, and never orphaned."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from mansuba import Edition, Position
from mansuba.players import PLAYERS, Budget
from mansuba.web.thinker import Question
from mansuba.web.thinkers import TRIES, ThinkerLostError, Thinkers
from tests.fire.processes import family
from tests.playing import random_game
from tests.web.stand_ins import (
    Deaf,
    Late,
    Offer,
    Planner,
    Ponderer,
    StandIn,
    Talker,
    Unborn,
    command_of,
    wait_until_gone,
    word,
)

BEGINNING = Position.new(Edition.standard(), players=2)
QUICK = Budget(effort=20)

PARENT = """
import asyncio, sys
from mansuba import Edition, Position
from mansuba.players import Budget
from mansuba.web import thinkers
thinkers.COMMAND = sys.argv[1:]
position = Position.new(Edition.standard(), 2)
question = thinkers.Question.about(position, "vizier", 1, Budget())
asyncio.run(thinkers.Thinkers(1).think(question))
"""


@asynccontextmanager
async def thinkers(most: int = 1) -> AsyncIterator[Thinkers]:
    them = Thinkers(most)
    try:
        yield them
    finally:
        await them.close()


def about(player: str, position: Position = BEGINNING, seed: int = 1) -> Question:
    return Question.about(position, player, seed, QUICK)


async def hears(file: Path, words: int = 1) -> list[str]:
    """What was left word of, as soon as there is so much."""
    async with asyncio.timeout(20):
        while not file.exists() or len(found := word(file)) < words:
            await asyncio.sleep(0.01)
    return found


def test_whoever_thinks_in_a_process_thinks_the_same() -> None:
    editions = [Edition.standard(), Edition.standard().with_(board="oasis", sanctuary=False)]
    games = [[*random_game(one, 2, 7, most=40)] for one in editions]
    positions = [move.before for both in zip(*games, strict=True) for move in both]
    asked = [one for one in positions if isinstance(one.actor, int)]

    async def run() -> None:
        async with thinkers() as them:
            for name, player in PLAYERS.items():
                for seed, one in enumerate(asked):
                    line = player.plan(one, Random(seed), QUICK)
                    assert await them.think(about(name, one, seed)) == line

    asyncio.run(run())


def test_processes_are_started_when_they_are_needed_and_no_more_than_asked_for(
    offer: Offer,
) -> None:
    folder = offer(Ponderer)

    async def run() -> None:
        async with thinkers(2) as them:
            assert not list(folder.iterdir())
            for player in ("scribe", "vizier"):
                thoughts = [asyncio.create_task(them.think(about(player))) for _ in range(3)]
                one, other = await hears(folder / "begun", 2)
                assert one != other
                await asyncio.sleep(0.1)
                assert len(word(folder / "begun")) == 2
                (folder / "go on").touch()
                await asyncio.gather(*thoughts)
                assert set(word(folder / "begun")) == {one, other}
                (folder / "go on").unlink()
                (folder / "begun").unlink()

    asyncio.run(run())


def test_a_process_whose_thought_is_broken_off_thinks_the_next(offer: Offer) -> None:
    folder = offer(Ponderer)

    async def run() -> None:
        async with thinkers() as them:
            for times in (1, 2):
                thought = asyncio.create_task(them.think(about("scribe")))
                waiting = asyncio.create_task(them.think(about("scribe")))
                await hears(folder / "begun", times)
                waiting.cancel()  # before it was begun
                thought.cancel()
                await hears(folder / "stopped", times)
            (folder / "go on").touch()
            assert await them.think(about("scribe"))

    asyncio.run(run())
    (pid,) = set(word(folder / "begun"))
    assert len(word(folder / "asked")) == 3
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)


@pytest.mark.parametrize("is_wanted", [True, False])
def test_a_process_that_does_not_come_to_an_end_is_replaced(
    offer: Offer, monkeypatch: pytest.MonkeyPatch, is_wanted: bool
) -> None:
    monkeypatch.setattr("mansuba.web.thinkers.PATIENCE", 1.0 if is_wanted else 60.0)
    monkeypatch.setattr("mansuba.web.thinkers.GRACE", 0.1)
    folder = offer(Deaf)

    async def run() -> None:
        async with thinkers() as them:
            thought = asyncio.create_task(them.think(about("scribe")))
            (deaf,) = await hears(folder / "begun")
            if not is_wanted:
                thought.cancel()
                thought = asyncio.create_task(them.think(about("scribe")))
            assert await thought
            wait_until_gone(int(deaf))

    asyncio.run(run())


def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_replaced(
    offer: Offer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.thinkers.TRIES", 1)  # no thought is lost with it
    folder = offer(Planner)

    async def run() -> None:
        async with thinkers() as them:
            for times in (1, 2):
                assert await them.think(about("scribe"))
                pid = int(word(folder / "asked")[-1].split()[0])
                assert len(word(folder / "asked")) == times
                os.kill(pid, signal.SIGKILL)
                wait_until_gone(pid)
                await asyncio.sleep(0.1)  # until it is known here as well

    asyncio.run(run())


def test_a_signal_for_the_server_does_not_end_a_thought(offer: Offer) -> None:
    folder = offer(Ponderer)

    async def run() -> None:
        async with thinkers() as them:
            thought = asyncio.create_task(them.think(about("scribe")))
            (pid,) = await hears(folder / "begun")
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(int(pid), number)
            assert os.getpgid(int(pid)) != os.getpgid(0), "Ctrl-C in a terminal is not for it"
            (folder / "go on").touch()
            assert await thought
            assert word(folder / "begun") == [pid]

    asyncio.run(run())


def test_what_a_player_prints_is_no_answer(offer: Offer, capfd: pytest.CaptureFixture[str]) -> None:
    offer(Talker)

    async def run() -> None:
        async with thinkers() as them:
            assert await them.think(about("scribe")) == await them.think(about("scribe"))

    asyncio.run(run())
    assert capfd.readouterr().err.count("Hmm.") == 4


def test_where_no_process_stays_alive_nobody_waits_for_ever(
    offer: Offer, caplog: pytest.LogCaptureFixture
) -> None:
    folder = offer(Unborn)

    async def run() -> None:
        async with thinkers() as them:
            await them.ready("vizier")
            assert "not made ready" in caplog.text
            with pytest.raises(ThinkerLostError, match="lost"):
                await them.think(about("vizier"))

    asyncio.run(run())
    assert len(word(folder / "begun")) == 2 * TRIES


def children_for(folder: Path) -> list[int]:
    """The processes begun here in which whoever leaves word in this folder thinks."""
    found = []
    for pid in family(os.getpid()):
        with suppress(OSError):  # it has ended while we looked
            if str(folder) in Path(f"/proc/{pid}/cmdline").read_text():
                found.append(pid)
    return found


def test_a_process_that_is_never_ready_is_not_waited_for(
    offer: Offer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mansuba.web.thinkers.BIRTH", 0.5)
    monkeypatch.setattr("mansuba.web.thinkers.TRIES", 1)
    folder = offer(Late)

    async def start(them: Thinkers) -> None:
        them.prepare("vizier")
        while not children_for(folder):
            await asyncio.sleep(0.01)

    async def run() -> None:
        async with thinkers() as them:
            await asyncio.wait_for(start(them), 20)
            with pytest.raises(ThinkerLostError):
                await them.think(about("vizier"))
            assert not children_for(folder)

    asyncio.run(run())


@pytest.mark.parametrize("player", [Ponderer, Late])
def test_nobody_thinks_on_for_one_who_was_killed(tmp_path: Path, player: type[StandIn]) -> None:
    command = [sys.executable, "-c", PARENT, *command_of(player, tmp_path)]
    with subprocess.Popen(command) as parent:
        (pid,) = word(tmp_path / "begun")
        parent.kill()
    wait_until_gone(int(pid))
