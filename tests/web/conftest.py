"""A server for each test, with a small board of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.scene import Scene, at_the_table
from tests.web.visiting import Visitor, visiting


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(tmp_path) as someone:
        yield someone


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with at_the_table(tmp_path) as there:
        yield there
