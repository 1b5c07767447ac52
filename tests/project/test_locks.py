"""requirements/*.txt: whole, in step with each other, and free of anyone's hosts and paths."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

REQUIREMENTS = Path(__file__).parents[2] / "requirements"
LOCKS = ["play", "node", "dev", "bench", "mutate", "cluster", "gpu"]


def lines(lock: str) -> list[str]:
    """The requirements, one a line, continuation lines joined."""
    text = (REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")
    return text.replace("\\\n", " ").splitlines()


def pins(lock: str) -> set[str]:
    return {line.split(" --hash")[0].strip() for line in lines(lock)}


@pytest.mark.parametrize("lock", LOCKS)
def test_each_line_is_a_pin_with_hashes_and_nothing_else(lock: str) -> None:
    # Which rules out options naming an index, addresses and paths as well.
    pin = re.compile(r"[\w.-]+==[\w.]+(?: ; [^/:]+?)?(?: +--hash=sha256:[0-9a-f]{64})+ *")
    assert [line for line in lines(lock) if not pin.fullmatch(line)] == []


@pytest.mark.parametrize(
    ("smaller", "larger"),
    [
        ("play", "dev"),
        ("dev", "bench"),
        ("dev", "mutate"),
        ("dev", "cluster"),
        ("bench", "gpu"),
    ],
)
def test_each_list_holds_the_smaller_one(smaller: str, larger: str) -> None:
    """tools/setup relies on it."""
    assert pins(smaller) <= pins(larger)


def test_bench_and_mutate_can_share_a_venv() -> None:
    def names(lock: str) -> dict[str, set[str]]:
        versions: dict[str, set[str]] = {}
        for pin in pins(lock):
            versions.setdefault(pin.split("==")[0], set()).add(pin)
        return versions

    bench, mutate = names("bench"), names("mutate")
    assert {n: bench[n] for n in bench.keys() & mutate.keys()} == {
        n: mutate[n] for n in bench.keys() & mutate.keys()
    }


def test_what_is_installed_lacks_nothing() -> None:
    """It is installed as listed, and nobody looks for what else a package may want."""
    checked = [sys.executable, "-m", "pip", "check", "--disable-pip-version-check"]
    done = subprocess.run(checked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "No broken requirements found.\n")
