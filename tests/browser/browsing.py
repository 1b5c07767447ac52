"""A browser for the tests: where it is found, how its pages are opened, and what they must not say.

A person's settings that only cost time are set before a page loads: no motion, bots at once.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
)

import mansuba.web
from tests.apt import find_or_bring, not_tested

PAGE = Path(mansuba.web.__file__).parent / "page" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
DESKTOP = (1280, 800)
PHONE = (360, 740)
PATIENCE = 20_000
"""Milliseconds until something that should have happened has not. Cores may be shared."""
expect.set_options(timeout=PATIENCE)
QUICK = {"speed": "instant"}
NEVER_SEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup")
"""Pages that Chromium makes ready beside each of ours, at three times the cost of an empty one."""
LEFT_OUT = (
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"),
    *("LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""What Playwright leaves out: a list of one's own takes the place of its list."""
FLAGS = ("--no-sandbox", f"--disable-features={','.join(NEVER_SEEN + LEFT_OUT)}")


@cache
def find_browser(own: str) -> str | None:
    """The path of a Chromium: the system's, `own` (playwright's), or one that apt can bring."""

    def find() -> str | None:
        paths = (*map(shutil.which, NAMES), own)
        return next((path for path in paths if path and Path(path).exists()), None)

    return find_or_bring("chromium", find)


def launched(playwright: Playwright) -> Browser:
    """A running browser; without one the test is skipped, and fails where that must not be."""
    path = find_browser(playwright.chromium.executable_path)
    if path is None:
        not_tested("No Chromium or Chrome was found: the page is NOT TESTED. Install chromium.")
    return playwright.chromium.launch(executable_path=path, args=FLAGS)


def check_built() -> None:
    """There has to be a page to test."""
    if not PAGE.is_file():
        pytest.fail("The page has not been built: `make page` builds it, then run the tests again.")


@dataclass
class Watched:
    """What the pages of a context complained of."""

    complaints: list[str] = field(default_factory=list)
    expected: tuple[str, ...] = ()
    """Parts of complaints that a test brings about itself."""

    def watch(self, page: Page) -> None:
        """Write down every error of this page."""
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(f"{error}"))

    def check(self) -> None:
        """Nothing was complained of since the last time."""
        complaints, self.complaints = self.complaints, []
        assert not complaints, "\n".join(complaints)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _complain(self, text: str) -> None:
        if not any(part in text for part in self.expected):
            self.complaints.append(text)


NETWORK = ("Failed to load resource", "WebSocket connection")
"""What a browser writes to its console when a server is away or says no."""


@contextmanager
def opened(
    browser: Browser, *, expected: tuple[str, ...] = (), **options: Any
) -> Iterator[BrowserContext]:
    """A fresh browser of somebody's own; in the end none of its pages may have complained."""
    watched = Watched(expected=expected)
    context = watched_context(browser, watched, **options)
    try:
        yield context
    finally:
        context.close()
    watched.check()


def watched_context(
    browser: Browser,
    watched: Watched,
    *,
    size: tuple[int, int] = DESKTOP,
    settings: dict[str, Any] | None = None,
    locale: str = "en-GB",
    keeps: bool = False,
    **more: Any,
) -> BrowserContext:
    """The same, for whoever closes it and asks for complaints.

    It `keeps` the page for times without a server only if told to: otherwise it is as a browser at
    an address without https, whose requests no service worker hides from the test.
    """
    width, height = size
    options: dict[str, Any] = {"reduced_motion": "reduce", **more}
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=locale, **options
    )
    context.set_default_timeout(PATIENCE)
    context.on("page", watched.watch)
    kept = json.dumps(QUICK | (settings or {}))
    context.add_init_script(
        "if (location.protocol === 'http:' && !localStorage.getItem('mansuba.settings')) "
        f"localStorage.setItem('mansuba.settings', {json.dumps(kept)})"
    )
    if not keeps:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    return context
