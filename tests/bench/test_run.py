"""bench/run.py: which benchmarks it runs, what it keeps, and when it fails."""

from __future__ import annotations

import importlib.util
import socket
from pathlib import Path
from types import ModuleType

import pytest

RUN = Path(__file__).parents[2] / "bench" / "run.py"
GOOD = "def main():\n    print('ratio 2')\n    return 2.0\n"
SLOW = "def main():\n    print('ratio 0.5')\n    return 0.5\n"
WITHOUT_PEER = "import a_peer_that_nobody_has\ndef main(): ...\n"
BROKEN = "def main():\n    print('so far so good')\n    raise ValueError('too bad')\n"


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The runner, looking into an empty folder."""
    spec = importlib.util.spec_from_file_location("bench_run", RUN)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "HERE", tmp_path)
    monkeypatch.setattr(module, "RESULTS", tmp_path / "RESULTS.md")
    return module


def results(bench: ModuleType) -> str:
    return str(bench.RESULTS.read_text("utf-8"))


def test_tables_are_kept_one_run_after_the_other(bench: ModuleType) -> None:
    (bench.HERE / "good.py").write_text(GOOD)
    assert bench.main([]) == 0
    assert results(bench).startswith("# What we measured\n")
    assert results(bench).count("**good**\n\n```\nratio 2\n```\n") == 1
    assert bench.main([]) == 0
    assert results(bench).count("**good**\n\n```\nratio 2\n```\n") == 2


def test_slower_than_the_peer_fails(bench: ModuleType) -> None:
    (bench.HERE / "good.py").write_text(GOOD)
    (bench.HERE / "slow.py").write_text(SLOW)
    assert bench.main(["good"]) == 0
    assert bench.main([]) == 1
    assert "**slow** (failed)\n\n```\nratio 0.5\n```" in results(bench)


def test_a_missing_peer_is_said_to_be(bench: ModuleType) -> None:
    (bench.HERE / "lonely.py").write_text(WITHOUT_PEER)
    assert bench.main([]) == 0
    assert "left out: 'a_peer_that_nobody_has' is not installed" in results(bench)


def test_without_its_peer_whoever_is_named_fails(bench: ModuleType) -> None:
    (bench.HERE / "lonely.py").write_text(WITHOUT_PEER)
    assert bench.main(["lonely"]) == 1
    assert "**lonely** (failed)" in results(bench)
    assert "No module named 'a_peer_that_nobody_has'" in results(bench)


def test_a_broken_one_fails_and_tells_no_folders(
    bench: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    (bench.HERE / "broken.py").write_text(BROKEN)
    assert bench.main([]) == 1
    assert "so far so good\nValueError: too bad" in results(bench)
    assert str(bench.HERE) not in results(bench)
    assert "Traceback" in capfd.readouterr().err


def test_those_that_need_a_machine_of_their_own_are_left_alone(bench: ModuleType) -> None:
    (bench.HERE / "gpu.py").write_text(BROKEN)
    assert bench.main([]) == 0
    assert bench.main(["gpu"]) == 1


def test_what_benchmarks_share_is_none(bench: ModuleType) -> None:
    (bench.HERE / "_shared.py").write_text(BROKEN)
    (bench.HERE / "good.py").write_text(GOOD)
    assert bench.main([]) == 0
    assert bench.main(["_shared"]) == 2


def test_no_such_benchmark(bench: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    (bench.HERE / "good.py").write_text(GOOD)
    assert bench.main(["goood"]) == 2
    assert capsys.readouterr().out == "no benchmark is called goood; there are good\n"
    assert not bench.RESULTS.exists()


def test_the_machine_in_words(bench: ModuleType) -> None:
    words = f"{bench.machine()} {bench.versions()}"
    assert "cores" in words
    assert "CPython" in words or "PyPy" in words
    assert "/" not in words
    assert socket.gethostname() not in words
