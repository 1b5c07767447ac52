"""All cores of a machine at work: processes that play a game each, until nobody needs them."""

from __future__ import annotations

import logging
import multiprocessing as mp
import os
import pickle
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, islice
from multiprocessing.connection import Connection, wait
from threading import Thread

from mansuba.arena.game import Played
from mansuba.arena.running import Hands, Job
from mansuba.rulebook.errors import MansubaError

AHEAD = 2
"""How many games a worker knows of, so that it never waits for the next."""
UNHEARD = logging.NullHandler()
"""Without it, Python itself would write of every fault."""


class WorkerLostError(MansubaError):
    """A worker ended before its game did: killed, or out of memory."""


class WorkerFailedError(MansubaError):
    """A worker could not be started; or what was wrong there cannot be sent as it is."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return self.problem


def cores() -> int:
    """How many of this machine's cores we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def many_hands(workers: int) -> Hands:
    """So many processes share the games."""

    def share(job: Job, numbers: Iterable[int]) -> Generator[Played]:
        numbers = iter(numbers)
        first = list(islice(numbers, workers))
        left = chain(first, numbers)
        with _crew(job, len(first)) as crew:
            playing = dict.fromkeys(crew, 0)
            for worker in crew * AHEAD:
                playing[worker] += _gave(worker, left)
            while busy := [worker for worker, games in playing.items() if games]:
                ready = wait(busy)
                for worker in filter(ready.__contains__, busy):
                    played = _received(worker)
                    playing[worker] += _gave(worker, left) - 1
                    yield played

    return share


def keep_warnings_to_ourselves() -> None:
    """Programs' faults are counted in the results; nobody else has to write of them."""
    logging.getLogger("mansuba.players").addHandler(UNHEARD)


def _gave(worker: Connection, left: Iterator[int]) -> bool:
    """Give a worker the next game, if there is one left."""
    for number in left:
        with _missing_the_lost():
            worker.send(number)
        return True
    return False


def _received(worker: Connection) -> Played:
    with _missing_the_lost():
        played = worker.recv()
    if isinstance(played, Exception):
        raise played
    assert isinstance(played, Played)
    return played


@contextmanager
def _missing_the_lost() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise WorkerLostError from None


@contextmanager
def _crew(job: Job, workers: int) -> Iterator[list[Connection]]:
    """Workers at the other ends of these connections. They are ended here, whatever they do."""
    # Never a plain fork: threads of ours may hold locks that their copies would never let go of.
    forks = "forkserver" in mp.get_all_start_methods()
    context = mp.get_context("forkserver") if forks else mp.get_context("spawn")
    context.set_forkserver_preload([__name__])
    processes, connections = [], []
    try:
        for _ in range(workers):
            try:
                ours, theirs = context.Pipe()
                process = context.Process(target=_work, args=(job, theirs), daemon=True)
                with _uninterrupted():
                    process.start()
            except OSError as error:  # no more processes, or no more files
                raise WorkerFailedError(str(error)) from None
            processes.append(process)
            connections.append(ours)
            theirs.close()  # the worker's copy is the last: we notice when it is gone
        yield connections
    finally:
        for process in processes:
            process.kill()
        for process in processes:
            process.join()
        for connection in connections:
            connection.close()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C waits; and whoever is started meanwhile is deaf to it until they say what to do."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(job: Job, commander: Connection) -> None:
    """What a worker does: play the game of each number it is given."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who started us
    Thread(target=_end_with_parent, daemon=True).start()
    keep_warnings_to_ourselves()
    play: Callable[[int], Played] | None = None
    with suppress(EOFError, ConnectionError):  # nobody is there any more
        while True:
            number = commander.recv()
            try:
                play = play or job.ready()
                played: Played | Exception = play(number)
            except Exception as error:
                played = _as_it_can_be_sent(error)
            commander.send(played)


def _as_it_can_be_sent(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # whatever its class does when it is taken apart or put together
        return WorkerFailedError(repr(error))
    return error


def _end_with_parent() -> None:
    """Nobody plays on for one who was killed, not even to the end of a game."""
    parent = mp.parent_process()
    assert parent
    wait([parent.sentinel])
    os._exit(1)
