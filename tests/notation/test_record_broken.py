"""A broken record is refused with line, column and what was expected; the game so far is kept."""

from __future__ import annotations

import pickle
from string import Formatter

import pytest

from mansuba import Edition, EditionError, IllegalDecisionError, ImpossiblePositionError, Rule
from mansuba.notation import (
    NotationError,
    Note,
    Record,
    RecordError,
    RecordTextError,
    read_record,
    write_edition,
    write_record,
)
from mansuba.notation.records import Wanted
from tests.notation.recording import SAMPLE, played


def refused(text: str) -> RecordTextError:
    with pytest.raises(RecordTextError) as caught:
        read_record(text)
    return caught.value


# What is changed in the sample, into what, and then: line, column, what was expected, decisions.
BROKEN = [
    ('[Mansuba "v1"]', '[Mansuba "v2"]', 1, 11, Wanted.VERSION, None),
    ('[Mansuba "v1"]\n', "", 1, 1, Wanted.GAME, None),
    ('[Mansuba "v1"]\n', 'hello\n[Mansuba "v1"]\n', 1, 1, Wanted.GAME, None),
    ('[Date "2026-11-30"]', "[]", 4, 2, Wanted.TAG_NAME, None),
    ('[Date "2026-11-30"]', "[Date]", 4, 6, Wanted.TEXT, None),
    ('[Date "2026-11-30"]', "[Date 2026]", 4, 7, Wanted.TEXT, None),
    ('[Date "2026-11-30"]', '[Date "2026', 4, 12, Wanted.MORE_TEXT, None),
    ('[Date "2026-11-30"]', '[Date "2026" ', 4, 14, Wanted.CLOSING, None),
    ('[Date "2026-11-30"]', '[Date "2026"] x', 4, 15, Wanted.NEXT_LINE, None),
    ('[Date "2026-11-30"]', r'[Date "20\x26"]', 4, 10, Wanted.ESCAPE, None),
    ('[Date "2026-11-30"]', r'[Date "\u{110000}"]', 4, 8, Wanted.ESCAPE, None),
    ('[Date "2026-11-30"]', '[Date "20\x0026"]', 4, 10, Wanted.PLAIN, None),
    ('[Date "2026-11-30"]', '[Date "20\ud80026"]', 4, 10, Wanted.PLAIN, None),
    ('[Date "2026-11-30"]', '[Dice ""]', 5, 2, Wanted.ONCE, None),
    ('[Edition "sun#4a33bb52"]\n', "", 1, 15, Wanted.MISSING, None),
    ("sun#4a33bb52", "sun#00000000", 2, 11, Wanted.EDITION, None),
    ("sun#4a33bb52", "moon", 2, 11, Wanted.EDITION, None),
    ('[Seats "0 3"]\n', "", 1, 15, Wanted.MISSING, None),
    ('"0 3"', '"0 4"', 3, 9, Wanted.SEATS, None),
    ('"0 3"', '"two"', 3, 9, Wanted.SEATS, None),
    ('"0 3"', '"0 3"]\n[Position "sun"', 4, 12, Wanted.POSITION, None),
    ("[Name3", "[Name1", 7, 9, Wanted.NAME, None),
    ('"unfinished"', '"3"', 25, 17, Wanted.WIN, 48),
    ('"unfinished"', '"draw"', 8, 10, Wanted.RESULT, 48),
    ('[Result "unfinished"]', "Result", 8, 1, Wanted.HEAD, 0),
    ("set-up 0:", "set-up 3:", 10, 1, Wanted.HEAD, 0),
    ("set-up 0:", "set-up 0", 10, 1, Wanted.HEAD, 0),
    ("b4 {the", "b9 {the", 10, 11, Wanted.LEGAL, 0),
    ("b4 {the", "b-4 {the", 10, 11, Wanted.SPACE, 0),
    ("{the Falcon leads}", "{the Falcon", 10, 40, Wanted.MORE_TEXT, 1),
    ("{the Falcon leads}", "the Falcon", 10, 14, Wanted.LEGAL, 1),
    ("c5 c4", "c5", 10, 44, Wanted.REST, 5),
    ("c5 c4", "c5 c4 c4", 10, 48, Wanted.NEXT_LINE, 6),
    ("lot:0", "lot:1", 12, 1, Wanted.LEGAL, 12),
    ("lot:0", "", 13, 1, Wanted.LOT, 12),
    ("lot:0", "[Lot 0]", 12, 1, Wanted.LOT, 12),
    ("round 1, 0", "round 2, 0", 13, 1, Wanted.HEAD, 13),
    ("round 1, 0", "round 1, 3", 13, 1, Wanted.HEAD, 13),
    ("F2nW4C3", "F2nW4", 13, 13, Wanted.DECISION, 13),
    ("F2nW4C3", "F9nW4C3", 13, 13, Wanted.LEGAL, 13),
    ("  1. 0: W:0F", "  2. 0: W:0F", 14, 3, Wanted.HEAD, 14),
    ("  1. 0: W:0F", "  1. 3: W:0F", 14, 3, Wanted.HEAD, 14),
    ("W:0F NW", "", 14, 9, Wanted.DECISION, 14),
    ("W:0F NW", "{first} W:0F NW", 14, 9, Wanted.DECISION, 14),
    ("W:0F NW", "W:0F", 14, 13, Wanted.REST, 15),
    ("W:0F NW", "W:0F NW NW", 14, 17, Wanted.NEXT_LINE, 16),
    ("W:0F NW", "W:0F NW C:3C SW", 14, 17, Wanted.NEXT_LINE, 16),
    ("W:0F NW", "W:0F NW ]", 14, 17, Wanted.NEXT_LINE, 16),
    ("W:0F NW", "W:0F SE", 14, 14, Wanted.LEGAL, 15),
    ("<chance=0.47>", "<chance=0.47", 16, 30, Wanted.CLOSING, 21),
    ("<chance=0.47>", "<=0.47>", 16, 15, Wanted.KEY, 21),
    ("<chance=0.47>", "<chance 0.47>", 16, 22, Wanted.CLOSING, 21),
    ("<chance=0.47>", "<chance=>", 16, 22, Wanted.VALUE, 21),
    ("<chance=0.47>", '<chance="0.47>', 16, 56, Wanted.CLOSING, 21),
    ("<chance=0.47>", "<a=1 a=1>", 16, 19, Wanted.ONCE, 21),
    ("<chance=0.47>", "<a=1> {late}", 16, 20, Wanted.DECISION, 21),
]


@pytest.mark.parametrize("case", BROKEN, ids=lambda case: f"{case[0]} to {case[1]}")
def test_broken(case: tuple[str, str, int, int, Wanted, int | None]) -> None:
    old, new, line, column, wanted, kept = case
    assert SAMPLE.count(old) == 1
    error = refused(SAMPLE.replace(old, new))
    assert (error.line, error.column, error.wanted) == (line, column, wanted)
    assert (error.record and len(error.record.decisions)) == kept
    if error.record:
        whole = read_record(SAMPLE)
        assert error.record.decisions == whole.decisions[:kept]
        assert read_record(write_record(error.record)) == error.record
    assert str(error).startswith(f"line {line}, column {column}: expected {error.expected}, found ")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_messages() -> None:
    cases = {
        refused(SAMPLE.replace("W:0F NW", "W:0F SE")): (
            "line 14, column 14: expected a decision that the rules allow, found 'SE': "
            "Step(direction='SE') is refused by no-space-behind: "
        ),
        refused(""): 'line 1, column 1: expected a game, which begins with [Mansuba "v1"], found',
        refused(SAMPLE.replace("lot:0", "l" * 99)): f"found '{'l' * 40}…': column 1",
        refused(SAMPLE + SAMPLE): "line 26, column 1: expected one game and no more, found",
    }
    for error, message in cases.items():
        assert message in str(error)


@pytest.mark.parametrize("wanted", Wanted)
def test_each_expectation_can_be_said(wanted: Wanted) -> None:
    assert repr(wanted) == f"Wanted.{wanted.name}"
    facts = {fact: "..." for _, fact, _, _ in Formatter().parse(wanted.value) if fact}
    assert "expected" in str(RecordError(wanted, **facts))  # type: ignore[arg-type]


def test_the_rule_is_named() -> None:
    error = refused(SAMPLE.replace("W:0F NW", "W:3F NW"))
    assert isinstance(error, NotationError)
    assert isinstance(error.reason, IllegalDecisionError)
    assert error.reason.refusal.rule is Rule.LAW_1
    assert error.found == "W:3F"


def test_after_the_end_of_a_game() -> None:
    record = played(Edition.standard().with_(board="oasis"), 2, 1, 5000, steered=0.9)
    error = refused(write_record(record) + "round 99, 0: F1W1C1I1J1K1\n")
    assert error.wanted is Wanted.GAME_OVER
    assert error.record == record
    winner = str(record.result)
    for word in ("unfinished", "truncated", "0 3".replace(winner, "").strip()):
        text = write_record(record).replace(f'[Result "{winner}"]', f'[Result "{word}"]')
        error = refused(text)
        assert (error.line, error.wanted, error.facts) == (4, Wanted.RESULT, {"known": winner})
    without = write_record(record).replace(f'[Result "{winner}"]\n', "")
    assert read_record(without) == record


def test_broken_positions() -> None:
    inside = Record(list(read_record(SAMPLE).positions())[20])
    text = write_record(inside)
    error = refused(text.replace("v1 0:", "v1 9:"))
    assert (error.line, error.wanted) == (4, Wanted.POSITION)
    assert text.splitlines()[3][error.column - 1 :].startswith("0:")
    assert isinstance(error.reason, NotationError)
    error = refused(text.replace('"0 3"', '"0 2 4"'))
    assert (error.line, error.column, error.wanted) == (3, 9, Wanted.SAME_SEATS)


def test_impossible_positions() -> None:
    inside = write_record(Record(list(read_record(SAMPLE).positions())[14]))
    line = next(line for line in inside.splitlines() if "Position" in line)
    broken = line.replace("b4", "a4")
    assert broken != line
    error = refused(inside.replace(line, broken))
    assert isinstance(error.reason, ImpossiblePositionError)
    assert (error.line, error.column, error.wanted) == (4, 12, Wanted.POSITION)


def test_broken_editions() -> None:
    edition = Edition.standard().with_(laws_bind="mover", ring=Edition.standard().ring[::-1])
    text = write_record(Record(played(edition, 2, 1, 0).start))
    assert text.splitlines()[2:5] == [
        '| board = "sun"',
        '| laws_bind = "mover"',
        '| ring = ["falcon", "woman", "crocodile", "cat", "jackal", "ibis"]',
    ]
    for old, new, line, column, wanted in [
        ('| laws_bind = "mover"', "| laws_bind = mover", 4, 15, Wanted.OWN_EDITION),
        ('| laws_bind = "mover"', '| laws_bind = "me"', 3, 1, Wanted.OWN_EDITION),
        ('| laws_bind = "mover"', "| laws_bind = '''", 5, 1, Wanted.OWN_EDITION),
        ("| laws_bind", "| x = " + "[" * 9999, 3, 1, Wanted.OWN_EDITION),
        ("| laws_bind", "| x" + ".x" * 101, 3, 1, Wanted.FEWER_DOTS),
        ("| laws_bind", "| # " + "\n| #".join(["x" * 60_000] * 2), 3, 1, Wanted.SHORTER_EDITION),
        ('| board = "sun"', '| board = "oasis"', 2, 11, Wanted.SAME_EDITION),
        ('[Edition "sun', '[Edition "sea', 2, 11, Wanted.SAME_EDITION),
    ]:
        error = refused(text.replace(old, new))
        assert (error.line, error.column, error.wanted) == (line, column, wanted), str(error)
        assert isinstance(error.reason, EditionError) == (wanted is Wanted.OWN_EDITION)
    assert write_edition(edition).startswith('board = "sun"\nlaws_bind')


@pytest.mark.parametrize(
    ("parts", "wanted", "where"),
    [
        ({"tags": {"": "x"}}, Wanted.TAG_NAME, "/tags/"),
        ({"tags": {"a b": "x"}}, Wanted.TAG_NAME, "/tags/a b"),
        ({"tags": {1: "x"}}, Wanted.TAG_NAME, "/tags/1"),
        ({"tags": {"Seats": "x"}}, Wanted.FREE_TAG, "/tags/Seats"),
        ({"tags": {"Name1": "x"}}, Wanted.NAME, "/tags/Name1"),
        ({"tags": {"Date": 2026}}, Wanted.STRING, "/tags/Date"),
        ({"tags": {f"T{n}": "" for n in range(257)}}, Wanted.FEWER_TAGS, "/tags"),
        ({"notes": {0: Note("x")}}, Wanted.NUMBER, "/notes/0"),
        ({"notes": {-1: Note("x")}}, Wanted.NUMBER, "/notes/-1"),
    ],
)
def test_records_that_cannot_be(parts: dict[str, object], wanted: Wanted, where: str) -> None:
    start = read_record(SAMPLE).start
    with pytest.raises(RecordError) as caught:
        Record(start, **parts)  # type: ignore[arg-type]
    assert (caught.value.wanted, caught.value.where) == (wanted, where)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize(
    ("note", "wanted", "where"),
    [
        (Note(1), Wanted.STRING, "/notes/2/text"),  # type: ignore[arg-type]
        (Note("", {"a b": "x"}), Wanted.KEY, "/notes/2/values"),
        (Note("", {"a": 0.5}), Wanted.STRING, "/notes/2/values/a"),  # type: ignore[dict-item]
    ],
)
def test_notes_that_cannot_be(note: Note, wanted: Wanted, where: str) -> None:
    whole = read_record(SAMPLE)
    with pytest.raises(RecordError) as caught:
        Record(whole.start, whole.decisions, notes={2: note})
    assert (caught.value.wanted, caught.value.where) == (wanted, where)


def test_what_cannot_be_written() -> None:
    whole = read_record(SAMPLE)
    with pytest.raises(IllegalDecisionError):
        write_record(Record(whole.start, whole.decisions[1:]))
    won = played(Edition.standard().with_(board="oasis"), 2, 1, 5000, steered=0.9)
    with pytest.raises(RecordError) as caught:
        write_record(Record(won.start, won.decisions, truncated=True))
    assert caught.value.wanted is Wanted.RESULT
