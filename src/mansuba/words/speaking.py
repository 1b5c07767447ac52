"""Saying a message: Fluent, with functions for what a figure, stick, court or seat is called.

A sentence names things by the words of the notation, and says in which grammatical form it wants
them; each language keeps its forms in its own `grammar.ftl`:

    { FIGURE($figure, form: "the", start: "yes") }    3F     → Seat 3’s Falcon
    { STICK($stick, form: "the") }                    K      → the Cat stick
    { COURT($court, form: "the") }                    3t     → seat 3’s Temple
    { KIND($kind, form: "the") }                      W      → the Woman
    { SEAT($seat, form: "the") }                      3      → seat 3
    { THROW($throw) }                                 F1W2n  → Falcon 1, Woman 2 with the Naal
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from mansuba.words.languages import LANGUAGES

Arg: TypeAlias = str | int
"""What a message can be told."""

MOST_OF_A_TEXT = 2000  # Fluent takes no more than 2500 characters in one place
OBEYED = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")

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


class MissingWordsError(LookupError):
    """A message that is not there, or that was not told all it needs."""


class Words:
    """One language's messages."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, message: str, /, **told: Arg) -> str:
        """The message in this language."""
        return _format(self._bundle, message, told)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)


@cache
def _bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise MissingWordsError(f"no messages in {language!r}, only in {', '.join(LANGUAGES)}")
    # Marks that keep directions of writing apart would be noise: all five run left to right.
    bundle = FluentBundle([language], functions=_functions(language), use_isolating=False)
    folder = files("mansuba.words").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


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


def _functions(language: str) -> dict[str, Callable[..., Any]]:
    def inflect(message: str, form: str, start: str, **told: Arg) -> str:
        said = _format(_bundle(language), f"{message}-{form}", told)
        return said[:1].upper() + said[1:] if start else said

    def figure(word: object, form: str, start: str = "") -> str:
        seat, letter = _two(word)
        return inflect("figure", form, start, seat=int(seat), kind=KINDS[letter])

    def court(word: object, form: str, start: str = "") -> str:
        seat, side = _two(word)
        return inflect("court", form, start, seat=int(seat), side=SIDES[side])

    def stick(letter: object, form: str, start: str = "") -> str:
        return inflect("stick", form, start, kind=KINDS[str(letter)])

    def kind(letter: object, form: str, start: str = "") -> str:
        return inflect("kind", form, start, kind=KINDS[str(letter)])

    def seat(number: int | str, form: str, start: str = "") -> str:
        return inflect("seat", form, start, seat=int(number))

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
