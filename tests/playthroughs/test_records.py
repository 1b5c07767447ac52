"""The golden games are records: canonical, and the same games that are told.

When a game is new or changes on purpose:

    python -m tests.playthroughs.records
"""

from __future__ import annotations

from pathlib import Path

import pytest

from mansuba.notation import (
    open_records,
    read_record,
    read_record_json,
    read_records,
    write_position,
    write_record,
    write_record_json,
)
from tests.playthroughs.records import HERE, record_of

GAMES = sorted(HERE.glob("*.mansuba"))


def test_every_game_has_its_record() -> None:
    assert GAMES
    assert {path.stem for path in GAMES} == {path.stem for path in HERE.glob("*.txt")}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_record(path: Path) -> None:
    told = path.with_suffix(".txt").read_text("utf-8")
    with open_records(path) as stream:
        [record] = read_records(stream)
    assert record == record_of(told)
    assert write_record(record) == path.read_text("utf-8")
    assert told.splitlines()[-1] == f"position {write_position(record.end)}"
    assert read_record_json(write_record_json(record)) == record


def test_all_in_one_file(tmp_path: Path) -> None:
    file = tmp_path / "all.mansuba"
    file.write_text("\n".join(path.read_text("utf-8") for path in GAMES), "utf-8")
    with open_records(file) as stream:
        assert list(read_records(stream)) == [
            read_record(path.read_text("utf-8")) for path in GAMES
        ]
