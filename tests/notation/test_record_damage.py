"""Records damaged in many ways are read or refused; nothing else ever happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from io import StringIO
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import Edition
from mansuba.notation import (
    NotationError,
    Note,
    Record,
    RecordError,
    read_record,
    read_record_json,
    read_records,
    write_record,
    write_record_json,
)
from tests.notation.recording import SAMPLE, played

SIGNS = '"\\{}[]<>|=:.,@#* \t\r\n\x00\x85\u2028\ufeff\ud800🐈nsauFWCIJK019-'
SCRAPS = [
    *("[Mansuba", '[Mansuba "v1"]', "[Seats", '"0 3"', "set-up 0:", "round 1, 0:", "1. 0:"),
    *(
        "lot:0",
        "stop",
        "pass:F",
        "F:0F",
        "0F@c4",
        "NE",
        "F1W1C1I1J1K1",
        r"\u{d800}",
        r"\u{fffffff}",
    ),
    *("| name = 1", "| [", "9" * 5000, "[" * 2000, "{" * 50, "null", "NaN", "1e999", "true", "-1"),
]


def carrying() -> Record:
    """A short game of an edition that is not built in, from the middle."""
    ring = Edition.standard().ring
    edition = Edition.standard().with_(board="oasis", sanctuary=False, ring=ring[::-1])
    game = played(edition, 3, 5, 60, skip=25)
    notes = {3: Note("on } the way", {"chance": "0.5", "say": 'a "b"'})}
    return Record(game.start, game.decisions, {"Name0": "\u0394\n"}, notes, truncated=True)


ORIGINALS = [read_record(SAMPLE), carrying()]


def damage(text: str, rng: Random) -> str:
    """The text with something done to it."""
    at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    to = min(to, at + rng.choice([1, 2, 5, 50, 5000]))
    part = text[at:to]
    lines = text.split("\n")
    line = rng.randrange(len(lines))
    ways: list[Callable[[], str]] = [
        lambda: text[:at],
        lambda: text[at:],
        lambda: text[:at] + text[to:],
        lambda: text[:to] + text[at:],
        lambda: text[:at] + rng.choice(SIGNS) + text[to:],
        lambda: text[:at] + rng.choice(SCRAPS) + text[to:],
        lambda: text[:at] + rng.choice(SIGNS) + text[at:],
        lambda: text[:at] + rng.choice(SCRAPS) + text[at:],
        lambda: text[:at] + part[::-1] + text[to:],
        lambda: text[:at] + "".join(rng.sample(part, len(part))) + text[to:],
        lambda: text[:at] + part.swapcase() + text[to:],
        lambda: "\n".join(lines[:line] + lines[line + 1 :]),
        lambda: "\n".join([*lines[:line], rng.choice(lines), *lines[line:]]),
        lambda: "\n".join(rng.sample(lines, len(lines))),
        lambda: text.replace(rng.choice(text or " "), rng.choice(SIGNS)),
    ]
    return rng.choice(ways)()


def look_at_text(text: str) -> None:
    """It is read or refused; what is read is a record, and what is kept is one too."""
    errors: list[RecordError] = []
    games = list(read_records(StringIO(text, newline=""), errors.append))
    for record in games + [error.record for error in errors if error.record]:
        again = write_record(record)
        assert read_record(again) == record
    for error in errors:
        assert str(error)
        assert error.column >= 1


def look_at_json(text: str) -> None:
    try:
        record = read_record_json(text)
    except RecordError as error:
        said = str(error), error.record
    else:
        said = "", record
    if said[1]:
        assert read_record_json(write_record_json(said[1])) == said[1]


def damage_many(times: int, seed: int) -> None:
    rng = Random(seed)
    texts = [*map(write_record, ORIGINALS), "".join(map(write_record, ORIGINALS))]
    for _ in range(times // 2):
        text = rng.choice(texts)
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            text = damage(text, rng)
        look_at_text(text)
        text = write_record_json(rng.choice(ORIGINALS))
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            text = damage(text, rng)
        look_at_json(text)


def test_damaged_records() -> None:
    damage_many(600, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_thousand_damaged_records(seed: int) -> None:
    damage_many(10_000, seed)


@given(st.text(st.characters(exclude_categories=())))
def test_any_text_at_all(text: str) -> None:
    look_at_text(text)
    look_at_text(SAMPLE[:300] + text)
    look_at_json(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner),
        max_leaves=8,
    ),
    st.sampled_from(["", "tags", "notes", "seats", "decisions", "result", "position"]),
)
def test_any_json_at_all(content: object, key: str) -> None:
    good = json.loads(write_record_json(ORIGINALS[0]))
    look_at_json(json.dumps(good | {key: content} if key else content))


def test_refusals_are_notation_errors() -> None:
    for text in ("", "x", "{}", SAMPLE[:100]):
        with pytest.raises(NotationError):
            read_record_json(text)
