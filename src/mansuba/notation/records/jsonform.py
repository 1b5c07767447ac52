"""Records as JSON, for programs; `record.schema.json` beside this file is the schema."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, NoReturn

from mansuba.notation.decisions import read_decision, write_decision
from mansuba.notation.records.errors import RecordError, RecordJSONError, Wanted
from mansuba.notation.records.limits import MOST_JSON
from mansuba.notation.records.lines import BYTE_ORDER
from mansuba.notation.records.opening import (
    check_result,
    edition_word,
    find_edition,
    find_start,
    is_truncated,
    start_line,
)
from mansuba.notation.records.record import VERSION, Note, NoWinner, Record
from mansuba.notation.records.writer import carried_file, check_truncated
from mansuba.notation.scanner import NotationError
from mansuba.rulebook.decisions import Decision
from mansuba.rulebook.errors import IllegalDecisionError
from mansuba.rulebook.figures import Seat

NEEDED = ("mansuba", "edition", "seats", "decisions")
OPTIONAL = ("edition_file", "position", "result", "tags", "notes")
NOTE_KEYS = ("text", "values")
RESULTS = tuple(standing.value for standing in NoWinner)
NUMBER = re.compile("0|[1-9][0-9]{0,7}")


@cache
def record_schema() -> str:
    """The JSON Schema of a record, draft 2020-12, as text."""
    return files(__package__).joinpath("record.schema.json").read_text("utf-8")


def write_record_json(record: Record) -> str:
    """A record as one line of JSON; refused like a text."""
    check_truncated(record)
    result = record.result
    content: dict[str, object] = {
        "mansuba": VERSION,
        "edition": edition_word(record.edition),
        "edition_file": carried_file(record),
        "seats": record.seats,
        "position": start_line(record.start),
        "result": result.value if isinstance(result, NoWinner) else result,
        "tags": {name: record.tags[name] for name in sorted(record.tags)},
        "decisions": [write_decision(t.decision) for t in record.transitions()],
        "notes": {str(number): _write_note(note) for number, note in record.notes.items()},
    }
    given = {key: part for key, part in content.items() if part is not None}
    text = json.dumps(given, separators=(",", ":"))
    if len(text) > MOST_JSON:
        raise RecordError(Wanted.SHORTER_GAME, str(len(text)), most=MOST_JSON)
    return text


def _write_note(note: Note) -> dict[str, object]:
    values = {key: note.values[key] for key in sorted(note.values)}
    parts = {"text": note.text, "values": values}
    return {key: part for key, part in parts.items() if part}


def read_record_json(text: str) -> Record:
    """The record that JSON stands for, or a RecordJSONError."""
    try:
        return _Reader(_parse(text)).record()
    except RecordJSONError:
        raise
    except RecordError as error:
        facts: dict[str, Any] = error.rebuilt()
        raise RecordJSONError(error.wanted, error.found, **facts) from None


def _parse(text: str) -> object:
    if len(text) > MOST_JSON:
        raise RecordJSONError(Wanted.SHORTER_GAME, str(len(text)), most=MOST_JSON)
    try:
        text = text.removeprefix(BYTE_ORDER)
        return json.loads(text, object_pairs_hook=_object, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        found = text[error.pos : error.pos + 1] or None
        raise RecordJSONError(Wanted.JSON, found, where=where, problem=error.msg) from None
    except RecursionError:
        raise RecordJSONError(Wanted.JSON, "[", problem="too deeply nested") from None
    except RecordError:
        raise
    except ValueError as error:  # endless digits
        raise RecordJSONError(Wanted.JSON, "0", problem=str(error)) from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise RecordJSONError(Wanted.ONCE, key, name=key)
        found[key] = value
    return found


def _no_number(word: str) -> NoReturn:
    raise RecordJSONError(Wanted.JSON, word, problem="no such number")


class _Reader:
    """What was parsed, looked at part by part."""

    def __init__(self, content: object) -> None:
        self._content = _as_object(content, "", NEEDED, OPTIONAL)

    def record(self) -> Record:
        content = self._content
        if content["mansuba"] != VERSION:
            found = _shown(content["mansuba"])
            raise RecordJSONError(Wanted.VERSION, found, where="/mansuba", version=VERSION)
        edition = find_edition(self._string("edition") or "", self._string("edition_file"))
        start = find_start(edition, self._seats(), self._string("position"))
        tags = _as_object(content.get("tags", {}), "/tags")
        opening = Record(start, tags=tags)
        word = self._result()
        read = replace(opening, decisions=self._decisions(opening), truncated=is_truncated(word))
        record = replace(read, notes=self._notes())
        check_result(record, word)
        return record

    def _string(self, key: str) -> str | None:
        return _as_string(self._content[key], f"/{key}") if key in self._content else None

    def _seats(self) -> tuple[Seat, ...]:
        seats = _as_list(self._content["seats"], "/seats")
        for index, seat in enumerate(seats):
            if type(seat) is not int or not 0 <= seat <= 5:
                where = f"/seats/{index}"
                raise RecordJSONError(Wanted.SEATS, _shown(seat), where=where, known="0 to 5")
        return tuple(seats)

    def _result(self) -> str | None:
        result = self._content.get("result")
        if type(result) is int:
            return str(result)
        word = self._string("result")
        if word not in (None, *RESULTS):
            known = " or ".join(("a seat", *RESULTS))
            raise RecordJSONError(Wanted.RESULT, word, where="/result", known=known)
        return word

    def _decisions(self, opening: Record) -> tuple[Decision, ...]:
        position = opening.start
        decisions: list[Decision] = []
        for index, word in enumerate(_as_list(self._content["decisions"], "/decisions")):
            where = f"/decisions/{index}"
            try:
                decision = read_decision(_as_string(word, where))
                position = position.play(decision).after
            except RecordError as error:
                error.record = replace(opening, decisions=tuple(decisions))
                raise
            except (NotationError, IllegalDecisionError) as error:
                wanted = Wanted.DECISION if isinstance(error, NotationError) else Wanted.LEGAL
                record = replace(opening, decisions=tuple(decisions))
                raise RecordJSONError(
                    wanted, word, where=where, reason=error, record=record
                ) from None
            decisions.append(decision)
        return tuple(decisions)

    def _notes(self) -> dict[int, Note]:
        notes: dict[int, Note] = {}
        for number, note in _as_object(self._content.get("notes", {}), "/notes").items():
            where = f"/notes/{number}"
            if not NUMBER.fullmatch(number):
                raise RecordJSONError(Wanted.NUMBER, number, where=where, most=10**8 - 1)
            parts = _as_object(note, where, (), NOTE_KEYS)
            values = _as_object(parts.get("values", {}), f"{where}/values")
            notes[int(number)] = Note(_as_string(parts.get("text", ""), f"{where}/text"), values)
        return notes


def _as_object(
    given: object, where: str, needed: tuple[str, ...] = (), optional: tuple[str, ...] = ()
) -> dict[str, Any]:
    """An object; if keys are named, with these keys and no others."""
    if not isinstance(given, dict):
        raise RecordJSONError(Wanted.OBJECT, _shown(given), where=where)
    for name in needed:
        if name not in given:
            raise RecordJSONError(Wanted.NEEDED_KEY, where=where, name=name)
    for key in given:
        if optional and key not in needed + optional:
            known = ", ".join(needed + optional)
            raise RecordJSONError(Wanted.KNOWN_KEY, key, where=where, known=known)
    return given


def _as_list(given: object, where: str) -> list[Any]:
    if not isinstance(given, list):
        raise RecordJSONError(Wanted.LIST, _shown(given), where=where)
    return given


def _as_string(given: object, where: str) -> str:
    if not isinstance(given, str):
        raise RecordJSONError(Wanted.STRING, _shown(given), where=where)
    return given


def _shown(given: object) -> str:
    """What was found, as JSON has it; of lists and objects only their kind."""
    if isinstance(given, list | dict):
        return "a list" if isinstance(given, list) else "an object"
    return json.dumps(given)
