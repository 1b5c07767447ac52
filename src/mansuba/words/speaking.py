"""Saying a message: Fluent, with functions for what a figure, stick, court or seat is called.

A sentence names things by the words of the notation, and says in which grammatical form it wants
them; each language keeps its forms in its own `grammar.ftl`:

    { FIGURE($figure, form: "the", start: "yes") }    3F     → Seat 3’s Falcon
    { STICK($stick, form: "the") }                    K      → the Cat stick
    { COURT($court, form: "the") }                    3t     → seat 3’s Temple
    { KIND($kind, form: "the") }                      W      → the Woman
    { SEAT($seat, form: "the") }                      3      → seat 3
    { THROW($throw) }                                 F1W2n  → Falcon 1, Woman 2 with the Naal

Each function is a message of the grammar, `figure-the` or `seat-of`, said with what it needs, and
with a capital letter at its start where a sentence begins with it. The messages are told:

    figure-…       $kind, $seat, $named, $name
    court-…        $side, $seat, $named, $name
    seat-…         $seat, $named, $name
    kind-…         $kind
    stick-…        $kind
    stick-shows    $kind, $icons, $naal: once for each stick of a throw, joined by ", "

`$kind` is falcon, woman, crocodile, ibis, jackal or cat; `$side` is temple or pyramid; `$seat` and
`$icons` are numbers; `$naal` is n or no. Where someone's name stands for the seat, `$name` is it
and `$named` tells how it begins, for languages that elide: vowel if its first letter without
accents is one of aeiouh, else consonant. Without a name `$named` is no and `$name` is empty.

    3F, with {3: "Ana"}    → Ana’s Falcon, der Falke von Ana, le Faucon d’Ana
    3F, with {3: "Nefer"}  → Nefer’s Falcon, der Falke von Nefer, le Faucon de Nefer

The page has the same functions over the same files, and says every sentence exactly alike.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from mansuba.words.languages import LANGUAGES

Arg: TypeAlias = str | int
"""What a message can be told."""

MOST_OF_A_TEXT = 2000  # Fluent takes no more than 2500 characters in one place
MOST_OF_A_NAME = 100  # several of them fit into one sentence
OBEYED = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Control characters, and what turns the direction of writing, so that a text reads as another."""

KINDS = {
    "F": "falcon",
    "W": "woman",
    "C": "crocodile",
    "I": "ibis",
    "J": "jackal",
    "K": "cat",
}
SIDES = {"t": "temple", "p": "pyramid"}
THROWN = re.compile(r"([FWCIJK])(\d)(n?)")
ELIDING = "aeiouh"


class MissingWordsError(LookupError):
    """A message that is not there, or that was not told all it needs."""


class Words:
    """One language's messages, with names for the seats that have one.

    >>> Words("en", {3: "Ana"}).say("event-moved", figure="3F", origin="c4", destination="d4")
    'Ana’s Falcon moves from c4 to d4.'
    """

    def __init__(self, language: str, names: Mapping[int, str] | None = None) -> None:
        self.language = language
        self._bundle = _bundle(language, tuple(sorted((names or {}).items())))

    def say(self, message: str, /, **told: Arg) -> str:
        """The message in this language."""
        return _format(self._bundle, message, told)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)


@lru_cache(maxsize=64)
def _bundle(language: str, names: tuple[tuple[int, str], ...]) -> FluentBundle:
    def said(message: str, told: Mapping[str, Arg]) -> str:
        return _format(bundle, message, told)

    resources = _resources(language)
    # Marks that keep directions of writing apart would be noise: all five run left to right.
    functions = _functions(said, {seat: _short(name) for seat, name in names})
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for resource in resources:
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(language: str) -> tuple[Resource, ...]:
    if language not in LANGUAGES:
        raise MissingWordsError(f"no messages in {language!r}, only in {', '.join(LANGUAGES)}")
    folder = files("mansuba.words").joinpath("locales", language)
    return tuple(
        FluentResource(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl")
    )


def _format(bundle: FluentBundle, message: str, told: Mapping[str, Arg]) -> str:
    if not bundle.has_message(message):
        raise MissingWordsError(f"{bundle.locales[0]}: no message {message}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise MissingWordsError(f"{bundle.locales[0]}: {message} says nothing")
    said, errors = bundle.format_pattern(pattern, _plain(told))
    if errors:
        raise MissingWordsError(f"{bundle.locales[0]}: {message}: {errors[0]}") from errors[0]
    return str(said)


def _plain(told: Mapping[str, Arg]) -> dict[str, Arg]:
    return {name: plain(arg) if isinstance(arg, str) else arg for name, arg in told.items()}


def plain(text: str) -> str:
    """Someone's text as it may stand in a sentence: no signs that a terminal obeys, no endless one.

    >>> plain("red\\x1b[31m")
    'red�[31m'
    """
    shown = OBEYED.sub("\N{REPLACEMENT CHARACTER}", text)
    return shown if len(shown) <= MOST_OF_A_TEXT else f"{shown[:MOST_OF_A_TEXT]}…"


def _short(name: str) -> str:
    """A name as it may stand in a sentence, on one line."""
    shown = " ".join(plain(name).split())
    return shown if len(shown) <= MOST_OF_A_NAME else f"{shown[:MOST_OF_A_NAME]}…"


def _beginning(name: str) -> str:
    """How a name begins, as French wants to know it.

    >>> _beginning("Élise"), _beginning("Nefer"), _beginning("")
    ('vowel', 'consonant', 'no')
    """
    if not name:
        return "no"
    first = unicodedata.normalize("NFD", name)[0]
    return "vowel" if first.lower() in ELIDING else "consonant"


def _functions(
    say: Callable[[str, Mapping[str, Arg]], str], names: Mapping[int, str]
) -> dict[str, Callable[..., Any]]:
    def inflect(message: str, form: str, start: str, **told: Arg) -> str:
        said = say(f"{message}-{form}", told)
        return said[:1].upper() + said[1:] if start else said

    def whose(seat: int) -> dict[str, Arg]:
        name = names.get(seat, "")
        return {"seat": seat, "named": _beginning(name), "name": name}

    def figure(word: object, form: str, start: str = "") -> str:
        seat, letter = _two(word)
        return inflect("figure", form, start, kind=KINDS[letter], **whose(int(seat)))

    def court(word: object, form: str, start: str = "") -> str:
        seat, side = _two(word)
        return inflect("court", form, start, side=SIDES[side], **whose(int(seat)))

    def stick(letter: object, form: str, start: str = "") -> str:
        return inflect("stick", form, start, kind=KINDS[str(letter)])

    def kind(letter: object, form: str, start: str = "") -> str:
        return inflect("kind", form, start, kind=KINDS[str(letter)])

    def seat(number: int | str, form: str, start: str = "") -> str:
        return inflect("seat", form, start, **whose(int(number)))

    def throw(word: object) -> str:
        shown = (
            inflect("stick", "shows", "", kind=KINDS[letter], icons=int(icons), naal=naal or "no")
            for letter, icons, naal in THROWN.findall(str(word))
        )
        return ", ".join(shown)

    return {
        "FIGURE": figure,
        "COURT": court,
        "STICK": stick,
        "KIND": kind,
        "SEAT": seat,
        "THROW": throw,
    }


def _two(word: object) -> tuple[str, str]:
    """A word of two signs, such as 3F: a seat, and what is the seat's."""
    text = str(word)
    return text[:1], text[1:]
