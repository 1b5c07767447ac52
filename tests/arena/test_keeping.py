"""A match kept in a folder: it goes on where it stopped, whatever stopped it."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from mansuba.arena.keeping import (
    BrokenFolderError,
    FolderHeldError,
    OtherMatchError,
    UnusableFolderError,
    kept_in,
)
from mansuba.arena.results import Result
from mansuba.arena.running import Job, one_hand, results
from mansuba.notation import read_record
from tests.arena.keeper import KILLS, MATCH
from tests.arena.matches import quick

ROOT = Path(__file__).parents[2]
PATIENCE = 30
JOB = Job.of(quick())


def play_into(folder: Path, job: Job = JOB, games: int | None = None) -> list[Result]:
    """Play a match, or go on with it for so many games."""
    with kept_in(folder, job) as kept:
        playing = results(job, one_hand, kept)
        return list(islice(playing, games))


def lines(folder: Path) -> list[bytes]:
    return (folder / "results.jsonl").read_bytes().splitlines(keepends=True)


def kept_results(folder: Path, job: Job = JOB) -> dict[int, Result]:
    with kept_in(folder, job) as kept:
        return dict(kept.results)


def test_what_is_kept_is_what_was_played(tmp_path: Path) -> None:
    played = play_into(tmp_path)
    assert played == list(results(JOB))
    assert list(kept_results(tmp_path).values()) == played


def test_nothing_is_played_twice(tmp_path: Path) -> None:
    first = play_into(tmp_path, games=3)
    kept = lines(tmp_path)
    assert len(kept) == 3
    assert play_into(tmp_path)[:3] == first
    assert lines(tmp_path)[:3] == kept
    whole = lines(tmp_path)
    play_into(tmp_path)
    assert lines(tmp_path) == whole


def test_games_may_have_ended_in_any_order(tmp_path: Path) -> None:
    played = play_into(tmp_path)
    (tmp_path / "results.jsonl").write_bytes(b"".join([lines(tmp_path)[n] for n in (3, 0, 2)]))
    assert play_into(tmp_path) == played
    assert [json.loads(line)["number"] for line in lines(tmp_path)] == [3, 0, 2, 1]


def test_a_torn_last_line_is_dropped(tmp_path: Path) -> None:
    play_into(tmp_path)
    whole = lines(tmp_path)
    file = tmp_path / "results.jsonl"
    for length in range(len(whole[-1])):
        file.write_bytes(b"".join(whole[:-1]) + whole[-1][:length])
        assert list(kept_results(tmp_path)) == [0, 1, 2]
        assert lines(tmp_path) == whole[:-1]
    play_into(tmp_path)
    assert lines(tmp_path) == whole


SPOILT: dict[str, Callable[[list[bytes]], list[bytes]]] = {
    "nonsense": lambda rows: [b"nonsense\n"],
    "no UTF-8": lambda rows: [b"\xff\n"],
    "cut short": lambda rows: [rows[1][:-20] + b"\n"],
    "twice": lambda rows: [rows[0]],
    "someone else": lambda rows: [rows[1].replace(b"merchant", b"merchand")],
    "no such game": lambda rows: [rows[1].replace(b'"number":1', b'"number":77')],
    "a starter who does not play": lambda rows: [told(rows[1], starter=1)],
    "a winner who does not play": lambda rows: [told(rows[1], winner=2)],
    "throws of one who does not play": lambda rows: [told(rows[1], thrown={"5": {"1": 4}})],
}


def told(row: bytes, **otherwise: object) -> bytes:
    return json.dumps(json.loads(row) | otherwise).encode() + b"\n"


@pytest.mark.parametrize("how", SPOILT)
def test_results_that_nobody_wrote_are_refused(tmp_path: Path, how: str) -> None:
    play_into(tmp_path)
    rows = lines(tmp_path)
    (tmp_path / "results.jsonl").write_bytes(b"".join([rows[0], *SPOILT[how](rows), rows[2]]))
    with pytest.raises(BrokenFolderError) as broken:
        kept_results(tmp_path)
    assert broken.value.line == 2
    assert broken.value.file.endswith("results.jsonl")


@pytest.mark.parametrize("content", [b"nonsense\n", b"the only copy, without an end"])
def test_results_without_their_match_are_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(BrokenFolderError) as broken:
        kept_results(tmp_path)
    assert broken.value.file.endswith("match.json")
    assert [*tmp_path.iterdir()] == [file]
    assert file.read_bytes() == content


def test_everything_is_on_the_disk_before_the_next_relies_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    safe = list[int]()
    monkeypatch.setattr("mansuba.arena.keeping.SECONDS_UNSAFE", -1.0)
    monkeypatch.setattr("os.fsync", lambda file: safe.append(os.fstat(file).st_ino))
    play_into(tmp_path, Job.of(quick(games=2), records=True))
    match, rows, *games = (
        (tmp_path / name).stat().st_ino
        for name in (
            "match.json",
            "results.jsonl",
            "records/000000.mansuba",
            "records/000001.mansuba",
        )
    )
    assert safe == [match, tmp_path.stat().st_ino, games[0], rows, games[1], rows, rows]


def test_only_the_folders_own_problems_are_told_as_its(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(TimeoutError), kept_in(tmp_path, JOB):
        raise TimeoutError
    (played,) = islice(one_hand(JOB, [0]), 1)
    with kept_in(tmp_path, JOB) as kept, monkeypatch.context() as patch:
        patch.setattr("mansuba.arena.keeping.SECONDS_UNSAFE", -1.0)
        patch.setattr("os.fsync", full_disk)
        with pytest.raises(UnusableFolderError, match="No space"):
            kept.keep(played)


def full_disk(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("text", ["", "[]", "{"])
def test_a_broken_match_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "match.json").write_text(text)
    with pytest.raises(BrokenFolderError):
        kept_results(tmp_path)


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (Job.of(quick(seed=6)), ("seed",)),
        (Job.of(quick(games=9)), ("games",)),
        (Job.of(quick("scribe", "merchant", effort=3)), ("entrants", "effort")),
        (Job.of(JOB.match, records=True), ("records",)),
        (Job.of(replace(JOB.match, edition=quick().edition.with_(sanctuary=False))), ("edition",)),
    ],
)
def test_another_match_is_refused(tmp_path: Path, other: Job, differing: tuple[str, ...]) -> None:
    play_into(tmp_path)
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(OtherMatchError) as refused:
        kept_results(tmp_path, other)
    assert refused.value.differing == differing
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    with kept_in(tmp_path, JOB):
        with pytest.raises(FolderHeldError) as held:
            kept_results(tmp_path)
        assert held.value.folder == str(tmp_path)
    assert kept_results(tmp_path) == {}


def test_every_result_has_its_record(tmp_path: Path) -> None:
    played = play_into(tmp_path, Job.of(quick(), records=True))
    for result in played:
        record = read_record(
            (tmp_path / "records" / f"{result.pairing.number:06}.mansuba").read_text()
        )
        assert record.result == result.winner


@contextmanager
def keeper(folder: Path, workers: int) -> Iterator[subprocess.Popen[str]]:
    """A process that plays into a folder, and is killed in the end."""
    command = [sys.executable, "-m", "tests.arena.keeper", str(folder), str(workers)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        assert process.stdout
        process.stdout.close()


def grown(folder: Path) -> int:
    file = folder / "results.jsonl"
    return file.stat().st_size if file.exists() else 0


def test_ten_kills_change_nothing(tmp_path: Path) -> None:
    rng = Random(6)
    job = Job.of(MATCH, records=True)
    folder = tmp_path / "kept"
    for _ in range(KILLS):
        enough = grown(folder) + rng.randrange(300)
        with keeper(folder, workers=rng.choice((1, 1, 2))) as process:
            while grown(folder) <= enough:
                assert process.poll() is None
                time.sleep(0.001)
            time.sleep(rng.random() / 50)
    assert KILLS <= len(lines(folder)) < MATCH.size
    undisturbed = tmp_path / "undisturbed"
    assert play_into(folder, job) == play_into(undisturbed, job)
    assert sorted(lines(folder)) == sorted(lines(undisturbed))
    assert records(folder) == records(undisturbed)


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in (folder / "records").iterdir()}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux who is still there")
def test_workers_do_not_outlive_the_one_who_was_killed(tmp_path: Path) -> None:
    with keeper(tmp_path, workers=2) as process:
        assert process.stdout
        workers = process.stdout.readline().split()
        assert len(workers) == 2
        assert all(map(lives, workers))
    end = time.monotonic() + PATIENCE
    while any(map(lives, workers)):
        assert time.monotonic() < end
        time.sleep(0.01)
    assert kept_results(tmp_path, Job.of(MATCH, records=True))


def lives(process: str) -> bool:
    try:
        stat = Path("/proc", process, "stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"
