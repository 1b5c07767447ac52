"""The rules are told in one order, and their small boards show what they are there to show."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mansuba.notation.examples import EXAMPLES
from mansuba.words.arrangement import GLOSSARY, LAWS, SECTIONS
from tests.web.visiting import Visitor, visiting


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(tmp_path) as someone:
        yield someone


def at(visitor: Visitor, name: str, *line: str) -> Any:
    return visitor.ask("GET", f"/examples/{name}", params={"line": line})


def laws_met(visitor: Visitor, name: str) -> set[int | None]:
    """The laws that refuse a way of the example's figures to a space that is shown."""
    met = set()
    for take in shown_takes(visitor, name):
        for space in EXAMPLES[name].spaces:
            asked = {"line": [take["word"]], "to": space}
            refusal = visitor.ask("GET", f"/examples/{name}/why", params=asked)["refusal"]
            met.add(refusal and refusal["law"])
    return met


def shown_takes(visitor: Visitor, name: str) -> list[Any]:
    start = at(visitor, name)
    return [take for take in start["options"]["takes"] if take["figure"] in start["figures"]]


def test_the_order_is_that_of_the_documents(visitor: Visitor) -> None:
    told = visitor.ask("GET", "/rules")
    assert told["sections"] == list(SECTIONS)
    assert told["laws"] == list(LAWS)
    assert told["glossary"] == list(GLOSSARY)
    assert [example["name"] for example in told["examples"]] == list(EXAMPLES)
    places = {*map(str, LAWS), *SECTIONS}
    for example in told["examples"]:
        assert example["topic"] in places
        assert example["start"] == at(visitor, example["name"])
        shown = {space["name"] for space in example["board"]["spaces"]}
        assert shown.issuperset(example["start"]["figures"].values())
        for space in example["board"]["spaces"]:
            assert shown.issuperset(space["neighbours"].values())


@pytest.mark.parametrize("name", EXAMPLES)
def test_there_is_something_to_try(visitor: Visitor, name: str) -> None:
    mover = f"0{EXAMPLES[name].stick.letter}"
    takes = {take["figure"]: take["word"] for take in shown_takes(visitor, name)}
    ways = at(visitor, name, takes[mover])["options"]["ways"]
    assert {way["to"] for way in ways} & EXAMPLES[name].spaces


@pytest.mark.parametrize(
    ("name", "law"), [("jump", 2), ("temple", 3), ("courts", 4), ("pyramid", 5)]
)
def test_a_law_can_be_met(visitor: Visitor, name: str, law: int) -> None:
    assert EXAMPLES[name].topic == str(law)
    assert law in laws_met(visitor, name)


def test_the_naal_lends_figures_and_a_sacrifice_costs_a_stick(visitor: Visitor) -> None:
    naal = shown_takes(visitor, "naal")
    assert {take["sacrifice"] for take in naal if take["naal"]} == {True, False}
    steps = {take["sacrifice"]: take["steps"] for take in shown_takes(visitor, "sacrifice")}
    assert steps == {False: 3, True: 1}


def test_the_beguiled_figure_is_put_into_a_temple_that_is_shown(visitor: Visitor) -> None:
    ways = at(visitor, "beguile", "I:0I")["options"]["ways"]
    way = next(way for way in ways if way["beguiles"])
    beguiled = at(visitor, "beguile", "I:0I", *way["line"])
    assert "3J" not in beguiled["figures"]
    places = beguiled["options"]["places"]
    assert len(places) > 1
    for place in places:
        after = at(visitor, "beguile", "I:0I", *way["line"], place["word"])
        assert after["figures"]["3J"] == place["space"]
        assert after["options"]["phase"] == "step"


def test_the_last_figure_wins(visitor: Visitor) -> None:
    (way,) = [way for way in at(visitor, "end", "F:0F")["options"]["ways"] if way["wins"] == 0]
    over = at(visitor, "end", "F:0F", *way["line"])
    assert over["options"]["phase"] == "over"
    assert over["events"][-1][-1]["type"] == "won"


@pytest.mark.parametrize(
    ("path", "status", "error"),
    [
        ("nothing", 404, "no-such-page"),
        ("nothing/why?to=j10", 404, "no-such-page"),
        ("step?line=nonsense", 400, "not-understood"),
        ("step?line=stop", 422, "refused"),
        ("step?" + "&".join(["line=stop"] * 17), 422, "invalid"),
        ("step/why", 422, "invalid"),
    ],
)
def test_what_makes_no_sense(visitor: Visitor, path: str, status: int, error: str) -> None:
    assert visitor.ask("GET", f"/examples/{path}", status)["error"] == error
