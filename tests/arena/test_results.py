"""Results as lines: written and read back the same, and nothing else is read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mansuba.arena.results import Pairing, Result, ResultTextError

counts = st.integers(0, 10**9)
seats = st.integers(0, 5)
names = st.text(max_size=20)
pairings = st.builds(Pairing, counts, counts, st.lists(names, min_size=2, max_size=6).map(tuple))
results = st.builds(
    Result,
    pairing=pairings,
    starter=seats,
    winner=st.none() | seats,
    turns=counts,
    beguiles=counts,
    leads=counts,
    thrown=st.dictionaries(seats, st.dictionaries(st.sampled_from(["1", "2n", "3", "4"]), counts)),
    faults=st.dictionaries(names, counts),
)


@given(results)
def test_a_line_and_back(result: Result) -> None:
    line = result.to_json()
    assert "\n" not in line
    assert Result.from_json(line) == result
    assert hash(Result.from_json(line)) == hash(result)


LINE = Result(Pairing(4, 2, ("a", "b")), 0, 3, 61, 4, 0, {0: {"1": 7}}, {}).to_json()


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"result": "v2"}, "result"),
        ({"number": -1}, "number"),
        ({"number": True}, "number"),
        ({"number": 1.0}, "number"),
        ({"entrants": "ab"}, "entrants"),
        ({"entrants": ["a", 1]}, "entrants[1]"),
        ({"starter": 6}, "starter"),
        ({"starter": None}, "starter"),
        ({"winner": -1}, "winner"),
        ({"turns": "61"}, "turns"),
        ({"thrown": []}, "thrown"),
        ({"thrown": {"7": {}}}, "thrown.7"),
        ({"thrown": {"0": {"1": -1}}}, "thrown.0.1"),
        ({"faults": {"a": None}}, "faults.a"),
        ({"more": 1}, "more"),
    ],
)
def test_what_is_no_result(change: dict[str, Any], where: str) -> None:
    line = json.dumps({**json.loads(LINE), **change})
    with pytest.raises(ResultTextError) as refused:
        Result.from_json(line)
    assert refused.value.where == where


@pytest.mark.parametrize("name", json.loads(LINE))
def test_what_is_missing(name: str) -> None:
    line = json.dumps({key: part for key, part in json.loads(LINE).items() if key != name})
    with pytest.raises(ResultTextError) as refused:
        Result.from_json(line)
    assert refused.value.where == name


@pytest.mark.parametrize("text", ["", "[]", "7", LINE[:-1], LINE + "x", "[" * 100_000])
def test_what_is_no_line(text: str) -> None:
    with pytest.raises(ResultTextError):
        Result.from_json(text)
