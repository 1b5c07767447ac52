"""Lines that are not in the notation are refused, with the column and what was expected."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mansuba import Edition, ImpossiblePositionError, MansubaError, Position
from mansuba.notation import NotationError, read_position, write_position
from tests.notation.test_positions import MIDDLE
from tests.perft.loader import all_cases

SEATS = "the figures of seats 0 3, or 0 2 4, or 0 1 3 4, or 0 1 2 3 4, or 0 1 2 3 4 5"


def column(text: str, after: str) -> int:
    """The column that follows a part of the line."""
    return text.index(after) + len(after) + 1


@pytest.mark.parametrize(
    ("old", "new", "after", "expected", "found"),
    [
        ("sun#4a33bb52", "", "", "an edition's name, # and fingerprint", "' '"),
        ("sun#4a33bb52", "sun", "", "an edition's name, # and fingerprint", "'sun'"),
        ("#4a33bb52", "#4a33", "", "an edition's name, # and fingerprint", "'sun#4a33'"),
        ("#4a33bb52", "#4a33bb53", "", "a built-in edition, or its own given", "'sun#4a33bb53'"),
        ("sun#", "oasis#", "", "a built-in edition, or its own given", "'oasis#4a33bb52'"),
        (" v1 ", "v1 ", "bb52", "' '", "'v1'"),
        (" v1 ", " v2 ", "bb52 ", "'v1'", "'v2'"),
        (" v1 ", " v1  ", " v1 ", "a seat, 0 to 5", "' '"),
        ("0:j7", "6:j7", " v1 ", "a seat, 0 to 5", "'6:j7,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16'"),
        ("0:j7", "0j7", " v1 0", "':'", "'j7,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16'"),
        ("a4/", "/", "b5,", "a space, - or *", "'/3:q16,*,r15,r16,q14,s16'"),
        ("j7,", "z9,", "0:", "a space of the board", "'z9,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16'"),
        (",a4/", "/", ",b5", "','", "'/3:q16,*,r15,r16,q14,s16'"),
        ("a4/", "a4,a5/", "b5,a4", "' '", "',a5/3:q16,*,r15,r16,q14,s16'"),
        ("c5", "*", "q16,", "no second figure in hand", "'*,r15,r16,q14,s16'"),
        ("/3:", "/2:", " v1 ", SEATS, "'0:j7,c5,c6,b4,b5,a4/2:q16,*,r15,r16,q14,s16'"),
        ("0:j7", "3:j7", " v1 ", SEATS, "'3:j7,c5,c6,b4,b5,a4/3:q16,*,r15,r16,q14,s16'"),
        ("s16 0 ", "s16 ", "s16 ", "a seat, 0 to 5", "'F1W2nC3'"),
        ("s16 0 ", "s16 7 ", "s16 ", "a seat, 0 to 5", "'7'"),
        ("F1W2nC3", "W2nF1C3", "W2n", "a later stick (C I J K)", "'F1C3'"),
        ("F1W2nC3", "F1F1", "F1", "a later stick (W C I J K)", "'F1'"),
        ("F1W2nC3", "K1K1", "K1", "a later stick (none is left)", "'K1'"),
        ("F1W2nC3", "F", " 0 F", "a face, 1 to 9 icons", "' '"),
        ("F1W2nC3", "F0", " 0 F", "a face, 1 to 9 icons", "'0'"),
        ("F1W2nC3", "F1X", "F1", "' '", "'X'"),
        (" 0F2bt", "", "C3", "' '", "the end"),
        ("0F2bt", "", "C3 ", "a seat, 0 to 5", "the end"),
        ("0F2bt", "-", "C3 ", "a seat, 0 to 5", "'-'"),
        ("0F2bt", "0Fbt", " 0F", "the steps left", "'bt'"),
        ("0F2bt", "0F2tb", "0F2t", "the end", "'b'"),
        ("0F2bt", "0F22", "0F2", "the end", "'2'"),
        ("0F2bt", "0F2bt ", "0F2bt", "the end", "' '"),
        ("0F2bt", "0F2bt\n", "0F2bt", "the end", "'\\n'"),
    ],
)
def test_broken(old: str, new: str, after: str, expected: str, found: str) -> None:
    assert MIDDLE.count(old) == 1
    line = MIDDLE.replace(old, new)
    with pytest.raises(NotationError) as refused:
        read_position(line)
    assert refused.value.text == line
    assert str(refused.value) == (
        f"column {column(line, after)}: expected {expected}, found {found}"
    )


@pytest.mark.parametrize("text", ["", " ", "sun", "-", "\n", "sun#4a33bb52", MIDDLE[:-6]])
def test_short(text: str) -> None:
    with pytest.raises(NotationError):
        read_position(text)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("j7,c5", "c5,c5", "c5 holds both 0F and 0W"),
        ("j7,c5", "-,c5", "0F is nowhere"),
        ("j7,c5", "g8,g8", "g8 holds both 0F and 0W"),
        ("0:j7", "0:s16", "s16 holds both 0F and 3K"),
        ("j7,c5", "j7,q15", "0W stands in seat 3's Temple, on q15"),
        ("s16 0", "s16 1", "seat 1 is not in the game"),
        ("s16 0", "s16 -", "sticks lie or a figure moves before the lot has fallen"),
        ("F1W2nC3", "F2W2nC3", "the Falcon stick has no face 2"),
        ("F1W2nC3", "F1W2nC3I1J1K1", "a figure moves, but no stick was taken"),
        ("0F2bt", "1F2bt", "nobody in this game owns 1F"),
        ("0F2bt", "0F9bt", "no stick gives 10 steps"),
        ("0F2bt", "0W2bt", "0W cannot have left its Temple"),
        ("0F2bt", "0F2", "3W is in hand before the move has begun"),
    ],
)
def test_impossible(old: str, new: str, said: str) -> None:
    """In the notation, but no game comes to it."""
    with pytest.raises(ImpossiblePositionError) as refused:
        read_position(MIDDLE.replace(old, new))
    assert str(refused.value) == said


@cache
def lines() -> list[tuple[str, Edition | None]]:
    return [(case.line, case.edition) for case in all_cases()]


def outcome(line: str, edition: Edition | None) -> Position | MansubaError:
    """The position that a line stands for, or the refusal. Any other exception gets through."""
    try:
        return read_position(line, edition)
    except (NotationError, ImpossiblePositionError) as error:
        return error


def read_or_refuse(line: str, edition: Edition | None) -> None:
    """A line is read as the one position that it stands for, or refused with a reason."""
    result = outcome(line, edition)
    if isinstance(result, Position):
        assert write_position(result) == line
        assert result.decisions() or result.winner is not None
        return
    assert str(result)
    if isinstance(result, NotationError):
        assert 1 <= result.column <= len(line) + 1


SIGNS = st.sampled_from("0123456789abcFWCIJKnbt#:,/-* v") | st.characters()


@given(
    which=st.integers(0, 10_000), where=st.integers(0, 10_000), sign=SIGNS, kind=st.integers(0, 3)
)
@example(which=0, where=0, sign="٣", kind=0)
@settings(max_examples=1000)
def test_one_damaged_sign(which: int, where: int, sign: str, kind: int) -> None:
    """Changed, left out, put in or doubled, anywhere in any line."""
    line, edition = lines()[which % len(lines())]
    at = where % len(line)
    damaged = {
        0: line[:at] + sign + line[at + 1 :],
        1: line[:at] + line[at + 1 :],
        2: line[:at] + sign + line[at:],
        3: line[:at] + line[at] + line[at:],
    }[kind]
    read_or_refuse(damaged, edition)


@pytest.mark.parametrize("sign", [*"09az-*, :/#b", None])
def test_every_sign_of_a_line(sign: str | None) -> None:
    for at in range(len(MIDDLE)):
        read_or_refuse(MIDDLE[:at] + (sign or "") + MIDDLE[at + 1 :], None)


@given(st.text())
def test_any_text(text: str) -> None:
    with pytest.raises(NotationError):
        read_position(text)


@given(first=st.integers(0, 10_000), second=st.integers(0, 10_000), cut=st.integers(0, 200))
@settings(max_examples=300)
def test_two_lines_mixed_up(first: int, second: int, cut: int) -> None:
    (one, edition), (other, _) = (lines()[n % len(lines())] for n in (first, second))
    read_or_refuse(one[:cut] + other[cut:], edition)
