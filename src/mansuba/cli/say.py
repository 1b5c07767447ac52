"""Facts into sentences: what the rulebook and the notation tell, said in someone's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from mansuba import (
    Court,
    EditionError,
    Event,
    Face,
    Figure,
    IllegalDecisionError,
    ImpossiblePositionError,
    Kind,
    MansubaError,
    Phase,
    Refusal,
)
from mansuba.cli.expected import say_expected
from mansuba.notation import NotationError
from mansuba.notation.records import RecordError, RecordTextError
from mansuba.rulebook.events import Threw
from mansuba.rulebook.phase import Chance
from mansuba.words import Words

PLACE = re.compile(r"line (\d+)(?:, column (\d+))?")
COURT_KEY = re.compile(r"(temple|pyramid)s\.(\d)")
A_FIGURE = re.compile(r"Figure\(seat=(\d), kind=Kind\.(\w+)\)")
A_FACE = re.compile(r"Face\(icons=(\d+), naal=(True|False)\)")
FACES = re.compile(rf"\(?{A_FACE.pattern}(?:, {A_FACE.pattern})*,?\)?")
AND_OR = re.compile(r",? (?:and|or) |, ")
MOST_FOUND = 40


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
    rest = error.text[error.column - 1 :]
    found = (rest.partition(" ")[0] or "␣") if rest else None
    return _placed(words, where, _say_found(words, say_expected(words, error.expected), found))


def _placed(words: Words, *parts: str) -> str:
    """What was wrong, behind the places that are known: the outermost first."""
    *places, said = parts
    for place in filter(None, reversed(places)):
        said = words.say("usage-bad-value", name=place, problem=said)
    return said


def _say_found(words: Words, expected: str, found: str | None) -> str:
    if found is None:
        return words.say("expected-not-end", expected=expected)
    shown = found if len(found) <= MOST_FOUND else found[:MOST_FOUND] + "…"
    return words.say("expected-not-found", expected=expected, found=shown)


def _place(words: Words, where: str) -> str:
    """A place in a file, if it is one; a key or a path stays as it is."""
    place = PLACE.fullmatch(where)
    if place and place[2]:
        return words.say("place-line-column", line=int(place[1]), column=int(place[2]))
    return words.say("place-line", line=int(place[1])) if place else where


def kebab(name: str) -> str:
    """The name of a class or a member of an enumeration, as messages spell it.

    >>> kebab("WonLot"), kebab("NO_SUCH_SPACE")
    ('won-lot', 'no-such-space')
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", "-", name).lower()


def told_of(event: Event) -> dict[str, str | int]:
    """What an event tells, for its message."""
    facts: dict[str, Any] = {field.name: getattr(event, field.name) for field in fields(event)}
    if isinstance(event, Threw):
        facts["faces"] = "".join(
            f"{kind.letter}{face}" for kind, face in zip(Kind, event.faces, strict=True)
        )
    return told(facts)


def told(facts: Mapping[str, object]) -> dict[str, str | int]:
    """Facts as messages take them: figures and courts as words of the notation, numbers as such."""
    return {name: _tell(name, fact) for name, fact in facts.items()}


def _tell(name: str, fact: object) -> str | int:
    match fact:
        case Kind():
            return fact.letter
        case Court():
            return f"{fact.seat}{str(fact.side)[0].lower()}"
        case Figure() | Face():
            return str(fact)
        case Phase() | Chance():
            return str(fact.value)
        case int():
            return fact
    text = str(fact)
    if name == "court":
        key = COURT_KEY.fullmatch(text)
        return f"{key[2]}{key[1][0]}" if key else text
    if name == "known":
        return ", ".join(_in_a_file(part) for part in AND_OR.split(text))
    return _as_written(text) if name in ("given", "face") else text


def _in_a_file(value: str) -> str:
    """One of the known values, as it stands in a file."""
    plain = value.strip("'")
    return {"True": "true", "False": "false", "a seat": "0–5"}.get(plain, plain)


def _as_written(given: str) -> str:
    """Something that is not of the game, as a person would have written it.

    >>> _as_written("Figure(seat=1, kind=Kind.FALCON)"), _as_written("'z9'")
    ('1F', 'z9')
    >>> _as_written("(Face(icons=1, naal=False), Face(icons=2, naal=True))")
    '1 2n'
    """
    figure = A_FIGURE.fullmatch(given)
    if figure and figure[2] in Kind.__members__:
        return f"{figure[1]}{Kind[figure[2]].letter}"
    if FACES.fullmatch(given):
        faces = A_FACE.findall(given)
        return " ".join(icons + ("n" if naal == "True" else "") for icons, naal in faces)
    try:
        plain = ast.literal_eval(given)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return given
    return plain if isinstance(plain, str) and plain.isprintable() and plain else given
