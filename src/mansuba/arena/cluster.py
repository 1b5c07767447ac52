"""A match on a Ray cluster: every node has this package, and plays games as they come."""

from __future__ import annotations

import re
import socket
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any
from uuid import uuid4

from mansuba.arena.game import Played
from mansuba.arena.running import Hands, Job
from mansuba.arena.workers import AHEAD, WorkerLostError
from mansuba.rulebook.errors import MansubaError

HOST_AND_PORT = re.compile(r"(?:ray://)?(.+):([0-9]{1,5})")
PATIENCE = 10.0
"""Seconds until an address has to answer."""
REFUSALS = (ImportError, OSError, OverflowError, RuntimeError, ValueError)
"""What else Ray raises where it cannot connect: the client of `ray://` needs more than Ray."""


class NoRayError(MansubaError):
    """Ray is not installed: it comes with the extra `cluster`."""


class NoClusterError(MansubaError):
    """Nobody answers at the address of a cluster, or they do not let us in."""

    def __init__(self, address: str, problem: str) -> None:
        super().__init__(address, problem)
        self.address = address
        self.problem = problem

    def __str__(self) -> str:
        return f"no Ray cluster at {self.address}: {self.problem}"


def ray_hands(address: str) -> Hands:
    """All cores of a cluster share the games; one that goes down with its node is begun anew."""

    def share(job: Job, numbers: Iterable[int]) -> Generator[Played]:
        with _connected(address) as ray:
            task, name, there = ray.remote(_play), uuid4().hex, [ray.put(job)]
            given = (task.remote(name, there, number) for number in numbers)
            playing = list(islice(given, AHEAD * _cores(ray)))
            try:
                while playing:
                    done, playing = ray.wait(playing)
                    playing += islice(given, len(done))
                    yield from (_received(ray, one) for one in done)
            finally:
                for one in playing:
                    ray.cancel(one, force=True)

    return share


_at_hand: dict[str, Callable[[int], Played]] = {}
"""On a node: the match that is being played, ready. There is never more than one."""


def _play(name: str, there: list[Any], number: int) -> Played:
    """A game, played by some process of the cluster; only its first asks for the match itself."""
    if name not in _at_hand:
        _at_hand.clear()
        job: Job = import_module("ray").get(there[0])
        _at_hand[name] = job.ready()
    return _at_hand[name](number)


def _received(ray: Any, one: Any) -> Played:
    try:
        played: Played = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError:
        raise WorkerLostError from None
    return played


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """See whether anybody is there: Ray itself would wait for minutes."""
    found = HOST_AND_PORT.fullmatch(address)
    if found:
        socket.create_connection((found[1], int(found[2])), PATIENCE).close()


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoRayError from None
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (*REFUSALS, ray.exceptions.RayError) as error:
        raise NoClusterError(address, str(error).partition("\n")[0]) from None
    try:
        yield ray
    finally:
        ray.shutdown()
