"""A decision as a word, and words that are none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba import (
    Decision,
    Edition,
    Face,
    Figure,
    Kind,
    Lot,
    Pass,
    Place,
    Position,
    Step,
    Stop,
    Take,
    Throw,
)
from mansuba.notation import NotationError, read_decision, write_decision
from mansuba.rulebook.phase import Phase

kinds = st.sampled_from(Kind)
figures = st.builds(Figure, st.integers(0, 5), kinds)
faces = st.builds(Face, st.integers(1, 9), st.booleans())
decisions = st.one_of(
    st.builds(Place, figures, st.from_regex("[A-Za-z0-9_]{1,12}", fullmatch=True)),
    st.builds(Lot, st.integers(0, 5)),
    st.builds(Throw, st.tuples(*[faces] * 6)),
    st.builds(Take, kinds, figures),
    st.builds(Step, st.from_regex("[A-Z]{1,4}", fullmatch=True)),
    st.just(Stop()),
    st.builds(Pass, kinds),
)

WORDS: list[tuple[str, Decision]] = [
    ("0F@c4", Place(Figure(0, Kind.FALCON), "c4")),
    ("5K@A_long_name1", Place(Figure(5, Kind.CAT), "A_long_name1")),
    ("lot:3", Lot(3)),
    (
        "F1W2nC4I3J9nK1",
        Throw((Face(1), Face(2, naal=True), Face(4), Face(3), Face(9, naal=True), Face(1))),
    ),
    ("C:0K", Take(Kind.CROCODILE, Figure(0, Kind.CAT))),
    ("F:3F", Take(Kind.FALCON, Figure(3, Kind.FALCON))),
    ("NE", Step("NE")),
    ("F", Step("F")),
    ("CCW", Step("CCW")),
    ("stop", Stop()),
    ("pass:C", Pass(Kind.CROCODILE)),
]


@pytest.mark.parametrize(("word", "decision"), WORDS)
def test_word(word: str, decision: Decision) -> None:
    assert write_decision(decision) == word
    assert read_decision(word) == decision


@given(decisions)
def test_every_decision_round_trips(decision: Decision) -> None:
    assert read_decision(write_decision(decision)) == decision


@given(decisions, decisions)
def test_different_decisions_have_different_words(one: Decision, other: Decision) -> None:
    assert (write_decision(one) == write_decision(other)) is (one == other)


def test_every_throw_round_trips() -> None:
    position = Position.new(Edition.standard(), players=2)
    while position.phase is not Phase.THROW:
        position = position.after(position.decisions()[-1])
    for throw in position.decisions():
        assert read_decision(write_decision(throw)) == throw


@pytest.mark.parametrize(
    ("word", "column", "expected", "found"),
    [
        ("", 1, "a decision", "the end"),
        ("go", 1, "a decision", "'go'"),
        ("NORTH", 1, "a decision", "'NORTH'"),
        ("NE!", 1, "a decision", "'NE!'"),
        ("NE ", 1, "a decision", "'NE'"),
        (" NE", 1, "a decision", "' '"),
        ("NE\n", 3, "the end", "'\\n'"),
        ("stop!", 5, "the end", "'!'"),
        ("stop stop", 5, "the end", "' '"),
        ("lot:", 5, "a seat, 0 to 5", "the end"),
        ("lot:6", 5, "a seat, 0 to 5", "'6'"),
        ("lot:33", 6, "the end", "'3'"),
        ("pass:", 6, "a kind, one of F W C I J K", "the end"),
        ("pass:X", 6, "a kind, one of F W C I J K", "'X'"),
        ("C:", 3, "a seat, 0 to 5", "the end"),
        ("C:K", 3, "a seat, 0 to 5", "'K'"),
        ("C:0", 4, "a kind, one of F W C I J K", "the end"),
        ("C:0KK", 5, "the end", "'K'"),
        ("6F@c4", 1, "a seat, 0 to 5", "'6F@c4'"),
        ("0@c4", 2, "a kind, one of F W C I J K", "'@c4'"),
        ("0F", 3, "'@'", "the end"),
        ("0F@", 4, "a space", "the end"),
        ("0F@c 4", 5, "the end", "' '"),
        ("0F@abcdefghijklm", 16, "the end", "'m'"),
        ("٣F@c4", 1, "a seat, 0 to 5", "'٣F@c4'"),
        ("F1W2n", 6, "'C'", "the end"),
        ("F1C2n", 3, "'W'", "'C2n'"),
        ("W2n", 1, "'F'", "'W2n'"),
        ("F0", 2, "a face, 1 to 9 icons", "'0'"),
        ("F1W2nC4I3J9nKn", 14, "a face, 1 to 9 icons", "'n'"),
        ("F1W2nC4I3J9nK10", 15, "the end", "'0'"),
    ],
)
def test_broken(word: str, column: int, expected: str, found: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_decision(word)
    error = refused.value
    assert (error.text, error.column, error.expected) == (word, column, expected)
    assert str(error) == f"column {column}: expected {expected}, found {found}"


def outcome(text: str) -> Decision | NotationError:
    """The decision that a word stands for, or the refusal. Any other exception gets through."""
    try:
        return read_decision(text)
    except NotationError as error:
        return error


@given(st.text() | st.text("0123456789FWCIJKNSE:@nlotpas", max_size=15))
def test_any_text_is_a_decision_or_refused(text: str) -> None:
    result = outcome(text)
    if isinstance(result, NotationError):
        assert 1 <= result.column <= len(text) + 1
    else:
        assert write_decision(result) == text
