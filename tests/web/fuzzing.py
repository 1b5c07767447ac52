"""Requests and frames of people who may not, mistype or mean no good; half are nearly legal."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from fastapi import FastAPI

from mansuba import CHANCE, Lot, Phase, Seat
from mansuba.notation import write_decision
from mansuba.table import HERE, Awaited, Table, Undo
from mansuba.table.sayings import Away, Back, End, Ended, Nudge, Pause, Resume, Saying, Sit
from mansuba.web.host import Host
from tests.playing import steer
from tests.web.visiting import HOST

ORIGIN = f"http://{HOST}"
JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 1e400, 0.5, 10**30, "", "x", "0" * 32, "local", "\ud800", "\u202e",
    "<script>", "x" * 400, "a\x00b", 2**31, 2**63, [], {}, [[]], ["stop"], {"do": "pause"}, "../..",
    "undo:0", "lot:0",
)  # fmt: skip
SEATS = [{"name": "A", "player": "here"}, {"name": "B", "player": "open"}]


@dataclass(frozen=True)
class Asked:
    """A request, or with frames a socket."""

    who: str
    method: str
    path: str
    body: Any = None
    raw: bytes | None = None
    """Instead of a body."""
    query: str = ""
    origin: str | None = ORIGIN
    frames: tuple[str | bytes, ...] | None = None


@dataclass
class Wire:
    """An app, spoken to without anything between."""

    app: FastAPI
    cookies: dict[str, str] = field(default_factory=dict)

    async def ask(self, asked: Asked) -> tuple[int, Any]:
        """The status and what is said; of a socket, the code that it was closed with."""
        if asked.frames is not None:
            return await self._listen(asked), None
        sent: list[Any] = []
        body = asked.raw
        if body is None:
            body = b"" if asked.body is None else json.dumps(asked.body).encode()
        waiting = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return waiting.pop() if waiting else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(self._scope("http", asked), receive, send)
        told = b"".join(message.get("body", b"") for message in sent[1:])
        headers = dict(sent[0]["headers"])
        if b"set-cookie" in headers and asked.who not in self.cookies:
            self.cookies[asked.who] = headers[b"set-cookie"].decode().partition(";")[0]
        is_json = headers.get(b"content-type") == b"application/json"
        return sent[0]["status"], json.loads(told) if told and is_json else told

    async def _listen(self, asked: Asked) -> int:
        frames = [_frame(frame) for frame in asked.frames or ()]
        gone = {"type": "websocket.disconnect", "code": 1001}
        waiting, sent = [gone, *reversed(frames), {"type": "websocket.connect"}], list[Any]()

        async def receive() -> Any:
            await asyncio.sleep(0)
            return waiting.pop() if waiting else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            sent.append(message)

        await self.app(self._scope("websocket", asked), receive, send)
        return next((m.get("code", 0) for m in sent if m["type"] == "websocket.close"), 0)

    def _scope(self, sort: str, asked: Asked) -> dict[str, Any]:
        headers = {"host": HOST, "content-type": "application/json"}
        if asked.origin is not None:
            headers["origin"] = asked.origin
        if asked.who in self.cookies:
            headers["cookie"] = self.cookies[asked.who]
        return {
            "type": sort,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": asked.method,
            "scheme": "http",
            "path": asked.path,
            "raw_path": asked.path.encode("utf-8", "replace"),
            "query_string": asked.query.encode("utf-8", "replace"),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.1", 1),
            "server": ("127.0.0.1", 6262),
            "subprotocols": [],
            "state": {},
        }


def _frame(content: str | bytes) -> dict[str, Any]:
    key = "text" if isinstance(content, str) else "bytes"
    return {"type": "websocket.receive", key: content}


@dataclass
class Fuzzed:
    """A game that is fuzzed: who is who, and what they have asked for."""

    game: str
    secret: str
    """Of an invitation."""
    guests: dict[str, str]
    """The id of each by name."""
    asked: dict[str, list[str]] = field(default_factory=dict)
    """Who has used which id of a request."""
    checked: tuple[Any, ...] = ()
    """The log as it was looked at last."""


class Mischief:
    """Makes up requests."""

    def __init__(self, rng: Random, people: Iterable[str]) -> None:
        self._rng = rng
        self._people = tuple(people)
        self._number = 0

    def next(self, at: Fuzzed, table: Table) -> Asked:
        """A request, half of the time one that is nearly legal."""
        if self._rng.random() < 0.5:
            return self._nonsense(at)
        legal = self._legal(at, table)
        return legal if self._rng.random() < 0.3 else self._changed(legal, at)

    # --- what might be asked ----------------------------------------------------------------------

    def _legal(self, at: Fuzzed, table: Table) -> Asked:
        """Something that whoever asks may well ask as the game stands."""
        rng, path = self._rng, f"/api/games/{at.game}"
        waiting = table.awaits
        if waiting.awaited is Awaited.HOST and rng.random() < 0.5:
            return self._post(at, table, f"{path}/table", {"do": "resume"}, host=True)
        if rng.random() < 0.25:
            return self._said(at, table, path)
        if rng.random() < 0.1:
            frame = json.dumps({"type": "pace", "pace": rng.choice(["slow", "instant"])})
            seen = f"seen={rng.randint(0, table.seq)}"
            return Asked(self._anyone(), "GET", f"{path}/socket", query=seen, frames=(frame,))
        if rng.random() < 0.1:
            where = rng.choice(["", "/options", "/why", "/record", "/members", "/talk"])
            query = f"seen={table.seq}" + ("&decision=stop" if where == "/why" else "")
            return Asked(self._anyone(), "GET", f"{path}{where}", query=query)
        if waiting.awaited is Awaited.TAP:
            return self._post(at, table, f"{path}/throw", {"seen": table.seq}, waiting.seat)
        if waiting.awaited is not Awaited.PERSON or waiting.seat is None:
            return self._said(at, table, path)
        words = self._words(table)
        if table.position.phase is Phase.SET_UP and len(words) == 6:
            body = {"seat": waiting.seat, "decisions": words}
            return self._post(at, table, f"{path}/arrangement", body, waiting.seat)
        body = {"seen": table.seq, "decisions": words}
        return self._post(at, table, f"{path}/decisions", body, waiting.seat)

    def _said(self, at: Fuzzed, table: Table, path: str) -> Asked:
        rng = self._rng
        chair = rng.choice(table.chairs)
        sayings: list[tuple[dict[str, Any], bool]] = [
            ({"do": "mix", "seat": chair.seat, "value": f"{rng.getrandbits(128):032x}"}, False),
            ({"do": "propose", "seat": chair.seat, "what": "undo", "seen": table.seq}, False),
            ({"do": "propose", "seat": chair.seat, "what": "end", "seen": table.seq}, False),
            (
                {
                    "do": "answer",
                    "seat": chair.seat,
                    "agree": rng.random() < 0.5,
                    "seen": table.seq,
                },
                False,
            ),
            ({"do": "leave", "seat": chair.seat}, False),
            ({"do": "sit", "seat": chair.seat, "name": "Someone"}, False),
            ({"do": "sit", "seat": chair.seat, "name": "Someone"}, False),
            ({"do": "back", "seat": chair.seat}, False),
            ({"do": "give", "seat": chair.seat, "player": "open"}, True),
            ({"do": "pause"}, True),
            ({"do": "abandon"}, True) if rng.random() < 0.1 else ({"do": "resume"}, True),
        ]
        body, host = rng.choice(sayings)
        if rng.random() < 0.2:
            talk = {"phrase": "hello"} if rng.random() < 0.5 else {"text": "Well?"}
            return self._post(at, table, f"{path}/talk", talk, who=self._anyone())
        if rng.random() < 0.1:
            who = self._anyone()
            return Asked(who, "POST", f"{path}/join", {"secret": at.secret})
        if chair.player != HERE and not host:
            return self._post(at, table, f"{path}/table", body, who=self._anyone())
        return self._post(at, table, f"{path}/table", body, chair.seat, host=host)

    def _words(self, table: Table) -> list[str]:
        words, position, actor = list[str](), table.position, table.position.actor
        while position.actor == actor and not (words and self._rng.random() < 0.05):
            decision = steer(position, self._rng)
            words.append(write_decision(decision))
            position = position.after(decision)
        return words

    def _post(
        self,
        at: Fuzzed,
        table: Table,
        path: str,
        body: dict[str, Any],
        seat: Seat | None = None,
        *,
        host: bool = False,
        who: str | None = None,
    ) -> Asked:
        """By whoever may; with an id that is new."""
        self._number += 1
        names = {guest: name for name, guest in at.guests.items()}
        guest = table.chair_of(seat).guest if seat is not None else None
        who = "nefer" if host else who or names.get(guest or "", self._anyone())
        return Asked(who, "POST", path, {"id": f"fuzzed-{self._number}", **body})

    def _anyone(self) -> str:
        return self._rng.choice(self._people)

    # --- what becomes of it -----------------------------------------------------------------------

    def _changed(self, asked: Asked, at: Fuzzed) -> Asked:
        """Nearly the same."""
        rng = self._rng
        change = rng.randrange(8)
        if change < 2 or not isinstance(asked.body, dict):
            return _with(asked, who=self._anyone())
        if change == 2:
            text = json.dumps(asked.body).encode()
            return _with(asked, raw=text[: rng.randrange(len(text))])
        if change == 3:
            return _with(asked, origin=rng.choice([None, "null", "http://evil.example"]))
        if change == 4:
            game = rng.choice([at.game[:-1], "x" * 22, at.game.swapcase(), "", "..", "\x00"])
            return _with(asked, path=asked.path.replace(at.game, game))
        body = dict(asked.body)
        key = rng.choice(sorted(body))
        if change == 5:
            body[key] = rng.choice(JUNK)
        elif change == 6:
            body = {**body, "more": 1} if rng.random() < 0.5 else _without(body, key)
        else:
            self._misplace(body, at)
        return _with(asked, body=body)

    def _misplace(self, body: dict[str, Any], at: Fuzzed) -> None:
        """The right sort of thing in the wrong place."""
        rng = self._rng
        if "seat" in body and rng.random() < 0.5:
            body["seat"] = rng.randint(0, 3)
        elif "seen" in body and rng.random() < 0.5:
            body["seen"] = max(0, body["seen"] + rng.choice([-3, -1, 1]))
        elif "decisions" in body and rng.random() < 0.7:
            words = body["decisions"]
            rng.choice([words.reverse, lambda: words.extend(words), lambda: rng.shuffle(words)])()
            body["decisions"] = words[:64]
        elif at.asked:
            body["id"] = rng.choice(sorted(at.asked))

    def _nonsense(self, at: Fuzzed) -> Asked:
        rng = self._rng
        parts = ("decisions", "throw", "undo", "table", "arrangement", "talk", "join", "members",
                 "invitations", "options", "why", "record", "nothing", "members/x")  # fmt: skip
        path = f"/api/games/{at.game}/{rng.choice(parts)}"
        if rng.random() < 0.2:
            path = rng.choice(["/api/me", "/api/games", "/api/lobby", "/api/choices", "/", "/%00"])
        method = rng.choice(["GET", "POST", "POST", "POST", "PUT", "PATCH"])
        sort = rng.randrange(5)
        if sort == 0:
            frames = tuple(self._frame() for _ in range(rng.randint(1, 3)))
            seen = rng.choice(["", "seen=0", "seen=-1", "seen=99999", "seen=x", "sein=1"])
            where = f"/api/games/{at.game}/socket"
            return Asked(self._anyone(), "GET", where, query=seen, frames=frames)
        if sort == 1:
            return Asked(self._anyone(), method, path, raw=rng.randbytes(rng.randrange(60)))
        keys = ("id", "seen", "decisions", "do", "seat", "what", "name", "secret", "seats", "text")
        body = {key: rng.choice(JUNK) for key in rng.sample(keys, rng.randrange(5))}
        query = f"seen={rng.choice(JUNK)}&line={rng.choice(JUNK)}" if method == "GET" else ""
        return Asked(self._anyone(), method, path, body, query=query)

    def _frame(self) -> str | bytes:
        rng = self._rng
        frames: tuple[str | bytes, ...] = (
            '{"type": "pace", "pace": "fast"}',
            '{"type": "pace", "pace": "warp"}',
            '{"type": "news", "entries": []}',
            "[" * 500,
            "\ud800",
            b"\x00",
            "",
        )
        return rng.choice([rng.choice(frames), rng.randbytes(rng.randrange(30))])


def _with(asked: Asked, **changes: Any) -> Asked:
    return Asked(**{**vars(asked), **changes})


def _without(body: dict[str, Any], key: str) -> dict[str, Any]:
    return {other: value for other, value in body.items() if other != key}


# --- what must be so afterwards -------------------------------------------------------------------


def check_log(at: Fuzzed, table: Table, host: str) -> None:
    """The log has only grown, by what the rules allow and by those who may."""
    assert table.entries[: len(at.checked)] == at.checked
    before = Table.laid(table.start, table.seated, table.dice, table.secret)
    assert before.resumed(table.entries) == table
    company, position = before.company, before.position
    for moment in table.moments():
        entry, said = moment.entry, moment.entry.said
        if entry.seq > len(at.checked):
            askers = [at.guests.get(who, "") for who in at.asked.get(entry.request, [])]
            by = None if position.actor is CHANCE else position.actor
            if isinstance(said, Lot | Nudge | Away) or (isinstance(said, Back) and not askers):
                assert not askers, "only the server says so"
            elif isinstance(said, Pause | Resume) or said == End(Ended.ABANDONED):
                assert host in askers
            elif isinstance(said, Sit):
                former = company.chair_of(said.seat).guest
                assert {host, former, said.guest} & set(askers)
            elif isinstance(said, Undo | End):
                assert askers
            elif isinstance(said, Saying):
                assert company.chair_of(said.seat).guest in askers
            else:
                seat = position.starter if by is None else by
                assert seat is not None
                chair = company.chair_of(seat)
                assert chair.guest in askers or (chair.away and not askers)
        company, position = moment.company, moment.position
    at.checked = table.entries


async def table_of(host: Host, game: str) -> Table:
    """How a game stands; nobody else works with it."""
    if live := host._games.get(game):
        return live.table
    async with host.at(game) as live:
        return live.table
