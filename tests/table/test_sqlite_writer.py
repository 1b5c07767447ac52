"""What waits together is written together; what fails undoes itself alone, or everything."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, suppress
from pathlib import Path
from threading import Event

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import IntegrityError, OperationalError

from mansuba.table import sqlite, sqlite_writer
from mansuba.table.sqlite_writer import MOST_AT_ONCE, PAUSE, Writer


class Numbers:
    """A table of numbers, each there once, and how often was written to the disk."""

    def __init__(self, path: Path) -> None:
        self.commits = 0
        engine = sqlite._connected(path)
        event.listen(engine, "commit", self._count)
        self.writer = Writer(engine)
        self.sql("CREATE TABLE IF NOT EXISTS numbers (number INTEGER PRIMARY KEY, text TEXT)")
        self.sql("DELETE FROM numbers")
        self._read = create_engine(f"sqlite:///{path}")

    def _count(self, _connection: Connection) -> None:
        self.commits += 1

    def sql(self, statement: str) -> None:
        self.writer.submit(lambda c: c.exec_driver_sql(statement)).result()

    def add(self, number: int, text: str = "") -> Future[int]:
        def work(connection: Connection) -> int:
            connection.exec_driver_sql("INSERT INTO numbers VALUES (?, ?)", (number, text))
            if number < 0:
                raise ArithmeticError
            return number

        return self.writer.submit(work)

    def kept(self) -> list[int]:
        with self._read.connect() as connection:
            return [*connection.exec_driver_sql("SELECT number FROM numbers").scalars()]

    def close(self) -> None:
        self._read.dispose()
        self.writer.close()


@pytest.fixture(scope="module")
def numbers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Numbers]:
    made = Numbers(tmp_path_factory.mktemp("writer") / "numbers.sqlite")
    yield made
    made.close()


@given(st.lists(st.integers(-3, 10), max_size=12))
def test_each_becomes_what_it_would_alone(numbers: Numbers, wanted: list[int]) -> None:
    numbers.sql("DELETE FROM numbers")
    before, go = numbers.commits, Event()
    numbers.writer.submit(lambda _connection: go.wait(10))
    written = [numbers.add(number) for number in wanted]
    go.set()
    expected: dict[int, type[Exception] | None] = {}
    for number, future in zip(wanted, written, strict=True):
        taken = number in expected and expected[number] is None
        why = IntegrityError if taken else ArithmeticError if number < 0 else None
        expected.setdefault(number, why)
        assert type(future.exception(10)) is (why or type(None))
    assert {*numbers.kept()} == {number for number in wanted if number >= 0}
    assert numbers.commits - before <= 2, "the disk was waited for once more than for the first"


def test_there_is_an_end_to_what_is_written_together(numbers: Numbers) -> None:
    numbers.sql("DELETE FROM numbers")
    before, go = numbers.commits, Event()
    numbers.writer.submit(lambda _connection: go.wait(10))
    written = [numbers.add(number) for number in range(2 * MOST_AT_ONCE)]
    go.set()
    assert [future.result(10) for future in written] == [*range(2 * MOST_AT_ONCE)]
    assert numbers.commits - before == 1 + 2


def test_a_full_disk_keeps_none_of_them_and_says_so_to_all(tmp_path: Path) -> None:
    numbers, go = Numbers(tmp_path / "numbers.sqlite"), Event()
    numbers.sql("PRAGMA max_page_count = 3")
    numbers.writer.submit(lambda _connection: go.wait(10))
    written = [numbers.add(1), numbers.add(2, "too much" * 10_000), numbers.add(3)]
    go.set()
    for future in written:
        error = future.exception(10)
        assert isinstance(error, OperationalError)
        assert sqlite.is_full(error)
    assert numbers.kept() == []
    numbers.sql("PRAGMA max_page_count = 1000")
    assert numbers.add(4).result(10) == 4
    assert numbers.kept() == [4]
    numbers.close()


def test_all_that_waits_is_written_before_the_end(tmp_path: Path) -> None:
    numbers, go = Numbers(tmp_path / "numbers.sqlite"), Event()
    numbers.writer.submit(lambda _connection: go.wait(10))
    written = [numbers.add(number) for number in range(5)]
    go.set()
    numbers.close()
    assert [future.result(0) for future in written] == [*range(5)]


def test_the_log_does_not_grow_for_ever_while_there_is_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It begins anew in the same place, and all that was in it is in the database."""
    monkeypatch.setattr(sqlite_writer, "OFTEN", 8)
    path, log = tmp_path / "numbers.sqlite", tmp_path / "numbers.sqlite-wal"
    numbers, sizes = Numbers(path), list[int]()
    try:
        for number in range(64):
            numbers.add(number, "." * 4000).result()
            sizes.append(log.stat().st_size)
        assert max(sizes) == max(sizes[:24])
        assert len(_without_its_log(path)) >= 48
        assert numbers.kept() == [*range(64)]
    finally:
        numbers.close()


def test_nor_while_more_and_more_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_writer, "OFTEN", 10**9)
    monkeypatch.setattr(sqlite_writer, "AT_LAST", MOST_AT_ONCE)
    numbers, log = Numbers(tmp_path / "numbers.sqlite"), tmp_path / "numbers.sqlite-wal"
    try:
        many = 12 * MOST_AT_ONCE
        written = [numbers.add(number, "." * 4000) for number in range(many)]
        assert [future.result() for future in written] == [*range(many)]
        assert log.stat().st_size < many * 4000 / 2
    finally:
        numbers.close()


def test_what_was_deleted_leaves_the_log_though_somebody_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_writer, "MOST_AGE", PAUSE)
    numbers, log = Numbers(tmp_path / "numbers.sqlite"), tmp_path / "numbers.sqlite-wal"
    try:
        numbers.add(0, "a secret" * 2000).result()
        numbers.sql("DELETE FROM numbers")
        end = time.monotonic() + 20
        number = 0
        while b"a secret" in log.read_bytes() and time.monotonic() < end:
            number += 1
            numbers.add(number).result()
            time.sleep(PAUSE / 10)
        assert b"a secret" not in log.read_bytes()
    finally:
        numbers.close()


def test_the_log_is_carried_over_in_a_pause(tmp_path: Path) -> None:
    path, log = tmp_path / "numbers.sqlite", tmp_path / "numbers.sqlite-wal"
    numbers = Numbers(path)
    try:
        numbers.add(1).result()
        end = time.monotonic() + 20
        while not (carried := _without_its_log(path)) and time.monotonic() < end:
            time.sleep(0.01)
        assert carried == [1]
        assert log.stat().st_size > 0, "nobody has been silent for long enough"
    finally:
        numbers.close()


def _without_its_log(path: Path) -> list[int]:
    """The numbers that are in the database by now; none while it is just being written."""
    with (
        closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as alone,
        suppress(sqlite3.DatabaseError),
    ):
        return [number for number, _ in alone.execute("SELECT * FROM numbers")]
    return []


def test_a_log_that_cannot_be_emptied_is_emptied_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though nobody writes any more: it may say what was deleted."""
    monkeypatch.setattr(sqlite_writer, "SILENCE", PAUSE)
    numbers, log = Numbers(tmp_path / "numbers.sqlite"), tmp_path / "numbers.sqlite-wal"
    try:
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_writer, "EMPTY", "PRAGMA no sense")
            numbers.add(1).result()
            time.sleep(3 * PAUSE)
            assert log.stat().st_size > 0
        end = time.monotonic() + 20
        while log.stat().st_size and time.monotonic() < end:
            time.sleep(0.01)
        assert log.stat().st_size == 0
    finally:
        numbers.close()


def test_the_log_is_emptied_when_there_is_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As soon as nobody reads what was before; whoever does is not waited for."""
    monkeypatch.setattr(sqlite_writer, "SILENCE", PAUSE)
    monkeypatch.setattr(sqlite, "PATIENCE", 60.0)
    path = tmp_path / "numbers.sqlite"
    numbers, log = Numbers(path), tmp_path / "numbers.sqlite-wal"
    try:
        reading = sqlite3.connect(path)
        reading.execute("BEGIN")
        assert reading.execute("SELECT count(*) FROM numbers").fetchone() == (0,)
        numbers.add(1).result()
        time.sleep(3 * PAUSE)
        assert log.stat().st_size > 0
        begun = time.monotonic()
        numbers.add(2).result()
        assert time.monotonic() - begun < sqlite.PATIENCE / 2
        reading.close()
        end = time.monotonic() + 20
        while log.stat().st_size and time.monotonic() < end:
            time.sleep(0.01)
        assert log.stat().st_size == 0
        assert numbers.kept() == [1, 2]
    finally:
        numbers.close()
