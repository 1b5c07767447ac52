"""Sayings as words: one for each, and each reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.notation import NotationError
from mansuba.table import HERE, OPEN, read_said, write_said
from mansuba.table.sayings import (
    Agree,
    Away,
    Back,
    Decline,
    End,
    Ended,
    Mix,
    Nudge,
    Pause,
    Propose,
    Resume,
    Saying,
    Sit,
    read_saying,
    write_saying,
)

SEATS = st.integers(0, 9)
GUESTS = st.none() | st.from_regex("[0-9A-Za-z_-]{1,32}", fullmatch=True)
NAMES = st.text(st.characters(exclude_categories=["Cs"]))
SAYINGS = st.one_of(
    st.builds(Sit, SEATS, st.sampled_from([HERE, OPEN, "scribe"]), GUESTS, NAMES),
    *(st.builds(form, SEATS) for form in (Nudge, Away, Back, Agree, Decline)),
    st.builds(Pause),
    st.builds(Resume),
    st.builds(Mix, SEATS, st.text("0123456789abcdef", min_size=32, max_size=32)),
    st.builds(Propose, SEATS, st.none() | st.integers(0, 999_999_999)),
    st.builds(End, st.sampled_from(Ended)),
)


@given(SAYINGS)
def test_every_saying_is_a_word(saying: Saying) -> None:
    word = write_said(saying)
    assert read_said(word) == saying
    assert word.isascii()
    assert len(word.split()) == 1


@given(st.one_of(SAYINGS.map(write_saying), st.text("sitendogap:0123%41efé \n", max_size=30)))
def test_there_is_one_word_for_each(word: str) -> None:
    for spelled in (word, word + " ", word.upper(), word.replace("e", "%65"), word + ":"):
        saying = read_saying(spelled)
        assert saying is None or write_saying(saying) == spelled


@pytest.mark.parametrize(
    "word",
    [
        "sit:0:here:g",
        "sit:0:here:g:a:b",
        "sit:0::g:a",
        "sit:10:here:g:a",
        "sit:0:here:g:%41",
        "sit:0:here:g:%ff",
        "sit:0:here:g:é",
        "sit:0:here:g/:a",
        f"sit:0:here:{33 * 'g'}:a",
        "nudge",
        "nudge:x",
        "away:-1",
        "back:٣",
        "pause:0",
        "Pause",
        f"mix:0:{31 * 'a'}",
        f"mix:0:{32 * 'A'}",
        "propose:0",
        "propose:0:undo",
        "propose:0:undo:01",
        "propose:0:end:",
        "end",
        "end:won",
        "end:agreed\n",
    ],
)
def test_words_that_nobody_says(word: str) -> None:
    assert read_saying(word) is None
    with pytest.raises(NotationError):
        read_said(word)
