"""How hard hypothesis tries (HYPOTHESIS_PROFILE=soak tries harder), what counts as covered, what
begins first and how many work at once, and the PostgreSQL of those who need one."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from tests.fire.postgres import Postgres

settings.register_profile(
    "default",
    max_examples=100,
    deadline=None,  # the first call may compile, and cores are shared
    suppress_health_check=[HealthCheck.too_slow],  # the same, while examples are drawn
    derandomize=os.environ.get("CI") == "true",  # a red CI run can be run again
)
settings.register_profile(
    "soak",
    settings.get_profile("default"),
    max_examples=10_000,
    derandomize=False,  # a soak is there to find what is new
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# A shell that runs us in the background has us, and all whom we start, pass over an interruption.
signal.signal(signal.SIGINT, signal.default_int_handler)

COVERING = ("tests/laws/", "tests/rulebook/", "tests/notation/", "src/")
"""Whose tests have to cover the rulebook and the notation: whoever only uses them proves little of
them, and is twice as quick unwatched."""

FIRST = (
    "tests/browser/test_friends.py",
    "tests/browser/test_games.py",
    "tests/browser/",
    "tests/fire/",
)
"""Where a single test takes long, so that none of them is left for the end."""


@pytest.hookimpl(trylast=True)  # once everybody else has chosen what is to run
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let those who take long begin."""
    items.sort(key=lambda item: [not item.nodeid.startswith(place) for place in FIRST])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Do not watch those whose coverage does not count, nor what luck may cover."""
    drawn = getattr(getattr(item, "obj", None), "is_hypothesis_test", False)
    if item.nodeid.startswith(COVERING) and not drawn:
        return (yield)
    with unwatched():
        return (yield)


@contextmanager
def unwatched() -> Iterator[None]:
    """Coverage looks away: all of it, for pytest-cov begins anew in a worker without an end."""
    watching = list[Coverage]()
    while current := Coverage.current():
        current.stop()
        watching.append(current)
    try:
        yield
    finally:
        for one in reversed(watching):
            one.start()


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: tests in a browser wait about as long as they work."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session")
def own_postgres() -> Iterator[Postgres]:
    """One PostgreSQL for all tests of a process."""
    from tests.fire.postgres import postgres

    with postgres() as server:
        yield server
