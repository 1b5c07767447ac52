"""A record as the page shows it. Whoever made it, it takes only so much, and nothing is kept."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime

from mansuba import Seat
from mansuba.notation import (
    Record,
    RecordError,
    RecordTextError,
    read_record,
    read_record_json,
    write_position,
    write_record_json,
)
from mansuba.notation.records import Wanted
from mansuba.table import HERE, Dice
from mansuba.table.table import DICE_TAGS
from mansuba.web.messages_common import HALVES, UNKNOWN, one_line
from mansuba.web.messages_people import CompanyView, SeatView
from mansuba.web.messages_replay import RecordForm, ReplayView
from mansuba.web.views import game_view, played_view

MOST_RECORD = 128 * 1024
"""Bytes: a game of six takes some eight thousand, so that there is room for much to be said."""
MOST_DECISIONS = 6_000
"""A game of six has a thousand or two. Each of them takes half a millisecond to be shown."""
MOST_NAME = 40
NO_DATE = datetime(1970, 1, 1, tzinfo=UTC)


def read_as_far_as_possible(body: bytes) -> Record:
    """The game in a broken record, up to where it breaks; a RecordError if there is none."""
    try:
        return read(body)
    except RecordError as error:
        if error.record is None:
            raise
        return _cut(error.record)


def read(body: bytes) -> Record:
    """The record in a file, text or JSON, or a RecordError."""
    text = _text(body)
    is_json = text.lstrip().startswith("{")
    record = read_record_json(text) if is_json else read_record(text)
    if len(record.decisions) > MOST_DECISIONS:
        number = str(len(record.decisions))
        raise RecordError(Wanted.FEWER_DECISIONS, number, record=record, most=MOST_DECISIONS)
    return record


def _cut(record: Record) -> Record:
    """No more of a record than can be shown."""
    notes = {number: note for number, note in record.notes.items() if number < MOST_DECISIONS}
    return replace(record, decisions=record.decisions[:MOST_DECISIONS], notes=notes)


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = body[: error.start].decode("utf-8", "replace")
        *lines, last = before.split("\n")
        raise RecordTextError(
            Wanted.UTF_8,
            f"0x{body[error.start]:02x}",
            line=len(lines) + 1,
            column=len(last) + 1,
        ) from None


def replay_view(record: Record) -> ReplayView:
    """A record as the page shows it."""
    at = _date(record.tags)
    transitions = list(record.transitions())
    seats = [_seat(seat, record.names.get(seat, "")) for seat in record.seats]
    game = game_view(
        "",
        None,
        at,
        record.start,
        "hand" if record.tags.get("Dice") == DICE_TAGS[Dice.HAND] else "program",
        CompanyView(seats=seats, host=None),
        [played_view(transition, number, at) for number, transition in enumerate(transitions, 1)],
    )
    positions = [record.start, *(transition.after for transition in transitions)]
    return ReplayView(
        game=game,
        record=RecordForm.model_validate_json(_whole(write_record_json(record))),
        positions=list(map(write_position, positions)),
    )


def _whole(form: str) -> str:
    """JSON, without halves of characters."""
    return re.sub(r"\\\\|\\ud[89ab]..\\ud[cdef]..|\\u(d[89a-f]..)", _replaced, form)


def _replaced(found: re.Match[str]) -> str:
    return r"\ufffd" if found[1] else found[0]


def _seat(seat: Seat, name: str) -> SeatView:
    try:
        shown = one_line(HALVES.sub(UNKNOWN, name))
    except ValueError:  # there is nothing to be seen of it
        shown = ""
    if len(shown) > MOST_NAME:
        shown = f"{shown[:MOST_NAME]}…"
    return SeatView(seat=seat, name=shown, player=HERE)


def _date(tags: Mapping[str, str]) -> datetime:
    """When it was played, if the record tells."""
    try:
        told = datetime.fromisoformat(tags.get("Date", ""))
    except ValueError:
        return NO_DATE
    return told if told.tzinfo else told.replace(tzinfo=UTC)
