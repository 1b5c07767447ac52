"""Frames a second while six figures travel over our board, beside a bare picture that moves six.

Both are SVG of the same size in the same browser, moved by the same animations: ours is the board
of the page with all that is drawn on it and everything that listens; the bare one has 199 hexagons
and six discs. They take turns. The browser is slowed down, so that a difference would be seen that
a fast machine hides behind the screen's own rate.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, ViewportSize, sync_playwright

from mansuba import Edition, Position
from mansuba.web.views import board_view

FRONTEND = Path(__file__).parents[1] / "frontend"
VITE = FRONTEND / "node_modules" / "vite" / "bin" / "vite.js"
ENTRY = FRONTEND / "src" / "game" / "view" / "bench"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")
SITE = "http://127.0.0.1:1"  # nothing listens there: every request is answered from the folder

SIZE = 900
MILLISECONDS = 1500
SLOWER = 4
REPEATS = 11
ENOUGH = 0.9
"""The least part of the bare picture's rate that we allow ourselves."""


def scene() -> dict[str, Any]:
    """Six players' figures on the sun board, and one figure of each that goes across the middle."""
    start = Position.new(Edition.standard(), 6)
    board = start.edition.board
    figures = {
        f"{seat}{kind}": space
        for seat in start.seats
        for kind, space in zip("FWCIJK", board.temples[seat], strict=True)
    }
    motions = [
        {
            "figure": f"{seat}F",
            "path": [figures[f"{seat}F"], "j10", board.pyramids[seat][0]],
            "kind": ("step", "jump", "carry")[seat % 3],
            "ms": MILLISECONDS,
        }
        for seat in start.seats
    ]
    return {
        "board": board_view(start).model_dump(mode="json"),
        "seats": [{"seat": seat, "name": str(seat), "player": "here"} for seat in start.seats],
        "figures": figures,
        "motions": motions,
    }


def build(folder: str) -> None:
    """The small page that moves them, built as the real one is."""
    like_the_page = f"--config={FRONTEND / 'vite.config.ts'}"
    to_the_folder = (f"--outDir={folder}", "--emptyOutDir", "--logLevel=error")
    subprocess.run(
        ["node", VITE, "build", ENTRY, like_the_page, *to_the_folder], cwd=FRONTEND, check=True
    )


def opened(page: Page, folder: str) -> Page:
    """The page, read from the folder, with everything in place."""
    page.route(
        f"{SITE}/**", lambda route: route.fulfill(path=folder + route.request.url[len(SITE) :])
    )
    page.add_init_script(f"window.scene = {json.dumps(scene())}")
    page.goto(f"{SITE}/index.html")
    page.wait_for_selector("[data-ready]")
    slow = page.context.new_cdp_session(page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page


def rate(page: Page, name: str) -> float:
    """How many frames a second one of the two comes to."""
    return float(page.evaluate(f"window.{name}()"))


def main(repeats: int = REPEATS) -> float | None:
    """Measure, print a table, and return how many times as fast we are as we have to be."""
    if not VITE.exists():
        print("left out: the page's own packages are not installed (make page)")
        return None
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        build(folder)
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = opened(browser.new_page(viewport=ViewportSize(width=SIZE, height=SIZE)), folder)
        rate(page, "ours"), rate(page, "bare")  # whatever is made only once
        runs = [(rate(page, "ours"), rate(page, "bare")) for _ in range(repeats)]
        version = browser.version
        browser.close()
    ours, bare = (statistics.median(column) for column in zip(*runs, strict=True))
    ratio = statistics.median(our / its for our, its in runs)
    print(f"median of {repeats} runs each, six figures for {MILLISECONDS} ms, Chromium {version}")
    print(f"  our board               {ours:10.1f} frames/s")
    print(f"  a bare picture          {bare:10.1f} frames/s")
    print(f"  ratio                   {ratio:10.2f}  (at least {ENOUGH})")
    return ratio / ENOUGH


if __name__ == "__main__":
    result = main()
    sys.exit(result is not None and result < 1)
