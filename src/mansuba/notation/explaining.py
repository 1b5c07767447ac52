"""What is wrong with a text, where, and what would be right: as messages, for any language.

Whoever shows it says each message in the reader's own language. Facts that are themselves
sentences are said first.

>>> from mansuba.notation import read_decision
>>> try:
...     read_decision("W:0F!")
... except NotationError as error:
...     explained(error)[0].facts["name"]
(Sentence(message='place-column', facts={'column': 5}),)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from mansuba.notation.expecting import expected_message, found_at, shortened
from mansuba.notation.records.errors import RecordError, RecordTextError
from mansuba.notation.scanner import NotationError
from mansuba.notation.telling import kebab, told
from mansuba.rulebook.errors import (
    EditionError,
    IllegalDecisionError,
    ImpossiblePositionError,
    MansubaError,
)

PLACE = re.compile(r"line (\d+)(?:, column (\d+))?")


@dataclass(frozen=True)
class Sentence:
    """A message, and what it is told."""

    message: str
    facts: Mapping[str, str | int | Sentences] = field(default_factory=dict)


Sentences: TypeAlias = tuple[Sentence, ...]
"""Said one after another."""


def explained(error: MansubaError) -> Sentences:
    """What was wrong, where, and what would be right; nothing if there are no words for it."""
    match error:
        case IllegalDecisionError():
            refusal = error.refusal
            return (Sentence(f"refusal-{refusal.rule.value}", told(refusal.facts)),)
        case EditionError():
            return _of_edition(error)
        case ImpossiblePositionError():
            return (Sentence(f"flaw-{kebab(error.flaw.name)}", told(error.facts)),)
        case RecordError():
            return _of_record(error)
        case NotationError():
            return _of_notation(error)
    return ()


def _of_edition(error: EditionError) -> Sentences:
    facts: dict[str, str | int | Sentences] = dict(told(error.facts))
    if "expected" in error.facts:
        facts["expected"] = _expected(str(error.facts["expected"]))
    reason = (Sentence(f"fault-{kebab(error.fault.name)}", facts),)
    return _placed(error.source, _placed(_place(error.where), reason))


def _of_record(error: RecordError) -> Sentences:
    wanted = (Sentence(f"wanted-{kebab(error.wanted.name)}", told(error.facts)),)
    reason = explained(error.reason) if error.reason else ()
    where = _place(error.where)
    if isinstance(error, RecordTextError):
        where = (Sentence("place-line-column", {"line": error.line, "column": error.column}),)
    return _placed(where, (*_found(wanted, error.found), *reason))


def _of_notation(error: NotationError) -> Sentences:
    where = (Sentence("place-column", {"column": error.column}),)
    return _placed(where, _found(_expected(error.expected), found_at(error)))


def _expected(phrase: str) -> str | Sentences:
    message = expected_message(phrase)
    return (Sentence(*message),) if message else phrase


def _found(expected: str | Sentences, found: str | None) -> Sentences:
    if found is None:
        return (Sentence("expected-not-end", {"expected": expected}),)
    return (Sentence("expected-not-found", {"expected": expected, "found": shortened(found)}),)


def _placed(where: str | Sentences, problem: Sentences) -> Sentences:
    """What was wrong, behind the place if that is known."""
    return (Sentence("expected-at", {"name": where, "problem": problem}),) if where else problem


def _place(where: str) -> str | Sentences:
    """A place in a file, if it is one; a key or a path stays as it is."""
    place = PLACE.fullmatch(where)
    if place and place[2]:
        facts = {"line": int(place[1]), "column": int(place[2])}
        return (Sentence("place-line-column", facts),)
    return (Sentence("place-line", {"line": int(place[1])}),) if place else where
