"""A server for each test, with a small board of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.visiting import Visitor, visiting


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(tmp_path) as someone:
        yield someone
