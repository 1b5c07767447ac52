"""The server under fire: the long forms of tests/fire, and the figures that they tell.

python bench/fire.py
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import _crowd  # noqa: F401  lets the tests' own tools be found

from tests.fire.figures import MARK

ROOT = Path(__file__).parents[1]
TESTS = ("-m", "pytest", "-m", "soak", "tests/fire", "-n", "2", "-rP", "-q")


def main() -> None:
    """Run them, print their figures, and end the program if one fails."""
    done = subprocess.run(
        [sys.executable, *TESTS], cwd=ROOT, capture_output=True, text=True, check=False
    )
    lines = done.stdout.splitlines()
    for line in lines:
        if line.startswith(MARK):
            print(f"  {line.removeprefix(MARK)}")
    print(f"  {lines[-1].strip('= ')}")
    if done.returncode:
        sys.stderr.write(done.stdout)
        sys.exit("a test has failed")


if __name__ == "__main__":
    main()
