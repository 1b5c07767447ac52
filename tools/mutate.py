"""Break the rules in small ways, one at a time, and count how often a test notices.

[tool.mutmut] in pyproject.toml says which modules are changed and which tests have to notice.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

FEWEST_NOTICED = 90  # per cent
MUTMUT = Path(sys.executable).with_name("mutmut")
MUTANTS = Path("mutants")


def mutmut(*words: str) -> str:
    """What mutmut answers to a question about its last run."""
    return subprocess.run([MUTMUT, *words], check=True, capture_output=True, text=True).stdout


def main() -> None:
    """Run mutmut from the start, since it would believe old answers; then judge."""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    began = time.monotonic()
    subprocess.run([MUTMUT, "run"], check=True)
    minutes = (time.monotonic() - began) / 60
    mutmut("export-cicd-stats")
    counts = json.loads((MUTANTS / "mutmut-cicd-stats.json").read_text())
    noticed = counts["killed"] + counts["timeout"]
    score = 100 * noticed / counts["total"]
    print(f"\n{noticed} of {counts['total']} changes noticed: {score:.1f} %, in {minutes:.1f} min")
    unnoticed = [line.split(":")[0].strip() for line in mutmut("results").splitlines()]
    for name in filter(None, unnoticed):
        print(mutmut("show", name))
    if score < FEWEST_NOTICED:
        sys.exit(f"mansuba: at least {FEWEST_NOTICED} % have to be noticed.")


if __name__ == "__main__":
    main()
