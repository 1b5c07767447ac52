"""Writes to SQLite, together what waits together: the disk is waited for once for all of it.

Nobody is answered before it is written, and what fails undoes itself alone. SQLite writes to a log
first; what is in it is carried over to the database when nothing waits, for that takes longer. It
is done before the log has grown much: then it begins anew in the same place, and a disk is sooner
done with a file that does not grow.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import closing
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

log = logging.getLogger("mansuba.table")

T = TypeVar("T")
Outcome: TypeAlias = tuple[Any, Exception | None]
"""What came of something, or why nothing did."""

MOST_AT_ONCE = 64
"""How much is written together at the most."""
OFTEN, AT_LAST = 500, 2000
"""After how many writes what is in the log is carried over, if nothing waits, and in any case. A
write takes eight pages of it or so."""
PAUSE, SILENCE = 0.5, 30.0
"""Seconds without anything to write, after which there is time to carry over what was; and those
after which the log is emptied, too. Whoever writes next has it grow again, and the disk has to take
note of both."""
MOST_AGE = 600.0
"""Seconds after which the log is emptied though somebody writes: until then, it may still say what
was deleted."""
CARRY_OVER, EMPTY = "PRAGMA wal_checkpoint(PASSIVE)", "PRAGMA wal_checkpoint(TRUNCATE)"


@dataclass(frozen=True, slots=True)
class Task:
    """Something to write, and whoever waits for it."""

    work: Callable[[Connection], Any]
    future: Future[Any] = field(default_factory=Future)


class Writer:
    """One thread that writes, over one connection."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting = SimpleQueue[Task | None]()
        self._in_log = 0
        """How much was written since the log was carried over."""
        self._is_empty = True
        """Whether there is nothing in the log, not even what was carried over."""
        self._empty_from = monotonic() + MOST_AGE
        """When it is emptied, as soon as nothing waits."""
        self._thread = Thread(target=self._write_all, name="sqlite-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Write it soon; what becomes of it is told once it is on the disk. Of what comes after the
        end nothing does, and nobody is told."""
        task = Task(work)
        self._waiting.put(task)
        return task.future

    def close(self) -> None:
        """Let go of the file, once all is written."""
        self._waiting.put(None)
        self._thread.join()
        self._engine.dispose()

    def _write_all(self) -> None:
        while (first := self._next()) is not None:
            tasks, is_last = [first], False
            while len(tasks) < MOST_AT_ONCE and not is_last:
                try:
                    task = self._waiting.get_nowait()
                except Empty:
                    break
                is_last = task is None
                if task is not None:
                    tasks.append(task)
            self._write(tasks)
            if is_last:
                return
            is_time = self._waiting.empty()
            if is_time and monotonic() >= self._empty_from:
                self._empty()
            elif self._in_log >= (OFTEN if is_time else AT_LAST):
                self._carry_over(CARRY_OVER)

    def _next(self) -> Task | None:
        """What is to be written next; None if nothing will be."""
        while not self._is_empty:
            try:
                return self._waiting.get(timeout=PAUSE if self._in_log else SILENCE)
            except Empty:
                if self._in_log:
                    self._carry_over(CARRY_OVER)
                else:
                    self._empty()
        return self._waiting.get()

    def _empty(self) -> None:
        """Leave nothing in the log; if somebody reads what is there, again in a while."""
        self._is_empty = self._carry_over(EMPTY)
        self._empty_from = monotonic() + (MOST_AGE if self._is_empty else SILENCE)

    def _carry_over(self, how: str) -> bool:
        """Whether all of it was: whoever is reading is not waited for, and what is left is for the
        next time. So is what fails."""
        self._in_log = 0
        try:
            with closing(self._engine.raw_connection()) as connection:
                cursor = connection.cursor()
                patience = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
                cursor.execute("PRAGMA busy_timeout=0")
                try:
                    is_busy, pages, carried = cursor.execute(how).fetchone()
                finally:
                    cursor.execute(f"PRAGMA busy_timeout={patience}")
                return not is_busy and bool(pages == carried)
        except Exception as error:  # nobody waits for it, and this thread has to go on
            log.warning("The log of the database has to wait: %s", error)
            return False

    def _write(self, tasks: Sequence[Task]) -> None:
        """Write them in one transaction; if that fails, none of them was written."""
        try:
            with self._engine.begin() as connection:
                if len(tasks) == 1:  # if it fails, then so does all there is
                    outcomes: list[Outcome] = [(tasks[0].work(connection), None)]
                else:
                    outcomes = [_outcome(connection, task) for task in tasks]
        except BaseException as failure:
            for task in tasks:
                task.future.set_exception(failure)
            return
        self._is_empty = False
        self._in_log += len(tasks)
        for task, (value, failed) in zip(tasks, outcomes, strict=True):
            if failed:
                task.future.set_exception(failed)
            else:
                task.future.set_result(value)


def _outcome(connection: Connection, task: Task) -> Outcome:
    """What comes of one of them; if it fails, it leaves nothing behind.

    Should the database have undone the others with it, as it does when the disk is full, then this
    cannot be undone alone any more, and all of them fail for the same reason.
    """
    alone = connection.begin_nested()
    try:
        value = task.work(connection)
        alone.commit()
    except Exception as error:
        try:
            alone.rollback()
        except DBAPIError:
            raise error from None
        return None, error
    return value, None
