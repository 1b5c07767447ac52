"""A server that takes its time, for people who do not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Route

OPTIONS = "**/options?*"
"""Where it is asked what may be decided at a table."""
WHY = "**/why?*"
"""Where it is asked why something may not."""
EXAMPLES = "**/api/examples/**"
"""Where the small boards of the rules ask."""


@contextmanager
def unanswered(page: Page, path: str) -> Iterator[None]:
    """What is asked there is answered only when this ends."""
    held, is_over = list[Route](), False

    def hold(route: Route) -> None:
        if is_over:
            route.continue_()
        else:
            held.append(route)

    page.route(path, hold)
    yield
    is_over = True
    for route in held:
        route.continue_()
    page.unroute(path, hold)
