"""Records: whole games as text that people can read and write, and as JSON for programs.

`docs/records.md` has the grammar, the limits and examples.
"""

from mansuba.notation.records.errors import RecordError, RecordJSONError, RecordTextError, Wanted
from mansuba.notation.records.jsonform import read_record_json, record_schema, write_record_json
from mansuba.notation.records.reader import RecordReader, open_records, read_record, read_records
from mansuba.notation.records.record import Note, NoWinner, Record, Result
from mansuba.notation.records.writer import write_record, write_records

__all__ = [
    "NoWinner",
    "Note",
    "Record",
    "RecordError",
    "RecordJSONError",
    "RecordReader",
    "RecordTextError",
    "Result",
    "Wanted",
    "open_records",
    "read_record",
    "read_record_json",
    "read_records",
    "record_schema",
    "write_record",
    "write_record_json",
    "write_records",
]
