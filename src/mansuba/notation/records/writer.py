"""Writing records, always in the one way that is canonical."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TextIO

from mansuba.notation.decisions import write_decision
from mansuba.notation.records.errors import RecordError, Wanted
from mansuba.notation.records.limits import MOST_EDITION, MOST_GAME, MOST_LINE
from mansuba.notation.records.notes import write_note
from mansuba.notation.records.opening import carried, check_result, edition_word, start_line
from mansuba.notation.records.record import VERSION, NoWinner, Record, result_word
from mansuba.notation.records.sheet import Sheet, is_open
from mansuba.notation.records.text import write_text
from mansuba.rulebook.decisions import Decision, Place
from mansuba.rulebook.phase import Phase


def write_record(record: Record) -> str:
    """The text of a record.

    An illegal decision raises an IllegalDecisionError; a record that is too large, or that calls
    itself truncated though someone has won, raises a RecordError.
    """
    check_truncated(record)
    lines = [*_header(record), *_game(record)]
    _check_size(lines)
    return "".join(f"{line}\n" for line in lines)


def write_records(records: Iterable[Record], stream: TextIO) -> None:
    """The texts of many records, with an empty line before each but the first."""
    for number, record in enumerate(records):
        stream.write("\n" * bool(number) + write_record(record))


def check_truncated(record: Record) -> None:
    """Refuse a game that is said to be truncated, though it has come to its end."""
    if record.truncated:
        check_result(record, NoWinner.TRUNCATED.value)


def carried_file(record: Record) -> str | None:
    """The edition file that a record has to carry, if it can."""
    file = carried(record.edition)
    if file and len(file) > MOST_EDITION:
        size = str(len(file))
        raise RecordError(Wanted.SHORTER_EDITION, size, where="edition", most=MOST_EDITION)
    return file


def _header(record: Record) -> Iterator[str]:
    yield _tag("Mansuba", VERSION)
    yield _tag("Edition", edition_word(record.edition))
    for line in (carried_file(record) or "").split("\n")[:-1]:
        yield f"| {line}" if line else "|"
    yield _tag("Seats", " ".join(map(str, record.seats)))
    position = start_line(record.start)
    if position:
        yield _tag("Position", position)
    for name in sorted(record.tags):
        yield _tag(name, record.tags[name])
    yield _tag("Result", result_word(record.result))


def _tag(name: str, value: str) -> str:
    quoted = write_text(value, closing='"')
    return f"[{name} {quoted}]"


def _game(record: Record) -> Iterator[str]:
    """An empty line after the header, then a line for each set-up, throw and turn."""
    sheet, line = Sheet(record.start), ""
    for number, transition in enumerate(record.transitions()):
        before, decision = transition.before, transition.decision
        if not number or not is_open(before):
            yield line
            line = sheet.head(before)
        else:
            line += " "
        line += _word(before.phase, decision)
        if number in record.notes:
            line += write_note(record.notes[number])
    if record.decisions:
        yield line


def _word(phase: Phase, decision: Decision) -> str:
    """In the set-up a space says it all."""
    if phase is Phase.SET_UP and isinstance(decision, Place):
        return decision.space
    return write_decision(decision)


def _check_size(lines: list[str]) -> None:
    longest, whole = max(map(len, lines)), sum(map(len, lines))
    if longest > MOST_LINE:
        raise RecordError(Wanted.SHORTER_LINE, str(longest), where="record", most=MOST_LINE)
    if whole > MOST_GAME:
        raise RecordError(Wanted.SHORTER_GAME, str(whole), where="record", most=MOST_GAME)
