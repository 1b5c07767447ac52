"""People who play a game together, each from a browser of their own."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from mansuba import CHANCE, Phase, Position
from mansuba.notation import read_decision, read_record, write_decision
from mansuba.table import sealing
from mansuba.web.attending import attending
from mansuba.web.bots import PAUSES
from mansuba.web.host import Host
from tests.playing import steer
from tests.web.friends import Friend, Town, town
from tests.web.test_games import check_against_rulebook
from tests.web.visiting import request_id

POND = Path(__file__).parents[1] / "boards" / "pond.toml"
COURTS = {0: "t", 1: "u"}
"""What the spaces of the Temples in the yard are called."""


def says(friend: Friend, game: str, do: str, status: int = 200, **more: Any) -> Any:
    """Something about the table."""
    body = {"do": do, "id": request_id(), **more}
    return friend.ask("POST", f"/games/{game}/table", status, json=body)


def sits(friend: Friend, game: str, seat: int, status: int = 200) -> Any:
    return says(friend, game, "sit", status, seat=seat, name=f"Seat {seat}")


def set_up(seat: int, spaces: str = "123456") -> list[str]:
    """The six placements of a seat in the yard."""
    placed = zip("FWCIJK", spaces, strict=True)
    return [f"{seat}{kind}@{COURTS[seat]}{space}" for kind, space in placed]


def arranges(
    friend: Friend, game: str, seat: int, words: list[str], status: int = 200, request: str = ""
) -> Any:
    body = {"id": request or request_id(), "seat": seat, "decisions": words}
    return friend.ask("POST", f"/games/{game}/arrangement", status, json=body)


def set_ups(position: Position, rng: Random) -> dict[int, list[str]]:
    """What each seat may decide in the set-up."""
    found: dict[int, list[str]] = {}
    while position.phase is Phase.SET_UP:
        decision = rng.choice(position.decisions())
        assert isinstance(position.actor, int)
        found.setdefault(position.actor, []).append(write_decision(decision))
        position = position.after(decision)
    return found


def answers(friend: Friend, game: str, seat: int, agree: bool, status: int = 200) -> Any:
    """Yes or no to what someone has proposed."""
    seen = friend.seq(game)
    return says(friend, game, "answer", status, seat=seat, agree=agree, seen=seen)


def proposes(friend: Friend, game: str, seat: int, what: str, status: int = 200) -> Any:
    seen = friend.seq(game)
    return says(friend, game, "propose", status, seat=seat, what=what, seen=seen)


def words(friend: Friend, game: str) -> list[str]:
    """The log as one word an entry: a decision, or what else was said."""
    entries = friend.sees(game)["entries"]
    return [entry["word"] or entry["said"]["type"] for entry in entries]


def log_of(friend: Friend, game: str) -> list[tuple[Any, ...]]:
    """The log, as far as it can be told from outside that it was changed."""
    entries = friend.sees(game)["entries"]
    return [(e["seq"], e["at"], e["by"], e["word"], str(e["said"])) for e in entries]


def seats_of(friend: Friend, game: str) -> list[Any]:
    return list(friend.sees(game)["company"]["seats"])


def seated(place: Town, *names: str, **more: Any) -> tuple[str, dict[int, Friend]]:
    """A game, and who sits where: the first is host, the others come by an invitation."""
    host, *others = place.friends(*names)
    game = host.begins("here", *["open"] * len(others), **more)
    secret = host.invites(game)["secret"]
    seats = [seat["seat"] for seat in seats_of(host, game)]
    for seat, friend in zip(seats[1:], others, strict=True):
        friend.joins(game, secret)
        sits(friend, game, seat)
    return game, dict(zip(seats, [host, *others], strict=True))


class Ear:
    """Someone who listens to a game, and remembers all of it."""

    def __init__(self, session: WebSocketTestSession, heard: list[Any] | None = None) -> None:
        self.session = session
        self.entries: list[Any] = heard or []
        self.messages: list[Any] = []

    def hears(self) -> Any:
        """The next message."""
        message = self.session.receive_json()
        self.messages.append(message)
        self.entries += message.get("entries", [])
        return message

    def upto(self, seq: int) -> None:
        """All news until the log is so long."""
        while len(self.entries) < seq:
            self.hears()

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """The next message that is wanted."""
        while not wanted(message := self.hears()):
            pass
        return message

    def until_said(self, sort: str) -> Any:
        """The next entry of this sort, past everything else."""
        while True:
            for entry in self.hears().get("entries", []):
                if entry["said"] and entry["said"]["type"] == sort:
                    return entry

    def is_closed_with(self) -> int:
        """The code with which the socket is closed, after all that is still told."""
        try:
            while True:
                self.hears()
        except WebSocketDisconnect as closed:
            return closed.code


@contextmanager
def listening(friend: Friend, game: str, seen: int = 0) -> Iterator[Ear]:
    with friend.listens(game, seen) as session:
        yield Ear(session)


@contextmanager
def all_listening(game: str, friends: Mapping[int, Friend]) -> Iterator[dict[int, Ear]]:
    with ExitStack() as stack:
        yield {
            seat: stack.enter_context(listening(friend, game)) for seat, friend in friends.items()
        }


def play_on(
    game: str,
    sitting: Mapping[int, Friend],
    rng: Random,
    ear: Ear,
    most: int = 10_000,
) -> Position:
    """Up to so many requests of a game, each by whoever sits there; others play meanwhile.

    The ear has to hear all of it from the first entry on.
    """
    someone = next(iter(sitting.values()))
    line, known = [read_record(someone.record(game)).start], 0
    ear.upto(someone.seq(game))
    while True:
        for entry in ear.entries[known:]:
            if entry["word"]:
                line.append(line[-1].after(read_decision(entry["word"])))
            del line[entry["line"] + 1 :]
        known, position = len(ear.entries), line[-1]
        to_act = position.starter if position.actor is CHANCE else position.actor
        friend = None if to_act is None else sitting.get(to_act)
        if position.phase is Phase.OVER or (friend and not most):
            return position
        if friend:
            most -= 1
            ear.upto(_acts(friend, game, known, position, rng)["seq"])
        else:
            ear.hears()


def _acts(friend: Friend, game: str, seq: int, position: Position, rng: Random) -> Any:
    if position.actor is CHANCE:
        return friend.asks_for("throw", game, seq)
    return friend.decides(game, seq, decided(position, rng))


def decided(position: Position, rng: Random) -> list[str]:
    """All that one seat decides before another does."""
    line, actor = list[str](), position.actor
    while position.actor == actor and position.phase is not Phase.OVER:
        decision = steer(position, rng)
        line.append(write_decision(decision))
        position = position.after(decision)
    return line


def check_to_the_end(friend: Friend, game: str) -> Position:
    """The log follows the rules, the dice follow from their proof, and all were told the same."""
    record = read_record(friend.record(game))
    assert sealing.check(record).good
    fairness = friend.sees(game)["company"]["fairness"]
    assert sealing.commitment(bytes.fromhex(fairness["secret"])) == fairness["commitment"]
    assert record.end.phase is Phase.OVER
    return check_against_rulebook(friend, game)


def with_pond(data: Path) -> Path:
    """The folder, with a board for six in it."""
    (data / "boards").mkdir(exist_ok=True)
    shutil.copy(POND, data / "boards")
    return data


# --- time -----------------------------------------------------------------------------------------


@dataclass
class Hours:
    """A clock that goes only when it is told to."""

    now: datetime = field(default_factory=lambda: datetime.now(UTC))

    def __call__(self) -> datetime:
        return self.now

    def go(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@contextmanager
def quick_town(data: Path, hours: Hours | None = None, **settings: Any) -> Iterator[Town]:
    """A server that looks after games all the time, with bots that do not hesitate."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PAUSES, "normal", 0.0)
        patch.setattr("mansuba.web.app.attending", partial(attending, every=0.01))
        if hours:
            patch.setattr("mansuba.web.app.Host", partial(Host, now=hours))
        with town(data, **settings) as place:
            yield place


@contextmanager
def slow_town(data: Path, hours: Hours, **settings: Any) -> Iterator[Town]:
    """A server that looks after games only when it is told to."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(PAUSES, "normal", 0.0)
        patch.setattr("mansuba.web.app.attending", partial(attending, every=3600.0))
        patch.setattr("mansuba.web.app.Host", partial(Host, now=hours))
        with town(data, **settings) as place:
            yield place


def host_of(place: Town) -> Host:
    host: Host = place.client.app.state.host  # type: ignore[attr-defined]
    return host


def do(place: Town, work: Callable[[], Awaitable[Any]]) -> None:
    """Something that the server does by itself."""
    portal = place.client.portal
    assert portal
    portal.call(work)


def look_after(place: Town) -> None:
    """Let the server do what has to be done by now."""
    do(place, host_of(place).attend_all)
