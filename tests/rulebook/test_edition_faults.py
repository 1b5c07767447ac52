"""Every way a file can fail to be an edition: where the fault is, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba import Edition, EditionError
from mansuba.rulebook.errors import Fault
from tests.rulebook.faulty import CASES

NAMES = [f"{n} {fault.name} {where}" for n, (fault, where, *_) in enumerate(CASES)]


@pytest.mark.parametrize(("fault", "where", "message", "text"), CASES, ids=NAMES)
def test_fault(fault: Fault, where: str, message: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(EditionError) as refused:
        Edition.load(path)
    assert (refused.value.where, refused.value.fault) == (where, fault)
    assert str(refused.value) == f"{path}: {where}: {message}"


def test_every_fault_of_a_file_that_can_be_read_is_reached_here() -> None:
    """Of others, test_edition_files.py has more to tell, and test_position.py of players."""
    assert {fault for fault, *_ in CASES} == set(Fault) - {Fault.UNREADABLE, Fault.OTHER_PLAYERS}
