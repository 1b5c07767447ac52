"""Facts for messages: what events, refusals and errors tell, as words of the notation.

A message is put into someone's language by whoever shows it; here it only gets what it needs to
know: figures as `0F`, sticks as `F`, courts as `0t`, numbers as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from mansuba.notation.decisions import write_sticks
from mansuba.rulebook.board import Court
from mansuba.rulebook.events import Event, Threw
from mansuba.rulebook.figures import Figure, Kind
from mansuba.rulebook.phase import Chance, Phase
from mansuba.rulebook.sticks import Face

COURT_KEY = re.compile(r"(temple|pyramid)s\.(\d)")
A_FIGURE = re.compile(r"Figure\(seat=(\d), kind=Kind\.(\w+)\)")
A_FACE = re.compile(r"Face\(icons=(\d+), naal=(True|False)\)")
FACES = re.compile(rf"\(?{A_FACE.pattern}(?:, {A_FACE.pattern})*,?\)?")
AND_OR = re.compile(r",? (?:and|or) |, ")


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
        facts["faces"] = write_sticks(dict(zip(Kind, event.faces, strict=True)))
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
