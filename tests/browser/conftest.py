"""A browser for each file, and servers: one for all who only play, own ones to be broken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsing import check_built, launched, opened
from tests.browser.serving import Server, serving


# For a file's tests, not for all: Playwright keeps an event loop running as long as it is there,
# and tests of other things that bring their own could not run meanwhile.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without pages."""
    check_built()
    with sync_playwright() as playwright:
        running = launched(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for tests that leave it as it is."""
    with serving(tmp_path_factory.mktemp("mansuba") / "data") as running:
        yield running


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop, starve or fill with broken boards."""
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page that nobody has looked at yet, at the size of a desk."""
    with opened(browser) as context:
        yield context.new_page()
