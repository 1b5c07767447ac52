"""However many hands play it, a match is the same."""

from __future__ import annotations

import time
from contextlib import closing
from itertools import islice
from multiprocessing import active_children

import pytest

from mansuba.arena.running import Job, one_hand, results
from mansuba.arena.workers import WorkerLostError, cores, many_hands
from tests.arena.matches import Broken, Deadly, quick

MATCH = quick("merchant", "scribe", "scribe", games=12)
JOB = Job.of(MATCH)


def test_the_same_results_for_any_number_of_workers() -> None:
    alone = list(results(JOB))
    assert [result.pairing for result in alone] == list(MATCH.pairings())
    for workers in (1, 2, 3):
        assert list(results(JOB, many_hands(workers))) == alone


@pytest.mark.parametrize("hands", [one_hand, many_hands(2)])
def test_whoever_has_seen_enough_closes_it(hands: object) -> None:
    assert callable(hands)
    long = Job.of(quick(games=10_000))
    began = time.monotonic()
    with closing(results(long, hands)) as playing:
        seen = [next(playing) for _ in range(3)]
    assert time.monotonic() - began < 20
    assert active_children() == []
    assert seen == list(islice(results(long), 3))


def test_an_error_comes_out_of_the_worker() -> None:
    with pytest.raises(LookupError, match="the lot is lost"):
        list(results(Job(MATCH, Broken(5)), many_hands(2)))
    assert active_children() == []


def test_a_worker_that_is_killed_is_missed() -> None:
    with pytest.raises(WorkerLostError):
        list(results(Job(MATCH, Deadly(5)), many_hands(2)))
    assert active_children() == []


def test_there_is_a_core() -> None:
    assert cores() >= 1
