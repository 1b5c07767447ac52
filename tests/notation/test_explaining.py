"""What is wrong with a text, as messages: where, what was found, and what would be right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mansuba import EditionError, MansubaError, Step
from mansuba.notation import (
    read_decision,
    read_edition,
    read_position,
    read_record,
    read_record_json,
)
from mansuba.notation.examples import EXAMPLES
from mansuba.notation.explaining import Sentence, Sentences, explained
from mansuba.rulebook.errors import Fault

HEAD = '[Mansuba "v1"]\n[Edition "sun"]\n[Seats "0 3"]\n\n'
BUILT_IN = Sentence("expected-built-in")
STANDING = "0:c4,c4,c6,b4,b5,a4/3:q16,q15,q14,r16,r15,s16"


def at(where: str | Sentence, *problem: Sentence) -> Sentences:
    name = (where,) if isinstance(where, Sentence) else where
    return (Sentence("expected-at", {"name": name, "problem": problem}),)


def sign(line: int, column: int) -> Sentence:
    return Sentence("place-line-column", {"line": line, "column": column})


def instead(expected: str | Sentence, found: str) -> Sentence:
    told = (expected,) if isinstance(expected, Sentence) else expected
    return Sentence("expected-not-found", {"expected": told, "found": found})


def too_short(expected: str | Sentence) -> Sentence:
    told = (expected,) if isinstance(expected, Sentence) else expected
    return Sentence("expected-not-end", {"expected": told})


@pytest.mark.parametrize(
    ("read", "text", "said"),
    [
        (
            read_decision,
            "W:0F!",
            at(Sentence("place-column", {"column": 5}), instead(Sentence("expected-end"), "!")),
        ),
        (read_decision, "F1W2", at(Sentence("place-column", {"column": 5}), too_short("'C'"))),
        (
            read_position,
            f"sun#4a33bb52 v1 {STANDING} 0 - -",
            (Sentence("flaw-two-on-a-space", {"space": "c4", "one": "0F", "other": "0W"}),),
        ),
        (
            read_edition,
            "board = 3",
            at(
                "board",
                Sentence("fault-wrong-type", {"expected": (Sentence("expected-built-in"),)}),
            ),
        ),
        (
            read_edition,
            'board = "moon"',
            at("board", Sentence("fault-no-such-board", {"name": "moon", "known": "sun, oasis"})),
        ),
        (
            read_record,
            f"{HEAD}set-up 0: q16\n",
            at(
                sign(5, 11),
                instead(Sentence("wanted-legal"), "q16"),
                Sentence("refusal-outside-temple", {"figure": "0F", "space": "q16"}),
            ),
        ),
        (
            read_record,
            '[Mansuba "v1"]\n',
            at(sign(1, 15), too_short(Sentence("wanted-missing", {"name": "Edition"}))),
        ),
        (read_record_json, "{}", (too_short(Sentence("wanted-needed-key", {"name": "mansuba"})),)),
    ],
)
def test_what_is_said(read: Callable[[str], object], text: str, said: Sentences) -> None:
    with pytest.raises(MansubaError) as broken:
        read(text)
    assert explained(broken.value) == said


def test_a_file_and_a_place_in_it() -> None:
    error = EditionError("line 3, column 7", Fault.MISSING)
    error.source = "mine.toml"
    missing = Sentence("fault-missing")
    assert explained(error) == at("mine.toml", *at(sign(3, 7), missing))
    line = Sentence("place-line", {"line": 3})
    assert explained(EditionError("line 3", Fault.MISSING)) == at(line, missing)


def test_what_the_rules_refuse() -> None:
    with pytest.raises(MansubaError) as refused:
        EXAMPLES["board"].position.play(Step("E"))
    (said,) = explained(refused.value)
    assert said.message.startswith("refusal-")


def test_what_nobody_has_words_for() -> None:
    assert explained(MansubaError("strange")) == ()


def test_an_example_shows_a_part_of_the_board_or_all_of_it() -> None:
    for example in EXAMPLES.values():
        whole = frozenset(example.position.edition.board.spaces)
        assert (example.spaces == whole) == (example.centre is None)
        assert set(example.figures.values()) <= example.spaces
