"""What is written down: one line each, in either form, and nothing of anyone's in it."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import generate_latest
from sqlalchemy.exc import DBAPIError

from mansuba.table.measures import MEASURES
from mansuba.table.store_errors import StoreAwayError
from mansuba.web.logs import TRACEBACK, OneLine, OneObject, log_to_stderr
from mansuba.web.settings import LogForm
from tests.web.friends import Friend, Town
from tests.web.test_attacks_secrets import secret_of
from tests.web.together import Hours, host_of, listening, look_after, says, seated, slow_town
from tests.web.visiting import request_id

FORMATTERS = (OneLine(), OneObject())
QUOTED = "hunter2 was here"
"""What an error of somebody's own says."""


def record(message: object, *args: object, **more: Any) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "mansuba.web", "msg": message, "args": args, **more})


def caught(error: Exception) -> Any:
    try:
        raise error
    except Exception as raised:
        return type(raised), raised, raised.__traceback__


# --- one line -------------------------------------------------------------------------------------


@given(st.text(), st.text())
def test_one_line_whatever_is_written(template: str, argument: str) -> None:
    said = record("%s" + template.replace("%", ""), argument)
    line, told = OneLine().format(said), OneObject().format(said)
    assert len(line.splitlines()) == len(told.splitlines()) == 1
    assert "\x1b" not in line + json.loads(told)["message"]
    assert json.loads(told).keys() == {"time", "level", "logger", "message"}


@given(st.datetimes(datetime(2000, 1, 1), datetime(2100, 1, 1), timezones=st.just(UTC)))
def test_times_are_those_of_the_internet(at: datetime) -> None:
    said = record("x", created=at.timestamp())
    told = json.loads(OneObject().format(said))["time"]
    assert told.endswith("Z")
    assert abs(datetime.fromisoformat(told) - at) < timedelta(milliseconds=2)
    assert datetime.fromisoformat(OneLine().format(said).split()[0]) <= at


def test_an_error_is_told_by_its_sort_and_where_it_came_from() -> None:
    told = json.loads(
        OneObject().format(record("A fault", levelname="ERROR", exc_info=caught(KeyError(QUOTED))))
    )
    assert (told["level"], told["logger"], told["message"]) == ("ERROR", "mansuba.web", "A fault")
    assert told["error"] == "KeyError"
    assert told["at"][0].endswith(" caught")
    assert Path(__file__).name in told["at"][0]


CHAINED = f"{TRACEBACK}\n  {QUOTED}\nDiskFull: {QUOTED}\n\nBecause of that:\n\n{TRACEBACK}\n  x"


def database_error() -> Exception:
    """What a store raises of a database's own complaint, which quotes what it was given."""
    cause = sqlite3.OperationalError(QUOTED)
    cause.sqlite_errorname = "SQLITE_BUSY"
    error = StoreAwayError(QUOTED)
    error.__cause__ = DBAPIError(QUOTED, {"name": QUOTED}, cause)
    return error


@pytest.mark.parametrize("formatter", FORMATTERS)
def test_errors_are_not_quoted(formatter: logging.Formatter) -> None:
    refused = ConnectionRefusedError(111, QUOTED)
    for said, sort in (
        (record("It waits: %r", database_error()), "StoreAwayError (DBAPIError (Operatio"),
        (record("It waits: %s", database_error()), "SQLITE_BUSY"),
        (record("It waits: %s %s", "here", refused), "here ConnectionRefusedError ECONNREFUSED"),
        (record(ValueError(QUOTED)), "ValueError"),
        (record("x", exc_info=caught(ValueError(QUOTED))), "ValueError"),
        (record(f"Task failed\nfuture: <{QUOTED}>", name="asyncio"), "Task failed"),
        (record(f"\nTask failed\n{QUOTED}", name="uvicorn.error"), "Task failed"),
        (record(f"{TRACEBACK}\n  {QUOTED}\nmy.own.Oddity: {QUOTED}\n", name="uvicorn"), "Oddity"),
        (record(f"{TRACEBACK}\n  {QUOTED}\nKeyboardInterrupt", name="uvicorn"), "KeyboardI"),
        (record(f"{CHAINED}\nStoreFullError: {QUOTED}\nHINT: {QUOTED}", name="x"), "StoreFull"),
        (record(TRACEBACK, name="uvicorn"), ""),
    ):
        line = formatter.format(said)
        assert sort in line
        assert QUOTED not in line


@pytest.fixture
def only_ours() -> Iterator[None]:
    """Whatever writes logs besides, it is not heard meanwhile."""
    root = logging.getLogger()
    before, level = root.handlers[:], logging.getLogger("mansuba").level
    root.handlers.clear()
    yield
    root.handlers[:] = before
    logging.getLogger("mansuba").setLevel(level)


@pytest.mark.parametrize("form", LogForm)
@pytest.mark.usefixtures("only_ours")
def test_what_is_written_where(form: LogForm, capsys: pytest.CaptureFixture[str]) -> None:
    log_to_stderr(form)
    logging.getLogger("mansuba.web").info("The server %s", "starts")
    logging.getLogger("elsewhere").info("Not for us")
    logging.getLogger("elsewhere").warning("For us")
    first, second = capsys.readouterr().err.splitlines()
    if form is LogForm.JSON:
        assert json.loads(first)["message"] == "The server starts"
        assert json.loads(second)["level"] == "WARNING"
    else:
        assert first.endswith("Z INFO The server starts")
        assert second.endswith("Z WARNING For us")


# --- a whole session ------------------------------------------------------------------------------


class Both(logging.Handler):
    """Keeps each line in both forms."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [formatter.format(record) for formatter in FORMATTERS]


@pytest.fixture
def written() -> Iterator[list[str]]:
    """All that is written down meanwhile, in both forms."""
    handler, root = Both(), logging.getLogger()
    root.addHandler(handler)
    level = logging.getLogger("mansuba").level
    logging.getLogger("mansuba").setLevel(logging.DEBUG)
    yield handler.lines
    root.removeHandler(handler)
    logging.getLogger("mansuba").setLevel(level)


def test_nothing_of_anyones_is_written_down_or_counted(
    tmp_path: Path, written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Invitations, ways back, cookies, names, talk, and faults that quote them all."""
    hours = Hours()
    with slow_town(tmp_path, hours) as place:
        game, sitting = seated(place, "Neferkare", "Anchesen", tempo=60, name="Our table")
        nefer, ana = sitting[0], sitting[1]
        secrets = {"names": "Neferkare", "more names": "Anchesen", "table": "Our table"}
        secrets |= said_and_done(place, game, nefer, ana, tmp_path)
        everything = " ".join(secrets.values())
        seen = nefer.seq(game)
        quoting(monkeypatch, place, game, everything)
        for path in (f"/games/{game}", f"/games/{game}/talk", f"/games/{secrets['return']}"):
            nefer.request("GET", f"/api{path}", params={"secret": everything})
        nefer.request("POST", f"/api/games/{game}/talk", content=everything)
        for words in (["0F@t1"], [secrets["talk"]]):
            decided = {"id": request_id(), "seen": seen, "decisions": words}
            nefer.request("POST", f"/api/games/{game}/decisions", json=decided)
        hours.go(100)
        look_after(place)
        monkeypatch.undo()
        place.client.portal.call(forgotten, everything)  # type: ignore[union-attr]
    text = "\n".join(written)
    for fault in ("ZeroDivisionError", "StoreAwayError", "RuntimeError", "OperationalError"):
        assert fault in text, "there was something to write"
    counted = generate_latest(MEASURES).decode()
    for name, secret in secrets.items():
        assert secret not in text, name
        assert secret not in counted, name
    assert game not in counted


def said_and_done(place: Town, game: str, nefer: Friend, ana: Friend, data: Path) -> dict[str, str]:
    """What friends do with secrets, and these."""
    secrets = {"dice": secret_of(data, game), "talk": "meet me at the well"}
    secrets["invitation"] = nefer.invites(game)["secret"]
    secrets["return"] = nefer.ask("POST", "/me/links", 201)["secret"]
    device = place.stranger()
    device.ask("POST", "/me/return", json={"secret": secrets["return"]})
    device.ask("POST", "/me/return", 404, json={"secret": secrets["return"]})
    for name, friend in (("nefer", nefer), ("ana", ana), ("device", device)):
        secrets[name] = next(iter(friend.cookies.values()))
    ana.joins(game, secrets["invitation"])
    talk = {"id": request_id(), "text": secrets["talk"]}
    ana.ask("POST", f"/games/{game}/talk", json=talk)
    says(ana, game, "mix", seat=1, value="c" * 32)
    with listening(ana, game) as ear:
        ear.until(lambda message: message["type"] == "present")
    return {**secrets, "mixed": "c" * 32}


def quoting(monkeypatch: pytest.MonkeyPatch, place: Town, game: str, everything: str) -> None:
    """From now on everything goes wrong, and every error tells all that it knows."""

    def fails(error: Exception) -> Any:
        def fail(*_: object) -> Any:
            raise error

        return fail

    host, error = host_of(place), StoreAwayError(everything)
    error.__cause__ = DBAPIError(everything, everything, sqlite3.OperationalError(everything))
    monkeypatch.setattr(host._games[game], "view", fails(ZeroDivisionError(everything)))
    monkeypatch.setattr(host, "attend", fails(RuntimeError(everything)))
    monkeypatch.setattr(host._store, "append", fails(error))


async def forgotten(everything: str) -> None:
    """A task whose error nobody asks for: the loop itself complains of it."""

    async def fail() -> None:
        raise RuntimeError(everything)

    task = asyncio.create_task(fail())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    del task
