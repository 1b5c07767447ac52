"""However many hands play it, a match is the same."""

from __future__ import annotations

import sys
import time
from contextlib import closing
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from types import SimpleNamespace

import pytest

from mansuba.arena.cluster import NoClusterError, ray_hands
from mansuba.arena.keeping import kept_in
from mansuba.arena.running import Job, one_hand, results
from mansuba.arena.workers import WorkerFailedError, WorkerLostError, cores, many_hands
from mansuba.players import UnknownPlayerError
from tests.arena.matches import Broken, Deadly, Unspeakable, quick

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


def test_an_error_from_before_the_first_game_comes_out_as_well() -> None:
    with pytest.raises(UnknownPlayerError, match="pharaoh"):
        list(results(Job.of(quick("merchant", "pharaoh")), many_hands(2)))


def test_an_error_that_cannot_be_sent_is_told_of() -> None:
    with pytest.raises(WorkerFailedError, match="UnspeakableError"):
        list(results(Job(MATCH, Unspeakable(5)), many_hands(2)))


def test_no_more_workers_than_games_are_left(tmp_path: Path) -> None:
    job = Job.of(quick(games=4))
    with kept_in(tmp_path, job) as kept:
        list(islice(results(job, one_hand, kept), 3))
    with kept_in(tmp_path, job) as kept, closing(results(job, many_hands(3), kept)) as playing:
        list(islice(playing, 3))
        assert active_children() == []
        next(playing)
        assert len(active_children()) == 1


def test_players_who_are_compiled_play_the_same_in_every_process(tmp_path: Path) -> None:
    job = Job.of(quick("priest", "vizier:30"))
    alone = list(results(job))
    with kept_in(tmp_path, job) as kept:
        first = list(islice(results(job, one_hand, kept), 1))
    with kept_in(tmp_path, job) as kept:
        assert len(kept.results) == 1
        assert list(results(job, many_hands(2), kept)) == alone
    assert first == alone[:1]


@pytest.mark.parametrize("error", [ImportError, TimeoutError, "RayError"])
def test_a_cluster_that_does_not_let_us_in(error: object, monkeypatch: pytest.MonkeyPatch) -> None:
    ray_error = type("RayError", (Exception,), {})
    raised = ray_error if error == "RayError" else error

    def refuse(**_: object) -> None:
        assert isinstance(raised, type)
        raise raised("not you\nand more")

    exceptions = SimpleNamespace(RayError=ray_error)
    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=refuse, exceptions=exceptions))
    with pytest.raises(NoClusterError) as refused:
        list(results(JOB, ray_hands("auto")))
    assert refused.value.problem == "not you"


def test_a_worker_that_is_killed_is_missed() -> None:
    with pytest.raises(WorkerLostError):
        list(results(Job(MATCH, Deadly(5)), many_hands(2)))
    assert active_children() == []


def test_there_is_a_core() -> None:
    assert cores() >= 1
