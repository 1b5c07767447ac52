"""Notes between processes come out as they went in, and nonsense is passed over."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from mansuba.table.notes import (
    Look,
    Note,
    Present,
    Reread,
    SetPace,
    ShowOut,
    Tell,
    read_note,
    write_note,
)

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
NOTES: st.SearchStrategy[Note] = st.one_of(
    st.builds(Look, TEXTS, st.none() | st.integers(0)),
    st.builds(Reread, TEXTS),
    st.builds(Tell, TEXTS, TEXTS),
    st.builds(ShowOut, TEXTS, TEXTS),
    st.builds(SetPace, TEXTS, TEXTS),
    st.dictionaries(TEXTS, st.tuples(st.integers(0), st.lists(TEXTS).map(tuple))).map(Present),
)


@given(TEXTS, NOTES)
def test_a_note_comes_out_as_it_went_in(by: str, note: Note) -> None:
    assert read_note(write_note(by, note)) == (by, note)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda some: st.lists(some) | st.dictionaries(TEXTS, some),
)


@given(JSON, st.sampled_from(["look", "reread", "tell", "out", "pace", "present", "news"]), JSON)
def test_what_a_later_version_may_say_is_passed_over(by: object, sort: str, said: object) -> None:

    for text in (
        json.dumps(said),
        json.dumps([by, sort, said]),
        json.dumps([by, sort, said, said]),
    ):
        found = read_note(text)
        assert found is None or json.loads(write_note(*found)) == json.loads(text)
