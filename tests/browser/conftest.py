"""A browser for tests that follow each other; a server for all who only play, others to break."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.browsing import opened
from tests.browser.serving import Server, serving
from tests.browser.windows import Windows

HERE = Path(__file__).parent
WINDOWS = Windows()


@pytest.fixture
def windows() -> Windows:
    """Windows that were looked at before, for tests that only look."""
    return WINDOWS


@pytest.fixture
def browser() -> Browser:
    """A browser without pages, apart from those windows."""
    return WINDOWS.browser()


# Playwright keeps an event loop running as long as it is there, and tests of other things that
# bring their own could not run meanwhile.
@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Close the browser once no test of it follows."""
    if nextitem is None or HERE not in nextitem.path.parents:
        WINDOWS.close()


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
