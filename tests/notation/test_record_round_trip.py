"""What is written is read back, whatever it is."""

from __future__ import annotations

import json
import pickle
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mansuba import Board, Edition, Face, Kind
from mansuba.notation import (
    Record,
    open_records,
    read_edition,
    read_record,
    read_record_json,
    read_records,
    write_edition,
    write_record,
    write_record_json,
    write_records,
)
from tests.notation.recording import SAMPLE, played, records
from tests.properties.editions import editions


def there_and_back(record: Record) -> None:
    text = write_record(record)
    again = read_record(text)
    assert again == record
    assert write_record(again) == text
    assert text.encode().decode() == text  # a file can hold it
    assert again.end == record.end
    assert again.result == record.result
    as_json = write_record_json(record)
    assert read_record_json(as_json) == record
    assert write_record_json(read_record_json(as_json)) == as_json


@given(records())
@settings(max_examples=60)
def test_any_record(record: Record) -> None:
    there_and_back(record)


@pytest.mark.soak
@given(records(most=400))
def test_many_records(record: Record) -> None:
    there_and_back(record)


@given(st.lists(records(most=40), max_size=4))
@settings(max_examples=20)
def test_many_games_in_a_file(games: list[Record]) -> None:
    stream = StringIO()
    write_records(games, stream)
    stream.seek(0)
    assert list(read_records(stream)) == games


def test_games_are_an_empty_line_apart() -> None:
    stream = StringIO()
    write_records([read_record(SAMPLE)] * 2, stream)
    assert stream.getvalue() == f"{SAMPLE}\n{SAMPLE}"


def test_whole_games() -> None:
    for players in (2, 6):
        record = played(Edition.standard().with_(board="oasis"), players, 1, 5000, steered=0.9)
        assert isinstance(record.result, int)
        there_and_back(record)


@given(editions())
def test_any_edition(edition: Edition) -> None:
    text = write_edition(edition)
    again = read_edition(text)
    assert again == edition
    assert again.fingerprint == edition.fingerprint
    assert write_edition(again) == text


def test_other_faces_are_written_down() -> None:
    standard = Edition.standard()
    cat = (Face(1), Face(5, naal=True), Face(2), Face(2))
    edition = standard.with_(faces={**standard.faces, Kind.CAT: cat})
    text = write_edition(edition)
    assert 'cat = ["1", "5n", "2", "2"]' in text
    assert read_edition(text) == edition


@pytest.mark.parametrize("before", ["", "\n", "\n\n ", "\r\n", "\t\x1c\u2028\u3000\n"])
def test_pictures_keep_their_white_space(before: str, tmp_path: Path) -> None:
    sun = Edition.standard()
    parts = {name: getattr(sun.board, name) for name in Board.__dataclass_fields__}
    del parts["compass"]
    picture = before + sun.board.picture + before
    edition = sun.with_(board=Board(**parts | {"name": "my-sun", "picture": picture}))
    file = tmp_path / "my-sun.toml"
    file.write_text(write_edition(edition), "utf-8", newline="")
    assert Edition.load(file) == edition
    record = played(edition, 2, 1, 20)
    there_and_back(record)


def test_a_board_drawn_otherwise_is_carried() -> None:
    """It has the fingerprint of the built-in one, and yet is not the same."""
    board = Edition.standard().board
    parts = {name: getattr(board, name) for name in Board.__dataclass_fields__}
    del parts["compass"]
    edition = Edition.standard().with_(board=Board(**parts | {"picture": " ".join(board.spaces)}))
    assert edition.fingerprint == Edition.standard().fingerprint
    there_and_back(played(edition, 2, 1, 20))


def test_the_sample_is_canonical() -> None:
    assert write_record(read_record(SAMPLE)) == SAMPLE


@pytest.mark.parametrize("end", ["\r\n", "\n\n", "\n \t\n", " \n"])
def test_line_ends_do_not_matter(end: str) -> None:
    assert read_record(SAMPLE.replace("\n", end)) == read_record(SAMPLE)


def test_a_byte_order_mark_does_not_matter(tmp_path: Path) -> None:
    file = tmp_path / "games.mansuba"
    file.write_bytes(("\ufeff" + SAMPLE + "\ufeff" + SAMPLE).encode())
    with open_records(file) as stream:
        assert list(read_records(stream)) == [read_record(SAMPLE)] * 2


def test_what_a_hand_writes() -> None:
    text = """
  [ Mansuba   "v1" ]
[Edition "sun"]
[Seats "0 3"]
set-up 0 : b4   c6 b5 a4 c5 c4
   set-up 3:q14 q16 r15 r16 q15 s16
 lot:0
round 1 , 0: F2nW4C3I2nJ1K2n
1 . 0 : W:0F NW {} <>
2. 3: C:3C SW   SW SW{three}<chance = 0.5  by="me" >
"""
    record = read_record(text)
    assert record.edition == Edition.standard()
    assert len(record.decisions) == 20
    assert record.notes[19].text == "three"
    assert record.notes[19].values == {"chance": "0.5", "by": "me"}
    assert "  1. 0: W:0F NW\n  2. 3: C:3C SW SW SW {three} <by=me chance=0.5>\n" in write_record(
        record
    )


def test_the_edition_by_name_and_carried() -> None:
    edition = Edition.standard().with_(ring=tuple(sorted(Edition.standard().ring)))
    record = played(edition, 2, 1, 30)
    text = write_record(record)
    assert '[Edition "sun#' in text
    assert '\n| board = "sun"\n| ring = [' in text
    by_name = text.replace(f"#{edition.fingerprint}", "")
    assert read_record(by_name) == record


def test_from_a_position_in_the_middle_of_a_turn() -> None:
    whole = read_record(SAMPLE)
    positions = list(whole.positions())
    for skipped in range(len(whole.decisions) + 1):
        rest = Record(positions[skipped], whole.decisions[skipped:])
        there_and_back(rest)
    inside = Record(positions[15], whole.decisions[15:])
    lines = write_record(inside).split("\n\n")[1].splitlines()
    assert lines[:2] == ["  1. 0: NW", "  2. 3: C:3C SW SW SW"]
    assert lines[6] == "round 2, 3: F1W3C2nI1J3K3"
    without_seats = write_record(inside).replace('[Seats "0 3"]\n', "")
    assert read_record(without_seats) == inside


def test_records_are_values() -> None:
    record = read_record(SAMPLE)
    assert pickle.loads(pickle.dumps(record)) == record
    assert hash(record) == hash(read_record(SAMPLE))
    assert dict(record.names) == {0: "Nefer", 3: 'Mesi "the Cat"'}
    assert [t.after for t in record.transitions()] == list(record.positions())[1:]
    assert Record(record.start, record.decisions).end == record.end
    assert json.loads(write_record_json(record))["notes"]["0"] == {"text": "the Falcon leads"}
