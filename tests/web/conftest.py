"""A server for each test, with a small board of the tests' own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web import stand_ins
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


@pytest.fixture
def offer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> stand_ins.Offer:
    """Lets somebody else think for all bots, in every process from the next on."""

    def offered(player: type[stand_ins.StandIn]) -> Path:
        folder = tmp_path / player.__name__
        folder.mkdir()
        command = stand_ins.command_of(player, folder)
        monkeypatch.setattr("mansuba.web.thinkers.COMMAND", command)
        return folder

    return offered
