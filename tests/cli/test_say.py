"""Every refusal, event, fault, flaw and broken text has its sentence in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from string import Formatter
from typing import Any, get_args

import pytest

from mansuba import (
    CHANCE,
    Court,
    EditionError,
    Event,
    Face,
    Figure,
    IllegalDecisionError,
    ImpossiblePositionError,
    Kind,
    Phase,
    Refusal,
    Rule,
    Side,
)
from mansuba.cli.say import say_error, say_event, say_refusal
from mansuba.notation import NotationError
from mansuba.notation.records import RecordError, RecordJSONError, RecordTextError
from mansuba.notation.records.errors import Wanted
from mansuba.rulebook.errors import Fault, Flaw
from mansuba.words import LANGUAGES, Words
from tests.refusals import CASES, Case

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)

COLON = "\N{NO-BREAK SPACE}?: "
"""French sets it off."""


def check_sentence(said: str) -> None:
    """Whole, clean, and capitalised."""
    assert said[0].isupper() or said[0] in "«“„", said
    assert not re.search(r"[{}]|  |<|Kind\.|Figure\(", said), said


# --- refusals -----------------------------------------------------------------------------------


def test_every_rule_can_be_met() -> None:
    assert {case().expected.rule for case in CASES} == set(Rule)


@every_case
def test_refusals_as_they_come(case: Case) -> None:
    refused = case()
    refusal = refused.position.why_not(refused.decision)
    assert refusal
    for language in LANGUAGES:
        said = say_refusal(Words(language), refusal)
        check_sentence(said)
        if refusal.law:
            assert re.match(rf"\w+ {refusal.law}\s?: ", said)


@every_case
def test_refusals_of_every_kind(case: Case) -> None:
    expected = case().expected
    for language, kind in product(LANGUAGES, Kind):
        told = {
            name: Figure(3, kind) if isinstance(fact, Figure) else fact
            for name, fact in expected.facts.items()
        }
        told |= {name: kind for name, fact in told.items() if isinstance(fact, Kind)}
        check_sentence(say_refusal(Words(language), Refusal(expected.rule, told)))


@every_language
@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_not_now_in_every_phase(language: str, phase: Phase) -> None:
    actor = CHANCE if phase in (Phase.LOT, Phase.THROW) else 4
    refusal = Refusal(Rule.NOT_NOW, {"phase": phase, "actor": actor})
    said = say_refusal(Words(language), refusal)
    check_sentence(said)
    assert ("4" in said) == (actor == 4)


# --- events -------------------------------------------------------------------------------------


def examples(event: type[Event]) -> Iterator[Event]:
    """An event with each kind of figure and stick."""
    for kind in Kind:
        facts: dict[str, Any] = {
            "figure": Figure(0, kind),
            "by": Figure(3, kind),
            "over": Figure(5, kind),
            "stick": kind,
            "seat": 0,
            "starter": 3,
            "steps": kind + 1,
            "space": "j10",
            "origin": "j10",
            "over_space": "j11",
            "destination": "j12",
            "faces": tuple(Face(icons, naal=icons == 2) for icons in (1, 2, 3, 4, 1, 2)),
        }
        yield event(**{field.name: facts[field.name] for field in fields(event)})


@pytest.mark.parametrize("event", get_args(Event), ids=lambda event: event.__name__)
def test_events(event: type[Event]) -> None:
    for language, example in product(LANGUAGES, examples(event)):
        said = say_event(Words(language), example)
        check_sentence(said)
        assert said.endswith(".")


# --- errors -------------------------------------------------------------------------------------

FACTS: dict[str, Any] = {
    "known": "sun and oasis",
    "expected": "a list",
    "problem": "unclosed string",
    "name": "moon",
    "most": 256,
    "count": 1,
    "space": "j10",
    "direction": "NE",
    "seat": 3,
    "court": "temples.3",
    "temple": "c4",
    "pyramid": "q12",
    "players": 4,
    "given": "'both'",
    "stick": Kind.CAT,
    "face": Face(2, naal=True),
    "steps": 7,
    "version": "v1",
    "closing": "]",
    "word": "sun#4a33bb52",
    "seats": "0 3",
    "head": "round 2, 3:",
    "phase": "step",
}


def facts_of(sentence: str, figure: Figure) -> dict[str, Any]:
    """What a plain English sentence has in its braces, made up."""
    names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    return {name: FACTS.get(name, figure) for name in names}


@every_language
@pytest.mark.parametrize("fault", Fault)
def test_faults(language: str, fault: Fault) -> None:
    facts = facts_of(fault.value, Figure(0, Kind.WOMAN))
    if fault is Fault.TWO_NEIGHBOURS:
        facts |= {"one": "j11", "other": "k11"}
    error = EditionError("temples.3[2]", fault, **facts)
    error.source = "mine.toml"
    source, where, said = re.split(COLON, say_error(Words(language), error), maxsplit=2)
    assert (source, where) == ("mine.toml", "temples.3[2]")
    check_sentence(said)


@pytest.mark.parametrize("flaw", Flaw)
def test_flaws(flaw: Flaw) -> None:
    for language, kind in product(LANGUAGES, Kind):
        facts = facts_of(flaw.value, Figure(3, kind))
        if flaw is Flaw.TWO_WINNERS:
            facts |= {"one": 0, "other": 3}
        if flaw is Flaw.IN_ANOTHERS_COURT:
            facts["court"] = Court(1, Side.PYRAMID)
        check_sentence(say_error(Words(language), ImpossiblePositionError(flaw, **facts)))


@every_language
@pytest.mark.parametrize("wanted", Wanted)
def test_broken_records(language: str, wanted: Wanted) -> None:
    facts = facts_of(wanted.value, Figure(0, Kind.CAT))
    words = Words(language)
    in_text = say_error(words, RecordTextError(wanted, "xyz", line=3, column=7, **facts))
    in_json = say_error(words, RecordJSONError(wanted, None, where="/decisions/12", **facts))
    assert re.match(rf"\w+ 3, \w+ 7{COLON}\w", in_text)
    assert "xyz" in in_text
    assert re.match(rf"/decisions/12{COLON}\w", in_json)


@every_language
@pytest.mark.parametrize("phase", ["set-up", "place", "step"])
def test_broken_lines(language: str, phase: str) -> None:
    said = say_error(Words(language), RecordError(Wanted.REST, phase=phase))
    assert said == say_error(Words(language), RecordError(Wanted.REST, phase=phase))
    check_sentence(said)


@every_language
def test_a_reason_follows(language: str) -> None:
    refused = CASES[0]()
    refusal = refused.position.why_not(refused.decision)
    assert refusal
    reason = IllegalDecisionError(refused.decision, refusal)
    error = RecordTextError(Wanted.LEGAL, "E", line=3, column=7, reason=reason)
    said = say_error(Words(language), error)
    assert said.endswith(say_refusal(Words(language), refusal))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "column 4: Expected: a face, such as 3 or 2n. Found: x9."),
        ("de", "Spalte 4: Erwartet: eine Seite, etwa 3 oder 2n. Gefunden: x9."),
    ],
)
def test_broken_notation(language: str, said: str) -> None:
    error = NotationError("F1Wx9 and", 4, "a face, 1 to 9 icons")
    assert say_error(Words(language), error) == said


def test_broken_notation_at_the_end() -> None:
    error = NotationError("0F@", 4, "a space")
    said = "column 4: Expected: a space. But the text ends here."
    assert say_error(Words("en"), error) == said


def test_a_place_in_a_file() -> None:
    error = EditionError("line 3, column 7", Fault.SYNTAX, problem="unclosed string")
    said = say_error(Words("fr"), error)
    assert said.startswith("ligne 3, colonne 7\N{NO-BREAK SPACE}: Ce n’est pas du TOML")
