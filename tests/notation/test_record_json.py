"""Records as JSON: the schema, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator

from mansuba import Edition, IllegalDecisionError, Rule
from mansuba.notation import (
    Note,
    Record,
    RecordError,
    RecordJSONError,
    read_record,
    read_record_json,
    record_schema,
    write_record,
    write_record_json,
)
from mansuba.notation.records import Wanted
from mansuba.notation.records.limits import MOST_EDITION, MOST_GAME, MOST_JSON, MOST_LINE
from tests.notation.recording import SAMPLE, played, records

SCHEMA: dict[str, Any] = json.loads(record_schema())
VALIDATOR = Draft202012Validator(SCHEMA)
GAME = read_record(SAMPLE)
GOOD: dict[str, Any] = json.loads(write_record_json(GAME))


def refused(text: str) -> RecordJSONError:
    with pytest.raises(RecordJSONError) as caught:
        read_record_json(text)
    return caught.value


def test_the_schema_is_one() -> None:
    VALIDATOR.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@given(records())
@settings(max_examples=40)
def test_whatever_is_written_keeps_the_schema(record: Record) -> None:
    VALIDATOR.validate(json.loads(write_record_json(record)))


def test_on_one_line() -> None:
    assert "\n" not in write_record_json(GAME)
    assert list(GOOD) == ["mansuba", "edition", "seats", "result", "tags", "decisions", "notes"]
    assert GOOD["decisions"][:2] == ["0F@b4", "0W@c6"]


def test_only_what_is_needed() -> None:
    least = {"mansuba": "v1", "edition": "sun", "seats": [0, 3], "decisions": []}
    VALIDATOR.validate(least)
    assert read_record_json(json.dumps(least)) == Record(GAME.start)


def test_a_won_game() -> None:
    won = played(Edition.standard().with_(board="oasis"), 2, 1, 5000, steered=0.9)
    content = json.loads(write_record_json(won))
    assert content["result"] == won.result
    error = refused(json.dumps(content | {"result": "unfinished"}))
    assert (error.where, error.wanted, error.record) == ("/result", Wanted.RESULT, won)
    with pytest.raises(RecordError):
        write_record_json(Record(won.start, won.decisions, truncated=True))


WRONG_PARTS = [
    ({"mansuba": "v2"}, "/mansuba", Wanted.VERSION),
    ({"mansuba": []}, "/mansuba", Wanted.VERSION),
    ({"mansuba": {}}, "/mansuba", Wanted.VERSION),
    ({"players": 2}, "", Wanted.KNOWN_KEY),
    ({"edition": 7}, "/edition", Wanted.STRING),
    ({"edition": "moon#00000000"}, "/edition", Wanted.EDITION),
    ({"edition_file": "name = 1"}, "/edition_file", Wanted.OWN_EDITION),
    ({"edition_file": "board = 'oasis'"}, "/edition", Wanted.SAME_EDITION),
    ({"seats": 2}, "/seats", Wanted.LIST),
    ({"seats": []}, "/seats", Wanted.SEATS),
    ({"seats": [0, True]}, "/seats/1", Wanted.SEATS),
    ({"seats": [0, 3.0]}, "/seats/1", Wanted.SEATS),
    ({"seats": [0, 6]}, "/seats/1", Wanted.SEATS),
    ({"seats": [0, 1]}, "/seats", Wanted.SEATS),
    ({"position": "here"}, "/position", Wanted.POSITION),
    ({"position": None}, "/position", Wanted.STRING),
    ({"result": "3"}, "/result", Wanted.RESULT),
    ({"result": 3}, "", Wanted.WIN),
    ({"result": 9}, "/result", Wanted.RESULT),
    ({"result": True}, "/result", Wanted.STRING),
    ({"tags": []}, "/tags", Wanted.OBJECT),
    ({"tags": {"Date": 1}}, "/tags/Date", Wanted.STRING),
    ({"tags": {"Name1": "x"}}, "/tags/Name1", Wanted.NAME),
    ({"tags": {"Result": "x"}}, "/tags/Result", Wanted.FREE_TAG),
    ({"decisions": {}}, "/decisions", Wanted.LIST),
    ({"decisions": ["0F@b4", 1]}, "/decisions/1", Wanted.STRING),
    ({"decisions": ["0F@b4", "up!"]}, "/decisions/1", Wanted.DECISION),
    ({"decisions": ["0F@b4", "0W@b4"]}, "/decisions/1", Wanted.LEGAL),
    ({"notes": []}, "/notes", Wanted.OBJECT),
    ({"notes": {"-1": {}}}, "/notes/-1", Wanted.NUMBER),
    ({"notes": {"99": {"text": "x"}}}, "/notes/99", Wanted.NUMBER),
    ({"notes": {"1": "x"}}, "/notes/1", Wanted.OBJECT),
    ({"notes": {"1": {"x": "x"}}}, "/notes/1", Wanted.KNOWN_KEY),
    ({"notes": {"1": {"text": 1}}}, "/notes/1/text", Wanted.STRING),
    ({"notes": {"1": {"values": 1}}}, "/notes/1/values", Wanted.OBJECT),
    ({"notes": {"1": {"values": {"": "1"}}}}, "/notes/1/values", Wanted.KEY),
    ({"notes": {"1": {"values": {"a": 1}}}}, "/notes/1/values/a", Wanted.STRING),
]


@pytest.mark.parametrize(("parts", "where", "wanted"), WRONG_PARTS)
def test_wrong_parts(parts: dict[str, Any], where: str, wanted: Wanted) -> None:
    error = refused(json.dumps(GOOD | parts))
    assert (error.where, error.wanted) == (where, wanted)
    assert str(error).startswith(f"{where}: expected" if where else "expected")
    if wanted in (Wanted.KNOWN_KEY, Wanted.STRING, Wanted.LIST, Wanted.OBJECT):
        assert not VALIDATOR.is_valid(GOOD | parts)


@pytest.mark.parametrize("key", ["mansuba", "edition", "seats", "decisions"])
def test_missing_parts(key: str) -> None:
    error = refused(json.dumps({name: part for name, part in GOOD.items() if name != key}))
    assert (error.wanted, error.facts) == (Wanted.NEEDED_KEY, {"name": key})


def test_the_legal_part_is_kept() -> None:
    decisions = [*GOOD["decisions"][:20], "pass:F"]
    error = refused(json.dumps(GOOD | {"decisions": decisions, "notes": {}}))
    assert error.record == Record(GAME.start, GAME.decisions[:20], GAME.tags)
    assert isinstance(error.reason, IllegalDecisionError)
    assert error.reason.refusal.rule is Rule.CAN_STILL_MOVE
    error = refused(json.dumps(GOOD | {"decisions": [*GOOD["decisions"][:20], []]}))
    assert error.record == Record(GAME.start, GAME.decisions[:20], GAME.tags)


@pytest.mark.parametrize(
    ("text", "where", "wanted"),
    [
        ("", "line 1, column 1", Wanted.JSON),
        ('{"mansuba":\n "v1" 5}', "line 2, column 7", Wanted.JSON),
        ("[" * 100_000, "", Wanted.JSON),
        ('{"a":' * 100_000, "", Wanted.JSON),
        ("9" * 10_000, "", Wanted.JSON),
        ('{"mansuba": NaN}', "", Wanted.JSON),
        ('{"mansuba": "v1", "mansuba": "v1"}', "", Wanted.ONCE),
        ("[]", "", Wanted.OBJECT),
        ("null", "", Wanted.OBJECT),
        (" " * (MOST_JSON + 1), "", Wanted.SHORTER_GAME),
    ],
    ids=range(10),
)
def test_what_is_no_record(text: str, where: str, wanted: Wanted) -> None:
    error = refused(text)
    assert error.wanted is wanted
    assert error.where == where or error.where.startswith("line 1, ")


def test_what_is_too_large_to_be_written() -> None:
    start, decisions = GAME.start, GAME.decisions
    for notes, wanted in [
        ({0: Note("x" * MOST_LINE)}, Wanted.SHORTER_LINE),
        ({n: Note("x" * (MOST_LINE // 7)) for n in range(48)}, None),
    ]:
        record = Record(start, decisions, notes=notes)
        if wanted:
            with pytest.raises(RecordError) as caught:
                write_record(record)
            assert caught.value.wanted is wanted
        else:
            assert read_record(write_record(record)) == record
    tags = {f"T{n}": "x" * 60_000 for n in range(MOST_GAME // 60_000 + 1)}
    with pytest.raises(RecordError) as caught:
        write_record(Record(start, tags=tags))
    assert caught.value.wanted is Wanted.SHORTER_GAME
    with pytest.raises(RecordError) as caught:
        write_record_json(Record(start, tags={"T": "\u2028" * (MOST_JSON // 6)}))
    assert caught.value.wanted is Wanted.SHORTER_GAME


def test_an_edition_that_is_too_large_to_be_carried() -> None:
    board = Edition.standard().board
    parts = {name: getattr(board, name) for name in board.__dataclass_fields__ if name != "compass"}
    large = type(board)(**parts | {"picture": board.picture + " " * MOST_EDITION})
    record = played(Edition.standard().with_(board=large), 2, 1, 5)
    for write in (write_record, write_record_json):
        with pytest.raises(RecordError) as caught:
            write(record)
        assert caught.value.wanted is Wanted.SHORTER_EDITION
