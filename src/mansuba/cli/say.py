"""Facts into sentences: what the rulebook and the notation tell, said in someone's language."""

from __future__ import annotations

import re

from mansuba import (
    EditionError,
    Event,
    IllegalDecisionError,
    ImpossiblePositionError,
    MansubaError,
    Refusal,
)
from mansuba.cli.expected import say_expected
from mansuba.notation import NotationError
from mansuba.notation.expecting import found_at, shortened
from mansuba.notation.records import RecordError, RecordTextError
from mansuba.notation.telling import kebab, told, told_of
from mansuba.words import Words

PLACE = re.compile(r"line (\d+)(?:, column (\d+))?")


def say_event(words: Words, event: Event) -> str:
    """What happened, as a sentence."""
    return words.say(f"event-{kebab(type(event).__name__)}", **told_of(event))


def say_refusal(words: Words, refusal: Refusal) -> str:
    """Why not, as a sentence."""
    return words.say(f"refusal-{refusal.rule.value}", **told(refusal.facts))


def say_error(words: Words, error: MansubaError) -> str:
    """What was wrong, where, and what would be right."""
    match error:
        case IllegalDecisionError():
            return say_refusal(words, error.refusal)
        case EditionError():
            return _say_edition_error(words, error)
        case ImpossiblePositionError():
            return words.say(f"flaw-{kebab(error.flaw.name)}", **told(error.facts))
        case RecordError():
            return _say_record_error(words, error)
        case NotationError():
            return _say_notation_error(words, error)
    return str(error)


def _say_edition_error(words: Words, error: EditionError) -> str:
    facts = dict(error.facts)
    if "expected" in facts:
        facts["expected"] = say_expected(words, str(facts["expected"]))
    reason = words.say(f"fault-{kebab(error.fault.name)}", **told(facts))
    return _placed(words, error.source, _place(words, error.where), reason)


def _say_record_error(words: Words, error: RecordError) -> str:
    if isinstance(error, RecordTextError):
        where = words.say("place-line-column", line=error.line, column=error.column)
    else:
        where = _place(words, error.where)
    expected = words.say(f"wanted-{kebab(error.wanted.name)}", **told(error.facts))
    said = _say_found(words, expected, error.found)
    if error.reason:
        said = f"{said} {say_error(words, error.reason)}"
    return _placed(words, where, said)


def _say_notation_error(words: Words, error: NotationError) -> str:
    where = words.say("place-column", column=error.column)
    expected = say_expected(words, error.expected)
    return _placed(words, where, _say_found(words, expected, found_at(error)))


def _placed(words: Words, *parts: str) -> str:
    """What was wrong, behind the places that are known: the outermost first."""
    *places, said = parts
    for place in filter(None, reversed(places)):
        said = words.say("usage-bad-value", name=place, problem=said)
    return said


def _say_found(words: Words, expected: str, found: str | None) -> str:
    if found is None:
        return words.say("expected-not-end", expected=expected)
    return words.say("expected-not-found", expected=expected, found=shortened(found))


def _place(words: Words, where: str) -> str:
    """A place in a file, if it is one; a key or a path stays as it is."""
    place = PLACE.fullmatch(where)
    if place and place[2]:
        return words.say("place-line-column", line=int(place[1]), column=int(place[2]))
    return words.say("place-line", line=int(place[1])) if place else where
