"""The same match on a Ray cluster; `make cluster` installs Ray and runs this."""

from __future__ import annotations

import socket
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from mansuba.arena.cluster import NoClusterError, ray_hands
from mansuba.arena.running import Job, results
from mansuba.cli.main import run
from mansuba.words import Words
from tests.arena.matches import POND, Broken, Noting, quick

pytestmark = pytest.mark.cluster
JOB = Job.of(quick(games=12))


def test_the_same_results_as_alone(cluster: Any) -> None:
    assert list(results(JOB, ray_hands(cluster.address))) == list(results(JOB))


def test_both_nodes_play(cluster: Any, tmp_path: Path) -> None:
    list(results(Job(JOB.match, Noting(5, tmp_path)), ray_hands(cluster.address)))
    assert len(list(tmp_path.iterdir())) == 2


def test_whoever_has_seen_enough_closes_it(cluster: Any) -> None:
    long = Job.of(quick(games=10_000))
    with closing(results(long, ray_hands(cluster.address))) as playing:
        seen = list(islice(playing, 3))
    assert seen == list(islice(results(long), 3))


def test_an_error_comes_out_of_the_cluster(cluster: Any) -> None:
    with pytest.raises(LookupError, match="the lot is lost"):
        list(results(Job(JOB.match, Broken(5)), ray_hands(cluster.address)))


def test_a_node_that_goes_down_loses_nothing(cluster: Any) -> None:
    node = cluster.add_node(num_cpus=1)
    long = Job.of(quick(games=40))
    with closing(results(long, ray_hands(cluster.address))) as playing:
        first = [next(playing)]
        cluster.remove_node(node, allow_graceful=False)
        assert first + list(playing) == list(results(long))


def test_the_command(cluster: Any, capsys: pytest.CaptureFixture[str]) -> None:
    args = ["arena", "merchant", "scribe", "--edition", str(POND), "--seed", "5", "--games", "8"]
    assert run([*args, "--workers", "1"], Words("en")) == 0
    alone = capsys.readouterr().out
    assert run([*args, "--ray", cluster.address], Words("en")) == 0
    assert capsys.readouterr().out == alone


def test_nobody_there(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    with pytest.raises(NoClusterError) as refused:
        list(results(JOB, ray_hands(address)))
    assert refused.value.address == address
    assert run(["arena", "merchant", "scribe", "--ray", address], Words("en")) == 1
    assert f"There is no Ray cluster at {address}: " in capsys.readouterr().err
