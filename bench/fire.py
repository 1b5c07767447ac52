"""The server under fire: the long forms of tests/fire and its faults, and the figures they tell.

Each is printed as soon as it is told, so that a run that is broken off has not been for nothing.

python bench/fire.py
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TextIO

import _crowd  # noqa: F401  lets the tests' own tools be found

from tests.fire.figures import FIGURES

ROOT = Path(__file__).parents[1]
TESTS = (
    "-m",
    "pytest",
    "-m",
    "soak or fault",
    "tests/fire",
    "-n",
    "2",
    "--dist",
    "worksteal",
    "-q",
)
NO_LONGER = ("--timeout", "3600")
"""Seconds, for each of them."""


def main() -> None:
    """Run them, print their figures, and end the program if one fails."""
    with TemporaryDirectory() as folder:
        told, said = Path(folder, "figures"), Path(folder, "output")
        told.touch()
        # CI, so that what is missing fails, and is not passed over.
        environment = {**os.environ, "CI": "true", FIGURES: str(told)}
        with told.open(encoding="utf-8") as figures, said.open("w", encoding="utf-8") as output:
            tests = subprocess.Popen(
                [sys.executable, *TESTS, *NO_LONGER], cwd=ROOT, env=environment, stdout=output
            )
            with tests:
                _print_until_ended(tests, figures)
        printed = said.read_text("utf-8")
    print(f"  {printed.splitlines()[-1].strip('= ')}")
    if tests.returncode:
        sys.stderr.write(printed)
        sys.exit("a test has failed")


def _print_until_ended(tests: subprocess.Popen[bytes], figures: TextIO) -> None:
    while True:
        has_ended = tests.poll() is not None  # asked first: it tells nothing after that
        for figure in figures:
            print(f"  {figure}", end="", flush=True)
        if has_ended:
            return
        time.sleep(1)


if __name__ == "__main__":
    main()
