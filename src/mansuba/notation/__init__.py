"""Mansuba on paper: a position as one line, a decision as one word, a game as a record.

>>> from mansuba import Figure, Kind, Take
>>> write_decision(Take(Kind.CROCODILE, Figure(0, Kind.CAT)))
'C:0K'
>>> read_decision("NE")
Step(direction='NE')
"""

from mansuba.notation.decisions import read_decision, write_decision
from mansuba.notation.editions import read_edition, write_edition
from mansuba.notation.positions import read_position, write_position
from mansuba.notation.records import (
    Note,
    NoWinner,
    Record,
    RecordError,
    RecordJSONError,
    RecordReader,
    RecordTextError,
    Result,
    open_records,
    read_record,
    read_record_json,
    read_records,
    record_schema,
    write_record,
    write_record_json,
    write_records,
)
from mansuba.notation.scanner import NotationError

__all__ = [
    "NoWinner",
    "NotationError",
    "Note",
    "Record",
    "RecordError",
    "RecordJSONError",
    "RecordReader",
    "RecordTextError",
    "Result",
    "open_records",
    "read_decision",
    "read_edition",
    "read_position",
    "read_record",
    "read_record_json",
    "read_records",
    "record_schema",
    "write_decision",
    "write_edition",
    "write_position",
    "write_record",
    "write_record_json",
    "write_records",
]
