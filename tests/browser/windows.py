"""A browser that stays open from one test to the next, and windows of it that are used again.

A new browser, and a page that was never loaded before, cost more than most tests do with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browsing import DESKTOP, Watched, check_built, launched, watched_context


class Windows:
    """What is open."""

    def __init__(self) -> None:
        self._stack = ExitStack()
        self._browser: Browser | None = None
        self._left: dict[tuple[tuple[int, int], float], Window] = {}

    def browser(self) -> Browser:
        """A browser; it is started for whoever asks first, and again if it has died."""
        if self._browser is None or not self._browser.is_connected():
            self.close()
            check_built()
            with ExitStack() as stack:
                playwright = stack.enter_context(sync_playwright())
                self._browser = stack.enter_context(launched(playwright))
                self._stack = stack.pop_all()
        return self._browser

    @contextmanager
    def page(
        self,
        size: tuple[int, int] = DESKTOP,
        scale: float = 1,
        expected: tuple[str, ...] = (),
    ) -> Iterator[Page]:
        """A page for somebody who only looks: to the page it is as if nobody had been there."""
        browser = self.browser()
        window = self._left.pop((size, scale), None) or Window(browser, size, scale)
        yield window.entered(expected)
        window.leave()
        self._left[size, scale] = window  # unless the test failed, and who knows how it is then

    def close(self) -> None:
        """Close everything."""
        self._browser = None
        self._left.clear()
        self._stack.close()


class Window:
    """A page of its own browser, which anybody may have looked at before."""

    def __init__(self, browser: Browser, size: tuple[int, int], scale: float) -> None:
        self._watched = Watched()
        self._context = watched_context(
            browser, self._watched, size=size, device_scale_factor=scale
        )
        self._page = self._context.new_page()
        self._size = self._page.viewport_size

    def entered(self, expected: tuple[str, ...]) -> Page:
        """The page, for the next."""
        self._watched.expected = expected
        return self._page

    def leave(self) -> None:
        """Let the page forget who was there; it may not have complained."""
        self._page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self._page.goto("about:blank")
        self._page.emulate_media(color_scheme="light", contrast="no-preference")
        if self._size:
            self._page.set_viewport_size(self._size)
        self._context.clear_cookies()
        self._watched.check()
